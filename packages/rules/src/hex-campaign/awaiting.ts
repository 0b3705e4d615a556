import type { Awaited } from '../kernel/index.ts';
import { lookup } from '../kernel/index.ts';
import { battlesAwaiting } from './battles/awaiting.ts';
import { SHEET_PHASES } from './data/phases.ts';
import { hasBattleDeadline } from './turn/due.ts';
import type { State } from './types.ts';

/** HEX-TURN-02, -04: every seat owes a sheet while a phase with sheets is open. */
export function awaiting(state: State): readonly Awaited[] {
  if (state.ended !== null) return [];
  if (state.phase === 'battle') return battlesAwaiting(state, hasBattleDeadline(state));
  if (!SHEET_PHASES.includes(state.phase)) return [];
  const otherwise = { guard: 'guard', wait: 'wait', refereeOrders: 'referee-orders' }[state.settings.missedDeadline];
  const playing = state.seatOrder.filter((seat) => (lookup(state.seats, seat)?.beaten ?? null) === null);
  return playing.map((seat) => ({ seat, decision: state.phase, by: 'sheet', otherwise, due: null, topic: null }));
}
