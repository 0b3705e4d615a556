import type { PieceId, State } from '../types.ts';
import type { Placed } from '../view/placed.ts';
import { placedPieces } from '../view/placed.ts';

/**
 * The pieces of two states, each with its place in the list of the other: thirty seats compare what they saw with what
 * they see, and nobody looks a piece up by its name more than once.
 */
export interface Census {
  readonly then: readonly Placed[];
  readonly now: readonly Placed[];
  /** For each piece of one list its place in the other, -1 where it is not. */
  readonly nowOf: Int32Array;
  readonly thenOf: Int32Array;
  readonly thenAt: ReadonlyMap<PieceId, number>;
  readonly nowAt: ReadonlyMap<PieceId, number>;
}

const placesOf = (placed: readonly Placed[]): ReadonlyMap<PieceId, number> => {
  const places = new Map<PieceId, number>();
  for (let i = 0; i < placed.length; i++) {
    const one = placed[i];
    if (one !== undefined) places.set(one.piece.id, i);
  }
  return places;
};

const crossing = (these: readonly Placed[], those: ReadonlyMap<PieceId, number>): Int32Array =>
  Int32Array.from(these, ({ piece }) => those.get(piece.id) ?? -1);

export function censusOf(before: State, after: State): Census {
  const then = placedPieces(before);
  const now = placedPieces(after);
  const thenAt = placesOf(then);
  const nowAt = placesOf(now);
  return { then, now, thenAt, nowAt, nowOf: crossing(then, nowAt), thenOf: crossing(now, thenAt) };
}
