import { distance, type HexKey } from '../../space/hex.ts';
import { seatNumber } from '../ground/ground.ts';
import { knownGround } from '../ground/known-ground.ts';
import { moverOf } from '../ground/mover.ts';
import { indexOf } from '../map/grid.ts';
import { isReached, spread } from '../movement/route.ts';
import type { Piece, View } from '../types.ts';

/** What a way costs where the piece knows of none: more than any other, and less the nearer it is. */
const NO_WAY = 100;

/** What it costs a piece to come from each hex to another, or the other way round. */
export type Ways = (piece: Piece, hex: HexKey, towards: 'from' | 'to') => (other: HexKey) => number;

/** Ways over the ground as the seat knows it; whoever stands there now may be gone by then. */
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
