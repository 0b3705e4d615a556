import type { Settings } from '../types.ts';

/** A short campaign that dice can settle: two or three columns each, only quick dice, over when a Capital falls. */
export const FIRST_WAR = {
  startBp: 3000,
  quickBattle: 'always',
  sightDetail: 'full',
  victoryMode: 'firstCapital',
} as const satisfies Partial<Settings>;

/** Every part of the rules that a campaign may have. */
export const FULL_WAR = {
  unitXp: 'on',
  spyExtraMissions: 'on',
  webways: 'on',
  newCapital: 'nearestUrban',
} as const satisfies Partial<Settings>;
