'use client';
import { type BattleCard, checkOrder, type SeenBattle } from '@sealed-orders/rules/hex-campaign';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { prepText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { Dices } from 'lucide-react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useHexPlace } from '../hex-context.ts';
import { terrainAt } from '../map/known.ts';
import { PrepRow } from './prep-row.tsx';
import { armyName } from './sides.ts';
import { Beginner, FirstTurn, Landing, SetUp } from './table-dice.tsx';
import { useSending } from './use-sending.ts';

interface LinesProps {
  readonly battle: SeenBattle;
  readonly card: BattleCard;
}

const { terms } = prepText;

/** How the table is laid out. */
export function TableLines({ battle, card }: LinesProps) {
  const { view, words } = useHexPlace();
  const { dice } = card;
  const isOwnHalf = card.defender?.order === 'defend';
  return (
    <dl>
      <Terrain battle={battle} card={card} />
      <PrepRow name={terms.half} rule="HEX-TBL-03">
        {isOwnHalf ? prepText.half(armyName(view, words, battle.defender)) : prepText.bothHalves}
      </PrepRow>
      <PrepRow name={terms.light} rule="HEX-TBL-08">
        {card.light === 'day' ? prepText.day : prepText.nightOrDay(armyName(view, words, battle.attacker))}
      </PrepRow>
      <PrepRow name={terms.length} rule="HEX-TBL-04">
        {prepText.length}
      </PrepRow>
      <PrepRow name={terms.scenario} rule="HEX-TBL-14" dice={dice?.scenario == null ? [] : [dice.scenario]}>
        {scenarioWords(card)}
      </PrepRow>
      {card.flak === null ? null : (
        <PrepRow name={terms.works} rule="HEX-TBL-09">
          {worksWords(card)}
        </PrepRow>
      )}
      {card.shrines.map(({ god, summoning, possession }) => (
        <PrepRow key={god} name={terms.shrines} rule="HEX-RACE-CH-09">
          {prepText.shrine(god, summoning, possession)}
        </PrepRow>
      ))}
    </dl>
  );
}

function scenarioWords({ dice, scenario }: BattleCard): string {
  if (dice === null || dice.scenario === null) return prepText.noScenarioDie;
  return scenario ? prepText.scenario : prepText.noScenario;
}

/** Works of one kind are counted together. */
function worksWords({ defences }: BattleCard): string {
  const counts = new Map<string, number>();
  for (const { type, weapon } of defences) {
    const name = holdingsText.defence(type, weapon, 1);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const all = [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
  return all.length === 0 ? prepText.noWorks : all.join(', ');
}

/** The die for the terrain; the owner of a Stronghold may have it rerolled. */
function Terrain({ battle, card }: LinesProps) {
  const { view, isNow } = useHexPlace();
  const { send, isBusy } = useSending();
  const { dice, terrain } = card;
  if (dice === null || terrain === null) {
    return (
      <PrepRow name={terms.terrain} rule="HEX-TBL-01">
        {prepText.noDice}
      </PrepRow>
    );
  }
  const [grade, ground] = prepText.terrain(terrain, TERRAIN_NAMES[terrainAt(view, battle.hex)]);
  const again = dice.terrainAgain === null ? [] : [dice.terrainAgain];
  const order = { type: 'reroll-terrain', battle: battle.id } as const;
  const mayReroll = isNow && view.own !== null && checkOrder(view, view.own.id, order).length === 0;
  return (
    <PrepRow name={terms.terrain} rule={again.length > 0 ? 'HEX-TBL-02' : 'HEX-TBL-01'} dice={[dice.terrain, ...again]}>
      <b>{grade}</b>
      {ground}
      {mayReroll ? (
        <Button size="small" className="no-print ml-2" disabled={isBusy} onClick={() => send(order)}>
          <Icon of={Dices} /> {prepText.reroll}
        </Button>
      ) : null}
    </PrepRow>
  );
}

/** What is decided before the first turn. */
export function FirstLines({ battle, card }: LinesProps) {
  const { attacker, defender, bombardment, flak } = card;
  const isRaid = battle.kind === 'raid';
  const squadrons = (attacker.squadrons ?? 0) + (defender?.squadrons ?? 0);
  return (
    <dl>
      <SetUp battle={battle} />
      <Beginner battle={battle} />
      <PrepRow name={terms.zones} rule={flak === null ? 'HEX-TBL-21' : 'HEX-TBL-22'}>
        {flak === null ? prepText.zones : prepText.zonesStronghold}
      </PrepRow>
      <FirstTurn battle={battle} card={card} />
      <PrepRow name={terms.guns} rule="HEX-TBL-11">
        {bombardment ? prepText.bombardment : prepText.noBombardment}
      </PrepRow>
      <Landing battle={battle} card={card} />
      {flak === null ? null : (
        <PrepRow name={terms.flak} rule="HEX-TBL-32">
          {prepText.flak(flak)}
        </PrepRow>
      )}
      {squadrons === 0 ? null : (
        <PrepRow name={terms.aircraft} rule="HEX-TBL-33">
          {prepText.aircraft(squadrons)}
        </PrepRow>
      )}
      {isRaid ? (
        <PrepRow name={terms.sentries} rule="HEX-TBL-12">
          {prepText.sentries}
        </PrepRow>
      ) : null}
      {card.optional.length === 0 ? null : (
        <PrepRow name={terms.optional} rule="HEX-EXT-04">
          {card.optional
            .map(({ rule, use }) => `${prepText.optional(rule)}${use === 'on' ? '' : ` (${prepText.ifAgreed})`}`)
            .join(', ')}
        </PrepRow>
      )}
    </dl>
  );
}
