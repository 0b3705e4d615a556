import { ASPECTS } from '../../types.ts';
import { ALL } from './general.ts';
import { entry, grant, HOVER_TANK, JETBIKE, LIGHT_WALKER, type RaceList, SPEEDER, special } from './list.ts';

/** Aspect Warriors; each kind has the name of its aspect. */
const ASPECT_ENTRIES = [
  entry('dire-avengers', 'Dire Avengers', 'elite'),
  entry('warp-spiders', 'Warp Spiders', 'fast-attack'),
  entry('striking-scorpions', 'Striking Scorpions', 'elite'),
  entry('howling-banshees', 'Howling Banshees', 'elite'),
  entry('fire-dragons', 'Fire Dragons', 'elite'),
  entry('swooping-hawks', 'Swooping Hawks', 'fast-attack'),
  entry('shining-spears', 'Shining Spears', 'fast-attack', JETBIKE),
  entry('dark-reapers', 'Dark Reapers', 'heavy-support'),
] as const;

const IN_WAVE_SERPENT = { mounts: ['wave-serpent'] } as const;

/** HEX-RACE-EL-09. */
const FAST = special({
  key: 'fast',
  name: 'Fast Detachment',
  rule: 'HEX-RACE-EL-09',
  quota: 'I',
  march: 'fast',
  slots: {
    hq: [{ kinds: ['farseer'], mounts: ['wave-serpent', 'jetbike'] }],
    elite: [
      { kinds: ['shining-spears'] },
      {
        kinds: [
          'striking-scorpions',
          'howling-banshees',
          'fire-dragons',
          'dire-avengers',
          'dark-reapers',
          'wraithguard',
        ],
        ...IN_WAVE_SERPENT,
      },
    ],
    troops: [{ kinds: ['jetbike-squadron', 'vyper-squadron'] }, { kinds: ['guardians'], ...IN_WAVE_SERPENT }],
    'fast-attack': [
      { moves: ['skimmer'], withoutKinds: ['farseer'] },
      { tags: ['jetbike'], withoutKinds: ['farseer'] },
    ],
    'heavy-support': [{ kinds: ['falcon', 'fire-prism'] }],
  },
});

/** HEX-RACE-EL-06 to -09. The Harlequins of HEX-RACE-EL-10 wait for their slots. */
export const ELDAR: RaceList = {
  faction: 'el',
  rule: 'HEX-RACE-EL-06',
  entries: [
    entry('farseer', 'Farseer', 'hq'),
    entry('exarch', 'Exarch', 'hq'),
    entry('phoenix-lord', 'Phoenix Lord', 'hq'),
    ...ASPECT_ENTRIES,
    entry('wraithguard', 'Wraithguard', 'elite'),
    entry('rangers', 'Rangers', 'troops'),
    entry('guardians', 'Guardians', 'troops'),
    entry('jetbike-squadron', 'Jetbike Squadron', 'fast-attack', JETBIKE),
    entry('vyper-squadron', 'Vyper Squadron', 'fast-attack', SPEEDER),
    entry('war-walkers', 'War Walkers', 'heavy-support', LIGHT_WALKER),
    entry('support-weapon-battery', 'Support Weapon Battery', 'heavy-support'),
    entry('falcon', 'Falcon', 'heavy-support', HOVER_TANK),
    entry('fire-prism', 'Fire Prism', 'heavy-support', HOVER_TANK),
    entry('wave-serpent', 'Wave Serpent', 'troops', HOVER_TANK),
  ],
  items: [],
  grants: [
    grant('barracks', { kinds: ['guardians'] }),
    grant('light-factory', { kinds: ['jetbike-squadron', 'vyper-squadron', 'war-walkers'] }),
    grant('heavy-factory', { kinds: ['falcon', 'fire-prism', 'wave-serpent'] }),
    grant('academy', { kinds: ['farseer', 'exarch'] }),
    grant('training-facilities', { kinds: ['support-weapon-battery'] }),
    ...ASPECTS.map((aspect) => ({ ...grant('aspect-shrine', { kinds: [aspect] }), aspect })),
    grant('minor-space-port', { kinds: ['phoenix-lord', 'farseer', 'guardians', 'rangers'] }),
    grant('major-space-port', ALL),
  ],
  specials: [FAST],
};
