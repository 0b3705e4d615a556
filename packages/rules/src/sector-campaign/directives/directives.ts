import { ALL_WELL } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import type { CommandSheet, Known, Rejection, Side, TurnEnd } from '../types.ts';

/*
 * SEC-DIR, to be written. The table is data/directives.ts; a desk keeps the directive of the turn, its dice, whether it is
 * ignored, and what counts for it in the air. Attacked territories are those of `board.declared` and `board.battles`,
 * taken ones those whose `controllerBefore` differs. All of it is for the own side (`own`), except `directive-announced`.
 */

/** SEC-DIR-01, -03, -12: two dice for each side (none if the last turn forces a 2), and the announcement of their size. */
export function rollDirectives(_play: Play): void {}

/** SEC-DIR-02, -13, -14: why the sheet’s answer does not fit: a price below 0, additions that the directive does not bring. */
export const directiveFaults = (_known: Known, _sheet: CommandSheet): readonly Rejection[] => ALL_WELL;

/**
 * SEC-DIR-02, -04 to -06, -13 to -15: pays for an ignored directive (`changeScore` with `secret`), or carries out an accepted
 * one: who is called away (dice by detachment; counters leave), the visitor with three free moves, the four reserves.
 * Returns of those called away last turn come after the dice, before upkeep. SEC-TURN-02.
 */
export function answerDirective(_play: Play, _side: Side, _sheet: CommandSheet): void {}
export function returnCalledAway(_play: Play, _side: Side, _sheet: CommandSheet): void {}

/** SEC-DIR-07 to -14, at step 5 of the end of a turn: costs of failures, and points to give up (`owed.points`). */
export function judgeDirectives(_play: Play): void {}

/** SEC-DIR-04, -14, after the strategic roll: who may add a detachment or keep one (`owed.reward`). */
export function rewardDirectives(_play: Play): void {}

/** SEC-DIR-17: why detachments that are given up, added or kept do not fit. */
export const permanentFaults = (_known: Known, _choices: TurnEnd): readonly Rejection[] => ALL_WELL;

/** SEC-DIR-17: carries out those choices; without any, the cheapest legal combination is given up and nothing gained. */
export function changeArmy(_play: Play, _side: Side, _choices: TurnEnd | null): void {}

/** SEC-DIR-13, -14, at step 8: the visitor and the reserves go, unless they are isolated. */
export function leaveForReserve(_play: Play): void {}
