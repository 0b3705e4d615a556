import type { SeatId } from '../../kernel/index.ts';
import type { Grid } from '../map/grid.ts';
import { indexOf } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { NOBODY } from '../map/numbers.ts';
import type { Piece, SeenPiece, Settings } from '../types.ts';
import { pieceSight } from './piece-sight.ts';
import { seenPiece } from './seen-piece.ts';

/** A piece with the facts that everybody needs, so that thirty seats need not compute them thirty times. */
export interface Placed {
  readonly piece: Piece;
  /** Index of its hex, and number of its seat. */
  readonly at: HexIndex;
  readonly seat: SeatIndex;
  /** As others see it; null for a spy. */
  readonly seen: SeenPiece | null;
  /** How far it sees. HEX-SIGHT-02. */
  readonly sight: number;
}

/** The unchanging parts of a campaign that place its pieces. */
export interface Frame {
  readonly grid: Grid;
  readonly numbers: ReadonlyMap<SeatId, SeatIndex>;
  readonly settings: Settings;
}

/**
 * Places a piece.
 * @param earlier the same piece as placed before: unchanged parts are reused
 */
export function placedIn(frame: Frame, piece: Piece, earlier: Placed | undefined): Placed {
  if (earlier?.piece === piece) return earlier;
  const at = indexOf(frame.grid, piece.hex);
  if (earlier !== undefined && isAlike(earlier.piece, piece)) {
    const { seat, seen, sight } = earlier;
    return { piece, at, seat, seen: seen === null ? null : { ...seen, hex: piece.hex }, sight };
  }
  const seat = frame.numbers.get(piece.seat) ?? NOBODY;
  return { piece, at, seat, seen: seenPiece(frame, piece), sight: pieceSight(piece) };
}

/** Whether two versions of a piece can differ only in its place. */
function isAlike(before: Piece, now: Piece): boolean {
  if (before.kind !== now.kind || before.seat !== now.seat || before.id !== now.id) return false;
  if (before.kind === 'garrison' && now.kind === 'garrison') return before.units === now.units;
  if (before.kind !== 'detachment' || now.kind !== 'detachment') return true;
  return before.units === now.units && before.garrisonDetachment === now.garrisonDetachment;
}
