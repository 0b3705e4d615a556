import type { Phase } from '@sealed-orders/rules/hex-campaign';
import { PHASE_NAMES } from '../hex-campaign/names.ts';
import { counted, listed, plain } from '../sentence.ts';

const units = (n: number): string => counted(n, 'unit', 'units');
const orders = (n: number): string => counted(n, 'order', 'orders');
const names = (list: readonly string[]): string => plain(listed(list));

/** Words of the campaign page: frame, map and tools. */
export const campaignText = {
  turn: (turn: number): string => `Turn ${turn}`,
  sheetOf: (turn: number, phase: string, reader: string): string => `Turn ${turn}, ${phase}. ${reader}`,
  tabs: { map: 'Map', orders: 'Orders', report: 'Report', seats: 'Players' },
  views: 'Views of the campaign',
  phases: 'Phases of the turn',
  phaseOf: (phase: number): string => `${phase} of 9`,
  seals: (sealed: number, seats: number): string => `${sealed} of ${seats} sealed`,
  noDeadline: 'No deadline',
  closing: 'Closing now',
  paused: 'Paused',
  finished: 'The war is over',
  map: 'Map of the campaign',
  spectator: 'Spectator',
  referee: 'Referee',
  watching: 'You watch the public war. What hides in the fog stays hidden from you.',
  offline: (since: string): string => `No connection since ${since}. What you see may be old.`,
  seatLost: {
    title: 'What you see may be old',
    says: 'You are signed out, or the seat is no longer yours.',
  },
  resolved: (turn: number): string => `Turn ${turn} is resolved.`,
  tools: {
    label: 'Map tools',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Whole map',
    zones: 'Zones of control',
    sight: 'Limit of sight',
    airspaces: 'Air spaces',
    list: 'List instead of map',
    map: 'Map instead of list',
    layers: 'Layers',
    centre: 'Centre the map',
    history: 'History',
    panel: 'Panel',
  },
  panel: {
    open: 'Open the panel',
    shut: 'Close the panel',
    taller: 'Make the panel taller',
    lower: 'Make the panel lower',
  },
  history: {
    label: 'History of the campaign',
    turn: 'Turn',
    now: 'Now: what you see today',
    at: (turn: number, phase: Phase): string => `What you knew in turn ${turn}, ${PHASE_NAMES[phase]}`,
    back: 'One step back',
    on: 'One step on',
    toNow: 'Back to now',
    readOnly: 'You look at the past. Orders cannot be changed here.',
  },
  keys: {
    title: 'Keys',
    says: 'They work while the map, a unit or the order sheet has the focus.',
    list: [
      ['Arrows', 'Walk over the map'],
      ['Enter', 'Select what stands there, or go there'],
      ['Space', 'Add the hex to the path'],
      ['Backspace', 'Take one step back'],
      ['N, Shift N', 'Next or last unit without an order'],
      ['P F A G R M C V', 'Orders, in the order of their tiles'],
      ['S', 'Seal'],
      ['Ctrl Z', 'Undo'],
      ['Z, E', 'Zones of control, limit of sight'],
      ['L', 'List instead of map'],
      ['[ ]', 'History'],
      ['.', 'Play the turn, or pause'],
      ['Esc', 'Step out'],
    ],
  },
} as const;

/** Words of the unit panel and the order tiles. */
export const unitText = {
  pieceAt: (piece: string, hex: string): string => `${piece} at ${hex}`,
  facts: { points: 'points', movement: 'movement', units: 'units', experience: 'experience', bp: 'BP' },
  inShort: (points: number | null, movement: number | null): string =>
    [points === null ? '' : `${points.toLocaleString('en-GB')} points`, movement === null ? '' : `movement ${movement}`]
      .filter((text) => text !== '')
      .join(', '),
  ready: (n: number): string => `${counted(n, 'model', 'models')} ready`,
  wounded: (n: number): string => `${n} wounded`,
  damaged: (n: number): string => `${n} damaged`,
  lost: (n: number): string => `${n} lost`,
  strength: 'Strength',
  roster: 'Roster',
  rosterHead: { unit: 'Unit', models: 'Models', points: 'Points' },
  orders: 'Orders',
  path: 'Path',
  from: (hex: string): string => `From ${hex}`,
  cost: (terrain: string, cost: number): string => `${terrain}, ${cost}`,
  left: (n: number): string => `${n} left over`,
  drawPath: 'Touch the hexes that it shall enter, or the one where it shall end.',
  chooseTarget: 'Whom shall it follow?',
  noTarget: 'Nobody is in sight that it could follow.',
  flyHigh: 'Fly high',
  step: 'Step',
  clear: 'Clear',
  complete: 'Order complete',
  completeNext: 'Order complete, next unit',
  next: 'Next unit',
  toSeal: 'All complete, on to the seal',
  cleared: (name: string): string => `Order of ${name} cleared.`,
  stopsAt: (hex: string): string => `Stops at ${hex}.`,
  staysHere: 'It cannot move.',
  choose: 'Select a unit on the map or in the sheet to give it an order.',
  chooseThen: 'Select a unit or a hex to see what you knew of it then.',
  chooseTitle: 'No unit selected',
  chooseHex: 'Select a hex on the map to see what is known of it.',
  outOfReach: (name: string): string => `Out of reach of ${name} this turn.`,
  backTo: (name: string): string => `Back to ${name}`,
  lastSeen: (turn: number): string => `Last seen in turn ${turn}`,
  inSight: 'In sight',
  seenBefore: (turn: number): string => `Seen before, last in turn ${turn}`,
  neverSeen: 'Never seen',
  controlledBy: 'Controlled by',
  nobody: 'nobody known',
  here: 'Standing here',
  kindAndPoints: (kind: string | null, points: number | null): string =>
    [kind, points === null ? null : `${points.toLocaleString('en-GB')} points`]
      .filter((part) => part !== null)
      .join(', '),
  site: { size: 'size', yield: 'RP a turn', bp: 'BP in store', race: 'race' },
  strongholdOf: (stronghold: string, owner: string): string => `${stronghold} of ${owner}`,
  ruin: 'ruins',
  road: 'road',
  reachable: 'Hexes in reach',
  costOf: (cost: number): string => `cost ${cost}`,
  mustStop: 'must stop',
} as const;

/** Words of the order sheet and the seal. */
export const sheetText = {
  title: 'Order sheet',
  none: 'No order',
  guards: 'Guards',
  noneNeeded: 'You have no units that take orders in this phase.',
  garrisons: (list: readonly string[]): string => `Garrisons: ${names(list)}`,
  garrisonsGuard: 'always guard',
  count: (complete: number, draft: number, open: number): string =>
    [complete > 0 ? `${complete} complete` : '', draft > 0 ? `${draft} draft` : '', open > 0 ? `${open} open` : '']
      .filter((text) => text !== '')
      .join(', '),
  clearAll: 'Clear all',
  undo: 'Undo',
  clearedAll: 'All orders cleared.',
  states: { none: 'no order', draft: 'draft', complete: 'complete', sealed: 'sealed' },
  three: { draft: 'Draft', saved: 'Draft saved', complete: 'Complete', sealed: 'Sealed' },
  seal: (n: number): string => `Seal ${orders(n)}`,
  sealNone: 'Seal without orders',
  sealing: 'Sealing',
  allComplete: 'All complete. Not sealed yet',
  stillDrawn: (n: number): string => `${orders(n)} still a draft: sealed as drawn`,
  willGuard: (list: readonly string[]): string =>
    list.length > 2
      ? `${units(list.length)} have no order and will guard`
      : `${names(list)} ${list.length === 1 ? 'has none and' : 'have none and'} will guard`,
  draft: (at: string | null): string => (at === null ? 'Draft' : `Draft saved ${at}`),
  refused: (n: number): string => `${orders(n)} cannot be carried out. Mend or clear ${n === 1 ? 'it' : 'them'} first.`,
  sealed: (at: string): string => `Sealed ${at}`,
  takeBackUntil: (when: string): string => `Take back until ${when}`,
  takeBack: 'Take back while the phase is open',
  takenBack: 'Taken back. Your orders are a draft again.',
  locked: 'Locked. The orders are being opened.',
  committed: (n: number): string => `${orders(n)}, committed as`,
  waiting: (sealed: number, seats: number): string =>
    `${sealed} of ${seats} have sealed. It runs at once when all have.`,
  confirmTitle: 'Seal with gaps?',
  confirm: (list: readonly string[]): string =>
    `${names(list)} ${list.length === 1 ? 'has' : 'have'} no order and will guard.`,
  confirmAction: 'Seal',
  saving: 'Saving',
  saved: (at: string): string => `Draft saved ${at}`,
  notSaved: (since: string): string =>
    `Not saved. No connection since ${since}. Your draft is kept here and sent when you are back.`,
  signedOut: 'Not saved: you are signed out. Your draft is kept here and sent when you have signed in again.',
  signIn: 'Sign in',
  otherPhaseTitle: (phase: string): string => `${phase} is open`,
  otherPhase: 'Its orders cannot be given on this page. It closes when its time is up or the referee closes it.',
  refusals: {
    closed: 'The phase has closed. The orders that counted are in the report.',
    'not-awaited': 'No orders are asked of you in this phase.',
    rejected: 'The rules refuse an order on this sheet. Nothing was sealed.',
    other: 'Nothing was sealed. Try again.',
    unreachable: 'Nothing was sealed: no connection to the server. Your draft is kept.',
    'signed-out': 'Nothing was sealed: you are signed out. Your draft is kept.',
  },
  notTakenBack: {
    unreachable: 'Nothing was taken back: no connection to the server.',
    'signed-out': 'Nothing was taken back: you are signed out.',
  },
} as const;

/** Words of the report. */
export const reportText = {
  title: 'Report',
  turn: (turn: number): string => `Turn ${turn}`,
  began: 'The beginning',
  empty: 'Nothing was reported yet',
  emptySays: 'The report of the turn appears here as soon as everyone has sealed or the time is up.',
  nothing: 'Nothing that you could see happened.',
  whole: 'All lines',
  mine: 'My units',
  print: 'Print',
  why: 'Why?',
  sections: {
    affairs: 'Income, works and deals',
    battles: 'Battles',
    initiative: 'Initiative',
    moves: 'Moves',
    sight: 'Sight',
    land: 'Land and places',
    turn: 'The turn',
  },
  because: { ordered: 'You ordered', cost: 'Cost', because: 'Because', dropped: 'Dropped' },
  ofAllowance: (spent: number, allowance: number): string => `${spent} of ${allowance}`,
  notCarriedOut: (hexes: string): string => `${hexes}, not carried out`,
  show: (hex: string): string => `Show ${hex} on the map`,
  dice: (values: readonly number[]): string => `Dice: ${values.join(', ')}`,
} as const;

/** Words of the list of players. */
export const seatsText = {
  title: 'Players',
  sealed: 'Sealed',
  commitment: (hash: string): string => `Committed as ${hash}`,
  drafting: 'Drafting',
  open: 'Not begun',
  notAsked: 'Not asked',
  noPlayer: 'Seat open',
  referees: (list: readonly string[]): string =>
    list.length === 0 ? 'No referee: nobody sees more than a player.' : `Referee, who sees everything: ${names(list)}`,
  you: 'You',
  vp: (vp: number): string => `${vp} VP`,
  seedTitle: 'Fair dice',
  seed: 'The server’s seed was committed before the first turn as',
} as const;
