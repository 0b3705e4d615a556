import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { opening } from './opening.ts';

/** Notes that the caller's side has read a box up to this number. */
export const read = opening
  .input(z.object({ upTo: z.int().positive() }))
  .output(doneSchema)
  .mutation(async ({ ctx, input: { campaign, seat, upTo } }) => {
    await ctx.host.box.markRead(campaign, ctx.viewer, { seat, upTo });
    return { done: true };
  });
