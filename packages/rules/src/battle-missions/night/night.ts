import { NIGHT_DICE, NIGHT_FACTOR, UNSEEN_DICE } from '../data/dice.ts';
import { type Reader, sumOf } from '../dice/reader.ts';

/** MSN-NIGHT-03, MSN-CONC-02: how far a unit sees, in inches. One check for each firing unit. */
export function* sightRange(): Reader<number> {
  return (yield* sumOf(NIGHT_DICE)) * NIGHT_FACTOR;
}

/** MSN-NIGHT-04, MSN-CONC-02: a target at exactly the rolled distance is seen. Both in hundredths of an inch or in inches. */
export const isSeen = (range: number, distance: number): boolean => distance <= range;

/** MSN-NIGHT-04: a longer roll never extends a weapon's own range. */
export const firingRange = (sight: number, weapon: number): number => Math.min(sight, weapon);

/** MSN-NIGHT-05, MSN-CONC-04: the dice for the distance of a barrage. */
export const barrageDice = (ofWeapon: number, isTargetSeen: boolean): number =>
  isTargetSeen ? ofWeapon : ofWeapon + UNSEEN_DICE;

/** The table of the printed sheet: the range for each sum. MSN-NIGHT-03, MSN-COMP-08. */
export const NIGHT_TABLE: readonly { readonly sum: number; readonly inches: number }[] = Array.from(
  { length: NIGHT_DICE * 6 - NIGHT_DICE + 1 },
  (_, i) => ({ sum: i + NIGHT_DICE, inches: (i + NIGHT_DICE) * NIGHT_FACTOR }),
);
