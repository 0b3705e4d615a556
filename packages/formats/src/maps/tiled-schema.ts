import { z } from 'zod';

const text = z.string().max(300);
const count = z.int().min(0).max(1_000_000);

const membersSchema = z.record(z.string(), z.unknown());

/** Properties of a tile or a map. Until Tiled 1.1 they were the members of an object. */
const propertiesSchema = z.preprocess(
  (given) => {
    const members = membersSchema.safeParse(given);
    return members.success ? Object.entries(members.data).map(([name, value]) => ({ name, value })) : given;
  },
  z.array(z.object({ name: text, value: z.unknown() })).max(60),
);

const tileSchema = z.object({
  id: count,
  type: text.optional(),
  class: text.optional(),
  image: text.optional(),
  properties: propertiesSchema.optional(),
});

const oldTilesetSchema = z.looseObject({
  tiles: z.record(z.string(), membersSchema).optional(),
  tileproperties: z.record(z.string(), membersSchema).optional(),
});

/** A set of tiles, inside the file or in one of its own, known only by name. */
const tilesetSchema = z.preprocess(
  withListedTiles,
  z.object({
    firstgid: z.int().min(1).max(0x0fffffff),
    name: text.optional(),
    source: text.optional(),
    tiles: z.array(tileSchema).max(4_000).optional(),
  }),
);
export type Tileset = z.infer<typeof tilesetSchema>;
export type Tile = z.infer<typeof tileSchema>;

/** Until Tiled 1.1, tiles were members of an object, by number, and their properties those of another. */
function withListedTiles(given: unknown): unknown {
  const set = oldTilesetSchema.safeParse(given);
  if (!set.success) return given;
  const { tiles = {}, tileproperties = {}, ...rest } = set.data;
  const ids = new Set([...Object.keys(tiles), ...Object.keys(tileproperties)]);
  return { ...rest, tiles: [...ids].map((id) => ({ ...tiles[id], id: Number(id), properties: tileproperties[id] })) };
}

/** A layer. Groups of layers hold others, which are read one by one. */
export const layerSchema = z.object({
  type: z.string().max(40),
  name: text.optional(),
  visible: z.boolean().optional(),
  width: count.optional(),
  height: count.optional(),
  data: z.union([z.string(), z.array(z.int().min(0).max(0xffffffff)).max(16_384)]).optional(),
  encoding: z.string().max(20).optional(),
  compression: z.string().max(20).optional(),
  layers: z.array(z.unknown()).max(200).optional(),
  /** Read one by one, and only in maps that we wrote. */
  objects: z.array(z.unknown()).max(60_000).optional(),
});
export type Layer = z.infer<typeof layerSchema>;

/** The JSON of a Tiled map. Members that we do not know are left alone. */
export const tiledSchema = z.object({
  type: z.literal('map').optional(),
  orientation: z.string().max(40),
  width: z.int().min(0),
  height: z.int().min(0),
  infinite: z.boolean().optional(),
  properties: propertiesSchema.optional(),
  staggeraxis: z.enum(['x', 'y']).optional(),
  staggerindex: z.enum(['odd', 'even']).optional(),
  layers: z.array(z.unknown()).max(200),
  tilesets: z.array(tilesetSchema).max(100),
});
export type TiledMap = z.infer<typeof tiledSchema>;
