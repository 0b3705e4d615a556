import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/kernel';
import type { SeatLetter } from '../marks/seats.ts';
import { centreOf, closedPath, fixed, type Layout, type Point, xy } from './layout.ts';

/** An order as it is drawn on the map. */
export interface OrderArrow {
  readonly piece: PieceId;
  /** Where it starts; the piece's own hex if left out. */
  readonly from?: HexKey;
  /** Hexes entered in order, without the start. To follow: the hex of the target. */
  readonly path: readonly HexKey[];
  /** A march along the path, or a follow order: dotted, straight to the target. */
  readonly kind: 'march' | 'follow';
  readonly state: 'draft' | 'complete' | 'sealed';
  /** Movement points spent up to each hex of the path. */
  readonly costs?: readonly number[];
  /** In replays and referee views the arrow takes the seat's colour. */
  readonly seat?: SeatLetter;
}

/** An arrow's strokes on the sheet. */
export interface ArrowShape {
  readonly shaft: string;
  readonly head: string;
  readonly width: number;
  /** Where the cost so far is written: the hexes between start and end. */
  readonly steps: readonly { readonly at: Point; readonly cost: number }[];
}

/** How much of the way to a bend is cut off to round it. */
const ROUNDING = 0.28;

/** The strokes of an arrow, or null when it leads nowhere. `isOccupied`: a counter stands where it ends. */
export function arrowShape(layout: Layout, from: HexKey, arrow: OrderArrow, isOccupied: boolean): ArrowShape | null {
  const points = [from, ...arrow.path].map((hex) => centreOf(layout, hex));
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return null;
  const { s } = layout;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const tip = along(end, angle, -s * (isOccupied ? 0.62 : 0.24));
  return {
    shaft: roundedPath([...points.slice(0, -1), along(tip, angle, -s * 0.14)]),
    head: headAt(tip, angle, s * 0.2),
    width: s * 0.085,
    steps: points.slice(1, -1).flatMap((at, i) => {
      const cost = arrow.costs?.[i];
      return cost === undefined ? [] : [{ at, cost }];
    }),
  };
}

function along({ x, y }: Point, angle: number, by: number): Point {
  return { x: x + Math.cos(angle) * by, y: y + Math.sin(angle) * by };
}

function roundedPath(points: readonly Point[]): string {
  let path = '';
  points.forEach((point, i) => {
    const last = points[i - 1];
    const next = points[i + 1];
    if (last === undefined) path += `M${xy(point)}`;
    else if (next === undefined) path += `L${xy(point)}`;
    else path += `L${xy(between(point, last))}Q${xy(point)} ${xy(between(point, next))}`;
  });
  return path;
}

function between(from: Point, to: Point): Point {
  return { x: from.x + (to.x - from.x) * ROUNDING, y: from.y + (to.y - from.y) * ROUNDING };
}

function headAt(tip: Point, angle: number, h: number): string {
  return closedPath([
    along(tip, angle, h * 0.6),
    along(tip, angle + 2.5, h),
    along(tip, angle, -h * 0.45),
    along(tip, angle - 2.5, h),
  ]);
}

/** A claim flag's cloth about the foot of its pole. */
export function flagOf(s: number): { readonly pole: string; readonly cloth: string } {
  const u = (k: number): string => fixed(s * k);
  return {
    pole: `M0 ${u(0.2)}V${u(-0.16)}`,
    cloth: `M0 ${u(-0.16)}h${u(0.22)}l${u(-0.06)} ${u(0.075)}l${u(0.06)} ${u(0.075)}H0Z`,
  };
}
