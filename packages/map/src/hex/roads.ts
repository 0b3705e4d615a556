import { columnRow, type HexKey } from '@sealed-orders/rules/space';
import { seedOf, streamOf } from '../board/seeded.ts';
import { type Point, xy } from '../board/sheet.ts';
import { centreOf, type Layout } from './layout.ts';
import type { Link } from './model.ts';

/** A point moved a little by its own seed. */
function strayed(point: Point, amount: number, ...seed: readonly number[]): Point {
  const stream = streamOf(seedOf(...seed));
  return { x: point.x + (stream() - 0.5) * amount, y: point.y + (stream() - 0.5) * amount };
}

/** Where a road crosses the side between its two hexes. */
export function crossing(layout: Layout, { between: [a, b] }: Link): Point {
  const [p, q] = [centreOf(layout, a), centreOf(layout, b)];
  const [from, to] = [columnRow(a), columnRow(b)];
  const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  return strayed(middle, layout.s * 0.14, from.column + to.column, from.row + to.row, 3);
}

/** All roads as one path: a curve through a hex with two, spokes where more meet or one ends. */
export function bend(layout: Layout, roads: readonly Link[], isBusy: (hex: HexKey) => boolean): string {
  const ends = new Map<HexKey, Point[]>();
  for (const road of roads) {
    for (const hex of road.between) {
      const crossings = ends.get(hex) ?? [];
      crossings.push(crossing(layout, road));
      ends.set(hex, crossings);
    }
  }
  let path = '';
  for (const [hex, crossings] of ends) {
    const { column, row } = columnRow(hex);
    const centre = centreOf(layout, hex);
    const middle = isBusy(hex) ? centre : strayed(centre, layout.s * 0.22, column, row, 5);
    const [first, second] = crossings;
    if (crossings.length === 2 && first !== undefined && second !== undefined) {
      path += `M${xy(first)}Q${xy(middle)} ${xy(second)}`;
    } else {
      for (const point of crossings) path += `M${xy(point)}L${xy(middle)}`;
    }
  }
  return path;
}
