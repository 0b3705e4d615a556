import type { Ruling } from '@sealed-orders/rules/hex-campaign';
import { NONCE_PATTERN } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { stepSchema } from '../orders/sheet.ts';
import { answered, refusable } from '../refusal.ts';
import { refereeing } from '../trpc.ts';

/** As with sheets only the outside is looked at here: the host reads it by the schema of the campaign's system. */
const rulingSchema = z.custom<Ruling>((value) => typeof value === 'object' && value !== null);

/** Carries out what the referee decides; answers with the step that came of it. */
export const rule = refereeing
  .input(z.object({ ruling: rulingSchema, reason: z.string(), nonce: z.string().regex(NONCE_PATTERN) }))
  .output(refusable(z.strictObject({ n: stepSchema })))
  .mutation(async ({ ctx, input: { campaign, ...ruled } }) =>
    answered(await ctx.host.rule(campaign, { ...ruled, userId: ctx.session.userId })),
  );
