import { NONCE_PATTERN } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { phaseSchema } from './sheet.ts';

/** Seals the phase for the caller's seat with its standing orders whenever the phase opens, from the next time on. */
export const setStandingSeal = seated
  .input(z.object({ phase: phaseSchema, nonce: z.string().regex(NONCE_PATTERN) }))
  .output(refusable(z.strictObject({ phase: phaseSchema })))
  .mutation(async ({ ctx, input: { campaign, phase, nonce } }) =>
    answered(await ctx.host.setStandingSeal(campaign, ctx.seat, { phase, nonce, userId: ctx.session.userId })),
  );
