import { type Refusal, refusalSchema } from '@sealed-orders/host';
import type { Result } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';

/** Answers that several routers share. */

/** An answer that may be an expected refusal. */
export function resultSchema<Value extends z.ZodType, Problem extends z.ZodType>(value: Value, problem: Problem) {
  return z.discriminatedUnion('ok', [
    z.strictObject({ ok: z.literal(true), value }),
    z.strictObject({ ok: z.literal(false), problem }),
  ]);
}

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

/** A campaign that the caller has just created. */
export const newCampaignSchema = z.strictObject({ id: z.uuid(), slug: z.string() });

/** Number of the step that was made, as the caller counts. */
export const newStepSchema = z.strictObject({ n: z.int().nonnegative() });

/** The secret of a hook; no other answer contains it. */
export const secretSchema = z.strictObject({ secret: z.string().nullable() });
