import type { Awaited, Due } from '../kernel/index.ts';
import type { State } from './types.ts';

/** HEX-TURN-02, -04: every seat owes a sheet while movement orders are open. */
export function awaiting(state: State): readonly Awaited[] {
  if (state.phase !== 'movement-orders') return [];
  const otherwise = { guard: 'guard', wait: 'wait', refereeOrders: 'referee-orders' }[state.settings.missedDeadline];
  return state.seatOrder.map((seat) => ({ seat, decision: 'movement-orders', by: 'sheet', otherwise }));
}

/** HEX-TURN-04: the deadline of the open orders. Where a missed deadline changes nothing there is none. */
export function nextDue(state: State): Due | null {
  const { clock, openedAt } = state;
  if (state.settings.missedDeadline !== 'guard' || state.phase !== 'movement-orders') return null;
  switch (clock.mode) {
    case 'none':
      return null;
    case 'duration':
      return { kind: 'after', after: openedAt, seconds: clock.seconds };
    case 'weekly':
      return { kind: 'next', after: openedAt, weekdays: clock.weekdays, time: clock.time, zone: clock.zone };
  }
}
