import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** Shows no more notifications on one of the caller's devices. */
export const removeDevice = signedIn
  .input(z.object({ device: z.uuid() }))
  .output(doneSchema)
  .mutation(async ({ ctx, input }) => {
    await ctx.host.news.removeDevice(ctx.session.userId, input.device);
    return { done: true };
  });
