import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Command, ForceId, Known, Order, Rejection } from '../types.ts';

export type RosterOrder = Extract<Order, { readonly type: 'roster' | 'rename' | 'honours' }>;
type Modify = Extract<Command, { readonly type: 'modify' }>;

/** NODE-BF-01, -03, -06. */
export function rosterFaults(_known: Known, _seat: SeatId, _order: RosterOrder): readonly Rejection[] {
  return [];
}

export function enterRoster(_play: Play, _seat: SeatId, _order: RosterOrder): void {}

/** NODE-ORD-11, -12: 2 for each unit added, 1 for each retired, and retraining. */
export function modifyPrice(_known: Known, _command: Modify): number {
  return 0;
}

/** NODE-BF-01, -11, -12. */
export function modifyFaults(_known: Known, _seat: SeatId, _command: Modify): readonly Rejection[] {
  return [];
}

/** NODE-BF-07 to -10. */
export function modify(_play: Play, _seat: SeatId, _command: Modify): void {}

/** NODE-BF-06: with its first order or battle a battleforce gets no more units for nothing. */
export function freeze(play: Play, force: ForceId): void {
  const frozen = play.state.forces[force];
  if (frozen !== undefined) frozen.isFrozen = true;
}
