import type { Result } from '@sealed-orders/rules/kernel';
import { longForm } from './csv-long.ts';
import { csvRecords } from './csv-records.ts';
import { isTooLarge, type MapFile, type MapProblem, MOST, refused, terrainLetter } from './map-file.ts';

/**
 * One line a row of hexes, a terrain in each field: a word or its first letter. Odd lines are half a hex further right.
 * A file whose first line is a heading with a column, a row and a terrain has one line a hex instead.
 */
export function fromCsv(text: string): Result<MapFile, MapProblem> {
  const records = csvRecords(text, MOST.hexes + 1);
  if (records === null) return refused({ code: 'too-large' });
  const long = longForm(records);
  if (long !== null) return long;
  return gridOf(withoutEmptyEdges(records));
}

/** Spreadsheets save the empty rows and columns around a table. */
function withoutEmptyEdges(records: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isFull = (record: readonly string[]) => record.some((field) => field.trim() !== '');
  const kept = records.slice(records.findIndex(isFull), records.findLastIndex(isFull) + 1);
  const first = Math.min(...kept.filter(isFull).map((record) => record.findIndex((field) => field.trim() !== '')));
  const last = Math.max(...kept.map((record) => record.findLastIndex((field) => field.trim() !== '')));
  const wanted = last + 1 - first;
  return kept.map((record) => {
    const fields = record.slice(first, last + 1);
    // A row that ends early keeps its length, so that it can be named.
    return fields.length < wanted ? fields : fields.slice(0, wanted);
  });
}

function gridOf(lines: readonly (readonly string[])[]): Result<MapFile, MapProblem> {
  const columns = lines[0]?.length ?? 0;
  if (columns === 0) return refused({ code: 'empty' });
  if (isTooLarge(columns, lines.length)) return refused({ code: 'too-large' });
  const rows: string[] = [];
  for (const [row, line] of lines.entries()) {
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
