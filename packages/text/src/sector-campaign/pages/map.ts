import type { Phase, Planet, Side } from '@sealed-orders/rules/sector-campaign';
import { counted, listed, plain, signed } from '../../sentence.ts';
import { PHASE_NAMES, PLANET_NAMES, SIDE_NAMES } from '../names.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const numbers = (list: readonly number[]): string => plain(listed(list.map(String)));

/** `counter 4`, `counters 4 and 9`. */
const theCounters = (list: readonly number[]): string =>
  `${list.length === 1 ? 'counter' : 'counters'} ${numbers(list)}`;

/** Words of the board, its tools, its legend and its list. */
export const mapText = {
  label: 'Sector map',
  tools: { legend: 'Legend' },
  legend: {
    title: 'Legend',
    major: 'Major territory',
    fort: 'Fortified',
    digging: 'Will be fortified at the end of the turn, if still held',
    battle: 'Battle',
    known: 'A counter you know something about',
    orbit: 'In orbit, with dropships',
    isolated: 'Isolated',
    front: 'The battle line between the two sides',
    draft: 'Proposed by your staff, or queued. Only your side sees it',
    scouting: 'Aircraft on a scouting mission',
    intercept: 'Aircraft on intercept',
    transport: 'Aircraft on transport or ground support',
    escort: 'Aircraft on escort',
    /** @param planet null: not known yet */
    ground: (planet: Planet | null): string =>
      planet === null
        ? 'The ground drawn in a territory is only decoration. Battles use the terrain of the planet type.'
        : `The ground drawn in a territory is only decoration. Battles use the terrain of the planet: ${PLANET_NAMES[planet]}.`,
  },
  /** Above a column: `second line`. @param line from 1 */
  line: (line: number): string => `${ORDINALS[line - 1] ?? String(line)} line`,
  edge: (side: Side): string => `home edge, ${SIDE_NAMES[side]}`,
  orbit: 'In orbit',
  isolated: 'isolated',
  isolatedNext: 'isolated next turn',
  /** @param isTaken whether the reader would take the territory */
  isolatedIf: (territory: string, isTaken: boolean): string =>
    isTaken ? `isolated if you take ${territory}` : `isolated if ${territory} falls`,
  major: 'major',
  minor: 'minor',
  /** Until both sides have sealed theirs. */
  chosenMajor: 'chosen as a major',
  heldBy: (side: Side): string => `held by ${SIDE_NAMES[side]}`,
  fortified: 'fortified',
  fortifying: 'being fortified',
  battle: 'battle here',
  target: 'can be chosen',
  /** As read aloud: `3 counters face down: 4, 9 and 10`. */
  faceDown: (list: readonly number[]): string =>
    `${counted(list.length, 'counter', 'counters')} face down: ${numbers(list)}`,
  empty: 'no counters',
  isNamed: (number: number, name: string): string => `number ${number} is ${name}`,
  counter: {
    /** `Counter 4, East’s`. */
    title: (number: number): string => `Counter ${number}`,
    of: (side: Side): string => `${SIDE_NAMES[side]}’s counter`,
    unknown: 'Face down. You know nothing about it yet.',
    committed: 'Committed to a battle',
    lost: 'Shot down, back next turn',
    isolated: 'Isolated',
    on: (mission: string): string => `On a mission: ${mission}`,
    used: (mission: string): string => `Mission flown: ${mission}`,
    inOrbit: 'In orbit',
    points: (points: number): string => counted(points, 'point', 'points'),
    seenIn: (turn: number): string => `As seen in turn ${turn}`,
    units: 'Units',
    unit: (count: number, name: string): string => `${count} × ${name}`,
    machines: 'War machines',
    noMachines: 'No war machines',
  },
  territory: {
    line: 'Line',
    kind: 'Kind',
    held: 'Held by',
    state: 'State',
    counters: 'Counters',
    none: 'No counters here.',
    ground: 'Drawn ground',
    decoration: 'Decoration only',
    decorationOn: (planet: Planet): string =>
      `Decoration only. Battles use the terrain of the planet: ${PLANET_NAMES[planet]}.`,
    toBattle: 'Go to the battle',
  },
  panel: {
    choose: { title: 'Nothing selected', says: 'Tap a territory to see everything in it.' },
    past: 'Tap a territory to see what it was like then.',
    watching: 'You are watching. Counters stay face down until the result of their battle is published.',
  },
  list: {
    title: 'Territories',
    map: 'Map',
    list: 'List',
    view: 'Show the sector as',
    columns: { territory: 'Territory', held: 'Held by', state: 'State', counters: 'Counters' },
    counters: 'Counters',
    counterColumns: { number: 'Counter', side: 'Side', at: 'At', known: 'What you know' },
  },
  strip: {
    label: 'Phases of the turn',
    setUp: 'Steps of the set-up',
    of: (at: number, count: number): string => `${at} of ${count}`,
    yours: 'Your turn',
    theirs: (side: Side): string => `${SIDE_NAMES[side]}’s turn`,
    both: 'Both sides are deciding',
    /** After the time left: what the reader's side loses if it lets the time run out. */
    miss: { skipped: 'then you skip one', final: 'then you pass for good' },
  },
  score: {
    label: 'Victory points',
    /** @param target to win */
    of: (points: number, target: number): string => `${signed(points)} of ${target} VP`,
    points: signed,
  },
  declared: {
    title: 'Declarations of this phase',
    says: 'in order, each answered before the next',
    none: 'No declarations yet.',
    next: 'declares next',
    byTime: (says: string): string => `${says} (time ran out)`,
    pass: 'passes',
    passed: 'passes for this phase',
    skipped: 'skips one',
    place: (number: number, at: string): string => `places counter ${number} in ${at}`,
    mission: (number: number, mission: string): string => `gives counter ${number} a mission: ${mission}`,
    scout: (number: number, to: string): string => `scouts ${to} with counter ${number}`,
    dogfight: (number: number, to: string): string => `sends escort counter ${number} to ${to}`,
    move: (number: number, from: string | null, to: string): string =>
      from === null ? `drops counter ${number} in ${to}` : `moves counter ${number} from ${from} to ${to}`,
    fortify: (at: string): string => `fortifies ${at}`,
    'land-vehicles': (number: number, at: string): string => `lands the vehicles of counter ${number} in ${at}`,
    attack: (list: readonly number[], from: string | null, to: string): string =>
      from === null ? `drops ${theCounters(list)} on ${to}` : `attacks ${to} from ${from} with ${theCounters(list)}`,
    respond: (number: number, to: string): string => `responds in ${to} with counter ${number}`,
  },
  latest: { title: 'Latest', says: 'newest first', older: 'Full report' },
  phase: (phase: Phase, turn: number): string =>
    turn === 0 ? PHASE_NAMES[phase] : `${PHASE_NAMES[phase]}, turn ${turn}`,
  handOver: {
    title: 'Your side',
    none: 'Your side has no detachments yet.',
    detachment: (name: string, at: string | null, points: number): string =>
      `${name}, ${at === null ? '' : `${at}, `}${counted(points, 'point', 'points')}`,
    queues: (count: number): string =>
      `${counted(count, 'instruction is', 'instructions are')} queued. Check ${count === 1 ? 'it' : 'them'} before the next declaration.`,
    toBoard: 'Open the map',
  },
} as const;
