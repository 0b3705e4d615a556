import { NONCE_PATTERN } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { gamePartSchema, stepSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** Carries out a referee's ruling; answers with the number of the step. */
export const rule = refereeing
  .input(z.object({ ruling: gamePartSchema, reason: z.string(), nonce: z.string().regex(NONCE_PATTERN) }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, ...ruled } }) =>
    answered(await ctx.host.rule(campaign, { ...ruled, userId: ctx.session.userId })),
  );
