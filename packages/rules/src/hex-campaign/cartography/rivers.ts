import { present } from '../../kernel/index.ts';
import type { EdgeKey } from '../../space/hex.ts';
import { edgeKey } from '../../space/hex.ts';
import { SHORTEST_RIVER, SPRING_SHARE, WAVE } from '../data/cartography.ts';
import type { Grid } from '../map/grid.ts';
import { keyAt, nextTo, SEA, steps } from '../map/grid.ts';
import type { HexIndex, PerHex } from '../map/numbers.ts';
import { EVERY_DIRECTION, noMarks } from '../map/numbers.ts';
import type { Sketch } from './land.ts';
import type { Landscape, Random } from './random.ts';
import { landscape } from './random.ts';
import { turnedBy } from './starts.ts';

/** A side between two hexes while rivers are drawn. */
interface Side {
  readonly a: HexIndex;
  readonly b: HexIndex;
}

/**
 * HEX-MAP-02: rivers run along the frontiers, half way between two starts, from a spring near the middle of the map out
 * to its edge. So each seat has about as much river on either side as its neighbours.
 */
export function drawnRivers(sketch: Sketch, random: Random): readonly EdgeKey[] {
  const owners = ownersOf(sketch, landscape(random, WAVE));
  const frontiers = new Map<string, Side[]>();
  for (const side of sidesOf(sketch)) {
    const [one, other] = [owners[side.a] ?? 0, owners[side.b] ?? 0];
    if (one === other || !isOutside(sketch, side)) continue;
    const name = `${Math.min(one, other)}|${Math.max(one, other)}`;
    const sides = frontiers.get(name) ?? [];
    frontiers.set(name, sides);
    sides.push(side);
  }
  const { grid } = sketch;
  const rivers = [...frontiers.values()].flatMap((sides) => longest(sketch, sides));
  return [...new Set(rivers.map(({ a, b }) => edgeKey(keyAt(grid, a), keyAt(grid, b))))].sort();
}

/**
 * The start that a hex belongs to: the nearest one, with frontiers that wind as the land does. On a rotated map they
 * wind for a start and its hex as for the start and the hex opposite.
 */
function ownersOf({ grid, starts, isRotated }: Sketch, winding: Landscape): PerHex {
  const owners = noMarks(grid.count);
  for (const hex of grid.hexes) {
    const far = starts.map((start) => {
      const isSecond = isRotated && turnedBy(grid, start) < start;
      const home = isSecond ? turnedBy(grid, start) : start;
      const { x, y } = pointOf(grid, isSecond ? turnedBy(grid, hex) : hex);
      return steps(grid, start, hex) + 2.5 * winding(x + (home % 7), y + (home % 5));
    });
    owners[hex] = far.indexOf(Math.min(...far));
  }
  return owners;
}

/** The middle of a hex, in hex widths and rows. */
const pointOf = ({ columns }: Grid, hex: HexIndex) => {
  const y = Math.floor(hex / columns);
  return { x: (hex % columns) + (y % 2) / 2, y };
};

function sidesOf({ grid, terrain }: Sketch): readonly Side[] {
  return grid.hexes.flatMap((a) =>
    EVERY_DIRECTION.flatMap((d): Side[] => {
      const b = nextTo(grid, a, d);
      return b > a && terrain[a] !== SEA && terrain[b] !== SEA ? [{ a, b }] : [];
    }),
  );
}

/** The middle of the map has no rivers: so that everybody can meet there. */
function isOutside({ grid }: Sketch, { a, b }: Side): boolean {
  const [from, to] = [pointOf(grid, a), pointOf(grid, b)];
  const x = Math.abs((from.x + to.x) / 2 / (grid.columns - 0.5) - 0.5);
  const y = Math.abs((from.y + to.y) / 2 / (grid.rows - 1) - 0.5);
  return Math.max(x, y) > SPRING_SHARE / 2;
}

/** The connected sides that are long enough to be a river. */
function longest(sketch: Sketch, sides: readonly Side[]): readonly Side[] {
  const left = new Set(sides);
  const found: Side[] = [];
  for (const first of sides) {
    if (!left.delete(first)) continue;
    const stretch = [first];
    for (let at = 0; at < stretch.length; at++) {
      const side = present(stretch[at], 'a side of the stretch');
      for (const other of left) if (meet(sketch, side, other)) stretch.push(other);
      for (const taken of stretch) left.delete(taken);
    }
    if (stretch.length >= SHORTEST_RIVER) found.push(...stretch);
  }
  return found;
}

/** Two sides meet in a corner when they share a hex and their other hexes are neighbours. */
function meet({ grid }: Sketch, one: Side, other: Side): boolean {
  const ends: readonly (readonly [HexIndex, HexIndex, HexIndex, HexIndex])[] = [
    [one.a, one.b, other.a, other.b],
    [one.a, one.b, other.b, other.a],
    [one.b, one.a, other.a, other.b],
    [one.b, one.a, other.b, other.a],
  ];
  return ends.some(([shared, x, same, y]) => shared === same && steps(grid, x, y) === 1);
}
