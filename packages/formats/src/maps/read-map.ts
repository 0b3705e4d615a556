import type { Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { fromCsv } from './csv.ts';
import { fromHexJson, hexJsonSchema } from './hex-json.ts';
import type { MapFile, MapProblem } from './map-file.ts';

/** The longest map file that is read, in characters. */
const LONGEST = 400_000;

const refused = (problem: MapProblem): Result<MapFile, MapProblem> => ({ ok: false, problem });

/** Our own form: what the page of a map downloads. The map itself is as its game writes it. */
export const mapFileSchema = <GameMap extends z.ZodType>(map: GameMap) =>
  z.strictObject({
    format: z.literal('sealed-orders-map'),
    version: z.literal(1),
    name: z.string().max(200),
    map,
  });
const ownSchema = mapFileSchema(z.unknown());

/** Reads a map in our own form, in HexJSON or in CSV. The rules say afterwards whether the map is in order. */
export function readMap(text: string): Result<MapFile, MapProblem> {
  if (text.length > LONGEST) return refused({ code: 'too-large' });
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return refused({ code: 'empty' });
  if (!trimmed.startsWith('{') && !trimmed.startsWith('[')) return fromCsv(trimmed);
  const json = parsed(trimmed);
  if (json === undefined) return refused({ code: 'json-broken' });
  const own = ownSchema.safeParse(json);
  if (own.success) return { ok: true, value: { name: own.data.name, map: own.data.map } };
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
