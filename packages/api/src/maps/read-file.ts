import { type MapProblem, readMap } from '@sealed-orders/formats';
import { z } from 'zod';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';

const problemSchema = z.custom<MapProblem>((value) => typeof value === 'object' && value !== null && 'code' in value);

/** Reads a map file. Nothing is kept: that is another call, which asks the rules. */
export const readFile = signedIn
  .input(z.strictObject({ text: z.string().max(400_001) }))
  .output(resultSchema(z.strictObject({ name: z.string().nullable(), map: z.unknown() }), problemSchema))
  .mutation(({ input }) => readMap(input.text));
