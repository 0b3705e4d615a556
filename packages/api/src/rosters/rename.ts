import { typedName } from '@sealed-orders/formats';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** Gives one of the caller's lists another name. */
export const rename = signedIn
  .input(z.object({ roster: z.uuid(), name: typedName(80) }))
  .output(z.strictObject({ renamed: z.literal(true) }))
  .mutation(async ({ ctx, input: { roster, name } }) => {
    const isThere = await ctx.host.changeRoster(ctx.session.userId, roster, { name, content: null });
    if (!isThere) throw new TRPCError({ code: 'NOT_FOUND' });
    return { renamed: true };
  });
