import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { closedPath, fixed, type Point, xy } from '../board/sheet.ts';
import type { SeatLetter } from '../symbols/seats.ts';
import { centreOf, type Layout } from './layout.ts';

type BlockKind = 'attack' | 'raid';

/** An order as it is drawn on the map. */
export interface OrderArrow {
  /** Left out for what no piece walks, such as a route of resources: it starts at `from`. */
  readonly piece?: PieceId;
  /** Where it starts; the piece's own hex if left out. */
  readonly from?: HexKey;
  /** Hexes entered in order, without the start. To follow: the hex of the target. */
  readonly path: readonly HexKey[];
  /**
   * A march along the path; a follow or support order: dotted, straight to the target; a hex to retreat to; or a block
   * arrow for an attack, and with a hook that turns back for a raid.
   */
  readonly kind: 'march' | 'follow' | 'retreat' | BlockKind;
  readonly state: 'draft' | 'complete' | 'sealed';
  /** Movement points spent up to each hex of the path. */
  readonly costs?: readonly number[];
  /** Of a hex to retreat to: its place among them, from 1. */
  readonly rank?: number;
  /** Of an attack or raid: an enemy army is known at its end. */
  readonly isBattle?: boolean;
  /** In replays and referee views the arrow takes the seat's colour. */
  readonly seat?: SeatLetter;
}

/** An arrow's strokes on the sheet. */
export interface ArrowShape {
  readonly shaft: string;
  readonly head: string;
  readonly width: number;
  /** Where the cost so far is written, on the hexes between start and end; or the rank of a hex to retreat to. */
  readonly steps: readonly { readonly at: Point; readonly cost: number }[];
}

/** An order that is drawn as a block arrow. */
export type BlockArrow = OrderArrow & { readonly kind: BlockKind; readonly piece: PieceId };

export const isBlock = (arrow: OrderArrow): arrow is BlockArrow => arrow.kind === 'attack' || arrow.kind === 'raid';

/** A block arrow's strokes on the sheet. */
export interface BlockShape {
  readonly shaft: string;
  readonly head: string;
  readonly width: number;
  /** The way home of a raid, and its point. */
  readonly hook: { readonly line: string; readonly point: string } | null;
  /** Where the mark of a battle stands. */
  readonly mark: Point;
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
  const { rank } = arrow;
  const between = points.slice(1, -1).flatMap((at, i) => {
    const cost = arrow.costs?.[i];
    return cost === undefined ? [] : [{ at, cost }];
  });
  return {
    shaft: roundedPath([...points.slice(0, -1), along(tip, angle, -s * 0.14)]),
    head: headAt(tip, angle, s * 0.2),
    width: s * (arrow.kind === 'retreat' ? 0.05 : 0.085),
    steps: rank === undefined ? between : [{ at: along(tip, angle, s * 0.2), cost: rank }],
  };
}

/**
 * The strokes of an attack or raid across the last edge of its path, or null when it leads nowhere. `from`: null for an
 * army that comes down from orbit.
 */
export function blockShape(layout: Layout, from: HexKey | null, arrow: BlockArrow): BlockShape | null {
  const points = arrow.path.map((hex) => centreOf(layout, hex));
  const end = points.at(-1);
  if (end === undefined) return null;
  const { s } = layout;
  const start = from === null ? { x: end.x, y: end.y - s * 1.5 } : centreOf(layout, from);
  const before = points.at(-2) ?? start;
  const after = points[0] ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const tip = along(end, angle, -s * 0.44);
  const neck = along(tip, angle, -s * 0.34);
  const tail = along(start, Math.atan2(after.y - start.y, after.x - start.x), s * 0.28);
  return {
    shaft: roundedPath([tail, ...points.slice(0, -1), neck]),
    head: closedPath([tip, beside(neck, angle, s * 0.27), beside(neck, angle, -s * 0.27)]),
    width: s * 0.26,
    hook: arrow.kind === 'raid' ? hookAt(tip, angle, s) : null,
    mark: { x: end.x + s * 0.52, y: end.y - s * 0.44 },
  };
}

/** A line that turns back beside the arrow, with an open point. */
function hookAt(tip: Point, angle: number, s: number): NonNullable<BlockShape['hook']> {
  const out = beside(along(tip, angle, -s * 0.2), angle, s * 0.32);
  const turn = beside(along(tip, angle, s * 0.02), angle, s * 0.5);
  const back = beside(along(tip, angle, -s * 0.42), angle, s * 0.5);
  const home = along(back, angle, -s * 0.28);
  const barb = (side: number): Point => beside(along(home, angle, s * 0.15), angle, s * 0.12 * side);
  return {
    line: `M${xy(out)}Q${xy(turn)} ${xy(back)}L${xy(home)}`,
    point: `M${xy(barb(1))}L${xy(home)}L${xy(barb(-1))}`,
  };
}

const beside = (point: Point, angle: number, by: number): Point => along(point, angle + Math.PI / 2, by);

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
