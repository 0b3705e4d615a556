import { z } from 'zod';
import { edgeKeyOf, hexKeyAt, MOST } from './map-file.ts';
import { BEFORE_AIRSPACES, MOST_AIRSPACES, OBJECTS, OUR_MAP, type Point, placeAt, SITES } from './tiled-book.ts';
import { type Tiles, visibleLayers } from './tiled-layers.ts';
import type { TiledMap } from './tiled-schema.ts';

const word = z.string().max(300).optional();
const pixel = z.number().min(-1_000_000).max(1_000_000);
const pointSchema = z.object({ x: pixel, y: pixel });
const objectSchema = pointSchema.extend({
  name: word,
  type: word,
  class: word,
  polyline: z.array(pointSchema).max(MOST.hexes).optional(),
  width: pixel.optional(),
  height: pixel.optional(),
  gid: z.int().optional(),
});
type MapObject = z.infer<typeof objectSchema>;

/** Our data besides the terrain. */
interface Extras {
  readonly rivers: readonly string[];
  readonly names: Readonly<Record<string, string>>;
  readonly roads?: readonly string[];
  readonly starts?: readonly string[];
  readonly sites?: Readonly<Record<string, string>>;
  readonly airspaces?: readonly string[];
}

/** Whether we wrote the map, with shifted odd rows. */
const isOurs = ({ properties = [], staggeraxis = 'y', staggerindex = 'odd' }: TiledMap): boolean =>
  staggeraxis === 'y' &&
  staggerindex === 'odd' &&
  properties.some(({ name, value }) => name === OUR_MAP.name && value === OUR_MAP.value);

/** Objects and Airspace tiles of our own maps. Others' maps have none that we understand. */
export function extrasOf(map: TiledMap, layers: readonly Tiles[]): Extras {
  if (!isOurs(map)) return { rivers: [], names: {} };
  const objects = objectsOf(map);
  const hexes = (type: string) =>
    objects.flatMap((object) => {
      const key = kindOf(object) === type ? keyAt(map, middleIn(object)) : null;
      return key === null ? [] : [[key, object.name ?? ''] as const];
    });
  const roads = edgesOf(map, objects, OBJECTS.road);
  const starts = [...new Set(hexes(OBJECTS.start).map(([key]) => key))];
  const sites = SITES.flatMap((site) => hexes(site).map(([key]) => [key, site] as const));
  const airspaces = airspacesOf(map, layers);
  return {
    rivers: edgesOf(map, objects, OBJECTS.river),
    names: Object.fromEntries(hexes(OBJECTS.name).filter(([, name]) => name !== '')),
    ...(roads.length > 0 ? { roads } : {}),
    ...(starts.length > 0 ? { starts } : {}),
    ...(sites.length > 0 ? { sites: Object.fromEntries(sites) } : {}),
    ...(airspaces === null ? {} : { airspaces }),
  };
}

/** Points have no size; of a tile, Tiled notes the lower left corner, of any other shape the upper left one. */
const middleIn = ({ x, y, width = 0, height = 0, gid }: MapObject): Point => ({
  x: x + width / 2,
  y: y + (gid === undefined ? height / 2 : -height / 2),
});

/** Tiled has called the kind of an object `type`, then `class`, then `type` again. */
const kindOf = ({ type, class: kind }: MapObject): string => kind || type || '';

function objectsOf({ layers }: TiledMap): readonly MapObject[] {
  const groups = (visibleLayers(layers) ?? []).filter(({ type }) => type === 'objectgroup');
  return groups.flatMap(({ objects = [] }) =>
    objects.flatMap((object) => {
      const read = objectSchema.safeParse(object);
      return read.success ? [read.data] : [];
    }),
  );
}

/** Null: off the map. */
function keyAt({ width, height }: TiledMap, at: Point): string | null {
  const { column, row } = placeAt(at);
  return column < 0 || row < 0 || column >= width || row >= height ? null : hexKeyAt(column, row);
}

/** The sides that lines of this kind cross, from hex to neighbouring hex. */
function edgesOf(map: TiledMap, objects: readonly MapObject[], kind: string): readonly string[] {
  const edges = new Set<string>();
  for (const object of objects) {
    if (kindOf(object) !== kind) continue;
    const keys = (object.polyline ?? []).map(({ x, y }) => keyAt(map, { x: object.x + x, y: object.y + y }));
    for (const [i, key] of keys.entries()) {
      const before = keys[i - 1] ?? null;
      if (before !== null && key !== null && areNeighbours(before, key)) edges.add(edgeKeyOf(before, key));
    }
  }
  return [...edges];
}

function areNeighbours(a: string, b: string): boolean {
  const [aq = 0, ar = 0] = a.split(',').map(Number);
  const [bq = 0, br = 0] = b.split(',').map(Number);
  const [q, r] = [bq - aq, br - ar];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** Null: not every hex has one. */
function airspacesOf({ width, height, tilesets }: TiledMap, layers: readonly Tiles[]): readonly string[] | null {
  const first = (tilesets.find(({ name }) => name === 'Sealed Orders')?.firstgid ?? 1) - 1 + BEFORE_AIRSPACES;
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    let line = '';
    for (let column = 0; column < width; column++) {
      const numbers = layers.map((tiles) => (tiles[row * width + column] ?? 0) - first);
      const number = numbers.findLast((one) => one >= 1 && one <= MOST_AIRSPACES);
      if (number === undefined) return null;
      line += number.toString(36);
    }
    rows.push(line);
  }
  return rows;
}
