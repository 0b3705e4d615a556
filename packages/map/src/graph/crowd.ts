import { invariant } from '@sealed-orders/rules/kernel';
import { type Box, meet } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';

/** What stands on the sheet, and how bad it is to cover each thing. */
export interface Crowd {
  /** The sum for everything that a box would cover; what belongs to `owner` does not count. */
  readonly costOf: (box: Box, owner?: string) => number;
  readonly add: (box: Box, cost: number, owner?: string) => void;
  /** A line through these points: it costs the same wherever it is covered, and however much. */
  readonly addLine: (points: readonly Point[], cost: number) => void;
}

/** A straight line from one point to another. */
export type Stretch = readonly [Point, Point];

/** A box on the sheet, or a part of a line. */
interface Thing {
  readonly box: Box;
  readonly ends: Stretch | null;
  readonly whole: Whole;
}

interface Whole {
  readonly cost: number;
  readonly owner: string | undefined;
  /** The last question that counted it: it has parts, and parts are in several cells. */
  counted: number;
}

/** The side of the cells by which things are found, in map units; and more columns than any sheet has. */
const CELL = 96;
const COLUMNS = 4096;

/** An empty sheet, or one with all that stands on another. */
export function crowd(below: Crowd | null = null): Crowd {
  const cells = new Map<number, Thing[]>();
  let questions = 0;
  const put = (thing: Thing): void => {
    eachCell(thing.box, (key) => {
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [thing]);
      else cell.push(thing);
    });
  };
  return {
    costOf: (box, owner) => {
      let sum = below?.costOf(box, owner) ?? 0;
      questions++;
      eachCell(box, (key) => {
        for (const { box: other, ends, whole } of cells.get(key) ?? []) {
          if (whole.counted === questions || !meet(box, other)) continue;
          if ((ends !== null && !isCrossed(box, ends)) || (owner !== undefined && whole.owner === owner)) continue;
          whole.counted = questions;
          sum += whole.cost;
        }
      });
      return sum;
    },
    add: (box, cost, owner) => put({ box, ends: null, whole: { cost, owner, counted: 0 } }),
    addLine: (points, cost) => {
      const whole = { cost, owner: undefined, counted: 0 };
      for (const [i, to] of points.entries()) {
        const from = points[i - 1];
        if (from !== undefined) put({ box: boxAround(from, to), ends: [from, to], whole });
      }
    },
  };
}

export interface Choice<T> {
  readonly place: T;
  readonly cost: number;
}

/**
 * The cheapest of some places; of equally cheap ones the first.
 * @param more what each place costs more than the one before it
 */
export function cheapest<T>(places: readonly T[], costOf: (place: T) => number, more = 0): Choice<T> {
  let best: Choice<T> | null = null;
  for (const [i, place] of places.entries()) {
    if (best !== null && best.cost <= i * more) break;
    const cost = costOf(place) + i * more;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  invariant(best !== null, 'there is a place to choose');
  return best;
}

function eachCell({ left, top, right, bottom }: Box, visit: (key: number) => void): void {
  for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
    for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++) visit(j * COLUMNS + i);
  }
}

/** Half a unit wide at least: a box without area meets nothing. */
const boxAround = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x) - 0.25,
  top: Math.min(a.y, b.y) - 0.25,
  right: Math.max(a.x, b.x) + 0.25,
  bottom: Math.max(a.y, b.y) + 0.25,
});

/** Whether a straight line passes through a box. */
export const passes = (stretch: Stretch, box: Box): boolean =>
  meet(box, boxAround(...stretch)) && isCrossed(box, stretch);

/** Whether the line through two points has corners of a box on both its sides. */
function isCrossed({ left, top, right, bottom }: Box, [a, b]: Stretch): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = dy * a.x - dx * a.y;
  const [l, r, t, u] = [dy * left, dy * right, dx * top, dx * bottom];
  return Math.min(l, r) - Math.max(t, u) < far && Math.max(l, r) - Math.min(t, u) > far;
}
