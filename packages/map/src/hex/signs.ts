import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import type { Box } from '../board/lettering.ts';
import { meet } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import type { OrderArrow } from './arrows.ts';
import {
  type ArrowShape,
  around,
  arrowShape,
  type BlockArrow,
  type BlockShape,
  blockShape,
  isBlock,
} from './arrows.ts';
import { along, namesAside, type Sheet } from './aside.ts';
import type { ClaimSymbol } from './claims.ts';
import { centreOf, insetCorner, type Layout } from './layout.ts';
import type { Airspace, BattleSymbol } from './model.ts';
import type { Naming } from './naming.ts';
import type { Reached } from './reached.ts';
import { type Room, roomOver } from './room.ts';
import type { Word } from './setting.ts';

/** A number or sign on the map: its place and box. */
export interface Sign {
  readonly at: Point;
  readonly box: Box;
}

export interface ArrowSigns {
  readonly shape: ArrowShape;
  readonly steps: readonly (Sign & { readonly cost: number })[];
}

export interface BlockSigns {
  readonly shape: BlockShape;
  /** The sign of the expected battle. Whatever else it covers, it never hides its arrow. Null: none. */
  readonly battle: BattleSign | null;
}

export interface BattleSign extends Sign {
  /** It covers nothing. */
  readonly isFree: boolean;
}

/** All drawings of orders, placed so that they hide no labels, names, counters or each other. */
export interface Signs {
  readonly arrows: ReadonlyMap<OrderArrow, ArrowSigns>;
  readonly blocks: ReadonlyMap<BlockArrow, BlockSigns>;
  /** The cost of each hex in reach that has room for it. */
  readonly costs: ReadonlyMap<HexKey, Sign>;
  readonly claims: ReadonlyMap<ClaimSymbol, Sign>;
  /** Names of counters displaced by an arrow. */
  readonly names: ReadonlyMap<PieceId, Word>;
  /** Pending and finished battles. */
  readonly fights: ReadonlyMap<BattleSymbol, Point>;
  /** The numbers of the air spaces. */
  readonly spaces: ReadonlyMap<number, Point>;
}

/** Drawings requested by orders. */
export interface Ordered {
  readonly arrows: readonly OrderArrow[];
  readonly claims: readonly ClaimSymbol[];
  readonly reach: readonly Reached[];
  /** Hexes of the path being drawn: their costs are on the arrow. */
  readonly onPath: ReadonlySet<HexKey>;
  /** Null: the piece is not on the map. */
  readonly hexOf: (piece: PieceId) => HexKey | null;
  readonly battles: readonly BattleSymbol[];
  readonly spaces: readonly Airspace[];
}

/** Half the size of the drawing, in sides of a hex. */
export const RING = 0.17;
export const PILL = { width: 0.17, stopWidth: 0.23, height: 0.16 };
export const LOZENGE = 0.26;
const FLAG = { left: -0.03, top: -0.18, right: 0.24, bottom: 0.22 };

/** Possible places of a hex's cost, in sides of it, the best place first. */
const COST_SPOTS: readonly (readonly [number, number])[] = [
  [0, 0.1],
  [0, 0.64],
  [0, -0.44],
  [0.68, 0.02],
  [-0.68, 0.02],
  [0.62, 0.28],
  [-0.62, 0.28],
  [0.6, -0.34],
  [-0.6, -0.34],
];
/** The same for the foot of a flag. */
const CLAIM_SPOTS: readonly (readonly [number, number])[] = [
  [0.54, -0.3],
  [-0.78, -0.24],
  [0.56, 0.3],
  [-0.78, 0.24],
  [-0.1, 0.62],
];

/** The same for a battle: on the upper edges first, beside label and counter. */
const FIGHT_SPOTS: readonly (readonly [number, number])[] = [
  [0.66, -0.42],
  [-0.66, -0.42],
  [0.72, 0.3],
  [-0.72, 0.3],
  [0, -0.86],
  [0, 0.86],
];
/** The number of an air space, in map units from its corner. */
export const SPACE_BOX: Box = { left: -13, top: -19, right: 13, bottom: 3 };

/** Places the drawings of orders on a sheet with its names: arrows, their numbers, battles, costs, flags. */
export function signsAt(layout: Layout, naming: Naming, ordered: Ordered): Signs {
  const sheet: Sheet = { layout, room: roomOver(naming.room, layout) };
  const fights = fightsOn(sheet, ordered);
  const shapes = arrowsOn(sheet, ordered);
  const blocks = blocksOn(sheet, ordered);
  const names = namesAside(sheet, naming, [...shapes.keys()], shapes);
  const arrows = new Map([...shapes].map(([arrow, shape]) => [arrow, { shape, steps: stepsOn(sheet, arrow, shape) }]));
  const battles = new Map(
    [...blocks].map(([arrow, shape]) => [arrow, { shape, battle: battleOn(sheet, arrow, shape) }]),
  );
  const costs = costsOn(sheet, ordered);
  const claims = claimsOn(sheet, ordered);
  return { arrows, blocks: battles, names, costs, claims, fights, spaces: spacesOn(sheet, ordered) };
}

const ownerOf = (arrow: OrderArrow): string => `arrow ${arrow.piece ?? arrow.from ?? ''} ${arrow.path.join(' ')}`;

function arrowsOn({ layout, room }: Sheet, { arrows, hexOf }: Ordered): ReadonlyMap<OrderArrow, ArrowShape> {
  const shapes = new Map<OrderArrow, ArrowShape>();
  for (const arrow of arrows) {
    const from = arrow.from ?? (arrow.piece === undefined ? null : hexOf(arrow.piece));
    if (from === null || isBlock(arrow)) continue;
    const shape = arrowShape(layout, from, arrow, (box) => room.isFree(box, arrow.piece));
    if (shape === null) continue;
    shapes.set(arrow, shape);
    room.take(shape.headBox, ownerOf(arrow));
    for (const box of along(layout, shape.line, shape.width / 2 + 1.5)) room.take(box, ownerOf(arrow));
  }
  return shapes;
}

function blocksOn({ layout, room }: Sheet, { arrows, hexOf }: Ordered): ReadonlyMap<BlockArrow, BlockShape> {
  const shapes = new Map<BlockArrow, BlockShape>();
  for (const arrow of arrows.filter(isBlock)) {
    const shape = blockShape(layout, arrow.from ?? hexOf(arrow.piece), arrow, (box) => room.isFree(box));
    if (shape === null) continue;
    shapes.set(arrow, shape);
    for (const box of along(layout, shape.line, shape.width / 2 + 2)) room.take(box, ownerOf(arrow));
  }
  return shapes;
}

/** The first of these places with room for a box, which then occupies it. */
function placed(room: Room, spots: readonly Point[], boxAt: (at: Point) => Box, owner?: string): Sign | null {
  for (const at of spots) {
    const box = boxAt(at);
    if (!room.isFree(box, owner)) continue;
    room.take(box);
    return { at, box };
  }
  return null;
}

function stepsOn({ layout, room }: Sheet, arrow: OrderArrow, shape: ArrowShape): ArrowSigns['steps'] {
  return shape.steps.flatMap(({ spots, cost }) => {
    const sign = placed(room, spots, (at) => around(at, layout.s * RING + 1), ownerOf(arrow));
    return sign === null ? [] : [{ ...sign, cost }];
  });
}

function battleOn({ layout, room }: Sheet, arrow: BlockArrow, { signs, line, width }: BlockShape): BattleSign | null {
  if (arrow.isBattle !== true) return null;
  const boxAt = (at: Point): Box => around(at, layout.s * LOZENGE * 0.8);
  const found = placed(room, signs, boxAt);
  if (found !== null) return { ...found, isFree: true };
  const own = along(layout, line, width / 2 + 2);
  const beside = signs.find((at) => !own.some((box) => meet(box, boxAt(at)))) ?? null;
  return beside === null ? null : { at: beside, box: boxAt(beside), isFree: false };
}

function costsOn({ layout, room }: Sheet, { reach, onPath }: Ordered): ReadonlyMap<HexKey, Sign> {
  const costs = new Map<HexKey, Sign>();
  const { s } = layout;
  for (const { hex, cost, mustStop } of reach) {
    if (cost === null || onPath.has(hex)) continue;
    const half = s * (mustStop ? PILL.stopWidth : PILL.width);
    const boxAt = ({ x, y }: Point): Box => ({
      left: x - half,
      top: y - s * PILL.height,
      right: x + half,
      bottom: y + s * PILL.height,
    });
    const sign = placed(room, spotsIn(layout, hex, COST_SPOTS), boxAt);
    if (sign !== null) costs.set(hex, sign);
  }
  return costs;
}

function claimsOn({ layout, room }: Sheet, { claims }: Ordered): ReadonlyMap<ClaimSymbol, Sign> {
  const flags = new Map<ClaimSymbol, Sign>();
  const { s } = layout;
  for (const claim of claims) {
    const boxAt = ({ x, y }: Point): Box => ({
      left: x + s * FLAG.left,
      top: y + s * FLAG.top,
      right: x + s * FLAG.right,
      bottom: y + s * FLAG.bottom,
    });
    const sign = placed(room, spotsIn(layout, claim.hex, CLAIM_SPOTS), boxAt);
    if (sign !== null) flags.set(claim, sign);
  }
  return flags;
}

/** A battle is always marked, over other things if necessary. */
function fightsOn({ layout, room }: Sheet, { battles }: Ordered): ReadonlyMap<BattleSymbol, Point> {
  const fights = new Map<BattleSymbol, Point>();
  for (const battle of battles) {
    const spots = spotsIn(layout, battle.hex, FIGHT_SPOTS);
    const sign = placed(room, spots, (at) => around(at, layout.s * LOZENGE * 0.8));
    fights.set(battle, sign?.at ?? spots[0] ?? centreOf(layout, battle.hex));
  }
  return fights;
}

/** The number of an air space is as near to its middle as there is room. */
function spacesOn({ layout, room }: Sheet, { spaces }: Ordered): ReadonlyMap<number, Point> {
  const numbers = new Map<number, Point>();
  for (const { number, hexes } of spaces) {
    const spots = cornersIn(layout, hexes);
    const boxAt = ({ x, y }: Point): Box => ({
      left: x + SPACE_BOX.left,
      top: y + SPACE_BOX.top,
      right: x + SPACE_BOX.right,
      bottom: y + SPACE_BOX.bottom,
    });
    const at = placed(room, spots, boxAt)?.at ?? spots[0];
    if (at !== undefined) numbers.set(number, at);
  }
  return numbers;
}

/** The upper corners of the hexes of an area, those nearest to its middle first. */
function cornersIn(layout: Layout, hexes: ReadonlySet<HexKey>): readonly Point[] {
  const centres = [...hexes].map((hex) => centreOf(layout, hex));
  const mean = (of: (point: Point) => number) => centres.reduce((sum, point) => sum + of(point), 0) / centres.length;
  const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  const far = ({ x, y }: Point) => (x - middle.x) ** 2 + (y - middle.y) ** 2;
  return [...hexes].map((hex) => insetCorner(layout, hex, 5, 1)).toSorted((a, b) => far(a) - far(b));
}

function spotsIn(layout: Layout, hex: HexKey, spots: readonly (readonly [number, number])[]): readonly Point[] {
  const { x, y } = centreOf(layout, hex);
  return spots.map(([right, down]) => ({ x: x + layout.s * right, y: y + layout.s * down }));
}
