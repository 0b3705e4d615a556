import { REFUSAL_CODES, type Refusal } from '@sealed-orders/host';
import type { Rejection, Result, RuleId } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { resultSchema } from './result.ts';

const ruleIdSchema = z.templateLiteral([z.enum(['HEX', 'NODE', 'SEC', 'MSN', 'SKM']), '-', z.string()]);
const factSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

export const rejectionSchema: z.ZodType<Rejection, Rejection> = z.strictObject({
  code: z.string(),
  rule: ruleIdSchema.nullable() satisfies z.ZodType<RuleId | null>,
  path: z.array(z.union([z.string(), z.number()])),
  facts: z.record(z.string(), factSchema),
});

const refusalSchema: z.ZodType<Refusal, Refusal> = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  rejections: z.array(rejectionSchema).exactOptional(),
});

/** The answer to something that may be refused for a reason that the asker can understand and mend. */
export const refusable = <Value extends z.ZodType>(value: Value) => resultSchema(value, refusalSchema);

/**
 * Refusals that are no news to be shown but somebody's reach beyond what is theirs leave as errors; the others are
 * answers.
 */
export function answered<Value>(result: Result<Value, Refusal>): Result<Value, Refusal> {
  if (result.ok) return result;
  const { code } = result.problem;
  if (code === 'not-yours' || code === 'not-referee') throw new TRPCError({ code: 'FORBIDDEN' });
  if (code === 'no-such-campaign' || code === 'no-such-seat') throw new TRPCError({ code: 'NOT_FOUND' });
  return result;
}

/** The answer of what only is done or not. */
export const doneSchema = z.strictObject({ done: z.literal(true) });
