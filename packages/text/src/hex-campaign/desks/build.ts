import type { BuildingType, IncomeLine } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, plain } from '../../sentence.ts';
import { BUILDING_NAMES } from '../building-names.ts';
import { musterText } from './build-muster.ts';
import { roadText, routeText, upkeepText } from './build-ways.ts';

export { capital } from '../../sentence.ts';
export { GOD_NAMES } from '../god-names.ts';
export { type LineNames, lineNote, lineTitle } from './build-lines.ts';
export { LIMIT_NAMES, MOUNT_NAMES, specialName, TAG_NAMES } from './build-muster.ts';
export { BUILD_TABS, LINE_GROUPS, TAB_OF } from './build-tabs.ts';

const names = (list: readonly string[]): string => plain(listed(list));
const number = (n: number): string => n.toLocaleString('en-GB');
/** `+300`, `−170`, `0`; the minus sign is a real one. */
export const signed = (bp: number): string => (bp > 0 ? `+${number(bp)}` : bp < 0 ? `−${number(-bp)}` : '0');

/** What a building is good for, in a few words. */
export const BUILDING_EFFECTS: Readonly<Record<BuildingType, string>> = {
  barracks: 'Trains Troops',
  'training-facilities': 'Trains Elites',
  academy: 'Trains HQ models',
  'light-factory': 'Makes light vehicles',
  'heavy-factory': 'Makes heavy vehicles',
  'minor-space-port': 'Lands HQ, Troops and reinforcement BP',
  'major-space-port': 'Lands every kind of unit',
  'espionage-center': 'Trains a spy each turn, up to three at a time',
  'strategic-hq': 'New detachments can be formed here',
  prison: 'Holds captives',
  'minor-airbase': 'One air squadron',
  'major-airbase': 'A second squadron',
  'medic-center': 'All wounded who recover here are ready again',
  'repair-facility': 'All damaged vehicles that recover here are repaired',
  'taxation-office': 'Half as much income again while troops stand here',
  'exploitation-center': 'Twice the income; the settlement may shrink',
  embassy: 'Sends out your diplomat',
  'vortex-portal': 'Detachments of demons come through it',
  'aspect-shrine': 'Trains the warriors of its Aspect',
  'gladiator-arena': 'Trains Wyches',
};

/** What brings BP at the next upkeep or takes them, in a few words. */
export function incomeWords(line: IncomeLine, hexName: (hex: IncomeLine['hex']) => string): string {
  switch (line.kind) {
    case 'yield':
      return 'Income of the settlement';
    case 'taxation':
      return 'Taxes';
    case 'exploitation':
      return 'Exploitation; on a 1 the settlement shrinks';
    case 'reinforcement':
      return 'Reinforcement by the spaceport';
    case 'no-port':
      return 'No reinforcement: no spaceport works here';
    case 'victory-points':
      return `Bonus, ${counted(line.lead, 'victory point', 'victory points')} above the lowest`;
    case 'resources':
      return `${line.rp} RP from ${hexName(line.from)}, length ${line.length}`;
    case 'building':
      return `Upkeep of the ${BUILDING_NAMES[line.building]}`;
    case 'army':
      return `Upkeep of your detachments, ${number(line.points)} points`;
    case 'debt':
      return 'Debt to your army';
    case 'fun-battles':
      return 'Fun battles';
  }
}

/** Words of the build desk. */
export const buildText = {
  places: 'Places',
  production: 'Production',
  resources: 'Resources',
  strongholds: 'Strongholds and land',
  detachments: 'Detachments',
  realm: 'The whole realm',
  affairs: 'Affairs',
  realmSays: 'Diplomacy, order of upkeep',
  left: (bp: number): string => `${number(bp)} BP left`,
  leftShort: (bp: number): string => `${number(bp)} left`,
  capitalPays: 'Before turn 1 your Capital pays for everything, wherever it stands.',
  storesStay: 'BP stay in the hex that earned them. Send a convoy to move them.',
  otherHex: 'Another hex of yours',
  chooseHex: 'Choose a hex',
  noRoute: 'No route: its RP are lost',
  lostRp: (rp: number): string => `${rp} RP a turn, no route`,
  resourceAt: (hex: string): string => `Resource ${hex}`,
  standingThere: (n: number): string => (n === 0 ? '' : `${n} standing`),
  routeTo: (bp: number, end: string): string => `${bp} BP to ${end}`,
  rp: (rp: number): string => `${rp} RP a turn`,
  capital: 'Capital',
  stored: 'stored at first',
  toSpend: 'left to spend',
  nextTurn: 'next turn',
  income: 'Next upkeep',
  incomeSays: 'What this hex gets and pays at the start of the next turn, if things stay as they are.',
  showIncome: 'Show the income line by line',
  sum: 'Together',
  points: (points: number): string => counted(points, 'point', 'points'),
  inOrbit: 'in orbit',
  findWaits: 'a find waits',
  tabs: 'What can be ordered here',
  head: { what: 'What', effect: 'What for', upkeep: 'Upkeep', cost: 'Cost' },
  add: 'Add',
  added: 'Added',
  addNamed: (name: string): string => `Add: ${name}`,
  removeNamed: (name: string): string => `Remove: ${name}`,
  times: (n: number): string => `${n} added`,
  standing: 'standing',
  builtBefore: 'Built before turn 1',
  builtIn: (turn: number): string => `Built in turn ${turn}`,
  upkeep: (bp: number): string => `upkeep ${bp}`,
  free: 'free',
  payer: 'Paid by',
  short: (hex: string, bp: number): string => `${hex} is ${number(bp)} BP short.`,
  pushesOut: (lines: readonly string[]): string => `Then nothing is left for this: ${names(lines)}.`,
  closed: (n: number): string => `Show what is not open here, with reasons (${n})`,
  hideClosed: 'Hide what is not open here',
  more: (n: number): string => `Show ${n} more`,
  nothingHere: 'Nothing can be ordered here now.',
  amount: (name: string): string => `How many: ${name}`,
  bpOf: (name: string): string => `BP: ${name}`,
  cart: 'This turn',
  cartIn: (place: string): string => `This turn in ${place}`,
  /** Before turn 1. */
  setUp: {
    cart: 'Starting purchases',
    cartIn: (place: string): string => `Starting purchases in ${place}`,
    suggest: 'Spend the points for me',
    suggested: (lines: number): string =>
      `${counted(lines, 'purchase', 'purchases')} written. Remove what you do not like.`,
    suggestedNone: 'There is nothing to suggest here.',
  },
  elsewhere: 'Elsewhere',
  emptyCart: 'Nothing ordered yet. What you add stands here, in the order in which it is carried out.',
  emptySealed: 'Sealed without build orders.',
  openDesk: 'Open the build desk',
  openDeskOf: (name: string): string => `Build desk of ${name}`,
  things: (n: number, place: string): string =>
    n === 0 ? `Nothing yet in ${place}` : `${counted(n, 'thing', 'things')} in ${place}`,
  showCart: 'Show what is ordered',
  hideCart: 'Back to the list',
  spendable: 'To spend now',
  gained: 'Refunds and unloading',
  bought: 'Bought',
  leftIn: (place: string): string => `Left in ${place}`,
  paidBy: (hex: string): string => `paid by ${hex}`,
  returnedTo: (hex: string): string => `returned to ${hex}`,
  removed: (line: string): string => `Removed: ${line}.`,
  removedWith: (line: string, falls: readonly string[]): string => `Removed: ${line}, and with it ${names(falls)}.`,
  fallsWith: (falls: readonly string[]): string => `With it goes: ${names(falls)}`,
  notAdded: (why: string): string => `Not added. ${why}`,
  undo: 'Undo',
  seal: 'Seal build orders',
  sealNone: 'Seal without build orders',
  note: (lines: number, bp: number): string => `${counted(lines, 'order', 'orders')}, ${number(bp)} BP together`,
  noteNone: 'Nothing is ordered yet.',
  refused: (n: number): string => `${counted(n, 'line cannot', 'lines cannot')} be carried out. Remove or change it.`,
  confirm: (list: readonly string[]): string => `${names(list)} without a route: the RP are lost this turn.`,
  confirmFinds: (n: number): string =>
    `${counted(n, 'discovery waits', 'discoveries wait')} to be composed and goes away when the phase closes.`,
  committed: (n: number): string => `${counted(n, 'build order', 'build orders')}, committed as`,
  hint: 'Open Orders for the price lists, or select a hex or a detachment of yours.',
  gapRoute: (hex: string): string => `${hex} has no route`,
  again: 'Order again what you ordered last turn',
  againNone: 'Nothing of last turn can be ordered again.',
  againAdded: (n: number): string => `${counted(n, 'order', 'orders')} of last turn added.`,
  route: routeText,
  road: roadText,
  upkeepOrder: upkeepText,
  muster: musterText,
} as const;
