import { type Box, PIXEL, widthOf } from '../board/lettering.ts';
import type { Level } from '../board/levels.ts';
import type { SiteSymbol } from './model.ts';

/** How far the paper around a name reaches above its capitals: names are drawn over printed labels. */
export const HALO = 1.1;

/** The box of a label that the paper around a name must not touch. */
export const haloed = (box: Box): Box => ({ ...box, bottom: box.bottom + HALO });

/** Size of the printed labels; map.css has the same for `.labels`. */
export const labelSize = (level: Level): number => Math.min(12.5, Math.max(8, 8.2 * PIXEL[level]));

/** Size of the names of settlements. */
export function placeSize({ size }: Pick<SiteSymbol, 'size'>, level: Level): number {
  if (size === 4) return Math.max(12.6, 12 * PIXEL[level]);
  return size === 3 ? Math.max(11.4, 11 * PIXEL[level]) : Math.max(10.4, 10.5 * PIXEL[level]);
}

/** Size of the names of woods, fords and other places without a site; waters are written larger. */
export const fieldSize = (isWater: boolean, level: Level): number =>
  isWater ? 13 : Math.max(10.4, 10.5 * PIXEL[level]);

/** Size of the names of counters. */
export const unitSize = (level: Level): number => Math.max(8.8, 9.5 * PIXEL[level]);

/** Part of a name's size for the turn of a memory behind it. */
const AGE = 0.72;
/** Map units between a name and its turn. */
export const AGE_GAP = 3;

/** The width that a memory's turn adds to a name. */
export const ageWidth = (turn: number | null, size: number): number =>
  turn === null ? 0 : AGE_GAP + widthOf(`T${turn}`, size * AGE, 'place');
