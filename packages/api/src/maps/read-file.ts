import { MAP_NOTES, type MapProblem, readMap } from '@sealed-orders/formats';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';

/** More questions than this no file asks. */
const MOST_ANSWERS = 100;

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
      system: z.enum(SYSTEMS),
      text: z.string().max(400_001),
      /** What somebody answered to what the file does not tell. */
      answers: z
        .record(z.string().regex(/^\w{1,20}$/), z.string().max(20))
        .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS)
        .default({}),
    }),
  )
  .output(resultSchema(readSchema, problemSchema))
  .mutation(({ input: { system, text, answers } }) => readMap(system, text, answers));
