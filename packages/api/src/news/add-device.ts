import { z } from 'zod';
import { doneSchema } from '../refusal.ts';
import { signedIn } from '../trpc.ts';
import { endpointSchema } from './endpoint-schema.ts';

/** A point of the curve P-256 and 16 bytes, base64url. */
const keys = { p256dh: z.string().regex(/^[\w-]{87}$/), auth: z.string().regex(/^[\w-]{22}$/) };

/** Shows the caller notifications in this browser, and nobody else any more. */
export const addDevice = signedIn
  .input(z.object({ endpoint: endpointSchema, ...keys, name: z.string().trim().min(1).max(60) }))
  .output(doneSchema)
  .mutation(async ({ ctx, input }) => {
    await ctx.host.news.addDevice(ctx.session.userId, input);
    return { done: true };
  });
