import type { Play } from '../board/play.ts';
import { LEVEL_FROM, XP_PER_HONOUR } from '../data/experience.ts';
import type { Deeds, Detachment, Level, Side } from '../types.ts';
import { LEVELS } from '../vocabulary.ts';

/** SEC-XP-02. */
export const levelOf = (xp: number): Level => LEVELS.findLast((level) => xp >= LEVEL_FROM[level]) ?? 'green';

/** SEC-XP-04: battle honours of a war engine. */
export const honoursOf = (xp: number): number => Math.max(0, Math.floor((xp - LEVEL_FROM.elite) / XP_PER_HONOUR));

/**
 * SEC-XP-05 to -07, -09, -10: credits what a detachment did in a battle that was confirmed.
 *
 * To be written: the gains of `XP_GAINS` (objectives and sixes only for detachments that are not aerial, `flyers` only for
 * those that are; `hasFoughtInAir` gives `fought` only once a turn), at least 0 for a battle; a detachment that was wiped
 * out gets nothing from it and loses one (`XP_WIPED_OUT`, never below 0). Directive 8 spares both penalties (SEC-DIR-10).
 * Tells the own side `xp-changed`. Pure parts (`xpGain(kind, deeds, isSpared)`) belong beside it, so that a report form
 * can show what each line gives. SEC-XP-11, `alter`, changes a sheet between turns.
 */
export function creditBattle(_play: Play, _side: Side, _detachment: Detachment['id'], _deeds: Deeds): void {}

/** What happened to a detachment in one exchange of fire in the air. */
export interface AirCombat {
  /** It brought an enemy flyer down to half. */
  readonly hasHalved: boolean;
  readonly isHalved: boolean;
  readonly isWiped: boolean;
}

/**
 * SEC-XP-07, -09: credits air combat. To be written, like `creditBattle`: `fought` counts once a turn for flyers
 * (`hasFoughtInAir`), +1 for each enemy halved, −3 for being halved, and the rules of those wiped out; flak and dropships gain
 * nothing in the air.
 */
export function creditAirCombat(_play: Play, _side: Side, _detachment: Detachment['id'], _combat: AirCombat): void {}
