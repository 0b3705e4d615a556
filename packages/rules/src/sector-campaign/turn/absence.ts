import { ALL_WELL, refused } from '../board/board.ts';
import { otherSide } from '../board/grid.ts';
import type { Known, Rejection } from '../types.ts';

/** SEC-TURN-05: for how many turns in a row a side has to decide nothing until the other can claim victory. */
const ABSENCES = 2;

/** SEC-TURN-05: against a side that was absent in its last two turns; one claim at a time. */
export function claimFaults({ board, side }: Known): readonly Rejection[] {
  if (board.claim === side) return [refused('claimed-already', 'SEC-TURN-05')];
  return board.sides[otherSide(side)].absences >= ABSENCES ? ALL_WELL : [refused('not-absent', 'SEC-TURN-05')];
}
