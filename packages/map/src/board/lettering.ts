import type { Level } from './levels.ts';

/** A rectangle on the sheet, in map units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Whether two boxes overlap. */
export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** One pixel of the screen in map units at the size that a level is drawn for: `--px` of map.css. */
export const PIXEL: Readonly<Record<Level, number>> = { theatre: 2.75, campaign: 1.57, operations: 1, hex: 0.62 };

/** Of an em: the ascent and descent of letters. */
const RISE = 0.72;
const DROP = 0.23;

/** A word's typeface; the styles are in map.css. */
export type Face = 'place' | 'capital' | 'field' | 'unit' | 'label';

/** Widths of letters in ems, in the serif at small sizes; letters in no row are as wide as a broad capital. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [" \u2019'.,-ijl", 0.36],
  ['ftIJ', 0.41],
  ['rszcea0123456789S', 0.58],
  ['govxFZLqybdkpEPuChnB', 0.68],
  ['TYXVARDGKUNOQ', 0.78],
  ['HwM', 0.93],
  ['mW', 1.06],
];
const BROAD = 0.85;
const WIDTH_OF: ReadonlyMap<string, number> = new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/** The width of a face's letters relative to those of places. */
const FACE: Readonly<Record<Face, number>> = { place: 1, capital: 1.07, field: 0.95, unit: 0.84, label: 0.9 };

/** The approximate width of a word, in map units; rather too much than too little. */
export function widthOf(text: string, size: number, face: Face): number {
  let ems = 0;
  for (const letter of text) ems += WIDTH_OF.get(letter) ?? BROAD;
  return ems * size * FACE[face];
}

/** As much of a word as fits, with an ellipsis if something is missing. */
export function shortened(text: string, size: number, face: Face, room: number): string {
  if (widthOf(text, size, face) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}\u2026`, size, face) > room) letters.pop();
  return `${letters.join('').trimEnd()}\u2026`;
}

/** The box of a word centred over `x` on a line. */
export function boxOf(x: number, line: number, width: number, size: number): Box {
  return { left: x - width / 2, top: line - RISE * size, right: x + width / 2, bottom: line + DROP * size };
}

/** How far letters of this size rise above their line. */
export const riseOf = (size: number): number => RISE * size;

/** The baseline of a word of this size whose letters begin right below `top`. */
export const lineBelow = (top: number, size: number): number => top + RISE * size;
/** The baseline of one whose letters end right above `bottom`. */
export const lineAbove = (bottom: number, size: number): number => bottom - DROP * size;
