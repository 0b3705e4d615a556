import type { Awaited, Due } from '../kernel/index.ts';
import { battlesAwaiting } from './battles/awaiting.ts';
import { SHEET_PHASES } from './data/phases.ts';
import type { State } from './types.ts';

/** HEX-TURN-02, -04: every seat owes a sheet while a phase with sheets is open. */
export function awaiting(state: State): readonly Awaited[] {
  if (state.ended !== null) return [];
  if (state.phase === 'battle') return battlesAwaiting(state, hasBattleDeadline(state));
  if (!SHEET_PHASES.includes(state.phase)) return [];
  const otherwise = { guard: 'guard', wait: 'wait', refereeOrders: 'referee-orders' }[state.settings.missedDeadline];
  const playing = state.seatOrder.filter((seat) => (state.seats[seat]?.beaten ?? null) === null);
  return playing.map((seat) => ({ seat, decision: state.phase, by: 'sheet', otherwise }));
}

/** HEX-QB-01: whether time may close the phase of battles: where dice may decide what nobody reported. */
export const hasBattleDeadline = ({ settings }: State): boolean =>
  settings.missedDeadline === 'guard' && settings.quickBattle !== 'never';

/** HEX-TURN-04: the deadline of the open orders. Where a missed deadline changes nothing there is none. */
export function nextDue(state: State): Due | null {
  const { clock, openedAt } = state;
  if (state.ended !== null || state.settings.missedDeadline !== 'guard') return null;
  if (state.phase === 'battle' ? !hasBattleDeadline(state) : !SHEET_PHASES.includes(state.phase)) return null;
  switch (clock.mode) {
    case 'none':
      return null;
    case 'duration':
      return { kind: 'after', after: openedAt, seconds: clock.seconds };
    case 'weekly':
      return { kind: 'next', after: openedAt, weekdays: clock.weekdays, time: clock.time, zone: clock.zone };
  }
}
