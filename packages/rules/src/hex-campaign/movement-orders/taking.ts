import { lookup } from '../../kernel/index.ts';
import { areFriends, seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import type { MovementOrder, MovementOrderType, Piece, View } from '../types.ts';

/** Orders by which a detachment may enter somebody else's hex, or claim one. */
const TAKING_ORDERS: readonly MovementOrderType[] = ['path', 'follow', 'advance', 'move-and-claim', 'claim-area'];

/**
 * HEX-MORD-14: whether a detachment could take a settlement or a Stronghold by an order, so that it makes sense to say
 * how to treat it. A detachment that stays can take only somebody else's place in its hex.
 */
export function mayTake(view: View, piece: Piece, order: MovementOrder): boolean {
  if (piece.kind !== 'detachment') return false;
  const isClaim = order.type !== 'claim-area' || order.shrine === undefined;
  if (TAKING_ORDERS.includes(order.type) && isClaim) return true;
  const here = lookup(view.hexes, piece.hex);
  const ground = knownGround(view);
  const isOthers = (seat: Parameters<typeof seatNumber>[1] | undefined): boolean =>
    !areFriends(ground, seatNumber(ground.seats, piece.seat), seatNumber(ground.seats, seat ?? null));
  const isTown = here?.site?.kind === 'urban' && isOthers(here.control);
  const fort = here?.stronghold ?? null;
  return isTown || (fort !== null && isOthers(fort.owner));
}
