import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/**
 * Brings a war that is over from another site: the archive, as it was downloaded there, in base64. It is played again,
 * and kept only if everything in it agrees.
 */
export const importWar = signedIn
  .input(z.object({ base64: z.base64(), isPublic: z.boolean() }))
  .output(refusable(z.strictObject({ id: z.uuid(), slug: z.string() })))
  .mutation(async ({ ctx, input: { base64, isPublic } }) =>
    answered(
      await ctx.host.importWar({
        by: ctx.session.userId,
        file: Buffer.from(base64, 'base64'),
        isPublic,
        readPicture: (bytes) => ctx.readPicture(bytes, ctx.session.userId),
      }),
    ),
  );
