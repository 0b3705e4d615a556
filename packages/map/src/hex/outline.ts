import { around, type HexKey, isOnMap } from '@sealed-orders/rules/space';
import { openPath } from '../board/sheet.ts';
import { cornerOf, insetCorner, type Layout, pointAt, sideOf } from './layout.ts';

/** The rim of a set of hexes: each side towards a hex that is not in the set. */
export function rimOf(layout: Layout, hexes: ReadonlySet<HexKey>): string {
  let path = '';
  for (const hex of hexes) {
    for (const { hex: other, direction } of around(hex)) {
      if (hexes.has(other) && isOnMap(layout.size, other)) continue;
      path += openPath(sideOf(hex, direction).map((corner) => pointAt(layout, corner)));
    }
  }
  return path;
}

/** The directions of the right half of a hex. */
const RIGHT: readonly number[] = [0, 1, 5];

/** Each side of the grid once: the left half of every hex, and the right half where the map ends. */
export function gridOf(layout: Layout, hexes: readonly HexKey[]): string {
  let path = '';
  for (const hex of hexes) {
    const at = (i: number): { x: number; y: number } => pointAt(layout, cornerOf(hex, i));
    path += openPath([at(2), at(3), at(4), at(5)]);
    for (const { hex: other, direction } of around(hex)) {
      if (!RIGHT.includes(direction) || isOnMap(layout.size, other)) continue;
      path += openPath(sideOf(hex, direction).map((corner) => pointAt(layout, corner)));
    }
  }
  return path;
}

const BARBS = [0.2, 0.5, 0.8];

/** The barbed line round a zone: the line and, in a second path, its barbs pointing inwards. */
export function barbedRim(
  layout: Layout,
  hexes: ReadonlySet<HexKey>,
): { readonly line: string; readonly barbs: string } {
  let line = '';
  let barbs = '';
  const w = layout.s * 0.055;
  for (const hex of hexes) {
    for (const { hex: other, direction } of around(hex)) {
      if (hexes.has(other)) continue;
      const [i, j] = [(6 - direction) % 6, (7 - direction) % 6];
      const a = insetCorner(layout, hex, i, 0.94);
      const b = insetCorner(layout, hex, j, 0.94);
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
      const inwards = { x: -along.y, y: along.x };
      line += openPath([a, b]);
      for (const t of BARBS) {
        const p = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
        barbs += `${openPath([
          { x: p.x - along.x * w, y: p.y - along.y * w },
          { x: p.x + inwards.x * w * 1.8, y: p.y + inwards.y * w * 1.8 },
          { x: p.x + along.x * w, y: p.y + along.y * w },
        ])}Z`;
      }
    }
  }
  return { line, barbs };
}
