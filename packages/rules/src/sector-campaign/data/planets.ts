import type { Planet } from '../vocabulary.ts';

/** SEC-SETUP-06: by the sum of two dice. An eight counts as `planetRollEight` says. */
export const PLANET_OF: Readonly<Record<number, Planet>> = {
  2: 'daemon',
  3: 'death',
  4: 'primaeval',
  5: 'primaeval',
  6: 'ice',
  7: 'agri',
  8: 'agri',
  9: 'hive',
  10: 'hive',
  11: 'desert',
  12: 'desert',
};
/** The roll that the original rules list twice, and the planets that it can mean. */
export const DISPUTED_ROLL = 8;
export const DISPUTED_PLANETS = ['agri', 'hive'] as const satisfies readonly Planet[];
