import type { Setup } from '@sealed-orders/rules/sector-campaign';
import type { SetupText } from '../../games.ts';
import { counted, figure } from '../../sentence.ts';
import { PHASE_NAMES, RACE_NAMES, ROLE_NAMES, SIDE_NAMES } from '../names.ts';
import { refusalReason } from '../rejections.ts';
import { SETTINGS } from './settings.ts';

const PRESETS: Readonly<Record<Setup['preset'], { readonly name: string; readonly says: string }>> = {
  duel: { name: 'Duel', says: 'Two players, without the optional rules. The best start for newcomers.' },
  staffs: { name: 'Two staffs', says: 'Each side has a commander, and staff who propose declarations and fight.' },
  advanced: { name: 'Advanced', says: 'With momentum, command resources and directives.' },
};

/** The platform's texts for the sector campaign before it begins. */
export const sectorCampaignSetupText: SetupText = {
  phases: PHASE_NAMES,
  presets: PRESETS,
  starts: {},
  groups: {
    sector: 'Sector and armies',
    declarations: 'Declarations',
    battles: 'Battles and score',
    modules: 'Optional rules',
  },
  settings: SETTINGS,
  seatChoices: {
    side: { name: 'Side', open: 'Choose a side', values: SIDE_NAMES },
    role: { name: 'Role', open: 'Choose a role', values: ROLE_NAMES },
    race: { name: 'Race', open: 'Choose a race', values: RACE_NAMES },
    rating: {
      name: 'Strategy rating',
      open: 'Choose a rating',
      values: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6' },
    },
  },
  seatsHint:
    'Each side needs one commander, who decides for it. Others on the side are staff: they propose declarations, and fight and report battles. Armies are built and sealed after the start.',
  army: null,
  refusal: (rejection) => (rejection.code === 'not-understood' ? null : refusalReason(rejection)),
};

const detachments = (n: number): string => counted(n, 'detachment', 'detachments');
const points = (n: number): string => counted(n, 'point', 'points');

/** Words that all steps of the set-up share. */
export const stepText = {
  card: 'Set-up',
  of: (step: number, of: number): string => `Step ${step} of ${of}`,
  waiting: (side: string): string => `Waiting for ${side}`,
  waitingBoth: 'Waiting for both sides',
  /** For staff members: their commander decides. */
  commander: (name: string): string => `${name} decides for your side.`,
  sealedAgain: 'You can make changes and seal again until the other side has sealed.',
} as const;

/** Words of the army desk. */
export const armyText = {
  title: 'Build your army',
  says: 'It stays fixed for the whole campaign. The enemy sees only how many detachments it has.',
  open: 'Open the army desk',
  name: 'Name of the army',
  untitled: 'Army without a name',
  points: (used: number, most: number): string => `${figure(used)} of ${figure(most)} points`,
  left: (n: number): string => (n < 0 ? `${points(-n)} too many` : `${points(n)} left`),
  byGroup: { ground: 'ground', air: 'air', orbit: 'orbit' },
  groups: { ground: 'On the ground', air: 'In the air', orbit: 'In orbit' },
  groupSays: {
    ground: 'Placed on the map at deployment.',
    air: 'Placed on the map like the others.',
    orbit: 'Not placed: they land during the campaign, each once.',
  },
  empty: 'No detachments yet. Add some from a ready-made army or from your lists, or write your own.',
  sources: 'Add detachments',
  readyMade: 'Ready-made armies',
  take: (name: string): string => `Use all of ${name}`,
  replaces: 'This replaces the army you have now.',
  add: 'Add',
  addOne: (name: string): string => `Add ${name}`,
  taken: 'added',
  cannot: {
    'too-many-points': (n: number): string => `${points(n)} too many`,
    'too-many-supreme-commanders': 'only one commander',
    'no-dropships': 'no dropships allowed',
    other: 'not allowed',
  },
  write: 'Write a detachment',
  writeSays: 'Enter its name, its units, their points, and what they can do on the map.',
  fromList: 'From your army lists',
  list: 'List',
  chooseList: 'Choose a list',
  noLists: 'You have no army lists yet. Add one under Armies.',
  listEmpty: 'There are no units in this list.',
  listSays: 'The list becomes one detachment. Then say what it is, and what its units can do on the map.',
  useList: 'Make a detachment',
  change: 'Change',
  changeOne: (name: string): string => `Change ${name}`,
  remove: 'Remove',
  removeOne: (name: string): string => `Remove ${name}`,
  checks: 'Checks',
  fits: 'This army fits the terms.',
  commander: 'Supreme commander',
  commanderTitle: (name: string): string => `Supreme commander: ${name}`,
  commanderSays: 'One more move and one more attack in its line, each turn.',
  noCommander: 'No supreme commander',
  noCommanderSays: 'Allowed, but you lose the extra move and attack.',
  noIntercept: (name: string): string => `${name} can’t intercept`,
  noInterceptSays: 'None of its units has an intercept rating.',
  afterwards: 'What comes next',
  next: ['Both sides choose their majors.', 'Dice decide each detachment’s experience.', 'The sides deploy in turn.'],
  seal: (n: number): string => `Seal the army, ${detachments(n)}`,
  sealNote: 'You can make changes and seal again until the other side has sealed. Then both armies are fixed.',
  sealed: 'Army sealed.',
  isSealed: (n: number, sum: number): string => `Your army is sealed: ${detachments(n)}, ${points(sum)}.`,
  changed: 'You have changed it since then. Seal it again to make the changes count.',
  yours: (n: number): string => `Your army, ${detachments(n)}`,
  theirs: (side: string, n: number): string => `${side}, ${detachments(n)}`,
  theirsSays: 'You don’t know what they are.',
} as const;

/** Words of the form for a detachment. */
export const sheetText = {
  addTitle: 'New detachment',
  changeTitle: (name: string): string => `Change ${name}`,
  addIt: 'Add detachment',
  changeIt: 'Save changes',
  name: 'Name',
  kind: 'Kind',
  kindSays: {
    ground: 'Moves from one territory to the next.',
    airborne: 'All its units fly or are carried, so it can also fly anywhere.',
    aerial: 'Aircraft. It gets a mission each turn.',
    dropship: 'Starts in orbit and lands once.',
  },
  isCommander: 'Has the supreme commander',
  units: 'Units',
  unit: (n: number): string => `Unit ${n}`,
  unitName: 'Unit',
  count: 'Number',
  points: 'Points in total',
  traits: 'On the map',
  intercept: 'Intercept rating (0 to 6)',
  interceptSays: 'An aircraft intercepts if it rolls below this number; with 0, never.',
  armour: 'Armour (2 to 6)',
  armourSays: 'In the air, a roll of this or more shoots one down.',
  lift: 'Carries',
  liftSays: 'How many units each one can carry.',
  more: 'Air values',
  addUnit: 'Add a unit',
  removeUnit: (name: string): string => `Remove ${name === '' ? 'this unit' : name}`,
  isMissing: 'Enter a name for it, and a name, a number and points for each unit.',
} as const;

/** Words for the choice of major territories. */
export const majorsText = {
  title: (n: number): string => `Choose your ${n} major territories`,
  says: 'An enemy who holds one scores 2 VP a turn, and you lose 2. For a minor, it is 1 VP each.',
  never: 'At least one of your detachments must always stand in each major.',
  legend: 'Your territories',
  territory: (name: string, line: number): string => `${name}, line ${line}`,
  chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
  secret: 'The enemy sees your choice once both sides have sealed theirs.',
  usual: (names: string): string => `If you don’t choose in time, your majors are ${names}.`,
  takeUsual: 'Suggest majors',
  seal: (names: string): string => `Seal ${names} as majors`,
  missing: (n: number): string => `Choose ${n} more.`,
  tooMany: (n: number): string => `Remove ${n} of them.`,
  sealed: 'Majors sealed.',
  isSealed: (names: string): string => `Your majors are sealed: ${names}.`,
} as const;

/** Words for the choice of a planet. */
export const planetText = {
  title: 'Choose the planet',
  says: 'All battles use its terrain. If both sides choose the same planet, it counts; otherwise dice decide.',
  legend: 'Planet',
  seal: (name: string): string => `Choose ${name}`,
  sealed: 'Planet chosen.',
  isNamed: (name: string): string => `Your choice: ${name}.`,
  is: (name: string): string => `${name} terrain in every battle`,
} as const;

/** Words of the deployment. */
export const deployText = {
  yours: 'Place a counter',
  theirs: (side: string): string => `${side} places a counter`,
  done: 'You have placed all your counters',
  inHand: (n: number, of: number): string => `${n} of ${of} counters still to place`,
  theirHand: (side: string, n: number): string => `${side} has ${n} left to place.`,
  staff: {
    says: (commander: string): string => `${commander} decides for your side; you can propose placements.`,
    propose: (name: string, at: string): string => `Propose ${name} in ${at}`,
  },
  tray: 'Still to place',
  into: 'Territory',
  chooseInto: 'Choose a territory',
  place: (name: string, at: string): string => `Place ${name} in ${at}`,
  placeNone: 'Choose a detachment and a territory',
  final: 'You can’t take this back.',
  placed: (name: string, at: string): string => `${name} placed in ${at}.`,
  /** What the enemy will see. */
  back: (number: number, at: string): string =>
    `The enemy sees counter ${number} in ${at}, but not what it is or whether it flies.`,
  majors: {
    title: 'Your majors',
    held: (at: string): string => `${at} has a garrison.`,
    empty: (at: string): string => `${at} is still empty.`,
    queued: (at: string): string => `${at} will get one from your queue.`,
    emptySays: 'Keep a detachment for it. Once you have none to spare, you can’t place any elsewhere.',
  },
  orbit: {
    title: 'In orbit',
    says: 'Not placed. They land by a move, an attack or a response, each once.',
    theirs: (side: string): string => `${side}’s detachments in orbit are shown after the deployment.`,
  },
  queue: {
    title: 'Your queue',
    says: 'Whenever it is your turn, the first placement that is still legal is made immediately. If you queue them all, you don’t have to come back.',
    commanders: 'What your commander has queued. Placements that you propose can be added to it.',
    secret: 'Only your side and the referee can see it.',
    empty: 'Nothing queued.',
    add: (name: string, at: string): string => `Queue ${name} for ${at}`,
    addNone: 'Add to the queue',
    fill: 'Queue the rest for me',
    fillSays: 'Majors first, then the first line.',
    line: (name: string, at: string): string => `${name} in ${at}`,
    up: (name: string): string => `Move ${name} up`,
    down: (name: string): string => `Move ${name} down`,
    remove: (name: string): string => `Remove ${name} from the queue`,
    seal: (n: number): string => (n === 0 ? 'Clear the queue' : `Seal ${counted(n, 'placement', 'placements')}`),
    sealed: (n: number): string => (n === 0 ? 'Queue cleared.' : `${counted(n, 'placement', 'placements')} sealed.`),
    isSealed: 'Your queue is sealed. You can still change placements that haven’t been made.',
    holds: 'All these placements are legal.',
    left: (n: number): string =>
      n === 0 ? 'That is your whole army.' : `You will be asked about ${n === 1 ? 'the last one' : `the last ${n}`}.`,
    breaks: (name: string, at: string): string =>
      `${name} can’t be placed in ${at}: too few would remain for your majors.`,
    when: 'If you miss the deadline, a counter is placed for you: majors first, then the first line.',
  },
  turns: 'So far',
  turn: (side: string, number: number, at: string): string => `${side}: counter ${number} in ${at}`,
} as const;
