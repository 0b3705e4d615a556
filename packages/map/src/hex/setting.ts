import type { HexKey } from '@sealed-orders/rules/space';
import { type Box, boxOf, type Face, shortened, widthOf } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import type { Layout } from './layout.ts';
import { AIR, type Owner, type Room } from './room.ts';

/** A word on the sheet: centred over `x`, on the line `y`. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Its letters are condensed to this width; null: not condensed. */
  readonly width: number | null;
  /** Whether its suffix had room too. */
  readonly hasMore: boolean;
  readonly box: Box;
}

/** A word without a place yet. */
export interface Asked {
  readonly hex: HexKey;
  /** The owner of the word once placed; absent: none. */
  readonly owner?: Owner;
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  /** The width of its suffix on the same line, for letters of this size. */
  readonly more: (size: number) => number;
  /** Possible places, the best first: its middle and its line, for letters of that size. */
  readonly spots: (size: number, width: number) => readonly Point[];
  /** Where it may be condensed; null: it is left out. */
  readonly last: ((size: number) => Point & { readonly width: number }) | null;
  /** Whether it is cut before it is left out. */
  readonly isCut: boolean;
}

export const NOTHING_MORE = (): number => 0;

/** The narrowest letters, and the smallest. */
export const TIGHTEST = 0.76;
const SCALES = [1, 0.84];

/** Places a word where there is room; null if there is none. */
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

/** Fits a word into the available width: condensed while legible, and cut without its suffix. */
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

/** Far enough from the edge of the sheet that no part of the word is lost. */
function kept({ width }: Layout, x: number, length: number): number {
  const half = length / 2 + AIR;
  return Math.min(Math.max(x, half), width - half);
}
