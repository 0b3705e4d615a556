import type { God } from '../../types.ts';
import { ALL } from './general.ts';
import {
  BIKE,
  character,
  entry,
  grant,
  LIGHT_WALKER,
  type ListEntry,
  type RaceList,
  rare,
  special,
  TANK,
  zeroOne,
} from './list.ts';

/** HEX-RACE-CH-03. */
export const OPPOSED: Readonly<Record<God, God | null>> = {
  khorne: 'slaanesh',
  slaanesh: 'khorne',
  tzeentch: 'nurgle',
  nurgle: 'tzeentch',
  undivided: null,
};

/** HEX-RACE-CH-18: what captured Imperial Guard cities allow, for new normal detachments only. */
export const CAPTURED_KINDS = ['imperial-guard-squad', 'hellhound', 'leman-russ'] as const;

/** HEX-RACE-CH-23: units excluded from a detachment of Khorne. */
export const NOT_WITH_KHORNE = ['chaos-sorcerer'] as const;

/** HEX-RACE-CH-04, -19: the ranks of a Chaos Lord. */
export const LORDS: readonly string[] = ['chaos-lord', 'exalted-champion', 'mighty-champion'];

const demon = (patron: God) => ({ patron, tags: ['demon'] }) as const;
const cult = (patron: God) => ({ patron, tags: ['cult'] }) as const;
const LEADER = { tags: ['chaos-leader'] } as const;
const EXALTED = { limits: [rare('Exalted Champion')], waives: ['zero-one'] } as const;
const MIGHTY = {
  limits: [{ name: 'Mighty Champion', kind: 'per-detachment', most: 1 }],
  waives: ['zero-one'],
} as const;

/** HEX-RACE-CH-23: for detachments of every god. */
const GENERAL: readonly ListEntry[] = [
  entry('chaos-lord', 'Chaos Lord', 'hq', { ...LEADER, ...EXALTED }),
  entry('exalted-champion', 'Chaos Lord, Exalted Champion', 'hq', { ...LEADER, ...EXALTED }),
  entry('mighty-champion', 'Chaos Lord, Mighty Champion', 'hq', { ...LEADER, ...MIGHTY }),
  entry('retinue', 'Retinue of Veterans', 'hq'),
  entry('demon-prince', 'Demon Prince', 'hq', LEADER),
  entry('chaos-sorcerer', 'Chaos Sorcerer', 'hq'),
  entry('abaddon', 'Abaddon', 'hq', { limits: [character('Abaddon')] }),
  entry('cypher', 'Cypher', 'hq', { limits: [character('Cypher')] }),
  entry('chaos-terminators', 'Chaos Terminators', 'elite'),
  entry('chaos-veterans', 'Chaos Veterans', 'elite'),
  entry('possessed', 'Possessed', 'elite'),
  entry('dreadnought', 'Chaos Dreadnought', 'elite', LIGHT_WALKER),
  entry('chaos-space-marines', 'Chaos Space Marines', 'troops'),
  entry('chaos-bikers', 'Chaos Space Marine Bikers', 'fast-attack', BIKE),
  entry('attack-bike-squadron', 'Attack Bikes', 'fast-attack', BIKE),
  entry('raptors', 'Raptors', 'fast-attack'),
  entry('havocs', 'Havocs', 'heavy-support'),
  entry('obliterators', 'Obliterators', 'heavy-support'),
  entry('predator-annihilator', 'Predator Annihilator', 'heavy-support', TANK),
  entry('predator-destructor', 'Predator Destructor', 'heavy-support', TANK),
  entry('land-raider', 'Land Raider', 'heavy-support', TANK),
  entry('rhino', 'Rhino', 'troops', TANK),
  entry('chaos-cultists', 'Chaos Cultists', 'troops', { tags: ['cultist'] }),
];

/** HEX-RACE-CH-24 to -27: for detachments of one god. */
const CULTS: readonly ListEntry[] = [
  entry('retinue-khorne', 'Retinue of Khorne Berzerkers', 'hq', cult('khorne')),
  entry('bloodthirster', 'Bloodthirster', 'hq', demon('khorne')),
  entry('kharn', 'Kharn', 'hq', { patron: 'khorne', limits: [character('Kharn')] }),
  entry('khorne-berzerkers', 'Khorne Berzerkers', 'troops', cult('khorne')),
  entry('bloodletters', 'Bloodletters', 'troops', demon('khorne')),
  entry('flesh-hounds', 'Flesh Hounds', 'fast-attack', demon('khorne')),
  entry('juggernauts', 'Juggernauts of Khorne', 'fast-attack', demon('khorne')),
  entry('retinue-tzeentch', 'Retinue of Thousand Sons', 'hq', cult('tzeentch')),
  entry('lord-of-change', 'Lord of Change', 'hq', demon('tzeentch')),
  entry('ahriman', 'Ahriman', 'hq', { patron: 'tzeentch', limits: [character('Ahriman')] }),
  entry('thousand-sons', 'Thousand Sons', 'troops', cult('tzeentch')),
  entry('horrors', 'Pink and Blue Horrors', 'troops', demon('tzeentch')),
  entry('flamers', 'Flamers', 'fast-attack', demon('tzeentch')),
  entry('discs', 'Discs of Tzeentch', 'fast-attack', demon('tzeentch')),
  entry('retinue-nurgle', 'Retinue of Plague Marines', 'hq', cult('nurgle')),
  entry('great-unclean-one', 'Great Unclean One', 'hq', demon('nurgle')),
  entry('fabius-bile', 'Fabius Bile', 'hq', { patron: 'nurgle', limits: [character('Fabius Bile')] }),
  entry('plague-marines', 'Plague Marines', 'troops', cult('nurgle')),
  entry('plaguebearers', 'Plaguebearers', 'troops', demon('nurgle')),
  entry('nurglings', 'Nurglings', 'fast-attack', demon('nurgle')),
  entry('beasts-of-nurgle', 'Plaguebearers on Beasts of Nurgle', 'fast-attack', demon('nurgle')),
  entry('retinue-slaanesh', 'Retinue of Noise Marines', 'hq', cult('slaanesh')),
  entry('keeper-of-secrets', 'Keeper of Secrets', 'hq', demon('slaanesh')),
  entry('doomrider', 'Doomrider', 'hq', { patron: 'slaanesh', limits: [character('Doomrider')] }),
  entry('noise-marines', 'Noise Marines', 'troops', cult('slaanesh')),
  entry('daemonettes', 'Daemonettes', 'troops', demon('slaanesh')),
  entry('fiends', 'Fiends of Slaanesh', 'fast-attack', demon('slaanesh')),
  entry('steeds-of-slaanesh', 'Daemonettes on Steeds', 'fast-attack', demon('slaanesh')),
];

/** HEX-RACE-CH-18. */
const ONLY_IN_NEW = { onlyInNew: 'HEX-RACE-CH-18' } as const;
const CAPTURED: readonly ListEntry[] = [
  entry('imperial-guard-squad', 'Imperial Guard Squad', 'troops', ONLY_IN_NEW),
  entry('hellhound', 'Hellhound', 'fast-attack', { ...TANK, ...ONLY_IN_NEW, limits: [zeroOne('Hellhound')] }),
  entry('leman-russ', 'Leman Russ Battle Tank', 'heavy-support', {
    ...TANK,
    ...ONLY_IN_NEW,
    limits: [zeroOne('Leman Russ Battle Tank')],
  }),
];

const NOT_BUILT_BY_PORTS = { withoutKinds: CAPTURED_KINDS } as const;

/** HEX-RACE-CH-22: the chosen god decides which one is normal and which is forbidden. */
const byGod = (god: God, name: string) => special({ key: god, name, rule: 'HEX-RACE-CH-22', quota: 'I' });

/** HEX-RACE-CH-16 to -29. */
export const CHAOS: RaceList = {
  faction: 'ch',
  rule: 'HEX-RACE-CH-20',
  entries: [...GENERAL, ...CULTS, ...CAPTURED],
  items: [],
  grants: [
    grant('barracks', { kinds: ['chaos-space-marines', 'chaos-cultists'] }),
    grant('barracks', { kinds: ['imperial-guard-squad'] }, 'captured-guard'),
    grant('light-factory', { kinds: ['chaos-bikers', 'attack-bike-squadron', 'dreadnought'] }),
    grant('heavy-factory', { kinds: ['land-raider', 'predator-annihilator', 'predator-destructor', 'rhino'] }),
    grant('heavy-factory', { kinds: ['hellhound', 'leman-russ'] }, 'captured-guard'),
    grant('academy', { slots: ['hq'], withoutTags: ['demon'] }),
    grant('training-facilities', {
      kinds: [
        'chaos-terminators',
        'chaos-veterans',
        'possessed',
        'raptors',
        'havocs',
        'obliterators',
        ...CULTS.filter(({ tags }) => tags.includes('cult')).map(({ kind }) => kind),
      ],
    }),
    grant('minor-space-port', {
      moves: ['infantry'],
      withoutTags: ['vehicle', 'bike', 'jetbike'],
      ...NOT_BUILT_BY_PORTS,
    }),
    grant('vortex-portal', { tags: ['demon'] }, 'capital'),
    grant('major-space-port', { ...ALL, ...NOT_BUILT_BY_PORTS }),
  ],
  specials: [
    byGod('undivided', 'Undivided Detachment'),
    byGod('khorne', 'Khorne Detachment'),
    byGod('nurgle', 'Nurgle Detachment'),
    byGod('slaanesh', 'Slaanesh Detachment'),
    byGod('tzeentch', 'Tzeentch Detachment'),
  ],
};
