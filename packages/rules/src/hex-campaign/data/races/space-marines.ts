import { ALL } from './general.ts';
import { IMPERIAL_ENTRIES } from './imperium.ts';
import {
  BIKE,
  entry,
  type Grant,
  grant,
  HEAVY_WALKER,
  type ListEntry,
  type RaceList,
  rare,
  SPEEDER,
  type SpecialList,
  special,
  TANK,
  veryRare,
} from './list.ts';

/** Units that the rules of the Space Marines name. */
export const MARINE_ENTRIES: readonly ListEntry[] = [
  entry('hero', 'Hero', 'hq'),
  entry('librarian', 'Librarian', 'hq'),
  entry('chaplain', 'Chaplain', 'hq'),
  entry('command-squad', 'Command Squad', 'hq'),
  entry('terminator-squad', 'Terminator Squad', 'elite'),
  entry('veteran-squad', 'Veteran Squad', 'elite'),
  entry('dreadnought', 'Dreadnought', 'elite', HEAVY_WALKER),
  entry('legion-of-the-damned', 'Legion of the Damned', 'elite', { limits: [veryRare('Legion of the Damned')] }),
  entry('tactical-squad', 'Tactical Squad', 'troops'),
  entry('scout-squad', 'Scout Squad', 'troops'),
  entry('assault-squad', 'Assault Squad', 'fast-attack'),
  entry('bike-squadron', 'Bikes Squadron', 'fast-attack', BIKE),
  entry('scout-bike-squadron', 'Scout Bike Squadron', 'fast-attack', BIKE),
  entry('attack-bike-squadron', 'Attack Bike Squadron', 'fast-attack', BIKE),
  entry('land-speeder-squadron', 'Land Speeder Squadron', 'fast-attack', SPEEDER),
  entry('land-speeder-tornado', 'Land Speeder Tornado', 'fast-attack', SPEEDER),
  entry('land-speeder-typhoon', 'Land Speeder Typhoon', 'fast-attack', SPEEDER),
  entry('devastator-squad', 'Devastator Squad', 'heavy-support'),
  entry('predator-annihilator', 'Predator Annihilator', 'heavy-support', TANK),
  entry('predator-destructor', 'Predator Destructor', 'heavy-support', TANK),
  entry('land-raider', 'Land Raider', 'heavy-support', TANK),
  entry('vindicator', 'Vindicator', 'heavy-support', TANK),
  entry('whirlwind', 'Whirlwind', 'heavy-support', TANK),
  entry('rhino', 'Rhino', 'troops', TANK),
  entry('razorback', 'Razorback', 'troops', TANK),
  ...IMPERIAL_ENTRIES,
];

/** HEX-RACE-SM-09. */
export const MARINE_GRANTS: readonly Grant[] = [
  grant('barracks', { kinds: ['tactical-squad', 'scout-squad'] }, 'capital'),
  grant(
    'light-factory',
    {
      kinds: [
        'bike-squadron',
        'scout-bike-squadron',
        'attack-bike-squadron',
        'land-speeder-squadron',
        'land-speeder-tornado',
        'land-speeder-typhoon',
      ],
    },
    'capital',
  ),
  grant(
    'heavy-factory',
    {
      kinds: [
        'dreadnought',
        'land-raider',
        'predator-annihilator',
        'predator-destructor',
        'rhino',
        'vindicator',
        'whirlwind',
      ],
    },
    'capital',
  ),
  grant('academy', { kinds: ['hero', 'librarian', 'chaplain'] }, 'capital'),
  grant(
    'training-facilities',
    { kinds: ['command-squad', 'devastator-squad', 'terminator-squad', 'veteran-squad'] },
    'capital',
  ),
  grant('minor-space-port', {
    slots: ['hq'],
    kinds: [
      'tactical-squad',
      'veteran-squad',
      'scout-squad',
      'assault-squad',
      'devastator-squad',
      'bike-squadron',
      'scout-bike-squadron',
    ],
    withoutTags: ['vehicle'],
  }),
  grant('major-space-port', ALL),
];

/** HEX-RACE-SM-12. */
const ARMOUR = special({
  key: 'armour',
  name: 'Armour Detachment',
  rule: 'HEX-RACE-SM-12',
  quota: 'II',
  march: 'vehicles',
  slots: {
    hq: [{ kinds: ['land-raider'] }, { slots: ['hq'], mounts: ['land-raider', 'razorback', 'rhino'] }],
    elite: [{ kinds: ['terminator-squad'], mounts: ['land-raider'] }],
    troops: [{ kinds: ['land-raider', 'predator-annihilator', 'predator-destructor', 'razorback', 'whirlwind'] }],
    'fast-attack': [{ kinds: ['land-speeder-squadron', 'land-speeder-tornado', 'land-speeder-typhoon'] }],
    'heavy-support': [
      { kinds: ['scout-bike-squadron', 'vindicator'] },
      { kinds: ['tactical-squad'], mounts: ['rhino'] },
    ],
  },
});

/** HEX-RACE-SM-13. */
const MECHANIZED = special({
  key: 'mechanized',
  name: 'Mechanized Detachment',
  rule: 'HEX-RACE-SM-13',
  quota: 'I',
  march: 'vehicles',
  mounted: true,
});

export const MARINE_SPECIALS: readonly SpecialList[] = [ARMOUR, MECHANIZED];

/** HEX-RACE-SM-06 to -08. */
export const MARINE_ITEMS = [veryRare('Chapter Banner'), rare('Holy Relic'), rare('Iron Halo')] as const;

export const SPACE_MARINES: RaceList = {
  faction: 'sm',
  rule: 'HEX-RACE-SM-09',
  entries: MARINE_ENTRIES,
  items: MARINE_ITEMS,
  grants: MARINE_GRANTS,
  specials: MARINE_SPECIALS,
};
