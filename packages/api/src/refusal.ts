import { REFUSAL_CODES, type Refusal } from '@sealed-orders/host';
import { type Result, RULE_PREFIXES, type RuleId } from '@sealed-orders/rules/kernel';
import { type AnyRejection, REJECTION_CODES } from '@sealed-orders/rules/systems';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { resultSchema } from './result.ts';

const ruleIdSchema = z.templateLiteral([z.enum(RULE_PREFIXES), '-', z.string()]);
const factSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))]);

export const rejectionSchema: z.ZodType<AnyRejection, AnyRejection> = z.strictObject({
  code: z.enum(REJECTION_CODES),
  rule: ruleIdSchema.nullable() satisfies z.ZodType<RuleId | null>,
  path: z.array(z.union([z.string(), z.number()])),
  facts: z.record(z.string(), factSchema),
});

const refusalSchema: z.ZodType<Refusal, Refusal> = z.strictObject({
  code: z.enum(REFUSAL_CODES),
  rejections: z.array(rejectionSchema).exactOptional(),
});

/** The answer to a request that may be refused for a reason that the caller can understand and fix. */
export const refusable = <Value extends z.ZodType>(value: Value) => resultSchema(value, refusalSchema);

/**
 * Refusals that mean that the caller asked for something that is not theirs are thrown as errors; all others are
 * answers.
 */
export function answered<Value>(result: Result<Value, Refusal>): Result<Value, Refusal> {
  if (result.ok) return result;
  const { code } = result.problem;
  if (code === 'not-yours' || code === 'not-referee' || code === 'not-owner')
    throw new TRPCError({ code: 'FORBIDDEN' });
  if (code === 'no-such-campaign' || code === 'no-such-seat') throw new TRPCError({ code: 'NOT_FOUND' });
  return result;
}

/** The answer of a procedure that returns nothing else. */
export const doneSchema = z.strictObject({ done: z.literal(true) });
