import { GENERAL_GRANTS } from './general.ts';
import type { RaceList } from './list.ts';

/** HEX-RACE-ORK-02, -03: the general categories; the Cult of Speed waits for its slots. */
export const ORKS: RaceList = {
  faction: 'ork',
  rule: 'HEX-RACE-ORK-02',
  entries: [],
  items: [],
  grants: GENERAL_GRANTS,
  specials: [],
};
