import { present } from '../../kernel/index.ts';
import { DIRECTION_STEP, HIT_UP_TO } from '../data/dice.ts';
import { type Reader, sumOf } from '../dice/reader.ts';

/** Where something drifts. Null: a hit, it stays. Degrees clockwise from the north, which is away from side A's edge. */
export type Drift = { readonly degrees: number; readonly inches: number } | null;

/**
 * MSN-DS-04, MSN-NIGHT-05, MSN-CONC-04: the scatter die, and for an arrow two dice for the direction and those for the
 * distance. A hit needs no more dice, so an unseen target adds nothing to it.
 * @param distanceDice all of them, with any extra die
 */
export function* scatter(distanceDice: number): Reader<Drift> {
  if ((yield 'die') <= HIT_UP_TO) return null;
  const tens = (yield 'die') - 1;
  const ones = (yield 'die') - 1;
  const inches = yield* sumOf(distanceDice);
  return { degrees: (tens * 6 + ones) * DIRECTION_STEP, inches };
}

/** A point on the table in hundredths of an inch, from the left end of side A's edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of the table in hundredths of an inch. */
export interface TableSize {
  readonly width: number;
  readonly depth: number;
}

/** The sine of 0°, 10°, … 90° in ten-thousandths. Integers, so that every machine gets the same place. */
const SINES = [0, 1736, 3420, 5000, 6428, 7660, 8660, 9397, 9848, 10_000] as const;
const WHOLE = 10_000;
const HUNDREDTHS = 100;
const QUARTER_TURN = 90;
const HALF_TURN = 180;
const FULL_TURN = 360;

/** The sine of any multiple of 10° in ten-thousandths. */
function sine(degrees: number): number {
  const turned = ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN;
  if (turned > HALF_TURN) return -sine(turned - HALF_TURN);
  const steps = (turned > QUARTER_TURN ? HALF_TURN - turned : turned) / DIRECTION_STEP;
  return present(SINES[steps], 'a multiple of ten degrees');
}

/** MSN-DS-04: where something ends that was aimed at this point. */
export function drifted({ x, y }: Point, drift: Drift): Point {
  if (drift === null) return { x, y };
  const { degrees, inches } = drift;
  const along = (share: number): number => Math.round((inches * HUNDREDTHS * share) / WHOLE);
  return { x: x + along(sine(degrees)), y: y + along(sine(degrees + QUARTER_TURN)) };
}

/** MSN-DS-06: the exact edge is on the table. */
export const isOnTable = ({ x, y }: Point, { width, depth }: TableSize): boolean =>
  x >= 0 && x <= width && y >= 0 && y <= depth;
