import { refused } from '../board/board.ts';
import type { Play } from '../board/play.ts';
import type { DeclarationOf, Flight, Known, Rejection, Side } from '../types.ts';

type Scout = DeclarationOf<'scout'>;

/*
 * SEC-SCOUT, to be written. A ground scout throws at once; an aerial one takes off (purpose `scout`, with `back`), and
 * `arriveScout` throws when it has reached its target, then it flies back. For each enemy counter in the territory, by
 * number, one die (`SEC-SCOUT-04`, subject: scout and counter): 6 writes a dossier with the sheet (`sheetOf`), 5 one with
 * the war machines; a 1 of a ground scout writes the scout’s sheet into the enemy’s dossiers, once. Events: `scouting-seen`
 * to spectators, `scouted` and `scouts-captured` to both sides, `sheet-read` and `machines-told` to the reader only.
 */

/** SEC-SCOUT-01, -02, SEC-AIR-02, -03: so far, nobody scouts. */
export const scoutFaults = (_known: Known, _order: Scout): readonly Rejection[] => [
  refused('not-offered', 'SEC-SCOUT-01'),
];

export function scout(_play: Play, _side: Side, _order: Scout): void {}

/** SEC-AIR-13: what happens in the target; the way back follows. */
export function arriveScout(_play: Play, _flight: Flight, _hasArrived: boolean): void {}

/** SEC-SCOUT-03: whether any detachment can still scout. The phase is skipped if neither side has one. */
export const canScout = (_known: Known): boolean => false;
