import { MAP_NOTES, type MapProblem, readMap, TERRAIN_LETTERS } from '@sealed-orders/formats';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';

const problemSchema = z.custom<MapProblem>((value) => typeof value === 'object' && value !== null && 'code' in value);
const readSchema = z.strictObject({
  name: z.string().nullable(),
  map: z.unknown(),
  notes: z.array(z.enum(MAP_NOTES)).readonly(),
});

/** Reads a map file. Nothing is kept: that is another call, which asks the rules. */
export const readFile = signedIn
  .input(
    z.strictObject({
      text: z.string().max(400_001),
      /** The terrain of tiles whose file does not tell it, by the tile's number. */
      tiles: z.record(z.string().regex(/^\d{1,9}$/), z.enum(TERRAIN_LETTERS)).default({}),
    }),
  )
  .output(resultSchema(readSchema, problemSchema))
  .mutation(({ input: { text, tiles } }) => readMap(text, tiles));
