import { keysOf } from '../../kernel/index.ts';
import { gridOf, indexOf } from '../movement/grid.ts';
import { remembered } from '../movement/memo.ts';
import type { Piece, SeenPiece, State } from '../types.ts';
import { seenPiece } from './seen-piece.ts';

/** A piece with where it stands and whose it is as numbers, so that thirty seats need not look it up thirty times. */
export interface Placed {
  readonly piece: Piece;
  readonly at: number;
  readonly seat: number;
  /** As others see it; null for a spy. */
  readonly seen: SeenPiece | null;
  /** HEX-SIGHT-08: a diplomat is known to allies only in sight. */
  readonly isDiplomat: boolean;
}

/** All pieces of a state, in no order that may be relied on. */
export const placedPieces: (state: State) => readonly Placed[] = remembered((state: State) => {
  const grid = gridOf(state.chart);
  const numbers = new Map(state.seatOrder.map((seat, i) => [seat, i]));
  return keysOf(state.pieces).flatMap((id) => {
    const piece = state.pieces[id];
    if (piece === undefined) return [];
    const seat = numbers.get(piece.seat) ?? -1;
    const isDiplomat = piece.kind === 'diplomat';
    return [{ piece, at: indexOf(grid, piece.hex), seat, seen: seenPiece(state, piece), isDiplomat }];
  });
});
