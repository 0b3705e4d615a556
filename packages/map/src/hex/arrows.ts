import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import type { Box } from '../board/lettering.ts';
import { closedPath, fixed, type Point, xy } from '../board/sheet.ts';
import type { SeatLetter } from '../symbols/seats.ts';
import { centreOf, type Layout } from './layout.ts';

type BlockKind = 'attack' | 'raid';

/** An order as it is drawn on the map. */
export interface OrderArrow {
  /** Absent if no piece moves, such as a route of resources: it starts at `from`. */
  readonly piece?: PieceId;
  /** Where it starts; the piece's own hex if left out. */
  readonly from?: HexKey;
  /** Hexes entered in order, without the start. For a follow: the hex of the target. */
  readonly path: readonly HexKey[];
  /**
   * A march along the path; a follow or support order: dotted, straight to the target; a road to be built, from middle
   * to middle without a point; a hex to retreat to; or a block arrow for an attack, and with a hook that turns back for
   * a raid.
   */
  readonly kind: 'march' | 'follow' | 'road' | 'retreat' | BlockKind;
  readonly state: 'draft' | 'complete' | 'sealed';
  /** Movement points spent up to each hex of the path. */
  readonly costs?: readonly number[];
  /** For a hex to retreat to: its place among them, from 1. */
  readonly rank?: number;
  /** For an attack or raid: an enemy army is known at its end. */
  readonly isBattle?: boolean;
  /** In replays and referee views the arrow takes the seat's colour. */
  readonly seat?: SeatLetter;
}

/** An arrow's strokes on the sheet. */
export interface ArrowShape {
  readonly shaft: string;
  /** The corners of its path, which other things must avoid. */
  readonly line: readonly Point[];
  readonly head: string;
  readonly headBox: Box;
  readonly width: number;
  /**
   * Where the cost so far may be written, for the hexes between start and end, or the rank of a hex to retreat to: the
   * best place first.
   */
  readonly steps: readonly { readonly spots: readonly Point[]; readonly cost: number }[];
}

/** An order that is drawn as a block arrow. */
export type BlockArrow = OrderArrow & { readonly kind: BlockKind; readonly piece: PieceId };

export const isBlock = (arrow: OrderArrow): arrow is BlockArrow => arrow.kind === 'attack' || arrow.kind === 'raid';

/** A block arrow's strokes on the sheet. */
export interface BlockShape {
  readonly shaft: string;
  readonly line: readonly Point[];
  readonly head: string;
  readonly width: number;
  /** The return line of a raid, and its point. */
  readonly hook: { readonly line: string; readonly point: string } | null;
  /** Possible places for the sign of a battle, the best first. */
  readonly signs: readonly Point[];
}

/** The share of a segment cut off to round a bend. */
const ROUNDING = 0.28;

/** Whether a box is free of things that must stay visible. */
export type IsFree = (box: Box) => boolean;

/** How far from the middle of a hex the point of an arrow may end, the nearest first; in sides of the hex. */
const ENDS = Array.from({ length: 18 }, (_, i) => 0.24 + i * 0.045);
/** Where it ends if all of that is taken: at the edge of a counter. */
const AT_COUNTER = 0.62;
/** Half of what the head of an arrow covers. */
const HEAD = 0.18;

/** How wide an arrow is, in sides of the hex. */
const WIDTHS: Readonly<Record<OrderArrow['kind'], number>> = {
  march: 0.085,
  follow: 0.085,
  road: 0.15,
  retreat: 0.05,
  attack: 0.24,
  raid: 0.24,
};

/** The strokes of an arrow, or null if it leads nowhere. Its point goes as far into the last hex as there is room. */
export function arrowShape(layout: Layout, from: HexKey, arrow: OrderArrow, isFree: IsFree): ArrowShape | null {
  const points = [from, ...arrow.path].map((hex) => centreOf(layout, hex));
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return null;
  const { s } = layout;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const tipAt = (part: number): Point => along(end, angle, -s * part);
  const isSeen = (part: number): boolean => isFree(around(along(tipAt(part), angle, -s * 0.02), s * HEAD));
  const tip = tipAt(ENDS.find(isSeen) ?? AT_COUNTER);
  const bends = points.slice(1, -1).flatMap((at, i) => {
    const cost = arrow.costs?.[i];
    return cost === undefined ? [] : [{ spots: onTheWay(points, i + 1, at), cost }];
  });
  const { rank } = arrow;
  const ranked = [along(tip, angle, s * 0.33), along(tip, angle, -s * 0.42), ...aside(tip, angle, s * 0.36)];
  return {
    shaft: roundedPath(arrow.kind === 'road' ? points : [...points.slice(0, -1), along(tip, angle, -s * 0.14)]),
    line: [...points.slice(0, -1), tip],
    head: headAt(tip, angle, s * 0.2),
    headBox: around(along(tip, angle, -s * 0.02), s * HEAD),
    width: s * WIDTHS[arrow.kind],
    steps: rank === undefined ? bends : [{ spots: ranked, cost: rank }],
  };
}

/** Where the cost of a hex on the path may be written: in its middle, else on the arrow before and behind it. */
function onTheWay(points: readonly Point[], i: number, at: Point): readonly Point[] {
  const beside = [points[i - 1], points[i + 1]].flatMap((next) => (next === undefined ? [] : [next]));
  const toward = (next: Point, part: number): Point => ({
    x: at.x + (next.x - at.x) * part,
    y: at.y + (next.y - at.y) * part,
  });
  return [at, ...[0.42, 0.5, 0.34].flatMap((part) => beside.map((next) => toward(next, part)))];
}

/** The square about a point that reaches `half` to each side. */
export const around = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

const aside = (point: Point, angle: number, by: number): readonly Point[] => [
  beside(point, angle, by),
  beside(point, angle, -by),
];

/** How far from the middle of their hexes a block arrow may begin and end. */
const TAILS = Array.from({ length: 14 }, (_, i) => 0.28 + i * 0.04);
const TIPS = Array.from({ length: 8 }, (_, i) => 0.44 + i * 0.04);
/** The length of its head, which is half as wide. */
const BLOCK_HEAD = 0.3;
/** Its least length: it may begin on its own counter instead. */
const BLOCK_LENGTH = 0.68;

/**
 * The strokes of an attack or raid across the last edge of its path, or null if it leads nowhere: it begins at the
 * edge of the counter, or on it if there is little room, and goes as far as that of the enemy's. `from`: null for an army that comes down from orbit.
 */
export function blockShape(layout: Layout, from: HexKey | null, arrow: BlockArrow, isFree: IsFree): BlockShape | null {
  const points = arrow.path.map((hex) => centreOf(layout, hex));
  const end = points.at(-1);
  if (end === undefined) return null;
  const { s } = layout;
  const start = from === null ? { x: end.x, y: end.y - s * 1.5 } : centreOf(layout, from);
  const before = points.at(-2) ?? start;
  const after = points[0] ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const leaving = Math.atan2(after.y - start.y, after.x - start.x);
  const tipAt = (part: number): Point => along(end, angle, -s * part);
  const tailAt = (part: number): Point => along(start, leaving, s * part);
  const tip = tipAt(TIPS.find((part) => isFree(around(along(tipAt(part), angle, -s * 0.16), s * 0.15))) ?? 0.6);
  const far = Math.hypot(tip.x - start.x, tip.y - start.y) / s;
  const free = TAILS.find((part) => isFree(around(tailAt(part), s * 0.13))) ?? 0.5;
  const tail = tailAt(arrow.path.length > 1 ? free : Math.max(0, Math.min(free, far - BLOCK_LENGTH)));
  const neck = along(tip, angle, -s * BLOCK_HEAD);
  return {
    shaft: roundedPath([tail, ...points.slice(0, -1), neck]),
    line: [tail, ...points.slice(0, -1), tip],
    head: closedPath([tip, beside(neck, angle, s * 0.25), beside(neck, angle, -s * 0.25)]),
    width: s * WIDTHS[arrow.kind],
    hook: arrow.kind === 'raid' ? hookAt(tip, angle, s) : null,
    signs: SIGNS.map(([x, y]) => ({ x: end.x + s * x, y: end.y + s * y })),
  };
}

/** Places for the sign of a battle in its hex, in its sides: on the edge and its corners, beside label and counter. */
const SIGNS = [
  [0.78, -0.3],
  [-0.78, -0.3],
  [0.78, 0.1],
  [-0.78, 0.1],
  [0.7, 0.45],
  [-0.7, 0.45],
  [0, 0.72],
  [0.87, -0.5],
  [-0.87, -0.5],
  [0.87, 0.5],
  [-0.87, 0.5],
  [0.45, 0.78],
  [-0.45, 0.78],
  [0.45, -0.78],
  [-0.45, -0.78],
] as const;

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
