import { readRoster } from '@sealed-orders/formats';
import { z } from 'zod';

/** The process that reads one army list and reports the result. */
const givenSchema = z.object({ message: z.object({ bytes: z.instanceof(Uint8Array), fileName: z.string() }) });

process.once('message', (given) => {
  const { bytes, fileName } = givenSchema.parse(given).message;
  process.send?.(readRoster(bytes, fileName));
});
