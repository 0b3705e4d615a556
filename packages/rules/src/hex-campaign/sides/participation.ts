import { UNDAUNTED } from '../data/battles.ts';
import type { Army, Faction, Unit } from '../types.ts';
import { rosterSize } from '../units/living.ts';
import { pointsOf } from '../units/worth.ts';
import { regrouped } from './regrouping.ts';

/** A unit that takes part in a battle, as it is after regrouping, and with how many models it fights. */
export interface Participant {
  readonly unit: Unit;
  readonly ready: number;
}

/** HEX-TBL-15, HEX-RACE-SM-03: whether a unit is strong enough to take part. Damaged vehicles do not count as ready. */
function isFit(unit: Unit, isUndaunted: boolean): boolean {
  const { ready } = unit.models;
  if (ready === 0) return false;
  if (isUndaunted && !unit.tags.includes('vehicle')) return true;
  return 2 * ready >= rosterSize(unit);
}

/** The race whose rules the models of an army follow. */
export const raceOf = (army: Army, owner: Faction): Faction => (army.kind === 'detachment' ? army.race : null) ?? owner;

/**
 * HEX-TBL-15 to -17, HEX-RACE-SM-03: the units of an army that take part in a battle, regrouped into as many full ones
 * as possible.
 * @param faction of its owner
 */
export function participating(army: Army, faction: Faction): readonly Participant[] {
  const isUndaunted = UNDAUNTED.includes(raceOf(army, faction));
  return regrouped(army.units)
    .filter((unit) => isFit(unit, isUndaunted))
    .map((unit) => ({ unit, ready: unit.models.ready }));
}

/** HEX-QB-02: points of units in proportion to their ready models, rounded down unit by unit. */
export const battleValue = (units: readonly Participant[]): number =>
  units.reduce((sum, { unit, ready }) => sum + pointsOf(unit, ready), 0);
