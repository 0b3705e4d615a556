import type { Awaited, SeatId } from '../kernel/index.ts';
import { invariant, lookup } from '../kernel/index.ts';
import { LEFT } from './due.ts';
import { stateSheet } from './known.ts';
import { hasConfirmed } from './sheet/position.ts';
import { otherSide } from './turn/turn.ts';
import type { Side, State } from './types.ts';
import { SIDES } from './vocabulary.ts';

/** The one topic of a battle: the battle itself. */
export const TOPIC = 'battle';

export function seatOf({ setup }: Pick<State, 'setup'>, side: Side): SeatId {
  const seat = setup.seats.find((one) => one.side === side)?.id;
  invariant(seat !== undefined, 'a seat for each side');
  return seat;
}

/** What the sides owe each other: to confirm the mission, typed dice, and the sheet. MSN-COMP-01, -05, -06. */
export function awaiting(state: State): readonly Awaited[] {
  const sheet = stateSheet(state);
  if (state.isLeft || sheet === null || sheet.stage === 'closed') return [];
  const owed = (side: Side, decision: string): Awaited => ({
    ...{ seat: seatOf(state, side), decision, by: 'order', otherwise: 'wait' },
    ...{ due: LEFT, topic: TOPIC },
  });
  const { board, stage, unconfirmed } = sheet;
  if (stage === 'briefing') {
    return SIDES.filter((side) => !hasConfirmed(board, side)).map((side) => owed(side, 'confirm-brief'));
  }
  const doubted = new Set(
    unconfirmed.flatMap((id) => {
      const by = lookup(state.entries, id)?.entry.by;
      return by === undefined ? [] : [otherSide(by)];
    }),
  );
  return [
    ...SIDES.filter((side) => doubted.has(side)).map((side) => owed(side, 'confirm-dice')),
    ...(stage === 'ended' ? SIDES.filter((side) => !board.closed[side]).map((side) => owed(side, 'close')) : []),
  ];
}
