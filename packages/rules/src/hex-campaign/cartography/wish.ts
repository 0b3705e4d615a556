import { z } from 'zod';
import type { Parsed } from '../../kernel/index.ts';
import { USUAL_SIZES } from '../data/cartography.ts';
import { GROUNDS, SEAS, SYMMETRIES } from '../types/vocabulary.ts';

/** Columns or rows of a generated map. */
export const SIZE_LIMITS = { least: 9, most: 100 } as const;
const hexes = z.int().min(SIZE_LIMITS.least).max(SIZE_LIMITS.most);

/** Parameters of a generated map. The same wish always gives the same map. */
export const chartWishSchema = z.strictObject({
  seed: z.string().min(1).max(40),
  seats: z.int().min(2).max(10),
  /** Null: the usual size for this number of seats. */
  size: z.strictObject({ columns: hexes, rows: hexes }).nullable(),
  sea: z.enum(SEAS),
  ground: z.enum(GROUNDS),
  symmetry: z.enum(SYMMETRIES),
});
export type ChartWish = Parsed<typeof chartWishSchema>;

/** The columns and rows of the map. A map that is rotated by half a circle needs an even number of rows. */
export function sizeOf({ size, seats, symmetry }: ChartWish): { readonly columns: number; readonly rows: number } {
  const { columns, rows } = size ?? usualSize(seats);
  return { columns, rows: symmetry === 'rotated' ? rows + (rows % 2) : rows };
}

function usualSize(seats: number) {
  const [columns, rows] =
    Object.entries(USUAL_SIZES).find(([count]) => Number(count) === seats)?.[1] ?? USUAL_SIZES[10];
  return { columns, rows };
}
