import type { Unit } from '../types.ts';

/** Models still in the unit: ready, wounded or damaged. */
export const living = (unit: Unit): number => unit.models.ready + unit.models.wounded + unit.models.damaged;

/** Models of the unit at roster size. */
export const rosterSize = (unit: Unit): number => living(unit) + unit.models.dead + unit.models.captured;

/** HEX-DET-05: whether anything of a unit is left in the army; models held by enemies count. */
export const isPresent = (unit: Unit): boolean => living(unit) > 0 || unit.models.captured > 0;
