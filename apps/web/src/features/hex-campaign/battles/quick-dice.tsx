'use client';

import { Die } from '@sealed-orders/map';
import {
  BATTLE_SIDES,
  type BattleSide,
  lossTasks,
  QUICK_DAMAGE,
  type QuickBattle,
  type SeenBattle,
} from '@sealed-orders/rules/hex-campaign';
import { present } from '@sealed-orders/rules/kernel';
import { prepText, quickText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { useMemo } from 'react';
import { RuleChip } from '../../kit/rule-chip.tsx';
import { useHexPlace } from '../hex-context.ts';
import { SideSwatch } from './battle-symbols.tsx';
import { LossForm } from './loss-form.tsx';
import { armyName, OTHER, sideName, worthOf } from './sides.ts';

/** Rolled dice: what each side inflicts, and the losses to choose. */
export function QuickDice({ battle }: { readonly battle: SeenBattle }) {
  const { view, isNow } = useHexPlace();
  const quick = battle.talk?.quick ?? null;
  const seat = view.own?.id ?? null;
  const tasks = useMemo(
    () => (seat === null || !isNow ? [] : lossTasks(view, seat, battle.id)),
    [view, seat, isNow, battle.id],
  );
  if (quick === null) return <p className="p-4 ink2">{quickText.apart}</p>;
  return (
    <>
      <Thrown battle={battle} quick={quick} />
      {tasks.length > 0 ? (
        <LossForm key={battle.stage} battle={battle} tasks={tasks} />
      ) : (
        <Waiting battle={battle} quick={quick} />
      )}
    </>
  );
}

/** Who has to choose, if the reader has nothing to choose. */
function Waiting({ battle, quick }: { readonly battle: SeenBattle; readonly quick: QuickBattle }) {
  const { words } = useHexPlace();
  const side = BATTLE_SIDES.find((one) => quick.picks[one] === null);
  const says = side === undefined ? quickText.waitLosses : quickText.waitPicks(sideName(words, battle[OTHER[side]]));
  return (
    <p className="p-4 ink2" role="status">
      {says}
    </p>
  );
}

/** 2D6 for each side, the share of its value that it inflicts, and the amount. */
export function Thrown({ battle, quick }: { readonly battle: SeenBattle; readonly quick: QuickBattle }) {
  const { words } = useHexPlace();
  return (
    <section className="thrown-dice" aria-label={quickText.title(words.hex(battle.hex).text)}>
      <h4 className="row">
        <span className="grow">{quickText.title(words.hex(battle.hex).text)}</span> <RuleChip rule="HEX-QB-02" />
      </h4>
      {BATTLE_SIDES.map((side) => (
        <ThrownBy key={side} side={side} battle={battle} quick={quick} />
      ))}
    </section>
  );
}

interface ThrownByProps {
  readonly side: BattleSide;
  readonly battle: SeenBattle;
  readonly quick: QuickBattle;
}

function ThrownBy({ side, battle, quick }: ThrownByProps) {
  const { view, words } = useHexPlace();
  const dice = quick.dice[side];
  const sum = dice[0] + dice[1];
  const support = quick.support[side];
  // Once losses are taken, the armies are no longer worth what they were.
  const worth = battle.stage === 'closed' ? null : worthOf(battle, side);
  const percent = quickText.inflicts(
    sum,
    present(QUICK_DAMAGE[sum], 'two dice show 2 to 12'),
    quick.value[side],
    battle.kind === 'raid',
  );
  return (
    <div className="by">
      <SideSwatch side={battle[side]} />
      <b>{armyName(view, words, battle[side])}</b>
      <span className="dice" role="img" aria-label={prepText.dice(dice)}>
        {dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie as they fell
          <Die key={i} face={face} size={28} isThrown />
        ))}
      </span>
      <span className="muted says">
        {percent}
        {quickText.support(support, worth === null ? 0 : quick.value[side] - support - worth, side)}
      </span>
      <b className="damage" title={quickText.damage(quick.damage[side])}>
        {quick.damage[side].toLocaleString('en-GB')}
      </b>
    </div>
  );
}
