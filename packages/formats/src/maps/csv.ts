import type { Result } from '@sealed-orders/rules/kernel';
import { isTooLarge, type MapFile, type MapProblem, MOST, refused, terrainLetter } from './map-file.ts';

/** One line a row of hexes, a terrain in each field: a word or its first letter. Odd lines stand half a hex to the right. */
export function fromCsv(text: string): Result<MapFile, MapProblem> {
  const lines = text.split(/\r?\n/);
  if (lines.length > MOST.side) return refused({ code: 'too-large' });
  const fields = lines.map((line) => line.split(/[,;\t]/));
  const columns = fields[0]?.length ?? 0;
  if (isTooLarge(columns, lines.length)) return refused({ code: 'too-large' });
  const rows: string[] = [];
  for (const [row, line] of fields.entries()) {
    if (line.length !== columns)
      return refused({ code: 'row-length', row: row + 1, found: line.length, wanted: columns });
    const letters = line.map(terrainLetter);
    const wrong = letters.indexOf(null);
    if (wrong >= 0) {
      const terrain = (line[wrong] ?? '').slice(0, 40);
      return refused({ code: 'unknown-terrain', terrain, column: wrong + 1, row: row + 1 });
    }
    rows.push(letters.join(''));
  }
  const map = { size: { columns, rows: rows.length }, rows, rivers: [], names: {} };
  return { ok: true, value: { name: null, map, notes: [] } };
}
