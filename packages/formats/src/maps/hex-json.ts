import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { blankRows, LAYOUTS, type Layout, type Place, type Relaid, relaid } from './layout.ts';
import {
  edgeKeyOf,
  hexKeyAt,
  isTooLarge,
  type MapFile,
  type MapNote,
  type MapProblem,
  refused,
  terrainLetter,
} from './map-file.ts';

/** Other programs write numbers as text, and a name that looks like a number as a number. */
const place = z
  .union([z.number(), z.string().regex(/^\s*-?\d{1,7}\s*$/)])
  .transform(Number)
  .pipe(z.int().min(-1_000_000).max(1_000_000));
const words = (longest: number) => z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(longest));
const neighbours = z.array(z.string().max(100)).max(6).optional();

const hexSchema = z.object({
  q: place,
  r: place,
  n: words(200).nullish(),
  terrain: words(40).optional(),
  /** Ours: the number of the hex's Airspace. */
  airspace: z.int().min(1).max(35).optional(),
  /** Ours: the middle of a start zone. */
  start: z.boolean().optional(),
  /** Ours: the site that the map proposes. */
  site: z.enum(['capital', 'urban', 'resource']).optional(),
  /** Ours: the names of the neighbours beyond a river, and of those that a road leads to. */
  rivers: neighbours,
  roads: neighbours,
});
type Hex = z.infer<typeof hexSchema>;

/** HexJSON: hexes by name with their column `q` and row `r`. Members that we do not know are left alone. */
export const hexJsonSchema = z.object({ layout: z.string().max(20), hexes: z.record(z.string().max(100), hexSchema) });

/**
 * HexJSON in any of its four layouts. Columns and rows may begin at any number, and rows are counted upwards: the
 * greatest is the northernmost (open-innovations.org/projects/hexmaps/hexjson). Places without a hex become sea.
 */
export function fromHexJson({ layout, hexes }: z.infer<typeof hexJsonSchema>): Result<MapFile, MapProblem> {
  const given = LAYOUTS.find((one) => one === layout);
  if (given === undefined) return refused({ code: 'unknown-layout', layout });
  const all = Object.values(hexes);
  const frame = frameOf(all);
  if (frame === null) return refused({ code: 'empty' });
  const { columns, rows } = frame;
  // Nothing is allocated for a map that is too large.
  if (isTooLarge(columns, rows)) return refused({ code: 'too-large' });
  const problem = doubleHex(all) ?? strangeTerrain(hexes) ?? strangeNeighbour(hexes);
  if (problem !== null) return refused(problem);
  const laid = relaid(fromNorth(given, frame), { columns, rows });
  const at = placedIn(laid, frame);
  const keyOf = (hex: Hex): string => hexKeyAt(at(hex).column, at(hex).row);
  const starts = all.filter(({ start }) => start === true).map(keyOf);
  const sites = all.flatMap((hex) => (hex.site === undefined ? [] : [[keyOf(hex), hex.site] as const]));
  const roads = edgesOf(keyOf, hexes, ({ roads }) => roads);
  const drawn = (blank: string, letter: (hex: Hex) => string) => rowsOf({ laid, at, blank }, all, letter);
  const map = {
    size: laid.size,
    rows: drawn('s', ({ terrain = 'plains' }) => terrainLetter(terrain) ?? 'p'),
    rivers: edgesOf(keyOf, hexes, ({ rivers }) => rivers),
    names: Object.fromEntries(all.flatMap((hex) => (hex.n ? [[keyOf(hex), hex.n]] : []))),
    ...(roads.length > 0 ? { roads } : {}),
    ...(starts.length > 0 ? { starts } : {}),
    ...(sites.length > 0 ? { sites: Object.fromEntries(sites) } : {}),
    ...(all.every(({ airspace }) => airspace !== undefined)
      ? { airspaces: drawn('1', ({ airspace = 1 }) => airspace.toString(36)) }
      : {}),
  };
  const filled: readonly MapNote[] = all.length < columns * rows ? ['sea-filled'] : [];
  return { ok: true, value: { name: null, map, notes: [...filled, ...laid.notes] } };
}

/** The smallest rectangle around all hexes. */
interface Frame {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

function frameOf(all: readonly Hex[]): Frame | null {
  const [first] = all;
  if (first === undefined) return null;
  let [west, east, south, north] = [first.q, first.q, first.r, first.r];
  for (const { q, r } of all) {
    [west, east] = [Math.min(west, q), Math.max(east, q)];
    [south, north] = [Math.min(south, r), Math.max(north, r)];
  }
  return { west, north, columns: east - west + 1, rows: north - south + 1 };
}

/**
 * The layout once columns are counted from the west and rows from the north. Which rows or columns are shifted depends
 * on the numbers in the file. Columns are shifted upwards there, so that the others are the ones shifted down.
 */
function fromNorth(layout: Layout, { west, north }: Frame): Layout {
  const isOdd = layout.startsWith('odd');
  if (layout.endsWith('r')) return (north % 2 === 0) === isOdd ? 'odd-r' : 'even-r';
  return (west % 2 === 0) === isOdd ? 'even-q' : 'odd-q';
}

const placedIn =
  (laid: Relaid, { west, north }: Frame) =>
  ({ q, r }: Hex): Place =>
    laid.at({ column: q - west, row: north - r });

function doubleHex(all: readonly Hex[]): MapProblem | null {
  const found = new Set<string>();
  for (const { q, r } of all) {
    if (found.has(`${q},${r}`)) return { code: 'double-hex', q, r };
    found.add(`${q},${r}`);
  }
  return null;
}

function strangeTerrain(hexes: Readonly<Record<string, Hex>>): MapProblem | null {
  for (const [hex, { terrain = 'plains' }] of Object.entries(hexes))
    if (terrainLetter(terrain) === null) return { code: 'terrain-of-hex', terrain, hex };
  return null;
}

function strangeNeighbour(hexes: Readonly<Record<string, Hex>>): MapProblem | null {
  for (const [hex, { rivers = [], roads = [] }] of Object.entries(hexes)) {
    const neighbour = [...rivers, ...roads].find((other) => !Object.hasOwn(hexes, other));
    if (neighbour !== undefined) return { code: 'unknown-neighbour', hex, neighbour };
  }
  return null;
}

interface Sheet {
  readonly laid: Relaid;
  readonly at: (hex: Hex) => Place;
  /** What stands where the file has no hex. */
  readonly blank: string;
}

function rowsOf({ laid, at, blank }: Sheet, all: readonly Hex[], letter: (hex: Hex) => string): readonly string[] {
  const grid = blankRows(laid.size, blank);
  for (const hex of all) grid[at(hex).row]?.splice(at(hex).column, 1, letter(hex));
  return grid.map((line) => line.join(''));
}

/** Each side once, whichever of its two hexes names it. */
function edgesOf(
  keyOf: (hex: Hex) => string,
  hexes: Readonly<Record<string, Hex>>,
  named: (hex: Hex) => readonly string[] | undefined,
): readonly string[] {
  const edges = new Set<string>();
  for (const hex of Object.values(hexes))
    for (const name of named(hex) ?? []) {
      const other = hexes[name];
      if (other !== undefined) edges.add(edgeKeyOf(keyOf(hex), keyOf(other)));
    }
  return [...edges];
}
