import { MOST_POINTS } from '../data/detachments.ts';
import type { Army, Detachment, Unit, UnitSetup } from '../types.ts';
import { living, rosterSize } from './living.ts';

/** Points of this many models of a unit, rounded down. */
export const pointsOf = (unit: Unit, models: number): number =>
  Math.floor((unit.points * models) / Math.max(1, rosterSize(unit)));

/** Points of a unit's models ready for combat. */
export const readyWorth = (unit: Unit): number => pointsOf(unit, unit.models.ready);

/** HEX-DET-24, HEX-CAPT-02: points of all living models, wounded and damaged included. */
export const livingWorth = (units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + pointsOf(unit, living(unit)), 0);

/** HEX-DET-02: points of the full roster, dead and open places included. */
export const rosterPoints = (units: readonly Pick<Unit, 'points'>[]): number =>
  units.reduce((sum, unit) => sum + unit.points, 0);

/** HEX-DET-02, HEX-XP-06: the most points that a detachment of this experience may have. */
export const mostPoints = (dxp: number): number =>
  MOST_POINTS.reduce<number>((most, step) => (dxp >= step.dxp ? step.points : most), 0);

/** HEX-XP-05, -06: the most DXP that a detachment ever had: its status stays. */
export const bestDxp = ({ dxp, bestDxp: best }: Pick<Detachment, 'dxp' | 'bestDxp'>): number =>
  Math.max(dxp, best ?? 0);

/** HEX-GAR-02: the price of points as garrison models: half, rounded up. */
export const halfCost = (points: number): number => Math.ceil(points / 2);

/** HEX-GAR-02, -09: whether the models of an army cost half: those of garrisons, settled or on the march. */
export const isHalfPriced = (army: Army): boolean => army.kind === 'garrison' || army.garrisonDetachment;

/** HEX-GAR-02: BP of a garrison's units, each rounded up. */
export const garrisonCost = (units: readonly UnitSetup[]): number =>
  units.reduce((sum, unit) => sum + halfCost(unit.points), 0);

/** HEX-DET-17, HEX-GAR-02: BP that ready models of these points return: half the price of such models. */
export const refundOf = (army: Army, points: number): number =>
  Math.floor((isHalfPriced(army) ? halfCost(points) : points) / 2);

/** Whether any model of the units is alive. */
export const hasLiving = (units: readonly Unit[]): boolean => units.some((unit) => living(unit) > 0);
