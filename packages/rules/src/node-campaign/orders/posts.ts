import type { DueEntry, SeatId } from '../../kernel/index.ts';
import type { Play } from '../board/play.ts';
import type { Known, Order, Post, Rejection, State } from '../types.ts';

type Commands = Extract<Order, { readonly type: 'commands' }>;
type Withdraw = Extract<Order, { readonly type: 'withdraw' }>;

/** NODE-ORD-05: `post:azure-1`, unique in the war and without a count of others' orders. */
export const postId = ({ seat, number }: Pick<Post, 'seat' | 'number'>): string => `post:${seat}-${number}`;

/** NODE-ORD-05: a postdated order must be well formed, with nodes that exist; or why one cannot be withdrawn. */
export function postFaults(_known: Known, _seat: SeatId, _order: Commands | Withdraw): readonly Rejection[] {
  return [];
}

/** NODE-ORD-05, -02: keeps an order for later; under daily processing for its hour, already paid. */
export function post(_play: Play, _seat: SeatId, _order: Commands): void {}

export function withdraw(_play: Play, _seat: SeatId, _order: Withdraw): void {}

/** NODE-ORD-05, -02: when postdated orders and the hour of daily processing are due. */
export function postsDue(_state: State): readonly DueEntry[] {
  return [];
}

/**
 * NODE-ORD-05: these fell due. After a pause they are only noted, until the entry `overdue` carries out all of them by
 * submission time.
 */
export function postsFellDue(_play: Play, _ids: readonly string[]): void {}

/** NODE-ORD-05: what waits for its points and has them now, in the order of submission. Called after every step. */
export function carryOutAffordable(_play: Play): void {}
