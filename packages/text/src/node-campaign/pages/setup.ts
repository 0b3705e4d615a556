import type { Faction, Setup, SetupStep } from '@sealed-orders/rules/node-campaign';
import type { SetupText } from '../../games.ts';
import { counted } from '../../sentence.ts';
import { saysKind } from '../kinds.ts';
import { FACTION_NAMES, PHASE_NAMES } from '../names.ts';
import { refusalReason } from '../rejections.ts';
import { SETTINGS } from './settings.ts';

const PRESETS: Readonly<Record<Setup['preset'], { readonly name: string; readonly says: string }>> = {
  club: { name: 'Club', says: 'Eight weeks, or until a player has 150 VP. For two to twelve players.' },
  short: { name: 'Short', says: 'Four weeks, or until a player has 80 VP.' },
  free: { name: 'Open-ended', says: 'No end by days or VP: the players agree when it is over.' },
};

/** The platform's texts for the node campaign before it begins. */
export const nodeCampaignSetupText: SetupText = {
  phases: PHASE_NAMES,
  presets: PRESETS,
  starts: {},
  groups: {
    time: 'Start and end',
    points: 'Command points',
    orders: 'Orders',
    night: 'Game night',
    forces: 'Battleforces',
    battles: 'Battles',
    victory: 'Victory points',
    errata: 'Later rulings',
  },
  settings: SETTINGS,
  seatChoices: { faction: { name: 'Faction', open: 'Choose a faction', values: FACTION_NAMES } },
  seatsHint:
    'When the campaign starts, players choose where they begin. If players can join late, a seat without a faction stays open: its player chooses one on joining the war.',
  army: null,
  refusal: (rejection) => (rejection.code === 'not-understood' ? null : refusalReason(rejection)),
};

/** Texts about the map of a campaign that has not begun yet. */
export const mapChoiceText = {
  label: 'The map of the campaign',
  map: 'Map',
  kinds: { usual: 'Orsana Reach', mine: 'One of my maps' },
  usualSays: 'The map that comes with the game: three planets, deep space and the warp.',
  ownMap: 'Your map',
  ownNone: 'You have no star maps yet. Draw or import one under Maps.',
  ownGone: 'This map is gone. Choose another one.',
  ownWrong: 'This is not a star map. Choose another one.',
  ownFaults: (first: string): string => `This map can’t be played on yet. ${first}`,
  says: ({ nodes, paths, planets }: { nodes: number; paths: number; planets: number }): string =>
    `${counted(nodes, 'node', 'nodes')} and ${counted(paths, 'path', 'paths')} on ${counted(planets, 'planet', 'planets')} and in space.`,
  numbers: {
    caption: 'What each planet has',
    planet: 'Planet',
    surface: 'Surface nodes',
    cities: 'Cities',
    week: 'VP a week',
    all: 'All planets',
    habitable: 'habitable',
    barren: 'not habitable',
  },
} as const;

/** What each faction is like, for players who choose one. */
export const FACTION_HINTS: Readonly<Record<Faction, string>> = {
  chaos: 'Starts in deep space. Corrupts Imperial Guard nodes, and gains a battleforce for each one it destroys.',
  tyranids:
    'Starts in deep space. Cheap reinforcements, and cheap expansion on planets it overruns. Everyone is an enemy.',
  orks: 'Starts in deep space with a Space Hulk. Landings leave Roks behind; crowded planets earn extra CP.',
  necrons: 'Starts in deep space. Any free battleforce can Phase Out cheaply. Everyone is an enemy.',
  'space-marines':
    'Starts off the map with no CP. Drops from deep space onto any surface node, and cedes nodes to the Imperial Guard.',
  inquisition:
    'Like Space Marines, but starts on the map, needs a roll between planet and orbit, and can’t drop from deep space.',
  eldar: 'Starts in the warp. Opens webway portals and moves between them without a roll.',
  'dark-eldar': 'Starts in the warp. Raids any surface node on 4+, but reinforcements cost twice as much.',
  tau: 'Starts with a colony and up to two neighbouring nodes. Moves and redeploys cheaply.',
  'imperial-guard': 'Starts with the habitable planets, and everyone wants a piece of them.',
};

const STEP_TITLES: Readonly<Record<SetupStep, string>> = {
  guard: 'Which cities do you garrison?',
  colonies: 'Where is your colony?',
  others: 'Where do you start?',
};
/** Steps in which nobody has to choose. */
const STEP_ASKS_NOBODY: Readonly<Record<SetupStep, string>> = {
  guard: 'nobody is playing the Guard',
  colonies: 'nobody is playing Tau',
  others: 'nobody is playing any other faction',
};
const STEP_ORDER: Readonly<Record<SetupStep, string>> = {
  guard: 'The Imperial Guard garrisons its cities',
  colonies: 'Tau choose their colonies and neighbouring nodes',
  others: 'Everyone else chooses a node, all at the same time',
};

/** Texts for the page on which players choose where they start. NODE-SETUP-04. */
export const placementText = {
  card: 'Where to start',
  step: (n: number, of: number): string => `Set-up, step ${n} of ${of}`,
  title: STEP_TITLES,
  /** The heading for a player who has nothing to choose now. */
  waiting: (who: string): string => `Waiting for ${who}`,
  left: (time: string, otherwise: string): string => `${time} left, then ${otherwise}`,
  nextTo: (nodes: string): string => `Next to ${nodes}`,
  chosen: 'chosen',
  taken: (by: string): string => `taken by ${by}`,
  only: (node: string, kind: string): string => (saysKind(node, kind) ? node : `${node}, the only ${kind}`),
  shared: 'Nobody controls open space. Others can start here too, and nobody fights.',
  pickOnMap: (count: number): string => `Tap a ringed node on the map (${counted(count, 'choice', 'choices')}).`,
  colony: {
    first: 'Colony and first battleforce',
    beside: 'Neighbouring nodes',
    notCity: 'Any surface node except a city',
    worth: 'Worth',
    paths: 'Paths',
    reinforce: 'Reinforcements',
    reinforceSays: 'here, until you first lose the colony',
    noneBeside: 'You can’t take any node next to it.',
    all: 'They come with the colony.',
    chooseBeside: (count: number): string => `Choose ${counted(count, 'node', 'nodes')} next to it.`,
  },
  guard: {
    each: 'One battleforce for each of your planets',
    city: 'in a city',
    /** @param planet its name, @param n its number among several parts of a planet; null: the whole planet */
    part: (planet: string, n: number | null): string => (n === null ? planet : `${planet}, part ${n}`),
  },
  firstForce: 'Your first battleforce',
  nameAndRoster: 'Name and roster',
  rosterFree: 'Free until its first order or battle',
  openRoster: 'Open the roster',
  startsWith: 'What you start with',
  facts: { points: 'Command points', nodes: 'Nodes' },
  cp: (points: number): string => `${points} CP`,
  nodes: (count: number): string => (count === 0 ? 'no nodes' : counted(count, 'node', 'nodes')),
  confirm: (node: string): string => `Start in ${node}`,
  /** Next to a button that can’t be used yet. */
  chooseFirst: 'Choose a node first.',
  confirmNone: 'Start there',
  given: 'Your choice is saved.',
  notGiven: 'Your choice wasn’t saved. Try again.',
  counts: 'Your choice counts immediately, and everyone can see it.',
  timeLeft: (time: string): string => `${time} left`,
  /** @param names the names of the rosters that a player brought to the war */
  brought: (names: string): string =>
    `You brought ${names}. Your first battleforces take these rosters in this order, and you can still change them.`,
  confirmColony: (node: string): string => `Found the colony in ${node}`,
  final: 'You can’t change this later.',
  order: 'Order of the set-up',
  /** The first and last steps along the top of the page, which need no players. */
  strip: { label: 'Steps of the set-up', dealt: 'Planets assigned', midnight: 'First midnight' },
  of: (n: number, of: number): string => `Step ${n} of ${of}`,
  hoursEach: (hours: number): string => `${counted(hours, 'hour', 'hours')} for each step`,
  you: (name: string): string => `${name} (you)`,
  startsIn: (nodes: string): string => `starts in ${nodes}`,
  offMap: 'starts off the map',
  holds: (name: string, count: number): string => `${name} (${counted(count, 'node', 'nodes')})`,
  /** Before the steps in which players choose. */
  dealt: 'The Imperial Guard controls the habitable planets',
  steps: STEP_ORDER,
  asksNobody: STEP_ASKS_NOBODY,
  firstMidnight: 'The war begins at the next midnight',
  beginsOn: (date: string): string => `The war begins at 00:00 on ${date}`,
  who: 'Who is choosing',
  done: 'done',
  choosing: 'choosing',
  later: 'chooses later',
  placedForYou: (node: string): string => `Time was up, so you start in ${node}, the first legal node on the map.`,
  join: {
    title: 'Join the war',
    says: 'Choose a faction and a node. You enter at midnight, and you can change your mind until then.',
    faction: 'Faction',
    playedBy: (names: string): string => `Played by ${names}`,
    joining: 'You enter at the next midnight. Until then you can change your mind.',
    confirm: 'Join at midnight',
    again: 'Change your choice',
    takesOver: 'You take over everything the Imperial Guard has.',
    callsLater: 'You start off the map. Your first order calls your first battleforce.',
  },
} as const;
