import type { ReviewedUnit } from '@sealed-orders/formats';

/** The kind of a unit in an army list. */
export const SLOT_NAMES: Readonly<Record<ReviewedUnit['slot'], string>> = {
  hq: 'HQ',
  elite: 'Elite',
  troops: 'Troops',
  'fast-attack': 'Fast Attack',
  'heavy-support': 'Heavy Support',
};

/** How a unit moves. */
export const MOVE_CLASS_NAMES: Readonly<Record<ReviewedUnit['moveClass'], string>> = {
  infantry: 'infantry',
  tracked: 'tracked',
  wheeled: 'wheeled or bikes',
  walker: 'walkers',
  skimmer: 'skimmers',
};
