import { typedName } from '@sealed-orders/formats';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { attending } from '../trpc.ts';

const input = z.object({
  seats: z
    .array(z.object({ id: z.string().max(32), name: typedName(40) }))
    .min(1)
    .max(60),
  /** The members of the setup that are the game's own, such as its map; null: they stay. The host parses them. */
  board: z.record(z.string().max(40), z.unknown()).nullable(),
});

/** Changes the seats and the board of a campaign that has not begun. */
export const rearrange = attending
  .input(input)
  .output(refusable(doneSchema))
  .mutation(async ({ ctx, input: { campaign, ...arrangement } }) =>
    answered(await ctx.host.rearrange(campaign, ctx.session.userId, arrangement)),
  );
