import { keysOf } from '../../kernel/index.ts';
import { gridOf, indexOf } from '../movement/grid.ts';
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

interface Known {
  readonly state: State;
  readonly placed: readonly Placed[];
}

const known = new WeakMap<State['pieces'], Known>();

const isAlike = (a: State, b: State): boolean =>
  a.settings === b.settings && a.chart === b.chart && a.seatOrder === b.seatOrder;

/** All pieces of a state, in no order that may be relied on. Made once for states that share their pieces. */
export function placedPieces(state: State): readonly Placed[] {
  const made = known.get(state.pieces);
  if (made !== undefined && isAlike(made.state, state)) return made.placed;
  const placed = placedIn(state);
  known.set(state.pieces, { state, placed });
  return placed;
}

function placedIn(state: State): readonly Placed[] {
  const grid = gridOf(state.chart);
  const numbers = new Map(state.seatOrder.map((seat, i) => [seat, i]));
  const found: Placed[] = [];
  for (const id of keysOf(state.pieces)) {
    const piece = state.pieces[id];
    if (piece === undefined) continue;
    found.push({
      piece,
      at: indexOf(grid, piece.hex),
      seat: numbers.get(piece.seat) ?? -1,
      seen: seenPiece(state, piece),
      isDiplomat: piece.kind === 'diplomat',
    });
  }
  return found;
}
