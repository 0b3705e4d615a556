import type { Instant, Result, Step, Table } from '../kernel/index.ts';
import { failed, ok } from '../kernel/index.ts';
import { completed } from './briefing/briefing.ts';
import { refused } from './sheet/board.ts';
import type { MissionGame, Rejection, Setup } from './types.ts';
import { SIDES } from './vocabulary.ts';

/** Why this many seats can't play a battle: it has two sides. */
export const checkSetup = (_draft: Readonly<Record<string, unknown>>, seats: number): readonly Rejection[] =>
  seats === SIDES.length ? [] : [refused('two-seats', 'MSN-COMP-01')];

/** Why a battle can't begin: each side has one seat, and every unit is of its side. */
function seatFaults({ seats, armies }: Setup): readonly Rejection[] {
  const isPaired = SIDES.every((side) => seats.filter((one) => one.side === side).length === 1);
  const units = SIDES.flatMap((side) => armies[side]);
  const isTwice = new Set(units.map(({ id }) => id)).size < units.length;
  const isMixed = SIDES.some((side) => armies[side].some((one) => one.side !== side));
  return [
    ...(isPaired ? [] : [refused('two-seats', 'MSN-COMP-01')]),
    ...(isTwice ? [refused('unit-named-twice', 'MSN-VP-06')] : []),
    ...(isMixed ? [refused('not-for-your-side', 'MSN-VP-06')] : []),
  ];
}

/** Step 0: a mission to confirm, and nobody at the table yet. MSN-COMP-01, -07. */
export function begin(setup: Setup, _table: Table, at: Instant): Result<Step<MissionGame>, readonly Rejection[]> {
  const faults = seatFaults(setup);
  if (faults.length > 0) return failed(faults);
  const state = {
    setup: { ...setup, brief: completed(setup.brief) },
    ...{ phones: {}, entries: {}, isPenLost: false, lastEntry: at, isLeft: false },
  };
  return ok({ state, events: [{ type: 'began', rule: 'MSN-COMP-01', to: 'all' }] });
}
