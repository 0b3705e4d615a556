import type { Placed } from '../roll/placed.ts';
import type { Roll } from '../roll/roll.ts';
import { rollOf } from '../roll/roll.ts';
import type { State } from '../types.ts';

/**
 * The pieces of two states, each with its place in the roll of the other: thirty seats compare what they saw with what
 * they see, without looking up pieces by id.
 */
export interface Census {
  readonly then: Roll;
  readonly now: Roll;
  /** For each piece of one roll its place in the other, -1 if absent. */
  readonly nowOf: Int16Array;
  readonly thenOf: Int16Array;
  /** Pieces that have changed owner. HEX-MOV-06. */
  readonly taken: readonly Placed[];
}

/** Both rolls are in the order of their ids: they are merged side by side. */
export function censusOf(before: State, after: State): Census {
  const then = rollOf(before);
  const now = rollOf(after);
  const nowOf = new Int16Array(then.placed.length).fill(-1);
  const thenOf = new Int16Array(now.placed.length).fill(-1);
  const taken: Placed[] = [];
  let n = 0;
  for (let t = 0; t < then.placed.length; t++) {
    const old = then.placed[t];
    while (isBefore(now.placed[n], old)) n += 1;
    const same = now.placed[n];
    if (old === undefined || same?.piece.id !== old.piece.id) continue;
    nowOf[t] = n;
    thenOf[n] = t;
    if (same.seat !== old.seat) taken.push(same);
  }
  return { then, now, nowOf, thenOf, taken };
}

const isBefore = (one: Placed | undefined, other: Placed | undefined): boolean =>
  one !== undefined && other !== undefined && one.piece.id !== other.piece.id && one.piece.id < other.piece.id;
