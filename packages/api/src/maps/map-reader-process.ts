import { readMap } from '@sealed-orders/formats';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** The process that reads one map file and reports the result. */
const givenSchema = z.object({
  message: z.object({ system: z.enum(SYSTEMS), text: z.string(), answers: z.record(z.string(), z.string()) }),
});

process.once('message', (given) => {
  const { system, text, answers } = givenSchema.parse(given).message;
  process.send?.(readMap(system, text, answers));
});
