import { LISTS } from '../../lists/lists.ts';
import { GODS } from '../../types.ts';
import { plainRace, type Race } from '../race.ts';
import { cultistsFault, isCapturedCity } from './cultists.ts';
import { demonFault } from './demons.ts';
import { chaosSpecials, holds } from './detachments.ts';
import { lordsMark, markFault } from './marks.ts';

/** HEX-RACE-CH-02 to -29, as far as they concern building. */
export const chaos: Race = {
  ...plainRace(LISTS.ch),
  listFault: markFault,
  placeFault: (realm, hex, unit) => demonFault(realm, hex, [unit]) ?? cultistsFault(realm, unit),
  isFree: isCapturedCity,
  markOf: lordsMark,
  marks: GODS,
  specials: chaosSpecials,
  holds,
};
