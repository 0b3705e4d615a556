import { mapSizeSchema, type Parsed, type Result, SYSTEMS, type SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { UserId } from '../vocabulary/types.ts';

/** A saved map, without its content. */
export const mapLineSchema = z.strictObject({
  id: z.uuid(),
  system: z.enum(SYSTEMS),
  name: z.string(),
  size: mapSizeSchema,
  /** How many seats it has room for. */
  seats: z.int(),
  /** How many faults it has. */
  faults: z.int(),
  /** Anyone who has it may look at the map and copy it; null: it is not shared. */
  shareKey: z.string().nullable(),
  savedAt: z.iso.datetime(),
});
export type MapLine = Parsed<typeof mapLineSchema>;

/** A saved map, with the version of its content. */
export const savedMapSchema = mapLineSchema.extend({
  /** The version of its content: it changes when another map is saved in its place. */
  version: z.string().max(64),
});
export type SavedMap = Parsed<typeof savedMapSchema>;

export const storedMapSchema = savedMapSchema.extend({
  /** As it was stored; the rules of its game read it. */
  map: z.unknown(),
});
export type StoredMap = Parsed<typeof storedMapSchema>;

/** A map that another user shares. */
export const sharedMapSchema = storedMapSchema.omit({ id: true, shareKey: true, savedAt: true, version: true }).extend({
  /** The display name of its owner. */
  by: z.string(),
});
export type SharedMap = Parsed<typeof sharedMapSchema>;

export interface NewMap {
  readonly system: SystemId;
  readonly name: string;
  /** Any JSON: the rules of the game say whether it is a map. */
  readonly map: unknown;
  /** Refuses a map that could not be played on, such as one that comes from a file. */
  readonly mustBeSound?: boolean;
}

export interface MapChange {
  readonly map: unknown;
  /** The version that was edited. */
  readonly before: string;
}

/** The maps that users save. Only its owner sees a map, and users who have its share key. */
export interface Maps {
  /** The user's maps, last saved first. */
  maps(user: UserId): Promise<readonly MapLine[]>;
  /** One map of the user; null when it is not theirs. */
  map(user: UserId, id: string): Promise<StoredMap | null>;
  /** The map with this share key; null: there is none. */
  sharedMap(key: string): Promise<SharedMap | null>;
  /** Saves another map. */
  keepMap(user: UserId, wanted: NewMap): Promise<Result<MapLine, Refusal>>;
  /** Replaces a saved map, unless it has changed since the user had `before` of it; null when it is not theirs. */
  changeMap(user: UserId, id: string, change: MapChange): Promise<Result<SavedMap, Refusal> | null>;
  /** False when it is not theirs. */
  renameMap(user: UserId, id: string, name: string): Promise<boolean>;
  removeMap(user: UserId, id: string): Promise<boolean>;
  /** Shares a map, or stops sharing it: old links stop working. Null when it is not theirs. */
  shareMap(user: UserId, id: string, isShared: boolean): Promise<{ readonly shareKey: string | null } | null>;
}
