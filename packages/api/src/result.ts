import { z } from 'zod';

/** An answer that may be an expected refusal. */
export function resultSchema<Value extends z.ZodType, Problem extends z.ZodType>(value: Value, problem: Problem) {
  return z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), value }),
    z.strictObject({ ok: z.literal(false), problem }),
  ]);
}
