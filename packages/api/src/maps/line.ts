import { typedName } from '@sealed-orders/formats';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

export const mapNameSchema = typedName(80);
export const mapIdSchema = z.uuid();

/** What a list says of a map. */
export const mapLineSchema = z.strictObject({
  id: mapIdSchema,
  system: z.enum(SYSTEMS),
  name: z.string(),
  columns: z.int(),
  rows: z.int(),
  seats: z.int(),
  faults: z.int(),
  shareKey: z.string().nullable(),
  savedAt: z.iso.datetime(),
});

export const mapVersionSchema = z.string().max(64);

/** A map as it was saved. */
export const savedMapSchema = mapLineSchema.extend({ version: mapVersionSchema });

/** What the owner of a map is given. */
export const storedMapSchema = savedMapSchema.extend({ map: z.unknown() });
