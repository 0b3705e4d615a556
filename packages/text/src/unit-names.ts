import type { ReviewedUnit } from '@sealed-orders/formats';

/** The slots of an army list, in words. */
export const SLOT_NAMES: Readonly<Record<ReviewedUnit['slot'], string>> = {
  hq: 'HQ',
  elite: 'Elite',
  troops: 'Troops',
  'fast-attack': 'Fast Attack',
  'heavy-support': 'Heavy Support',
};

/** How units move, in words. */
export const MOVE_CLASS_NAMES: Readonly<Record<ReviewedUnit['moveClass'], string>> = {
  infantry: 'infantry',
  tracked: 'tracked',
  wheeled: 'wheels or bikes',
  walker: 'walkers',
  skimmer: 'skimmers',
};
