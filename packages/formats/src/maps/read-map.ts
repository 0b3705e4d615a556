import type { Result, SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { kindOf } from '../reading/kind.ts';
import { mapFormats } from './games.ts';
import { type MapAnswers, type MapFile, type MapProblem, refused, type WrittenMap } from './map-file.ts';

/** The longest map file that is read, in characters. */
const LONGEST = 400_000;

/** Our own format, downloaded from a map's page. The map itself is as its game writes it. */
export const mapFileSchema = <GameMap extends z.ZodType>(map: GameMap) =>
  z.strictObject({
    format: z.literal('sealed-orders-map'),
    version: z.literal(1),
    name: z.string().max(200),
    map,
  });
const ownSchema = mapFileSchema(z.unknown());

/**
 * Reads a map of a game in our own format, or in one of another program. The rules check afterwards
 * whether the map is valid. `answers` are somebody's answers to questions that the file leaves open.
 */
export function readMap(system: SystemId, text: string, answers: MapAnswers = {}): Result<MapFile, MapProblem> {
  if (text.length > LONGEST) return refused({ code: 'too-large' });
  // A tab at the beginning is an empty field.
  const trimmed = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .replace(/^[ \r\n]+/, '');
  if (trimmed === '') return refused({ code: 'empty' });
  const kind = kindOf(Buffer.from(text.slice(0, 100)));
  if (kind !== null) return refused({ code: 'file-kind', kind });
  const json = parsed(trimmed);
  const own = ownSchema.safeParse(json);
  if (own.success) return { ok: true, value: { name: own.data.name, map: own.data.map, notes: [] } };
  if (json === undefined && /^[{[]/.test(trimmed)) return refused({ code: 'json-broken' });
  return mapFormats(system)?.read(trimmed, json, answers) ?? refused({ code: 'unknown-form' });
}

/** Writes a map of a game in another program's format; null: its game has no such format, or it is not a map. */
export const writeMap = (system: SystemId, map: unknown, form: string): WrittenMap | null =>
  mapFormats(system)?.write(map, form) ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
