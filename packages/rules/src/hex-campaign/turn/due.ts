import { type DueEntry, dueOf, type OrderClock } from '../../kernel/index.ts';
import { SHEET_PHASES } from '../data/phases.ts';
import type { State } from '../types.ts';

/** HEX-QB-01: whether time may close the battle phase: if dice may decide unreported battles. */
export const hasBattleDeadline = ({ settings }: State): boolean =>
  settings.missedDeadline === 'guard' && settings.quickBattle !== 'never';

/** HEX-TURN-04: the deadline of the open orders. None if a missed deadline changes nothing. */
export function nextDue(state: State, clock: OrderClock | null): readonly DueEntry[] {
  if (state.ended !== null || state.settings.missedDeadline !== 'guard') return [];
  if (state.phase === 'battle' ? !hasBattleDeadline(state) : !SHEET_PHASES.includes(state.phase)) return [];
  const due = dueOf(clock ?? state.clock, state.phase, state.openedAt);
  return due === null ? [] : [{ id: 'phase', due, isFirm: false }];
}
