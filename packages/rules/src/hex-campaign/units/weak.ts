import { WEAK_BELOW } from '../data/allowances.ts';
import type { Detachment, Unit } from '../types.ts';
import { livingWorth, readyWorth } from './worth.ts';

/** Points of the models ready for combat, rounded down unit by unit. */
export const readyPoints = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + readyWorth(unit), 0);

/** HEX-MORD-12: less than 500 points ready. Garrison-detachments are exempt. */
export const isWeak = (piece: Detachment): boolean =>
  !piece.garrisonDetachment && readyPoints(piece.units) < WEAK_BELOW;

/** HEX-MORD-12: whether recoveries could lift it to more than 500 points. */
export const couldRecover = (piece: Detachment): boolean => livingWorth(piece.units) > WEAK_BELOW;
