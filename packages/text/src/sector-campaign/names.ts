import type {
  CONDITIONS,
  Effect,
  ENDINGS,
  Kind,
  Level,
  Mission,
  PASSES,
  Phase,
  Planet,
  PREFERENCES,
  PURPOSES,
  Queue,
  Race,
  REACTIONS,
  REMOVALS,
  Resource,
  Role,
  Score,
  Side,
  SOURCES,
  TAKINGS,
  Tenure,
  Trait,
  Way,
  Winner,
} from '@sealed-orders/rules/sector-campaign';

type Names<Key extends string> = Readonly<Record<Key, string>>;
type Of<List extends readonly string[]> = Names<List[number]>;

export const SIDE_NAMES: Names<Side> = { west: 'West', east: 'East' };

export const ROLE_NAMES: Names<Role> = { commander: 'Commander', staff: 'Staff' };

export const RACE_NAMES: Names<Race> = {
  'space-marines': 'Space Marines',
  'imperial-guard': 'Imperial Guard',
  'titan-legions': 'Titan Legions',
  eldar: 'Eldar',
  orks: 'Orks',
  chaos: 'Chaos',
  tyranids: 'Tyranids',
  others: 'Others',
};

export const PLANET_NAMES: Names<Planet> = {
  daemon: 'Daemon World',
  death: 'Death World',
  primaeval: 'Primaeval World',
  ice: 'Ice World',
  agri: 'Agri World',
  hive: 'Hive World',
  desert: 'Desert World',
};

export const PHASE_NAMES: Names<Phase> = {
  armies: 'Armies',
  majors: 'Major territories',
  planet: 'Planet',
  experience: 'Starting experience',
  deployment: 'Deployment',
  command: 'Start of the turn',
  air: 'Aerial missions',
  scouting: 'Scouting',
  moves: 'Moves',
  attacks: 'Attacks and responses',
  battles: 'Battles',
  retreats: 'Retreats',
  isolation: 'Isolation',
  score: 'End of the turn',
};

export const KIND_NAMES: Names<Kind> = {
  ground: 'Ground',
  airborne: 'Airborne',
  aerial: 'Aerial',
  dropship: 'Dropship',
};

export const TRAIT_NAMES: Names<Trait> = {
  infiltrator: 'Infiltrator',
  flak: 'Flak',
  'war-machine': 'War machine',
  vehicle: 'Vehicle, lands later',
};

export const MISSION_NAMES: Names<Mission> = {
  scouting: 'Scouting',
  intercept: 'Intercept',
  transport: 'Transport / ground support',
  escort: 'Escort',
};

/** What aircraft on a mission can do, in a sentence. */
export const MISSION_HINTS: Names<Mission> = {
  scouting: 'Scouts any one enemy territory, flying there and back.',
  intercept: 'Stays where it is, and can intercept one enemy flight that enters its territory.',
  transport: 'Flies once, to move, attack or respond, alone or with one ground detachment on board.',
  escort: 'Protects one flight of yours, or flies alone and fights one enemy interceptor.',
};

export const QUEUE_NAMES: Names<Queue> = {
  deployment: 'Deployment',
  air: 'Aerial missions',
  scouting: 'Scouting',
  moves: 'Moves',
  attacks: 'Attacks',
  responses: 'Responses',
};

/** What an instruction depends on, after the territory: `8 is attacked`. */
export const CONDITION_NAMES: Of<typeof CONDITIONS> = {
  attacked: 'is attacked',
  unattacked: 'is not attacked',
  occupied: 'is occupied',
  empty: 'is empty',
  ours: 'is yours',
  theirs: 'is the enemy’s',
};

export const PREFERENCE_NAMES: Of<typeof PREFERENCES> = { me: 'We declare first', enemy: 'The enemy declares first' };

export const REACTION_NAMES: Of<typeof REACTIONS> = { ask: 'Ask me', always: 'Always', never: 'Never' };

export const PASS_NAMES: Of<typeof PASSES> = {
  none: 'still declaring',
  skipped: 'skipped once',
  waived: 'passed once',
  final: 'passed for good',
};

/** How detachments reach a battle. */
export const WAY_NAMES: Names<Way> = {
  ground: 'on the ground',
  hasty: 'in a hasty attack',
  air: 'by air',
  drop: 'from orbit',
};

export const PURPOSE_NAMES: Of<typeof PURPOSES> = {
  scout: 'to scout',
  dogfight: 'to dogfight',
  move: 'to move',
  attack: 'to attack',
  response: 'to respond',
  drop: 'to land',
  back: 'to return',
};

export const ENDING_NAMES: Of<typeof ENDINGS> = {
  report: 'played',
  concession: 'conceded',
  quick: 'decided by dice',
  referee: 'decided by the referee',
  undefended: 'undefended',
  lapsed: 'lapsed: no attacker was left',
};

export const WINNER_NAMES: Names<Winner> = {
  attacker: 'The attacker won',
  defender: 'The defender won',
  draw: 'A draw',
};

export const EFFECT_NAMES: Names<Effect> = {
  inspiration: 'Divine Inspiration',
  'forced-march': 'Forced March',
  stubborn: 'Stubborn',
  're-roll': 'Re-Roll',
};

/** What a momentum effect does, in a sentence or two. */
export const EFFECT_HINTS: Names<Effect> = {
  inspiration: 'Works like the fate card, in one battle. If dice decide the battle, you can roll your die again.',
  'forced-march': 'Works like the fate card, in one battle. If dice decide the battle, it adds 1.',
  stubborn: 'Makes one detachment stubborn for one battle. If dice decide the battle, it adds 1.',
  're-roll': 'Works like the fate card, in one battle. If dice decide the battle, you can roll your die again.',
};

export const RESOURCE_NAMES: Names<Resource> = {
  ground: 'Ground detachment',
  air: 'Air support',
  bombardment: 'Orbital bombardment',
  dropship: 'Dropship reserve',
  engineers: 'Engineers',
};

/** What a command resource brings, in a sentence or two. */
export const RESOURCE_HINTS: Names<Resource> = {
  ground: 'Up to 250 points for each VP, in your second or third line. Pay again each turn, or it leaves.',
  air: 'An aerial detachment of up to 300 points, in your second or third line. Pay again each turn, or it leaves.',
  bombardment: 'Four uses of Orbital Bombardment in this turn’s battles.',
  dropship: 'A dropship detachment of up to 350 points, in orbit. Pay again each turn, or it leaves.',
  engineers: 'Fortifies one territory at the end of this turn, if you still hold it.',
};

export const TENURE_NAMES: Names<Tenure> = {
  army: 'Part of the army',
  bought: 'Temporary',
  visitor: 'Visiting commander',
  reserve: 'Reserve for an offensive',
};

export const LEVEL_NAMES: Names<Level> = {
  green: 'Green',
  experienced: 'Experienced',
  veteran: 'Veteran',
  crack: 'Crack',
  elite: 'Elite',
};

/** How a side learned what an enemy counter is. */
export const SOURCE_NAMES: Of<typeof SOURCES> = {
  scouted: 'Scouted',
  captured: 'Its scouts were captured',
  battle: 'Seen in battle',
  air: 'Seen in the air',
};

/** What VP are for, after the number: `2 VP for an enemy major held`. The ledger uses them as headings, too. */
export const SCORE_NAMES: Names<Score> = {
  'enemy-major': 'for an enemy major held',
  'enemy-minor': 'for an enemy minor held',
  'own-major': 'for a major in enemy hands',
  'own-minor': 'for a minor in enemy hands',
  battle: 'for a battle won',
  'wiped-out': 'for a detachment wiped out',
  'isolated-loss': 'for an isolated detachment destroyed',
  strategic: 'from other sectors',
  purchase: 'for command resources',
  upkeep: 'for upkeep',
  'directive-ignored': 'for ignoring a directive',
  'directive-failed': 'for failing a directive',
  'air-superiority': 'for air superiority',
  visitor: 'for the visiting commander',
  command: 'through command decisions',
  referee: 'by a ruling',
};

export const TAKING_NAMES: Of<typeof TAKINGS> = {
  won: 'won in battle',
  undefended: 'taken undefended',
  referee: 'by a ruling',
};

export const REMOVAL_NAMES: Of<typeof REMOVALS> = {
  isolated: 'lost a battle while isolated',
  'no-retreat': 'had nowhere to retreat',
  command: 'left the army',
  referee: 'removed by the referee',
};

/** A command directive. */
interface DirectiveText {
  readonly name: string;
  /** What it asks or does, in a sentence or two. */
  readonly says: string;
}

/** By the sum of two dice. */
const DIRECTIVE_TEXTS: Readonly<Record<number, DirectiveText>> = {
  2: {
    name: 'Emergency elsewhere',
    says: 'A die is rolled for each detachment that is neither next to the enemy nor in one of your majors: on 3 or more, it is away this turn. If your score doesn’t fall, you may add a detachment of up to 250 points for good.',
  },
  3: {
    name: 'Help elsewhere',
    says: 'A die is rolled for each detachment that is neither next to the enemy nor in one of your majors: on 4 or more, it is away this turn.',
  },
  4: {
    name: 'Help elsewhere',
    says: 'A die is rolled for each detachment that is neither next to the enemy nor in one of your majors: on 5 or more, it is away this turn.',
  },
  5: {
    name: 'Offensive',
    says: 'Attack three enemy territories and take at least one. If you fail, you lose detachments worth 250 points for good.',
  },
  6: { name: 'Feint', says: 'Attack three enemy territories.' },
  7: { name: 'Keep up the pressure', says: 'Attack two enemy territories.' },
  8: {
    name: 'Supply',
    says: 'You have only half your attacks, rounded down. Detachments that are halved or wiped out lose no XP for it.',
  },
  9: {
    name: 'Air superiority',
    says: 'You score 1 VP for each enemy air detachment you halve, and lose 1 for each of yours that is halved.',
  },
  10: { name: 'Stability', says: 'Lose no territory. If you do, your directive next turn is Emergency elsewhere.' },
  11: {
    name: 'Commander’s visit',
    says: 'A supreme commander of up to 500 points joins you this turn and has three free moves. It can’t attack or respond. You lose 1 VP if it is halved, 2 if it is wiped out, and 4 and a detachment if it is destroyed while isolated.',
  },
  12: {
    name: 'Major offensive',
    says: 'Four detachments of up to 250 points each join you this turn. If you take three minors, or a major and a minor, you may keep one of the four. If you fail, you lose 4 VP.',
  },
};

/** @param number of the directive, 2 to 12. Returns null for any other number. */
export const directiveText = (number: number): DirectiveText | null => DIRECTIVE_TEXTS[number] ?? null;
