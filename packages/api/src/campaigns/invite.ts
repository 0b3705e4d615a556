import { INVITED_ROLES } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

const input = z.object({
  role: z.enum(INVITED_ROLES).exclude(['deputy']),
  seat: seatIdSchema.nullable(),
  expiresAt: z.iso.datetime(),
  uses: z.int().min(1).max(1000),
});

/** Creates a link that lets others in; answers with its code. */
export const invite = attending
  .input(input)
  .output(refusable(z.strictObject({ code: z.string() })))
  .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
    answered(await ctx.host.invite(campaign, ctx.session.userId, wanted)),
  );
