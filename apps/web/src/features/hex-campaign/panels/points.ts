import type { Unit } from '@sealed-orders/rules/hex-campaign';

/** What all units of an army are worth together. */
export const pointsOf = (units: readonly Unit[]): number => units.reduce((sum, { points }) => sum + points, 0);
