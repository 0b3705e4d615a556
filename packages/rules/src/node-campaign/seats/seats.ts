import type { SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Faction, Known, NodeId, Order, Rejection } from '../types.ts';

type Join = Extract<Order, { readonly type: 'join' }>;

/** NODE-SETUP-08: the nodes among which a late player of a faction may choose. Empty: the rules place it. */
export function entrances(_known: Known, _faction: Faction): readonly NodeId[] {
  return [];
}

export function joinFaults(_known: Known, _seat: SeatId, _order: Join): readonly Rejection[] {
  return [];
}

export function joinWar(_play: Play, _seat: SeatId, _order: Join): void {}

/** NODE-SETUP-08: late players enter, after the last step of midnight. */
export function enterLate(_play: Play): void {}

/** NODE-SETUP-09: these seats have no player now; all others have. */
export function hearSeats(_play: Play, _empty: readonly SeatId[]): void {}
