import type { Result } from '@sealed-orders/rules/kernel';
import { blankRows } from './layout.ts';
import { hexKeyAt, isTooLarge, type MapFile, type MapProblem, refused, terrainLetter } from './map-file.ts';

/** Headings, without signs and in small letters, as spreadsheets have them. */
const HEADINGS = {
  column: ['column', 'col', 'x', 'q'],
  row: ['row', 'y', 'r'],
  terrain: ['terrain', 'type', 'ground', 'land'],
  name: ['name', 'label'],
} as const;

interface Places {
  readonly column: number;
  readonly row: number;
  readonly terrain: number;
  /** -1: none. */
  readonly name: number;
}

interface Hex {
  readonly column: number;
  readonly row: number;
  readonly letter: string;
  readonly name: string;
}

/**
 * One line a hex under a heading, in any order. Rows are counted from the north, and both numbers may begin anywhere:
 * the odd rows of the map, counted from 0, are shifted. Places without a line become sea. Null: it has no such heading.
 */
export function longForm(records: readonly (readonly string[])[]): Result<MapFile, MapProblem> | null {
  const lines = records.map((fields, at) => ({ fields, line: at + 1 })).filter(({ fields }) => fields.some(isFull));
  const [heading, ...rest] = lines;
  const places = heading === undefined ? null : placesIn(heading.fields);
  if (places === null) return null;
  const hexes: Hex[] = [];
  for (const { fields, line } of rest) {
    const hex = hexIn(fields, places, line);
    if (!hex.ok) return hex;
    hexes.push(hex.value);
  }
  return hexes.length === 0 ? refused({ code: 'empty' }) : mapOf(hexes);
}

const isFull = (field: string): boolean => field.trim() !== '';

function placesIn(heading: readonly string[]): Places | null {
  const words = heading.map((field) => field.toLowerCase().replace(/[^a-z]/g, ''));
  const at = (names: readonly string[]) => words.findIndex((word) => names.includes(word));
  const places = {
    column: at(HEADINGS.column),
    row: at(HEADINGS.row),
    terrain: at(HEADINGS.terrain),
    name: at(HEADINGS.name),
  };
  return places.column < 0 || places.row < 0 || places.terrain < 0 ? null : places;
}

function hexIn(fields: readonly string[], places: Places, line: number): Result<Hex, MapProblem> {
  const field = (at: number) => (fields[at] ?? '').trim();
  const [column, row] = [field(places.column), field(places.row)];
  const wrong = [column, row].find((number) => !/^-?\d{1,6}$/.test(number));
  if (wrong !== undefined) return refused({ code: 'line-number', line, found: wrong.slice(0, 40) });
  const terrain = field(places.terrain);
  const letter = terrainLetter(terrain);
  if (letter === null) return refused({ code: 'terrain-of-line', terrain: terrain.slice(0, 40), line });
  return { ok: true, value: { column: Number(column), row: Number(row), letter, name: field(places.name) } };
}

function mapOf(hexes: readonly Hex[]): Result<MapFile, MapProblem> {
  const range = (numbers: readonly number[]) =>
    numbers.reduce(([least, most], one) => [Math.min(least, one), Math.max(most, one)] as const, [
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ] as const);
  const [west, east] = range(hexes.map(({ column }) => column));
  const [north, south] = range(hexes.map(({ row }) => row));
  const size = { columns: east - west + 1, rows: south - north + 1 };
  if (isTooLarge(size.columns, size.rows)) return refused({ code: 'too-large' });
  const grid = blankRows<string | null>(size, null);
  const names: Record<string, string> = {};
  for (const { column, row, letter, name } of hexes) {
    const [before] = grid[row - north]?.splice(column - west, 1, letter) ?? [];
    if (before !== null) return refused({ code: 'double-line', column, row });
    if (name !== '') names[hexKeyAt(column - west, row - north)] = name;
  }
  const rows = grid.map((line) => line.map((letter) => letter ?? 's').join(''));
  const isFilled = hexes.length < size.columns * size.rows;
  return {
    ok: true,
    value: { name: null, map: { size, rows, rivers: [], names }, notes: isFilled ? ['sea-filled'] : [] },
  };
}
