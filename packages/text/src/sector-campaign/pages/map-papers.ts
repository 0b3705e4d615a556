import type { Planet } from '@sealed-orders/rules/sector-campaign';
import { counted, listed, plain } from '../../sentence.ts';
import { PLANET_NAMES } from '../names.ts';

/** `counter 4`, `counters 4 and 9`. */
const theCounters = (list: readonly number[]): string =>
  `${list.length === 1 ? 'counter' : 'counters'} ${plain(listed(list.map(String)))}`;

/** Words of the board's legend. */
export const legendText = {
  title: 'Legend',
  major: 'Major territory',
  fort: 'Fortified',
  digging: 'Will be fortified at the end of the turn, if still held',
  battle: 'Battle',
  known: 'A counter you know something about',
  orbit: 'In orbit, with dropships',
  isolated: 'Isolated',
  front: 'The battle line between the two sides',
  scouting: 'Aircraft on a scouting mission',
  intercept: 'Aircraft on intercept',
  transport: 'Aircraft on transport or ground support',
  escort: 'Aircraft on escort',
  /** @param planet null: not known yet */
  ground: (planet: Planet | null): string =>
    planet === null
      ? 'The ground drawn in a territory is only decoration. Battles use the terrain of the planet type.'
      : `The ground drawn in a territory is only decoration. Battles use the terrain of the planet: ${PLANET_NAMES[planet]}.`,
} as const;

/** Words of the list that stands in for the board. */
export const listText = {
  title: 'Territories',
  map: 'Map',
  list: 'List',
  view: 'Show the sector as',
  columns: { territory: 'Territory', held: 'Held by', state: 'State', counters: 'Counters' },
  counters: 'Counters',
  counterColumns: { number: 'Counter', side: 'Side', at: 'At', known: 'What you know' },
} as const;

/** Words of the declarations of a phase, below the board. */
export const declaredText = {
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
} as const;

/** Words of what happened last, below the board. */
export const latestText = { title: 'Latest', says: 'newest first', older: 'Full report' } as const;

/** Words for a player who took over a seat. */
export const handOverText = {
  title: 'Your side',
  none: 'Your side has no detachments yet.',
  detachment: (name: string, at: string | null, points: number): string =>
    `${name}, ${at === null ? '' : `${at}, `}${counted(points, 'point', 'points')}`,
  queues: (count: number): string =>
    `${counted(count, 'instruction is', 'instructions are')} queued. Check ${count === 1 ? 'it' : 'them'} before the next declaration.`,
  toBoard: 'Open the map',
} as const;
