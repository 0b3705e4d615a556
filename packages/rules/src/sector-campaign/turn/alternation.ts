import { otherSide } from '../board/grid.ts';
import { OTHERWISE } from '../data/otherwise.ts';
import type { Board, Decision, Side } from '../types.ts';
import type { DeclaringPhase, Phase } from '../vocabulary.ts';

/** What a side is asked for when it is its turn to declare. */
export const DECLARES: Readonly<Record<DeclaringPhase, Decision>> = {
  deployment: 'place',
  air: 'mission',
  scouting: 'scout',
  moves: 'move',
  attacks: 'attack',
};
export const isDeclaring = (phase: Phase): phase is DeclaringPhase => Object.hasOwn(DECLARES, phase);

/** Whose turn it is to declare; null: both have passed, or can declare nothing more. SEC-INIT-04. */
export function declarer({ alternation, sides }: Board, canDeclare: (side: Side) => boolean): Side | null {
  if (alternation === null) return null;
  const goesOn = (side: Side): boolean => sides[side].passed !== 'final' && canDeclare(side);
  const { next } = alternation;
  if (goesOn(next)) return next;
  return goesOn(otherSide(next)) ? otherSide(next) : null;
}

/** SEC-INIT-04: whether a side that misses its deadline now passes for the rest of the phase. */
export function isMissFinal({ settings, sides }: Pick<Board, 'settings' | 'sides'>, side: Side): boolean {
  const { passIsFinal, defaultPassIsFinal } = settings;
  const isSecondInARow = sides[side].passed === 'skipped';
  const endsPhase = !passIsFinal && sides[otherSide(side)].passed !== 'none';
  return defaultPassIsFinal || isSecondInARow || endsPhase;
}

/** SEC-INIT-04: what a missed deadline costs a side now: one declaration, or the rest of the phase; null: neither. */
export function missOf(board: Board, side: Side): 'skipped' | 'final' | null {
  const isAtStake = board.asked.some((one) => one.side === side && OTHERWISE[one.decision] === 'skipped');
  if (!isAtStake) return null;
  return isMissFinal(board, side) ? 'final' : 'skipped';
}
