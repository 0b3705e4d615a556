import { ALL_WELL } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import type { CommandSheet, Known, Rejection, Side } from '../types.ts';

/*
 * SEC-CR, to be written. Prices and sizes are in data/resources.ts. What is bought changes the score with
 * `changeScore(…, secret)`; a new detachment comes by `join` (setup/armies.ts) with `tenure: 'bought'` and its `price`,
 * rolls its experience (`rollStartXp`) and gets its counter by `bringOut`, which everybody sees as `counter-arrived`.
 */

/**
 * SEC-CR-02, -03, -07 to -11, -14: why the sheet cannot be paid or does not fit: below 0, over `resourceLimit` with the
 * upkeep, too large, the wrong kind or line (`rearTerritories`), dropships that the race does not have (`hasDropships`).
 */
export const purchaseFaults = (_known: Known, _sheet: CommandSheet): readonly Rejection[] => ALL_WELL;

/** SEC-CR-04, -06: pays for those on the sheet; isolated ones are charged anyway; the others leave. */
export function payUpkeep(_play: Play, _side: Side, _sheet: CommandSheet): void {}

/** SEC-CR-01, -07 to -11. */
export function buy(_play: Play, _side: Side, _sheet: CommandSheet): void {}

/** SEC-CR-11, at step 2 of the end of a turn: territories with engineers that are still held are fortified. */
export function finishEngineers(_play: Play): void {}

/** SEC-CR-09, at the end of a turn: what was bought for it lapses. */
export function endResources(_play: Play): void {}
