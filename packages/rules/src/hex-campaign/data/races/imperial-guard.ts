import { ALL } from './general.ts';
import { IMPERIAL_ENTRIES } from './imperium.ts';
import { entry, FIELD_GUN, grant, LIGHT_WALKER, LONG_GUN, type RaceList, special, TANK, veryRare } from './list.ts';

const TANKS = [
  'leman-russ',
  'leman-russ-exterminator',
  'leman-russ-vanquisher',
  'leman-russ-demolisher',
  'basilisk',
  'griffon',
  'hellhound',
  'chimera',
] as const;

/** HEX-RACE-IG-09. */
const ARMOUR = special({
  key: 'armour',
  name: 'Armour Detachment',
  rule: 'HEX-RACE-IG-09',
  quota: 'I',
  march: 'vehicles',
  slots: {
    hq: [{ kinds: ['leman-russ', 'leman-russ-exterminator'] }],
    elite: [{ kinds: ['leman-russ-vanquisher', 'super-heavy-tank'] }],
    troops: [{ kinds: ['leman-russ', 'leman-russ-exterminator'] }],
    'fast-attack': [{ kinds: ['hellhound', 'sentinel-squadron'] }],
    'heavy-support': [{ kinds: ['armoured-fist-squad', 'basilisk', 'griffon', 'leman-russ-demolisher'] }],
  },
  zeroOne: ['leman-russ-vanquisher', 'super-heavy-tank'],
});

/** HEX-RACE-IG-10. */
const ARTILLERY = special({
  key: 'artillery',
  name: 'Artillery Detachment',
  rule: 'HEX-RACE-IG-10',
  quota: 'II',
  march: 'vehicles',
  slots: {
    hq: [{ kinds: ['leman-russ'] }],
    elite: [],
    troops: [{ kinds: ['basilisk', 'griffon'] }],
    'fast-attack': [{ kinds: ['sentinel-squadron'] }],
    'heavy-support': [{ kinds: ['armoured-fist-squad', 'leman-russ'] }],
  },
});

/** HEX-RACE-IG-01: the kinds whose models may be plain guardsmen. */
export const GUARDSMEN: readonly string[] = ['', 'infantry-platoon', 'armoured-fist-squad'];

export const IMPERIAL_GUARD: RaceList = {
  faction: 'ig',
  rule: 'HEX-RACE-IG-07',
  entries: [
    entry('command-hq', 'Command HQ', 'hq'),
    entry('commissar', 'Commissar', 'hq'),
    entry('special-weapon-squad', 'Special Weapon Squad', 'hq'),
    entry('hardened-veterans', 'Hardened Veterans', 'elite'),
    entry('storm-troopers', 'Storm Troopers', 'elite'),
    entry('ratling-snipers', 'Ratling Snipers', 'elite'),
    entry('infantry-platoon', 'Infantry Platoon', 'troops'),
    entry('armoured-fist-squad', 'Armoured Fist Squad', 'troops'),
    entry('scout-squad', 'Scout Squad', 'troops'),
    entry('penal-legion', 'Penal Legion', 'troops'),
    entry('sentinel-squadron', 'Sentinel Squadron', 'fast-attack', LIGHT_WALKER),
    entry('rough-riders', 'Rough Riders', 'fast-attack'),
    entry('hellhound', 'Hellhound', 'fast-attack', TANK),
    entry('leman-russ', 'Leman Russ Battle Tank', 'heavy-support', TANK),
    entry('leman-russ-exterminator', 'Leman Russ Exterminator', 'heavy-support', TANK),
    entry('leman-russ-vanquisher', 'Leman Russ Vanquisher', 'heavy-support', TANK),
    entry('leman-russ-demolisher', 'Leman Russ Demolisher', 'heavy-support', TANK),
    entry('basilisk', 'Basilisk', 'heavy-support', LONG_GUN),
    entry('griffon', 'Griffon', 'heavy-support', FIELD_GUN),
    entry('super-heavy-tank', 'Super Heavy Tank', 'heavy-support', { ...TANK, limits: [veryRare('Super Heavy Tank')] }),
    entry('chimera', 'Chimera', 'troops', TANK),
    ...IMPERIAL_ENTRIES,
  ],
  items: [],
  grants: [
    grant('barracks', { kinds: ['infantry-platoon', 'scout-squad'] }),
    { ...grant('barracks', { kinds: ['armoured-fist-squad'] }), also: 'heavy-factory' },
    grant('light-factory', { kinds: ['sentinel-squadron'] }),
    grant('heavy-factory', { slots: ['heavy-support'], kinds: TANKS, withoutKinds: ['super-heavy-tank'] }),
    grant('academy', { kinds: ['command-hq', 'commissar'] }),
    grant('training-facilities', { kinds: ['special-weapon-squad', 'hardened-veterans', 'storm-troopers'] }),
    grant('prison', { kinds: ['penal-legion'] }),
    grant('minor-space-port', { slots: ['hq'], kinds: ['infantry-platoon', 'hardened-veterans', 'ratling-snipers'] }),
    grant('major-space-port', ALL),
  ],
  specials: [ARMOUR, ARTILLERY],
};
