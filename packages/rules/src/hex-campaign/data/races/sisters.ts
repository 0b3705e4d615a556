import { GENERAL_GRANTS } from './general.ts';
import { IMPERIAL_ENTRIES } from './imperium.ts';
import type { RaceList } from './list.ts';

/** HEX-RACE-SOB-01, -02: the general categories, and no special detachments. */
export const SISTERS: RaceList = {
  faction: 'sob',
  rule: 'HEX-RACE-SOB-01',
  entries: IMPERIAL_ENTRIES,
  items: [],
  grants: GENERAL_GRANTS,
  specials: [],
};
