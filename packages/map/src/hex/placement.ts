import type { HexKey } from '@sealed-orders/rules/kernel';
import type { CounterMark } from './counter-marks.ts';
import { centreOf, type Layout, type Point } from './layout.ts';
import type { SiteMark } from './model.ts';

/** A counter's place on the sheet: centre, and units of the sheet a unit of its 44 x 44 box. */
export interface Placed {
  readonly counter: CounterMark;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Lies on top of its hex's stack: the one that is named. */
  readonly isTop: boolean;
  /** Where its name goes. */
  readonly name: Point;
}

/** Side of a counter's box. */
export const BOX = 44;

/** A counter of a stack lies so many sides of a hex beside the one below it, and the whole stack no wider than that. */
const STEP = { right: 0.14, up: 0.12 };
const WIDEST = 3;

/** Where a site is drawn: up and left when a counter shares the hex. */
export function sitePlace(layout: Layout, site: SiteMark, isCrowded: boolean): Point {
  const { x, y } = centreOf(layout, site.hex);
  if (!isCrowded) return { x, y: y - layout.s * 0.02 };
  return site.stronghold === 3
    ? { x: x - layout.s * 0.2, y: y - layout.s * 0.1 }
    : { x: x - layout.s * 0.3, y: y - layout.s * 0.16 };
}

/** Places of all counters: in the middle of the hex, or down and right of its site; stacks a little apart. */
export function placesOf(
  layout: Layout,
  counters: readonly CounterMark[],
  siteAt: ReadonlyMap<HexKey, SiteMark>,
): readonly Placed[] {
  const stacks = new Map<HexKey, CounterMark[]>();
  for (const counter of counters) stacks.set(counter.hex, [...(stacks.get(counter.hex) ?? []), counter]);
  return [...stacks].flatMap(([hex, stack]) => {
    const site = siteAt.get(hex);
    return stack.map((counter, i) => placeOf(layout, counter, site, i, stack.length));
  });
}

function placeOf(
  layout: Layout,
  counter: CounterMark,
  site: SiteMark | undefined,
  place: number,
  count: number,
): Placed {
  const { s } = layout;
  const middle = centreOf(layout, counter.hex);
  const isCapital = site?.stronghold === 3;
  const right = site === undefined ? 0 : isCapital ? 0.4 : 0.2;
  const down = site === undefined ? 0.02 : isCapital ? 0.12 : 0.06;
  const below = site === undefined ? 0.66 : isCapital ? 0.62 : 0.64;
  const along = place * Math.min(1, WIDEST / Math.max(1, count - 1));
  const tag = counter.lastSeen === null ? 0 : 0.06;
  return {
    counter,
    x: middle.x + s * (right + along * STEP.right - (count > 1 ? STEP.right / 2 : 0)),
    y: middle.y + s * (down - along * STEP.up),
    scale: (s * (isCapital ? 0.8 : 0.94)) / BOX,
    isTop: place === count - 1,
    name: { x: middle.x + (site === undefined ? 0 : s * right), y: middle.y + s * (below + tag) },
  };
}

/** The topmost counter under a point, at least `reach` around its middle; null when there is none. */
export function counterUnder(places: readonly Placed[], point: Point, reach: number): CounterMark | null {
  for (const place of places.toReversed()) {
    const half = Math.max(reach, (BOX * place.scale) / 2);
    if (Math.abs(point.x - place.x) <= half && Math.abs(point.y - place.y) <= half) return place.counter;
  }
  return null;
}

/** How far below its hex's centre a site's name stands: under the name of the counter when there is one. */
export function nameDrop(layout: Layout, site: SiteMark, hasUnitName: boolean): number {
  if (hasUnitName) return layout.s * 0.87;
  if (site.stronghold === 3) return layout.s * 0.78;
  return layout.s * (site.size >= 3 ? 0.72 : 0.64);
}
