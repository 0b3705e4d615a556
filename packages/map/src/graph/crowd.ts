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

interface Thing {
  readonly box: Box;
  readonly cost: number;
  readonly owner?: string | undefined;
  /** For a part of a line: its ends, and the line, which counts once. */
  readonly part?: { readonly ends: readonly [Point, Point]; readonly line: readonly Point[] };
}

/** The side of the cells by which things are found, in map units. */
const CELL = 88;

/** An empty sheet, or one with all that stands on another. */
export function crowd(below: Crowd | null = null): Crowd {
  const cells = new Map<string, Thing[]>();
  const put = (thing: Thing): void => {
    for (const key of cellsOf(thing.box)) {
      const cell = cells.get(key) ?? [];
      if (cell.length === 0) cells.set(key, cell);
      cell.push(thing);
    }
  };
  return {
    costOf: (box, owner) => {
      const counted = new Set<unknown>();
      let sum = below?.costOf(box, owner) ?? 0;
      for (const thing of cellsOf(box).flatMap((key) => cells.get(key) ?? [])) {
        const whole = thing.part?.line ?? thing;
        if (counted.has(whole) || (owner !== undefined && thing.owner === owner) || !meet(box, thing.box)) continue;
        if (thing.part !== undefined && !isCrossed(box, thing.part.ends)) continue;
        counted.add(whole);
        sum += thing.cost;
      }
      return sum;
    },
    add: (box, cost, owner) => put({ box, cost, owner }),
    addLine: (line, cost) => {
      for (const [i, to] of line.entries()) {
        const from = line[i - 1];
        if (from !== undefined) put({ box: boxAround(from, to), cost, part: { ends: [from, to], line } });
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

function cellsOf({ left, top, right, bottom }: Box): readonly string[] {
  const keys: string[] = [];
  for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
    for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++) keys.push(`${i} ${j}`);
  }
  return keys;
}

/** Half a unit wide at least: a box without area meets nothing. */
const boxAround = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x) - 0.25,
  top: Math.min(a.y, b.y) - 0.25,
  right: Math.max(a.x, b.x) + 0.25,
  bottom: Math.max(a.y, b.y) + 0.25,
});

/** Whether a stretch passes through a box: all corners are on one side of it unless it does. */
function isCrossed({ left, top, right, bottom }: Box, [a, b]: readonly [Point, Point]): boolean {
  const sides = [left, right].flatMap((x) =>
    [top, bottom].map((y) => Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))),
  );
  return sides.some((side) => side !== sides[0]);
}
