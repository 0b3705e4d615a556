import type { HexKey } from '@sealed-orders/rules/space';
import { centreOf, type Layout } from './layout.ts';

/** A part of the sheet, in map units. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In sides of a hex: the margin around a card's hexes, and the least part of the map that it shows. */
const AROUND = 3.2;
const LEAST = 9;

/**
 * The part of the sheet that a card of this form shows: all its hexes with some land around them, as large
 * as possible, and nothing beyond the sheet. A map that is smaller is shown whole, in the middle.
 * @param form width by height
 */
export function windowOf(layout: Layout, about: readonly HexKey[], form: number): Window {
  const spots = about.map((hex) => centreOf(layout, hex));
  const [left, right] = ends(spots.map(({ x }) => x)) ?? [0, layout.width];
  const [top, bottom] = ends(spots.map(({ y }) => y)) ?? [0, layout.height];
  const around = 2 * AROUND * layout.s;
  const wanted = Math.max(bottom - top + around, (right - left + around) / form, LEAST * layout.s);
  // Cut so that the sheet fills the card, if all its hexes still fit.
  const height = Math.min(wanted, Math.max(layout.height, layout.width / form));
  const width = height * form;
  return {
    x: within((left + right) / 2, width, layout.width),
    y: within((top + bottom) / 2, height, layout.height),
    width,
    height,
  };
}

const ends = (values: readonly number[]): readonly [number, number] | null =>
  values.length === 0 ? null : [Math.min(...values), Math.max(...values)];

/** Where a range of this length begins, so that its middle is as near to the wanted one as the sheet allows. */
function within(middle: number, length: number, sheet: number): number {
  if (length >= sheet) return (sheet - length) / 2;
  return Math.min(Math.max(0, middle - length / 2), sheet - length);
}
