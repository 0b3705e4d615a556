import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { blankRows, LAYOUTS, type Place, type Relaid, relaid } from './layout.ts';
import { edgeKeyOf, hexKeyAt, isTooLarge, type MapFile, type MapProblem, refused, terrainLetter } from './map-file.ts';

const place = z.int().min(0).max(1_000_000);
const neighbours = z.array(z.string().max(100)).max(6).optional();

const hexSchema = z.object({
  q: place,
  r: place,
  n: z.string().max(200).optional(),
  terrain: z.string().max(40).optional(),
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

/** HexJSON in any of its four layouts; every hex of the rectangle is there, once. */
export function fromHexJson({ layout: given, hexes }: z.infer<typeof hexJsonSchema>): Result<MapFile, MapProblem> {
  const layout = LAYOUTS.find((one) => one === given);
  if (layout === undefined) return refused({ code: 'unknown-layout', layout: given });
  const all = Object.values(hexes);
  const columns = 1 + all.reduce((most, { q }) => Math.max(most, q), -1);
  const rows = 1 + all.reduce((most, { r }) => Math.max(most, r), -1);
  // Nothing is allocated for a map that is too large.
  if (isTooLarge(columns, rows)) return refused({ code: 'too-large' });
  const problem = holes(all, columns, rows) ?? strangeTerrain(all) ?? strangeNeighbour(hexes);
  if (problem !== null) return refused(problem);
  const laid = relaid(layout, { columns, rows });
  const starts = all.filter(({ start }) => start === true).map((hex) => keyOf(laid, hex));
  const sites = all.flatMap((hex) => (hex.site === undefined ? [] : [[keyOf(laid, hex), hex.site] as const]));
  const map = {
    size: laid.size,
    rows: rowsOf(laid, all, 's', ({ terrain = 'plains' }) => terrainLetter(terrain) ?? 'p'),
    rivers: edgesOf(laid, hexes, ({ rivers }) => rivers),
    names: Object.fromEntries(all.flatMap((hex) => (hex.n ? [[keyOf(laid, hex), hex.n]] : []))),
    ...someEdges(edgesOf(laid, hexes, ({ roads }) => roads)),
    ...(starts.length > 0 ? { starts } : {}),
    ...(sites.length > 0 ? { sites: Object.fromEntries(sites) } : {}),
    ...(all.every(({ airspace }) => airspace !== undefined)
      ? { airspaces: rowsOf(laid, all, '1', ({ airspace = 1 }) => airspace.toString(36)) }
      : {}),
  };
  return { ok: true, value: { name: null, map, notes: laid.notes } };
}

const placeOf = ({ q, r }: Pick<Hex, 'q' | 'r'>): Place => ({ column: q, row: r });

const keyOf = (laid: Relaid, hex: Hex): string => {
  const { column, row } = laid.at(placeOf(hex));
  return hexKeyAt(column, row);
};

const someEdges = (roads: readonly string[]) => (roads.length > 0 ? { roads } : {});

function holes(all: readonly Hex[], columns: number, rows: number): MapProblem | null {
  const found = new Set<number>();
  for (const { q, r } of all) {
    if (found.has(r * columns + q)) return { code: 'double-hex', column: q + 1, row: r + 1 };
    found.add(r * columns + q);
  }
  for (let at = 0; at < columns * rows; at++)
    if (!found.has(at)) return { code: 'missing-hex', column: (at % columns) + 1, row: Math.floor(at / columns) + 1 };
  return null;
}

function strangeTerrain(all: readonly Hex[]): MapProblem | null {
  for (const { q, r, terrain = 'plains' } of all)
    if (terrainLetter(terrain) === null) return { code: 'unknown-terrain', terrain, column: q + 1, row: r + 1 };
  return null;
}

function strangeNeighbour(hexes: Readonly<Record<string, Hex>>): MapProblem | null {
  for (const [hex, { rivers = [], roads = [] }] of Object.entries(hexes)) {
    const neighbour = [...rivers, ...roads].find((other) => !Object.hasOwn(hexes, other));
    if (neighbour !== undefined) return { code: 'unknown-neighbour', hex, neighbour };
  }
  return null;
}

function rowsOf(laid: Relaid, all: readonly Hex[], blank: string, letter: (hex: Hex) => string): readonly string[] {
  const grid = blankRows(laid.size, blank);
  for (const hex of all) {
    const { column, row } = laid.at(placeOf(hex));
    grid[row]?.splice(column, 1, letter(hex));
  }
  return grid.map((line) => line.join(''));
}

/** Each side once, whichever of its two hexes names it. */
function edgesOf(
  laid: Relaid,
  hexes: Readonly<Record<string, Hex>>,
  named: (hex: Hex) => readonly string[] | undefined,
): readonly string[] {
  const edges = new Set<string>();
  for (const hex of Object.values(hexes))
    for (const name of named(hex) ?? []) {
      const other = hexes[name];
      if (other !== undefined) edges.add(edgeKeyOf(keyOf(laid, hex), keyOf(laid, other)));
    }
  return [...edges];
}
