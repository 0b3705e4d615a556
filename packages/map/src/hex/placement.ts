import type { HexKey } from '@sealed-orders/rules/space';
import type { Box } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import type { CounterSymbol } from './counter-symbols.ts';
import { centreOf, type Layout } from './layout.ts';
import type { SiteSymbol } from './model.ts';

/** A counter's place on the sheet: centre, and units of the sheet a unit of its 44 x 44 box. */
export interface Placed {
  readonly counter: CounterSymbol;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** On top of its hex's stack: the named one. */
  readonly isTop: boolean;
  /** The lower end of the whole stack: the place of its name. */
  readonly foot: number;
}

/** Side of a counter's box. */
export const BOX = 44;

/** The offset of a counter in a stack from the one below, and the greatest width of a stack, in hex sides. */
const STEP = 0.14;
const WIDEST = 3;
/** The height of the highest above the lowest: the label of the hex stays free. */
const TALLEST = 0.08;

/** Parts outside a counter's box, in its own units: its thickness, the order badge, the tag of a memory. */
const EDGE = { right: 1.4, bottom: 2 };
const MARK = { left: 12.2, top: -24.8, right: 25.8, bottom: -11.2 };
const TAG = 5;

/** Places of counters in their hex, in sides of it: in the middle, or down and right of a site, and how large. */
const LIES = {
  alone: { right: 0, down: -0.07, size: 0.94 },
  beside: { right: 0.24, down: -0.05, size: 0.86 },
  capital: { right: 0.4, down: -0.03, size: 0.8 },
} as const;

/** Where a site is drawn: up and left when a counter shares the hex. */
export function sitePlace(layout: Layout, site: SiteSymbol, isCrowded: boolean): Point {
  const { x, y } = centreOf(layout, site.hex);
  if (!isCrowded) return { x, y: y - layout.s * 0.06 };
  return site.stronghold === 3
    ? { x: x - layout.s * 0.22, y: y - layout.s * 0.08 }
    : { x: x - layout.s * 0.38, y: y - layout.s * 0.14 };
}

/** Half of the plan of a settlement by its size, of anything else, and of a Capital Fortification; in parts of `s`. */
const PLAN = [0.26, 0.2, 0.3, 0.4, 0.52] as const;
const RING = 0.6;
const SHRUNK = 0.75;

/** The approximate box of a site's plan. */
export function planBox(layout: Layout, site: SiteSymbol, isCrowded: boolean): Box {
  const { x, y } = sitePlace(layout, site, isCrowded);
  const half = layout.s * (site.stronghold === 3 ? RING : PLAN[site.size]) * (isCrowded ? SHRUNK : 1);
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** Places of all counters: in the middle of the hex, or right of its site; stacks a little apart. */
export function placesOf(
  layout: Layout,
  counters: readonly CounterSymbol[],
  siteAt: ReadonlyMap<HexKey, SiteSymbol>,
): readonly Placed[] {
  const stacks = new Map<HexKey, CounterSymbol[]>();
  for (const counter of counters) stacks.set(counter.hex, [...(stacks.get(counter.hex) ?? []), counter]);
  return [...stacks].flatMap(([hex, stack]) => {
    const site = siteAt.get(hex);
    return stack.map((counter, i) => placeOf(layout, counter, site, i, stack));
  });
}

function placeOf(
  layout: Layout,
  counter: CounterSymbol,
  site: SiteSymbol | undefined,
  place: number,
  stack: readonly CounterSymbol[],
): Placed {
  const { s } = layout;
  const middle = centreOf(layout, counter.hex);
  const { right, down, size } = LIES[site === undefined ? 'alone' : site.stronghold === 3 ? 'capital' : 'beside'];
  const above = Math.max(1, stack.length - 1);
  const along = place * Math.min(1, WIDEST / above) * STEP;
  const up = place * Math.min(STEP, TALLEST / above);
  const scale = (s * size) / BOX;
  const hasTag = stack.every(({ lastSeen }) => lastSeen !== null);
  // With a tag below, it is higher, so that it ends where any counter ends.
  const y = middle.y + s * down - (hasTag ? scale * (TAG - EDGE.bottom) : 0);
  return {
    counter,
    x: middle.x + s * (right + along - (stack.length > 1 ? STEP / 2 : 0)),
    y: y - s * up,
    scale,
    isTop: place === stack.length - 1,
    foot: middle.y + s * down + scale * (BOX / 2 + EDGE.bottom),
  };
}

/** The box of a counter on the sheet: itself, and the order badge that sticks out at its corner. */
export function counterBoxes({ counter, x, y, scale, isTop }: Placed): readonly Box[] {
  const at = (left: number, top: number, right: number, bottom: number): Box => ({
    left: x + scale * left,
    top: y + scale * top,
    right: x + scale * right,
    bottom: y + scale * bottom,
  });
  const half = BOX / 2;
  if (counter.lastSeen !== null) return [at(-half, -half, half, half + (isTop ? TAG : 0))];
  const chip = at(-half, -half, half + EDGE.right, half + EDGE.bottom);
  return counter.isOwn ? [chip, at(MARK.left, MARK.top, MARK.right, MARK.bottom)] : [chip];
}

/** The topmost counter under a point, at least `reach` around its middle; null if none. */
export function counterUnder(places: readonly Placed[], point: Point, reach: number): CounterSymbol | null {
  for (const place of places.toReversed()) {
    const half = Math.max(reach, (BOX * place.scale) / 2);
    if (Math.abs(point.x - place.x) <= half && Math.abs(point.y - place.y) <= half) return place.counter;
  }
  return null;
}
