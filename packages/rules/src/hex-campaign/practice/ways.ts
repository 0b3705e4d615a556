import { distance, type HexKey } from '../../space/hex.ts';
import { seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import { moverOf } from '../ground/mover.ts';
import { indexOf } from '../map/grid.ts';
import { isReached, spread } from '../movement/route.ts';
import type { Piece, View } from '../types.ts';

/** The cost if the piece knows no path: more than any path's, and less the nearer it is. */
const NO_WAY = 100;

/** The cost for a piece from each hex to another, or the other way round. */
export type Ways = (piece: Piece, hex: HexKey, towards: 'from' | 'to') => (other: HexKey) => number;

/** Paths over the ground as the seat knows it; pieces there now may be gone by then. */
export function waysOf(view: View): Ways {
  const ground = knownGround({ ...view, pieces: {}, seen: {}, battles: [] });
  const { grid, seats } = ground;
  return (piece, hex, towards) => {
    const straight = (other: HexKey): number => NO_WAY + distance(hex, other);
    const { own } = view;
    if (own === null) return straight;
    const at = { seat: seatNumber(seats, own.id), start: indexOf(grid, piece.hex) };
    const mover = moverOf(piece, own.record.faction, at, { type: 'path' });
    if (mover === null) return straight;
    const costs = spread(ground, mover, indexOf(grid, hex), towards);
    return (other) => {
      const index = indexOf(grid, other);
      return isReached(costs, index) ? (costs.cost[index] ?? 0) : straight(other);
    };
  };
}
