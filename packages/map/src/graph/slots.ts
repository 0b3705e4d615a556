import { seedOf, streamOf } from '../board/seeded.ts';
import type { Point } from '../board/sheet.ts';

export interface Cell {
  readonly width: number;
  readonly height: number;
}

export interface Slots {
  /** The middles of the cells. */
  readonly places: readonly Point[];
  /** Of the circle about 0,0 that contains all cells. */
  readonly radius: number;
}

/** Where a lattice of bricks has its origin, in cells: those that lie best in a circle. */
const ORIGINS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 0.5, y: 0 },
  { x: 0.25, y: 0.5 },
];

/** As many cells as asked for, in rows like bricks, as nearly in a circle as rows can be. */
export function slotsFor(count: number, cell: Cell): Slots {
  const found = ORIGINS.map((origin) => nearest(count, cell, origin));
  return found.reduce((best, one) => (one.radius < best.radius ? one : best));
}

function nearest(count: number, { width, height }: Cell, origin: Point): Slots {
  const side = Math.ceil(Math.sqrt(count * Math.max(width / height, height / width))) + 2;
  const cells: { readonly at: Point; readonly far: number }[] = [];
  for (let row = -side; row <= side; row++) {
    for (let column = -side; column <= side; column++) {
      const x = (column + origin.x + (row % 2 === 0 ? 0 : 0.5)) * width;
      const y = (row + origin.y) * height;
      cells.push({ at: { x, y }, far: Math.hypot(Math.abs(x) + width / 2, Math.abs(y) + height / 2) });
    }
  }
  const chosen = cells.sort((a, b) => a.far - b.far || a.at.y - b.at.y || a.at.x - b.at.x).slice(0, count);
  return { places: chosen.map(({ at }) => at), radius: chosen.at(-1)?.far ?? 0 };
}

/** Which two of the things to be placed are joined, by their numbers from 0. */
export type Join = readonly [number, number];

interface Seating {
  readonly places: readonly Point[];
  readonly joins: readonly Join[];
  /** Things that belong at the rim, by their numbers. */
  readonly outer: ReadonlySet<number>;
}

/** How many arrangements are improved, for few things and for many, and in how many rounds. */
const TRIES = { most: 24, work: 4000 };
const ROUNDS = 12;
/** What it costs that a join passes another place, and each unit that an outer thing is away from the rim. */
const PASSING = 30;
const INSIDE = 0.15;
/** How near to a place a join may pass. */
const CLEAR = 26;

/**
 * For each thing the number of its place: joined ones near each other and without others in between, as far as
 * exchanging two of them helps, from several beginnings.
 */
export function seated(seating: Seating): readonly number[] {
  const { places, joins, outer } = seating;
  const joined = places.map((_, i) => joins.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])));
  const costs = places.map((from) => places.map((to) => joinCost(places, from, to)));
  const far = places.map(({ x, y }) => Math.hypot(x, y));
  const rim = Math.max(0, ...far);
  const costAt = (thing: number, at: number, seats: readonly number[], without: number): number => {
    let sum = outer.has(thing) ? (rim - (far[at] ?? 0)) * INSIDE : 0;
    for (const end of joined[thing] ?? []) if (end !== without) sum += costs[at]?.[seats[end] ?? 0] ?? 0;
    return sum;
  };
  const tries = Math.max(1, Math.min(TRIES.most, Math.floor(TRIES.work / places.length ** 2)));
  let best: { readonly seats: readonly number[]; readonly cost: number } | null = null;
  for (let attempt = 0; attempt < tries; attempt++) {
    const seats = shuffled(places.length, attempt);
    for (let round = 0; round < ROUNDS && exchanged(seats, costAt); round++);
    const cost = seats.reduce((sum, at, thing) => sum + costAt(thing, at, seats, -1), 0);
    if (best === null || cost < best.cost) best = { seats, cost };
  }
  return best?.seats ?? [];
}

/** What a join between two places costs: by its length, and for each other place that it passes. */
function joinCost(places: readonly Point[], from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  let passed = 0;
  for (const at of places) {
    const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
    if (ahead <= 0 || ahead >= length * length || at === to) continue;
    if (Math.abs((at.x - from.x) * dy - (at.y - from.y) * dx) < CLEAR * length) passed++;
  }
  return length ** 2 / 1000 + PASSING * passed;
}

/** Whole numbers from 0 in some order; in their own at first. */
function shuffled(count: number, attempt: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  if (attempt === 0) return order;
  const stream = streamOf(seedOf(count, attempt));
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(stream() * (i + 1));
    const [here, there] = [order[i] ?? i, order[j] ?? j];
    order[i] = there;
    order[j] = here;
  }
  return order;
}

/** One round of exchanges; false if none helps. */
function exchanged(
  seats: number[],
  costAt: (thing: number, at: number, seats: readonly number[], without: number) => number,
): boolean {
  let isBetter = false;
  for (let a = 0; a < seats.length; a++) {
    for (let b = a + 1; b < seats.length; b++) {
      const [from, to] = [seats[a] ?? 0, seats[b] ?? 0];
      const now = costAt(a, from, seats, b) + costAt(b, to, seats, a);
      if (costAt(a, to, seats, b) + costAt(b, from, seats, a) > now - 0.001) continue;
      seats[a] = to;
      seats[b] = from;
      isBetter = true;
    }
  }
  return isBetter;
}
