import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { BattleId, BattleResult, Known, Order, Rejection } from '../types.ts';

/** NODE-BTL-14, -15, -29, NODE-MSN-06: how the players of a battle say how it ended. */
export type ReportOrder = Extract<
  Order,
  { readonly type: 'report' | 'confirm' | 'amend' | 'dispute' | 'take-back' | 'concede' | 'leave' }
>;

export function reportFaults(_known: Known, _seat: SeatId, _order: ReportOrder): readonly Rejection[] {
  return [];
}

/** Whether a result is possible in the battle: sides, winner and degree go together, the level is allowed. */
export function resultFaults(_known: Known, _id: BattleId, _result: BattleResult): readonly Rejection[] {
  return [];
}

export function report(_play: Play, _seat: SeatId, _order: ReportOrder): void {}

/** NODE-BTL-15: silence confirms. */
export function reportFellDue(_play: Play, _id: BattleId): void {}

/** NODE-WIN-01: before the last points, what nobody has disputed counts. */
export function confirmOpenReports(_play: Play): void {}
