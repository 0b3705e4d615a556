import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { hexKeyAt, type MapFile, type MapProblem, MOST, terrainLetter } from './map-file.ts';

const place = z.int().min(0).max(1_000_000);

/** HexJSON: hexes by name with their column `q` and row `r`. Members that we do not know are left alone. */
export const hexJsonSchema = z.object({
  layout: z.string().max(20),
  hexes: z.record(
    z.string().max(100),
    z.object({ q: place, r: place, n: z.string().max(200).optional(), terrain: z.string().max(40).optional() }),
  ),
});

/** HexJSON in rows of which the odd ones are shifted to the right; every hex of the rectangle is there. */
export function fromHexJson({ layout, hexes }: z.infer<typeof hexJsonSchema>): Result<MapFile, MapProblem> {
  if (layout !== 'odd-r') return { ok: false, problem: { code: 'unknown-layout', layout } };
  const all = Object.values(hexes);
  const columns = 1 + all.reduce((most, { q }) => Math.max(most, q), -1);
  const rows = 1 + all.reduce((most, { r }) => Math.max(most, r), -1);
  // Nothing is laid out for a map that is too large.
  if (columns > MOST.side || rows > MOST.side || columns * rows > MOST.hexes)
    return { ok: false, problem: { code: 'too-large' } };
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill('?'));
  const names: Record<string, string> = {};
  for (const { q, r, n, terrain = 'plains' } of all) {
    const letter = terrainLetter(terrain);
    if (letter === null) return { ok: false, problem: { code: 'unknown-terrain', terrain, column: q + 1, row: r + 1 } };
    grid[r]?.splice(q, 1, letter);
    if (n !== undefined && n !== '') names[hexKeyAt(q, r)] = n;
  }
  const row = grid.findIndex((line) => line.includes('?'));
  if (row >= 0)
    return { ok: false, problem: { code: 'missing-hex', column: (grid[row]?.indexOf('?') ?? 0) + 1, row: row + 1 } };
  const map = { size: { columns, rows }, rows: grid.map((line) => line.join('')), rivers: [], names };
  return { ok: true, value: { name: null, map } };
}
