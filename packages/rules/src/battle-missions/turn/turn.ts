import type { Reader } from '../dice/reader.ts';
import type { Side } from '../types.ts';

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** MSN-COMP-09: one die for each side, A's first; ties are rolled again. The side that chooses who goes first. */
export function* firstTurnChooser(): Reader<Side> {
  let ofA = yield 'die';
  let ofB = yield 'die';
  while (ofA === ofB) {
    ofA = yield 'die';
    ofB = yield 'die';
  }
  return ofA > ofB ? 'a' : 'b';
}

/** MSN-COMP-09: who takes the first turn. Null: the roll is still open. */
export function firstSide(fixed: Side | null, chooser: Side | null, choice: Side | null): Side | null {
  // Without an answer the winner of the roll goes first.
  return fixed ?? choice ?? chooser;
}

/** A player turn. MSN-COMP-04. */
export interface PlayerTurn {
  readonly turn: number;
  readonly side: Side;
}

/** MSN-COMP-04: the player turn after this one, within the battle. `isNewTurn`: a game turn is over. */
export function turnAfter({ turn, side }: PlayerTurn, first: Side): PlayerTurn & { readonly isNewTurn: boolean } {
  const isNewTurn = side !== first;
  return { turn: isNewTurn ? turn + 1 : turn, side: otherSide(side), isNewTurn };
}

/** Whether one player turn comes before another. */
export const isBefore = (one: PlayerTurn, other: PlayerTurn, first: Side): boolean =>
  one.turn < other.turn || (one.turn === other.turn && one.side === first && other.side !== first);
