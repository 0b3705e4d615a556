import { readyPoints, type Unit } from '@sealed-orders/rules/hex-campaign';
import { unitText } from '@sealed-orders/text/hex-campaign/units';

/** The total points of an army's units. */
export const pointsOf = (units: readonly Unit[]): number => units.reduce((sum, { points }) => sum + points, 0);

/** An army's points in words, and how many of them are ready if not all are. */
export const pointWords = (units: readonly Unit[]): string => unitText.points(readyPoints(units), pointsOf(units));
