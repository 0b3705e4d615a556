import { refused } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import type { TimerKind } from '../data/timers.ts';
import type { Known, Order, Rejection, Side } from '../types.ts';

type Of<Type extends Order['type']> = Extract<Order, { readonly type: Type }>;
export type ReportOrder = Of<'quick' | 'report' | 'confirm' | 'amend' | 'dispute' | 'take-back' | 'concede'>;

/*
 * SEC-BTL-10, -12 to -14, to be written. A report goes into the talk of its battle, takes away the `battle` questions of both
 * sides, asks the other for `confirm` (without `ask`, which would begin the others’ time again) and starts the timer `report`
 * (`reportConfirmHours`). An amendment asks its filer likewise. Silence confirms; a dispute stops the timer, starts `dispute`
 * (`disputeDays`) and waits for the ruling `settle`. `settleBattle` (results.ts) does the rest. `quick` by both sides resolves
 * at once; `concede` settles with the ending `concession` and no losses.
 */

/** Why this cannot be said about the battle now. */
export const reportFaults = (_known: Known, _order: ReportOrder): readonly Rejection[] => [
  refused('not-offered', 'SEC-BTL-12'),
];

export function report(_play: Play, _side: Side, _order: ReportOrder): void {}

/** SEC-BTL-12: nobody has answered a report in time, which confirms it; or settled a dispute, which the dice do. */
export function reportFellDue(_play: Play, _kind: Exclude<TimerKind, 'turn'>, _battle: string): void {}
