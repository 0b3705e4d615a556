import { keysOf } from '../../kernel/index.ts';
import { gridOf, indexOf } from '../movement/grid.ts';
import { remembered } from '../movement/memo.ts';
import type { Piece, State } from '../types.ts';

/** A piece with where it stands and whose it is as numbers, so that thirty seats need not look it up thirty times. */
export interface Placed {
  readonly piece: Piece;
  readonly at: number;
  readonly seat: number;
}

/** All pieces of a state, in no order that may be relied on. */
export const placedPieces: (state: State) => readonly Placed[] = remembered((state: State) => {
  const grid = gridOf(state.chart);
  const numbers = new Map(state.seatOrder.map((seat, i) => [seat, i]));
  return keysOf(state.pieces).flatMap((id) => {
    const piece = state.pieces[id];
    return piece === undefined ? [] : [{ piece, at: indexOf(grid, piece.hex), seat: numbers.get(piece.seat) ?? -1 }];
  });
});
