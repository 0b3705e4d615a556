import { ANOTHER_TURN_ON, MOST_EXTRA_TURNS } from '../data/dice.ts';

/** What decides how long the battle lasts. */
export interface Length {
  readonly statedTurns: number;
  /** Random Game Length is in force. */
  readonly isRandom: boolean;
  /** The length roll after a turn. Null: not thrown. */
  rollAfter(turn: number): number | null;
}

/** What follows a game turn: another one, a length roll, or the end. */
export type AfterTurn = 'another' | 'roll' | 'over';

/** MSN-LEN-01, -02, -03, -05: what follows the end of a game turn. */
export function afterTurn({ statedTurns, isRandom, rollAfter }: Length, turn: number): AfterTurn {
  if (turn < statedTurns) return 'another';
  if (!isRandom || turn >= statedTurns + MOST_EXTRA_TURNS) return 'over';
  const die = rollAfter(turn);
  if (die === null) return 'roll';
  return die >= ANOTHER_TURN_ON ? 'another' : 'over';
}

/** MSN-LEN-03: the most turns that the battle can last, for the boxes of the tracker. */
export const mostTurns = ({ statedTurns, isRandom }: Omit<Length, 'rollAfter'>): number =>
  isRandom ? statedTurns + MOST_EXTRA_TURNS : statedTurns;
