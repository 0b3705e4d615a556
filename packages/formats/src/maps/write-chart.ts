import { z } from 'zod';
import { MAP_PARTS, type MapPart, MOST, TERRAIN_LETTERS, type TerrainLetter, type WrittenMap } from './map-file.ts';

const side = z.int().min(1).max(MOST.side);
const edges = z.array(z.string().max(40)).max(MOST.hexes * 3);
const lines = z.array(z.string().max(MOST.side)).max(MOST.side);

/** A map as far as other programs support it, already read by its own game. */
export const drawnSchema = z.object({
  size: z.object({ columns: side, rows: side }),
  rows: lines,
  rivers: edges.default([]),
  roads: edges.default([]),
  airspaces: lines.default([]),
  names: z.record(z.string(), z.string()).default({}),
  starts: z.array(z.string()).default([]),
  sites: z.record(z.string(), z.string()).default({}),
});
export type Drawn = z.infer<typeof drawnSchema>;

const WORD: Readonly<Record<TerrainLetter, string>> = { p: 'plains', h: 'hills', f: 'forest', j: 'jungle', s: 'sea' };

/** The word for a letter of a row. */
export const wordOf = (sign: string): string => WORD[TERRAIN_LETTERS.find((letter) => letter === sign) ?? 's'];

/** A terrain in each field, one line a row. */
export function csvOf(map: Drawn): WrittenMap {
  const has: Readonly<Record<MapPart, boolean>> = {
    names: Object.keys(map.names).length > 0,
    rivers: map.rivers.length > 0,
    roads: map.roads.length > 0,
    airspaces: new Set(map.airspaces.join('')).size > 1,
    starts: map.starts.length > 0,
    sites: Object.keys(map.sites).length > 0,
  };
  const text = map.rows.map((row) => [...row].map(wordOf).join(',')).join('\n');
  return { text: `${text}\n`, lost: MAP_PARTS.filter((part) => has[part]) };
}

/** Column then row from 01, as printed on the map. */
function nameOf({ columns, rows }: Drawn['size'], key: string): string {
  const width = Math.max(2, String(Math.max(columns, rows)).length);
  const [q = 0, r = 0] = key.split(',').map(Number);
  const two = (one: number) => String(one + 1).padStart(width, '0');
  return two(q + Math.floor(r / 2)) + two(r);
}

/** Everything on the map. HexJSON counts rows upwards, so ours are numbered from the last one. */
export function hexJsonOf(map: Drawn): WrittenMap {
  const { size, rows } = map;
  const rivers = byHex(map.rivers);
  const roads = byHex(map.roads);
  const starts = new Set(map.starts);
  const hexes: [string, object][] = [];
  for (const [r, row] of rows.entries())
    for (const [q, letter] of [...row].entries()) {
      const key = `${q - Math.floor(r / 2)},${r}`;
      const others = (all: ReadonlyMap<string, readonly string[]>) => all.get(key)?.map((other) => nameOf(size, other));
      const airspace = map.airspaces[r]?.[q];
      const hex = {
        q,
        r: rows.length - 1 - r,
        terrain: wordOf(letter),
        n: map.names[key],
        airspace: airspace === undefined ? undefined : Number.parseInt(airspace, 36),
        start: starts.has(key) ? true : undefined,
        site: map.sites[key],
        rivers: others(rivers),
        roads: others(roads),
      };
      hexes.push([nameOf(size, key), hex]);
    }
  const line = ([name, hex]: [string, object]) => ` ${JSON.stringify(name)}: ${JSON.stringify(hex)}`;
  return {
    text: `{"layout": "${rows.length % 2 === 0 ? 'even-r' : 'odd-r'}", "hexes": {\n${hexes.map(line).join(',\n')}\n}}\n`,
    lost: [],
  };
}

/** The neighbours of each hex across these sides, named once. */
function byHex(all: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const edge of all) {
    const [a = '', b = ''] = edge.split('|');
    found.set(a, [...(found.get(a) ?? []), b]);
  }
  return found;
}
