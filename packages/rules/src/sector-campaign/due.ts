import type { DueEntry, OrderClock } from '../kernel/index.ts';
import { dueOf, keysOf } from '../kernel/index.ts';
import { TIMERS, type TimerKind } from './data/timers.ts';
import type { Board, State } from './types.ts';

/** The id of the present decision’s time. Every decision has its own number. */
export const decisionId = ({ decision }: Pick<Board, 'decision'>): string => `decision:${decision}`;

const isTimerKind = (kind: string | undefined): kind is TimerKind => keysOf(TIMERS).some((known) => known === kind);

/** The kind of a firm timer; null: something else. */
export function timerKind(id: string): TimerKind | null {
  const kind = id.split(':')[0];
  return isTimerKind(kind) ? kind : null;
}

/**
 * SEC-TURN-05: the time of the present decision, which the order clock sets and quiet hours, pauses and the desk move; and the
 * rules’ own times.
 */
export function nextDue({ board }: Pick<State, 'board'>, clock: OrderClock | null): readonly DueEntry[] {
  if (board.ended !== null) return [];
  const firm = keysOf(board.timers)
    .toSorted()
    .flatMap((id): readonly DueEntry[] => {
      const timer = board.timers[id];
      return timer === undefined ? [] : [{ id, due: { kind: 'after', ...timer }, isFirm: true }];
    });
  const isAsked = board.asked.some(({ decision }) => decision !== 'confirm');
  const due = isAsked ? dueOf(clock ?? board.orderClock, board.phase, board.began.decision) : null;
  return due === null ? firm : [{ id: decisionId(board), due, isFirm: false }, ...firm];
}
