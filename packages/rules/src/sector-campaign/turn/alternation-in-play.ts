import { otherSide } from '../board/grid.ts';
import { answered, type Play, tell } from '../board/play.ts';
import type { Declared, Side } from '../types.ts';
import { DECLARES, isDeclaring, isMissFinal } from './alternation.ts';

/** Begins the alternation of a phase. */
export function openAlternation(play: Play, first: Side): void {
  const { board } = play.state;
  board.alternation = { first, next: first };
  board.sides.west.passed = 'none';
  board.sides.east.passed = 'none';
}

/** A side has declared: now it is the other’s turn, and the count of passes starts again. SEC-INIT-04. */
function hasDeclared(play: Play, side: Side): void {
  const { board } = play.state;
  if (board.alternation === null || !isDeclaring(board.phase)) return;
  answered(play, side, DECLARES[board.phase]);
  board.sides[side].passed = 'none';
  board.alternation.next = otherSide(side);
}

/**
 * SEC-INIT-04: a pass. A declared pass is final, unless the terms say that it skips one turn of the alternation. A missed
 * deadline skips a turn, and is final the second time in a row.
 */
export function pass(play: Play, side: Side, isByTime: boolean): void {
  const { board } = play.state;
  const { passIsFinal } = board.settings;
  const isFinal = isByTime ? isMissFinal(board, side) : passIsFinal;
  hasDeclared(play, side);
  const skipped = isByTime ? 'skipped' : 'waived';
  board.sides[side].passed = isFinal ? 'final' : skipped;
  // If passes aren’t final, two in a row end the phase.
  const other = board.sides[otherSide(side)];
  if (!passIsFinal && other.passed !== 'none') {
    board.sides[side].passed = 'final';
    other.passed = 'final';
  }
  const { passed } = board.sides[side];
  tell(play, { type: 'passed', rule: 'SEC-INIT-04', to: 'all', side, phase: board.phase, pass: passed, isByTime });
  note(play, { side, what: 'pass', isByTime });
}

type Noted = Pick<Declared, 'side' | 'what'> & Partial<Omit<Declared, 'phase'>>;

/** Adds to the public list of this turn's declarations. */
function note({ state: { board } }: Play, { counters = [], route = null, ...noted }: Noted): void {
  board.declared.push({
    ...{ from: null, to: null, battle: null, mission: null, isByTime: false },
    ...noted,
    ...{ phase: board.phase, counters: [...counters], route: route === null ? null : [...route] },
  });
}

/** Puts a declaration on the list, and passes the turn to the other side. */
export function declared(play: Play, noted: Noted): void {
  note(play, noted);
  hasDeclared(play, noted.side);
}

/** Puts something on the list that doesn't use up a turn: a response or a dogfight. */
export const declaredBeside = (play: Play, noted: Noted): void => note(play, noted);

/** SEC-TURN-05: nobody declares anything more in this phase. */
export function endAlternation(play: Play): void {
  const { board } = play.state;
  for (const side of [board.sides.west, board.sides.east]) side.passed = 'final';
  board.asked = [];
}
