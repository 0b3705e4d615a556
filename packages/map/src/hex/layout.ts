import { present } from '@sealed-orders/rules/kernel';
import {
  allHexes,
  columnRow,
  type Direction,
  type HexKey,
  hexKey,
  isOnMap,
  type MapSize,
} from '@sealed-orders/rules/space';
import { closedPath, type Point, type Sheet, UNIT } from '../board/sheet.ts';

/** Positions of hexes on the sheet: `s` is centre to corner, `margin` the paper around the outermost hexes. */
export interface Layout extends Sheet {
  readonly size: MapSize;
  readonly s: number;
  readonly margin: number;
}

/** A corner of hexes on the lattice of half hex widths and half sides: the same from all hexes that share it. */
export interface Corner {
  readonly h: number;
  readonly v: number;
}

const ROOT3 = Math.sqrt(3);

/** The two corners of the side towards each of the six directions. */
const SIDES: readonly (readonly [number, number])[] = [
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
  [1, 2],
];

/** Corners clockwise from the upper right one, relative to the centre on the lattice. */
const CORNERS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
  [0, -2],
];

/** The sheet of a map of this size. */
export function layoutOf(size: MapSize, s: number = UNIT, margin: number = s * 0.64): Layout {
  const width = ROOT3 * s * (size.columns + (size.rows > 1 ? 0.5 : 0)) + margin * 2;
  return { size, s, margin, width, height: s * (1.5 * size.rows + 0.5) + margin * 2 };
}

/** Centre of a hex. */
export function centreOf(layout: Layout, hex: HexKey): Point {
  const { column, row } = columnRow(hex);
  return pointAt(layout, { h: 2 * column + (row & 1) + 1, v: 3 * row + 2 });
}

/** A lattice corner on the sheet. */
export function pointAt(layout: Layout, { h, v }: Corner): Point {
  return { x: layout.margin + (h * ROOT3 * layout.s) / 2, y: layout.margin + (v * layout.s) / 2 };
}

/** Corner `i` of a hex: 0 upper right, then clockwise. */
export function cornerOf(hex: HexKey, i: number): Corner {
  const { column, row } = columnRow(hex);
  const [dh, dv] = present(CORNERS[i % 6], 'a hex has six corners');
  return { h: 2 * column + (row & 1) + 1 + dh, v: 3 * row + 2 + dv };
}

/** The two corners of a hex's side towards a direction, clockwise. */
export function sideOf(hex: HexKey, direction: Direction): readonly [Corner, Corner] {
  const [from, to] = present(SIDES[direction], 'a side towards each direction');
  return [cornerOf(hex, from), cornerOf(hex, to)];
}

/** The hex under a point of the sheet; null beside the map. */
export function hexUnder(layout: Layout, point: Point): HexKey | null {
  const x = (point.x - layout.margin) / layout.s - ROOT3 / 2;
  const y = (point.y - layout.margin) / layout.s - 1;
  const q = (ROOT3 * x - y) / 3;
  const r = (2 * y) / 3;
  const hex = rounded(q, r);
  return isOnMap(layout.size, hex) ? hex : null;
}

/** The hex whose middle is nearest to fractional axial coordinates. */
function rounded(q: number, r: number): HexKey {
  const t = -q - r;
  let wholeQ = Math.round(q);
  let wholeR = Math.round(r);
  const wholeT = Math.round(t);
  const slipQ = Math.abs(wholeQ - q);
  const slipR = Math.abs(wholeR - r);
  const slipT = Math.abs(wholeT - t);
  if (slipQ > slipR && slipQ > slipT) wholeQ = -wholeR - wholeT;
  else if (slipR > slipT) wholeR = -wholeQ - wholeT;
  return hexKey(wholeQ + 0, wholeR + 0);
}

/** A corner of a hex, drawn in towards its centre by the factor `k`. */
export function insetCorner(layout: Layout, hex: HexKey, i: number, k: number): Point {
  const middle = centreOf(layout, hex);
  const corner = pointAt(layout, cornerOf(hex, i));
  return { x: middle.x + (corner.x - middle.x) * k, y: middle.y + (corner.y - middle.y) * k };
}

/** The hexagon itself as an SVG path, scaled about its centre by `k`. */
export function hexPath(layout: Layout, hex: HexKey, k = 1): string {
  return closedPath([0, 1, 2, 3, 4, 5].map((i) => insetCorner(layout, hex, i, k)));
}

/** Every hex of the sheet with its place in the row-by-row order. */
export function hexesOf(layout: Layout): readonly HexKey[] {
  return allHexes(layout.size);
}
