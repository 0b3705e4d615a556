import type { Phase, Planet, Side } from '@sealed-orders/rules/sector-campaign';
import { counted, listed, plain, signed } from '../../sentence.ts';
import { PHASE_NAMES, PLANET_NAMES, SIDE_NAMES } from '../names.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

const numbers = (list: readonly number[]): string => plain(listed(list.map(String)));

/** Words of the board, its tools and what is selected on it. */
export const mapText = {
  label: 'Sector map',
  tools: { legend: 'Legend' },
  /** Above a column: `second line`. @param line from 1 */
  line: (line: number): string => `${ORDINALS[line - 1] ?? String(line)} line`,
  edge: (side: Side): string => `home edge, ${SIDE_NAMES[side]}`,
  orbit: 'In orbit',
  isolated: 'isolated',
  isolatedNext: 'isolated next turn',
  isolatedIf: (territory: string): string => `isolated if ${territory} falls`,
  major: 'major',
  minor: 'minor',
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
  phase: (phase: Phase, turn: number): string =>
    turn === 0 ? PHASE_NAMES[phase] : `${PHASE_NAMES[phase]}, turn ${turn}`,
} as const;
