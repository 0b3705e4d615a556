'use client';
import { lookup } from '@sealed-orders/rules/kernel';
import {
  type Battle,
  CHITS,
  fightersIn,
  fortificationsIn,
  isolatedIn,
  SIDES,
  type Talk,
} from '@sealed-orders/rules/sector-campaign';
import { EFFECT_NAMES, PLANET_NAMES } from '@sealed-orders/text/sector-campaign';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { Fact, Facts, Part } from '../../battle/parts.tsx';
import { useSectorStep } from '../sector-context.ts';
import { useNames } from './use-names.ts';

const text = battleText.table;

/** What both players need at the table: terrain, chits, fortifications, isolated detachments, and effects in use. */
export function AtTheTable({ battle }: { readonly battle: Battle }) {
  const { view } = useSectorStep();
  const names = useNames();
  const { planet } = view.board;
  const fighters = fightersIn(view, battle);
  const forts = fortificationsIn(battle, fighters);
  const isolated = isolatedIn(fighters).map(names.counter);
  const talk = lookup(view.talks, battle.id);
  return (
    <Part title={text.title}>
      <Facts>
        {planet === null ? null : (
          <Fact name={text.planet} rule="SEC-SETUP-07">
            <b>{text.terrain(PLANET_NAMES[planet])}</b>
            <small>{text.planetSays}</small>
          </Fact>
        )}
        <Fact name={text.chits} rule="SEC-INIT-03">
          {text.chitsOf(battle.attacker, CHITS.attacker, CHITS.defender)}
        </Fact>
        <Fact name={text.forts} rule="SEC-BTL-02">
          {!battle.isFortified ? text.noForts : forts === null ? text.fortsUnknown : text.fortsOf(forts)}
        </Fact>
        <Fact name={text.isolation} rule="SEC-BTL-09">
          {isolated.length === 0 ? text.noIsolation : text.isolatedOf(isolated)}
        </Fact>
        {isolated.length === 0 ? null : (
          <Fact name={text.toTheEnd} rule="SEC-ISO-07">
            {text.fightsOn(isolated)}
          </Fact>
        )}
        {talk === undefined ? null : (
          <Fact name={text.effects} rule="SEC-MOM-08">
            <InUse talk={talk} />
          </Fact>
        )}
      </Facts>
    </Part>
  );
}

function InUse({ talk: { effects, bombardments } }: { readonly talk: Talk }) {
  const names = useNames();
  const used = [
    ...effects.map(({ side, effect, counter }) =>
      text.effect(side, EFFECT_NAMES[effect], counter === null ? null : names.counter(counter)),
    ),
    ...SIDES.flatMap((side) => (bombardments[side] === 0 ? [] : [text.bombardments(side, bombardments[side])])),
  ];
  if (used.length === 0) return text.noEffects;
  return (
    <ul>
      {used.map((says, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same effect can be used twice
        <li key={i}>{says}</li>
      ))}
    </ul>
  );
}
