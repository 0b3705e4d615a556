import { type Direction, type HexKey, isOnMap, type MapSize, neighbours } from '@sealed-orders/rules/space';
import { seedOf, streamOf } from '../board/seeded.ts';
import type { Point } from '../board/sheet.ts';
import { type Corner, type Layout, pointAt, sideOf } from './layout.ts';

const BENDS = 7;
/** How far a corner inside the map may stray, as a part of `s`. */
const STRAY = 0.2;

/** Whether the map has a hex with its centre at `h` in a row. */
function hasHex({ columns, rows }: MapSize, row: number, h: number): boolean {
  const column = (h - 1 - (row & 1)) / 2;
  return row >= 0 && row < rows && column >= 0 && column < columns;
}

/** Whether one of the three hexes at a corner is off the map: there the drawing keeps to the true hexagon. */
function isOnRim({ size }: Layout, { h, v }: Corner): boolean {
  const row = Math.floor(v / 3);
  const [alone, pair] = v % 3 === 1 ? [row - 1, row] : [row, row - 1];
  return !(hasHex(size, alone, h) && hasHex(size, pair, h - 1) && hasHex(size, pair, h + 1));
}

/** Where a corner is drawn: strayed a little by its own seed, the same from all three hexes. */
function strayedCorner(layout: Layout, corner: Corner): Point {
  const point = pointAt(layout, corner);
  if (isOnRim(layout, corner)) return point;
  const stream = streamOf(seedOf(corner.h, corner.v));
  const stray = layout.s * STRAY;
  return { x: point.x + (stream() - 0.5) * stray, y: point.y + (stream() - 0.5) * stray };
}

/** An irregular line between two corners, the same points from both sides. `amplitude` is a part of `s`. */
export function organicEdge(layout: Layout, from: Corner, to: Corner, amplitude: number): readonly Point[] {
  const isTurned = from.h > to.h || (from.h === to.h && from.v > to.v);
  const [first, last] = isTurned ? [to, from] : [from, to];
  const p = strayedCorner(layout, first);
  const q = strayedCorner(layout, last);
  const stream = streamOf(seedOf(first.h, first.v, last.h, last.v));
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const length = Math.hypot(dx, dy);
  const points: Point[] = [p];
  let offset = 0;
  for (let i = 1; i < BENDS; i++) {
    const t = i / BENDS;
    offset = offset * 0.45 + (stream() - 0.5) * 1.5;
    const swing = Math.sin(Math.PI * t) * offset * layout.s * amplitude;
    points.push({ x: p.x + dx * t - (dy / length) * swing, y: p.y + dy * t + (dx / length) * swing });
  }
  points.push(q);
  return isTurned ? points.reverse() : points;
}

/** The side of a hex towards a direction as terrain is drawn: irregular where the land changes, else straight. */
export function terrainSide(
  layout: Layout,
  hex: HexKey,
  direction: Direction,
  changes: (other: HexKey) => boolean,
): readonly Point[] {
  const [from, to] = sideOf(hex, direction);
  const other = neighbours(hex)[direction];
  if (other !== undefined && isOnMap(layout.size, other) && changes(other)) return organicEdge(layout, from, to, 0.1);
  return [strayedCorner(layout, from), strayedCorner(layout, to)];
}
