import type { Unit } from '@sealed-orders/rules/hex-campaign';

/** The total points of an army's units. */
export const pointsOf = (units: readonly Unit[]): number => units.reduce((sum, { points }) => sum + points, 0);
