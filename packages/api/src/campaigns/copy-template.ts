import { typedName } from '@sealed-orders/formats';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { inviting } from '../trpc.ts';

/** Creates a campaign like this one, owned by the caller: its settings, map, clock and seats, without people and log. */
export const copyTemplate = inviting
  .input(z.object({ name: typedName(80) }))
  .output(refusable(z.strictObject({ id: z.uuid(), slug: z.string() })))
  .mutation(async ({ ctx, input: { campaign, name } }) =>
    answered(await ctx.host.copyTemplate(campaign, ctx.session.userId, name)),
  );
