import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { fromCsv } from './csv.ts';
import { fromHexJson, hexJsonSchema } from './hex-json.ts';
import { type MapFile, type MapProblem, refused } from './map-file.ts';
import { fromTiled, type TileChoices } from './tiled.ts';
import { tiledSchema } from './tiled-schema.ts';

/** The longest map file that is read, in characters. */
const LONGEST = 400_000;

/** Our own form: what the page of a map downloads. The map itself is as its game writes it. */
export const mapFileSchema = <GameMap extends z.ZodType>(map: GameMap) =>
  z.strictObject({
    format: z.literal('sealed-orders-map'),
    version: z.literal(1),
    name: z.string().max(200),
    map,
  });
const ownSchema = mapFileSchema(z.unknown());

/**
 * Reads a map in our own form, in HexJSON, of Tiled or in CSV. The rules say afterwards whether the map is in order.
 * `choices` is what somebody answered to `unknown-tiles`.
 */
export function readMap(text: string, choices: TileChoices = {}): Result<MapFile, MapProblem> {
  if (text.length > LONGEST) return refused({ code: 'too-large' });
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return refused({ code: 'empty' });
  if (trimmed.startsWith('<')) return refused({ code: 'xml' });
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return fromCsv(trimmed);
  const json = parsed(trimmed);
  return json === undefined ? refused({ code: 'json-broken' }) : fromJson(json, choices);
}

function fromJson(json: unknown, choices: TileChoices): Result<MapFile, MapProblem> {
  const own = ownSchema.safeParse(json);
  if (own.success) return { ok: true, value: { name: own.data.name, map: own.data.map, notes: [] } };
  const tiled = tiledSchema.safeParse(json);
  if (tiled.success) return fromTiled(tiled.data, choices);
  const hexJson = hexJsonSchema.safeParse(json);
  return hexJson.success ? fromHexJson(hexJson.data) : refused({ code: 'unknown-form' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
