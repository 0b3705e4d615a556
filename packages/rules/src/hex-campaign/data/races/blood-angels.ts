import { entry, grant, HEAVY_WALKER, type RaceList, rare, special, TANK, veryRare } from './list.ts';
import { MARINE_ENTRIES, MARINE_GRANTS, MARINE_ITEMS, MARINE_SPECIALS } from './space-marines.ts';

/** HEX-RACE-BA-07. */
const DEATH_COMPANY = special({
  key: 'death-company',
  name: 'Death Company Army',
  rule: 'HEX-RACE-BA-07',
  quota: 'II',
  most: 1,
});

/** HEX-RACE-BA-01 to -07: like the Space Marines, and more. */
export const BLOOD_ANGELS: RaceList = {
  faction: 'ba',
  rule: 'HEX-RACE-BA-04',
  entries: [
    ...MARINE_ENTRIES,
    entry('high-priest', 'High Priest', 'hq'),
    entry('honour-guard', 'Honour Guard', 'hq'),
    entry('veteran-assault-squad', 'Veteran Assault Squad', 'elite'),
    entry('furioso-dreadnought', 'Furioso Dreadnought', 'elite', HEAVY_WALKER),
    entry('blood-angels-scout-squad', 'Blood Angels Scout Squad', 'troops'),
    entry('baal-predator', 'Baal Predator', 'heavy-support', TANK),
  ],
  items: [...MARINE_ITEMS, veryRare('Holy Shroud'), rare('Grail')],
  grants: [
    ...MARINE_GRANTS,
    grant('barracks', { kinds: ['blood-angels-scout-squad'] }, 'capital'),
    grant('heavy-factory', { kinds: ['furioso-dreadnought', 'baal-predator', 'rhino', 'razorback'] }, 'capital'),
    grant('academy', { kinds: ['high-priest'] }, 'capital'),
    grant('training-facilities', { kinds: ['honour-guard', 'veteran-assault-squad'] }, 'capital'),
    grant('minor-space-port', {
      kinds: ['veteran-assault-squad', 'blood-angels-scout-squad'],
      withoutTags: ['vehicle'],
    }),
  ],
  specials: [...MARINE_SPECIALS, DEATH_COMPANY],
};
