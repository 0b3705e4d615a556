import type { HexKey } from '@sealed-orders/rules/space';
import type { Point } from '../board/sheet.ts';
import type { Layout } from './layout.ts';
import { type Box, boxOf, type Face, shortened, widthOf } from './lettering.ts';
import { AIR, type Owner, type Room } from './room.ts';

/** A word on the sheet: in the middle over `x`, on the line `y`. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Its letters are pressed together to this width; null: they stand as they are. */
  readonly width: number | null;
  /** Whether what stands behind it had room too. */
  readonly hasMore: boolean;
  readonly box: Box;
}

/** A word before it has its place. */
export interface Asked {
  readonly hex: HexKey;
  /** Whose the word is once it stands; nobody's if left out. */
  readonly owner?: Owner;
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  /** How wide that is which stands behind it in the same line, for letters of this size. */
  readonly more: (size: number) => number;
  /** Where it may stand, the best place first: its middle and its line, for letters of that size. */
  readonly spots: (size: number, width: number) => readonly Point[];
  /** Where it is pressed together if it must; null: it is left out. */
  readonly last: ((size: number) => Point & { readonly width: number }) | null;
  /** Whether it is cut before it is left out. */
  readonly isCut: boolean;
}

export const NOTHING_MORE = (): number => 0;

/** Letters are not pressed together more than that, and not written smaller. */
export const TIGHTEST = 0.76;
const SCALES = [1, 0.84];

/** Lays a word where it finds room; null when there is none. */
export function settled(room: Room, layout: Layout, asked: Asked): Word | null {
  for (const scale of SCALES) {
    const word = whole(room, layout, asked, asked.size * scale);
    if (word !== null) return word;
  }
  for (const isCut of asked.isCut ? [false, true] : [false]) {
    for (const scale of SCALES) {
      const word = pressed(room, layout, asked, { size: asked.size * scale, isCut });
      if (word !== null) return word;
    }
  }
  return null;
}

function whole(room: Room, layout: Layout, { hex, owner, text, face, more, spots }: Asked, size: number): Word | null {
  const behind = more(size);
  const width = widthOf(text, size, face) + behind;
  for (const { x, y } of spots(size, width)) {
    const middle = kept(layout, x, width);
    const box = boxOf(middle, y, width, size);
    if (!room.isFree(box, hex)) continue;
    room.take(box, owner);
    return { text, x: middle, y, size, width: null, hasMore: behind > 0, box };
  }
  return null;
}

interface Press {
  readonly size: number;
  readonly isCut: boolean;
}

/** Into the width that there is: pressed together as far as it can be read, and cut without what stands behind it. */
function pressed(room: Room, layout: Layout, asked: Asked, { size, isCut }: Press): Word | null {
  const spot = asked.last?.(size) ?? null;
  if (spot === null) return null;
  const behind = isCut ? 0 : asked.more(size);
  const most = spot.width - behind;
  const text = isCut ? shortened(asked.text, size, asked.face, most / TIGHTEST) : asked.text;
  const length = widthOf(text, size, asked.face);
  if (length * TIGHTEST > most) return null;
  const width = Math.min(length, most);
  const x = kept(layout, spot.x, width + behind);
  const box = boxOf(x, spot.y, width + behind, size);
  if (!room.isFree(box, asked.hex)) return null;
  room.take(box, asked.owner);
  return { text, x, y: spot.y, size, width: length > most ? most : null, hasMore: behind > 0, box };
}

/** So far from the edge of the sheet that nothing of the word is lost. */
function kept({ width }: Layout, x: number, length: number): number {
  const half = length / 2 + AIR;
  return Math.min(Math.max(x, half), width - half);
}
