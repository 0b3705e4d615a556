import { ALL } from './general.ts';
import { type Choice, entry, grant, HOVER_TANK, JETBIKE, type RaceList, rare, special } from './list.ts';

/** HEX-RACE-DE-20. */
const FAST = special({
  key: 'fast',
  name: 'Fast Detachment',
  rule: 'HEX-RACE-DE-20',
  quota: 'I',
  march: 'fast',
  slots: {
    hq: [{ kinds: ['dark-eldar-lord'], mounts: ['raider'] }],
    elite: [{ kinds: ['wyches'], mounts: ['raider'] }],
    troops: [{ kinds: ['raider-squad', 'reaver-jetbikes'] }],
    'fast-attack': [{ tags: ['jetbike'], withoutKinds: ['dark-eldar-lord'] }, { kinds: ['hellions'] }],
    'heavy-support': [{ kinds: ['ravager'] }],
  },
});

/** HEX-RACE-DE-21. */
const WYCHES = special({
  key: 'wych',
  name: 'Wych Army',
  rule: 'HEX-RACE-DE-21',
  quota: 'II',
  slots: {
    hq: [{ kinds: ['wych-succubus', 'wych-retinue'] }],
    elite: [{ kinds: ['warrior-squad', 'raider-squad', 'mandrakes', 'warp-beast-pack'] }],
    troops: [{ kinds: ['wyches'] }],
    'fast-attack': [{ kinds: ['reaver-jetbikes', 'hellions'] }],
    'heavy-support': [{ kinds: ['scourges', 'ravager'] }],
  },
  zeroOne: ['hellions', 'warp-beast-pack'],
});

/** HEX-RACE-DE-17: a detachment is swift if all its units are among these. */
export const SWIFT: readonly Choice[] = [
  { mounts: ['raider'] },
  { tags: ['jetbike'] },
  { kinds: ['reaver-jetbikes', 'raider-squad', 'hellions', 'ravager'] },
];

/** HEX-RACE-DE-16 to -23. */
export const DARK_ELDAR: RaceList = {
  faction: 'de',
  rule: 'HEX-RACE-DE-18',
  entries: [
    entry('dark-eldar-lord', 'Dark Eldar Lord', 'hq'),
    entry('haemonculus', 'Haemonculus', 'hq'),
    entry('wych-succubus', 'Wych Succubus', 'hq'),
    entry('wych-retinue', 'Wych Retinue', 'hq'),
    entry('incubi', 'Incubi', 'elite'),
    entry('grotesques', 'Grotesques', 'elite'),
    entry('mandrakes', 'Mandrakes', 'elite'),
    entry('warp-beast-pack', 'Warp Beast Pack', 'elite'),
    entry('wyches', 'Wyches', 'elite'),
    entry('warrior-squad', 'Warrior Squad', 'troops'),
    entry('raider-squad', 'Raider Squad', 'troops', { mount: 'raider' }),
    entry('reaver-jetbikes', 'Reaver Jetbikes', 'fast-attack', JETBIKE),
    entry('hellions', 'Hellions', 'fast-attack', { moveClass: 'skimmer' }),
    entry('scourges', 'Scourges', 'heavy-support'),
    entry('ravager', 'Ravager', 'heavy-support', HOVER_TANK),
    entry('talos', 'Talos', 'heavy-support', HOVER_TANK),
    entry('raider', 'Raider', 'troops', HOVER_TANK),
  ],
  items: [rare('Shadow Field')],
  grants: [
    grant('barracks', { kinds: ['warrior-squad', 'raider-squad'] }),
    grant('light-factory', { kinds: ['reaver-jetbikes'] }),
    grant('heavy-factory', { kinds: ['raider', 'ravager'] }),
    { ...grant('heavy-factory', { kinds: ['talos'] }), also: 'prison' },
    grant('academy', { kinds: ['dark-eldar-lord'] }),
    grant('training-facilities', { kinds: ['scourges', 'incubi'] }),
    grant('prison', { kinds: ['haemonculus', 'grotesques'] }),
    grant('gladiator-arena', { kinds: ['wyches', 'wych-succubus', 'wych-retinue', 'warp-beast-pack'] }),
    { ...grant('gladiator-arena', { kinds: ['hellions'] }), also: 'light-factory' },
    grant('minor-space-port', { kinds: ['dark-eldar-lord', 'haemonculus', 'warrior-squad'] }),
    grant('major-space-port', ALL),
  ],
  specials: [FAST, WYCHES],
};
