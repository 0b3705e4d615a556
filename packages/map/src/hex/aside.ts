import type { PieceId } from '@sealed-orders/rules/hex-campaign';
import { type Box, boxOf, meet, shortened, widthOf } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import { type ArrowShape, around, type IsFree, type OrderArrow } from './arrows.ts';
import { centreOf, hexUnder, type Layout } from './layout.ts';
import type { Naming } from './naming.ts';
import type { Room } from './room.ts';
import { TIGHTEST, type Word } from './setting.ts';

/** A layout with its occupied places. */
export interface Sheet {
  readonly layout: Layout;
  readonly room: Room;
}

/** Small squares along a line, a quarter of a hex's side apart. */
export function along({ s }: Layout, line: readonly Point[], half: number): readonly Box[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (s * 0.25)));
    return Array.from({ length: pieces + 1 }, (_, n) => {
      const part = n / pieces;
      return around({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, half);
    });
  });
}

/** Names of counters with an arrow leaving below them are placed beside it, cut if necessary. */
export function namesAside(
  { layout, room }: Sheet,
  { units }: Naming,
  arrows: readonly OrderArrow[],
  shapes: ReadonlyMap<OrderArrow, ArrowShape>,
): ReadonlyMap<PieceId, Word> {
  const moved = new Map<PieceId, Word>();
  for (const arrow of arrows) {
    const word = arrow.piece === undefined ? undefined : units.get(arrow.piece);
    const shape = shapes.get(arrow);
    if (arrow.piece === undefined || word === undefined || shape === undefined) continue;
    const near = grown(word.box, 1.5);
    const way = [...along(layout, shape.line.slice(0, 2), shape.width / 2 + 1.5), shape.headBox];
    const crossed = way.filter((box) => meet(box, near));
    const hex = hexUnder(layout, shape.line[0] ?? word);
    if (crossed.length === 0 || hex === null) continue;
    const beside = besideOf(layout, word, crossed, centreOf(layout, hex).x, (box) => room.isFree(box, arrow.piece));
    if (beside === null) continue;
    room.take(beside.box, arrow.piece);
    moved.set(arrow.piece, beside);
  }
  return moved;
}

/** How far a displaced name may reach from the middle of its hex, in sides of it. */
const REACH = 0.84;

/** The word left or right of the crossing line, on the side where more of it fits. */
function besideOf({ s }: Layout, word: Word, crossed: readonly Box[], middle: number, isFree: IsFree): Word | null {
  const { size, y } = word;
  const left = Math.min(...crossed.map((one) => one.left)) - 1;
  const right = Math.max(...crossed.map((one) => one.right)) + 1;
  const rooms = [left - (middle - s * REACH), middle + s * REACH - right];
  const isLeft = (rooms[0] ?? 0) >= (rooms[1] ?? 0);
  const most = Math.max(...rooms);
  const length = widthOf(word.text, size, 'unit');
  for (const part of [1, 0.88, 0.76, 0.5]) {
    const room = most * part;
    // As in any narrow place, letters are pressed together before some are left out.
    const text = length * TIGHTEST <= room ? word.text : shortened(word.text, size, 'unit', room / TIGHTEST);
    const full = widthOf(text, size, 'unit');
    const wide = Math.min(full, room);
    const x = isLeft ? left - wide / 2 : right + wide / 2;
    const box = boxOf(x, y, wide, size);
    if (isFree(box)) return { ...word, text, x, width: wide < full ? wide : null, box };
  }
  return null;
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});
