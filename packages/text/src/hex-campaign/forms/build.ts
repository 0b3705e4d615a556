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

/** A building's use, in a few words. */
export const BUILDING_EFFECTS: Readonly<Record<BuildingType, string>> = {
  barracks: 'Trains Troops',
  'training-facilities': 'Trains Elites',
  academy: 'Trains HQ models',
  'light-factory': 'Makes light vehicles',
  'heavy-factory': 'Makes heavy vehicles',
  'minor-space-port': 'Lands HQ, Troops and reinforcement BP',
  'major-space-port': 'Lands every kind of unit',
  'espionage-center': 'Trains one spy a turn; you can have up to three',
  'strategic-hq': 'New detachments can be formed here',
  prison: 'Holds captives',
  'minor-airbase': 'One air squadron',
  'major-airbase': 'A second squadron',
  'medic-center': 'Heals all wounded models of detachments recovering here',
  'repair-facility': 'Repairs all damaged vehicles of detachments recovering here',
  'taxation-office': '50% more income while troops are here',
  'exploitation-center': 'Twice the income; the settlement may shrink',
  embassy: 'Sends out your diplomat',
  'vortex-portal': 'Detachments of demons come through it',
  'aspect-shrine': 'Trains the warriors of its Aspect',
  'gladiator-arena': 'Trains Wyches',
};

/** Why BP will be gained or lost at the next upkeep, in a few words. */
export function incomeWords(line: IncomeLine, hexName: (hex: IncomeLine['hex']) => string): string {
  switch (line.kind) {
    case 'yield':
      return 'Settlement income';
    case 'taxation':
      return 'Taxes';
    case 'exploitation':
      return 'Exploitation; on a 1 the settlement shrinks';
    case 'reinforcement':
      return 'Reinforcements via Space Port';
    case 'no-port':
      return 'No reinforcements: no working Space Port here';
    case 'victory-points':
      return `Bonus, ${counted(line.lead, 'victory point', 'victory points')} above the lowest score`;
    case 'resources':
      return `${line.rp} RP from ${hexName(line.from)} (route length ${line.length})`;
    case 'building':
      return `${BUILDING_NAMES[line.building]} upkeep`;
    case 'army':
      return `Detachment upkeep (${counted(line.points, 'point', 'points')})`;
    case 'debt':
      return 'Unpaid detachment upkeep';
    case 'fun-battles':
      return 'Fun battles';
  }
}

/** Words of the build form. */
export const buildText = {
  places: 'Places',
  production: 'Production',
  resources: 'Resources',
  strongholds: 'Strongholds and land',
  detachments: 'Detachments',
  realm: 'The whole realm',
  affairs: 'Realm',
  realmSays: 'Diplomacy, upkeep order',
  left: (bp: number): string => `${number(bp)} BP left`,
  leftShort: (bp: number): string => `${number(bp)} left`,
  capitalPays: 'Before turn 1, your Capital pays for everything, wherever you buy it.',
  storesStay: 'BP stay in the hex that earned them. Send a convoy to move them.',
  otherHex: 'Another of your hexes',
  chooseHex: 'Choose a hex',
  noRoute: 'No route: its RP are lost',
  lostRp: (rp: number): string => `${rp} RP a turn, no route`,
  resourceAt: (hex: string): string => `Resource ${hex}`,
  standingThere: (n: number): string => (n === 0 ? '' : `${n} built`),
  routeTo: (bp: number, end: string): string => `${bp} BP to ${end}`,
  rp: (rp: number): string => `${rp} RP a turn`,
  capital: 'Capital',
  stored: 'stored at the start',
  toSpend: 'left to spend',
  nextTurn: 'next turn',
  income: 'Next upkeep',
  incomeSays: 'Forecast for the start of next turn. Dice rolls or enemy action may change it.',
  showIncome: 'Show the income line by line',
  sum: 'Total',
  inOrbit: 'in orbit',
  findWaits: 'unclaimed find',
  tabs: 'What you can order here',
  head: { what: 'What', effect: 'Effect', upkeep: 'Upkeep', cost: 'Cost' },
  add: 'Add',
  added: 'Added',
  addNamed: (name: string): string => `Add: ${name}`,
  removeNamed: (name: string): string => `Remove: ${name}`,
  times: (n: number): string => `${n} added`,
  standing: 'built',
  builtBefore: 'Built before turn 1',
  builtIn: (turn: number): string => `Built in turn ${turn}`,
  upkeep: (bp: number): string => `upkeep ${bp}`,
  free: 'free',
  payer: 'Paid by',
  short: (hex: string, bp: number): string => `${hex} is ${number(bp)} BP short.`,
  pushesOut: (lines: readonly string[]): string => `That would rule out: ${names(lines)}.`,
  closed: (n: number): string => `Show ${counted(n, 'order', 'orders')} you can’t give here, and why`,
  hideClosed: 'Hide orders you can’t give here',
  more: (n: number): string => `Show ${n} more`,
  nothingHere: 'You can’t order anything here now.',
  amount: (name: string): string => `How many: ${name}`,
  bpOf: (name: string): string => `BP: ${name}`,
  cart: 'This turn',
  cartIn: (place: string): string => `This turn: ${place}`,
  /** Before turn 1. */
  setUp: {
    cart: 'Starting purchases',
    cartIn: (place: string): string => `Starting purchases: ${place}`,
    suggest: 'Spend the BP for me',
    suggested: (lines: number): string =>
      `${counted(lines, 'purchase', 'purchases')} added. Remove ${lines === 1 ? 'it if' : 'any'} you don’t want${lines === 1 ? ' it' : ''}.`,
    suggestedNone: 'There is nothing to suggest here.',
  },
  elsewhere: 'Elsewhere',
  emptyCart: 'No orders yet. They will appear here in sequence: the top one is carried out first.',
  emptySealed: 'Sealed without build orders.',
  openForm: 'Open Orders',
  openFormOf: (name: string): string => `Orders for ${name}`,
  things: (n: number, place: string): string =>
    `${place}: ${n === 0 ? 'no orders yet' : counted(n, 'order', 'orders')}`,
  showCart: 'Show the orders',
  hideCart: 'Back to the list',
  spendable: 'To spend now',
  gained: 'Refunds and unloading',
  bought: 'Bought',
  leftIn: (place: string): string => `Left in ${place}`,
  paidBy: (hex: string): string => `paid by ${hex}`,
  returnedTo: (hex: string): string => `returned to ${hex}`,
  removed: (line: string): string => `Removed: ${line}.`,
  removedWith: (line: string, falls: readonly string[]): string => `Removed: ${line}, and with it ${names(falls)}.`,
  fallsWith: (falls: readonly string[]): string => `Also removes: ${names(falls)}`,
  notAdded: (why: string): string => `Not added. ${why}`,
  undo: 'Undo',
  seal: 'Seal build orders',
  sealNone: 'Seal without build orders',
  note: (lines: number, bp: number): string => `${counted(lines, 'order', 'orders')}, ${number(bp)} BP in total`,
  noteNone: 'No orders yet.',
  /** Where there is room for a few words. */
  noneYet: 'No orders yet',
  refused: (n: number): string =>
    `${counted(n, 'order', 'orders')} can’t be carried out. Remove or change ${n === 1 ? 'it' : 'them'}.`,
  confirm: (list: readonly string[]): string =>
    `${names(list)} ${list.length === 1 ? 'has no route, so its RP' : 'have no route, so their RP'} will be lost this turn.`,
  confirmFinds: (n: number): string =>
    `You haven’t chosen the units for ${counted(n, 'find', 'finds')}. ${n === 1 ? 'It' : 'They'} will be lost when the phase closes.`,
  committed: (n: number): string =>
    `${n === 0 ? 'No build orders' : counted(n, 'build order', 'build orders')}, committed as`,
  hint: 'Open Orders for the price lists, or select one of your hexes or detachments.',
  gapRoute: (hex: string): string => `${hex} has no route`,
  again: 'Repeat last turn’s orders',
  againNone: 'None of last turn’s orders can be repeated.',
  againAdded: (n: number): string => `${counted(n, 'order', 'orders')} from last turn added.`,
  route: routeText,
  road: roadText,
  upkeepOrder: upkeepText,
  muster: musterText,
} as const;
