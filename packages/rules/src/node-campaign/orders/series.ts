import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Command, Known, Rejection } from '../types.ts';

/** NODE-CP-04, NODE-ORD-04: why a series cannot be given now: each command as it would be if those before it succeed. */
export function seriesFaults(_known: Known, _seat: SeatId, _commands: readonly Command[]): readonly Rejection[] {
  return [];
}

/** NODE-ORD-03, -04, -15: pays for a series unless it is paid, and carries it out. */
export function carryOutSeries(_play: Play, _seat: SeatId, _commands: readonly Command[], _isPaid: boolean): void {}
