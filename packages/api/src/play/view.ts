import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { viewerOf } from '../authorize.ts';
import { afterTheWar } from '../ending/after-the-war.ts';
import { viewerSchema } from '../ending/viewer-schema.ts';
import { viewing } from '../trpc.ts';
import { seenSchema } from './seen-schema.ts';

/** Which viewer: the caller's own, or a visitor who is not signed in. */
const EYES = ['own', 'passer-by'] as const;
const asSchema = z.union([z.enum(EYES), viewerSchema]).default('own');

/**
 * A step as the caller may know it: the last one, or a past one as it was known then, by the caller's own count. With
 * `as: 'passer-by'`, the step as everybody may know it, whoever asks; campaigns that are not public have none. For
 * referees, and for everybody when the war is over, the step with this number in the log, as any viewer saw it:
 * `referee`, `spectator`, `seat:azure`.
 */
export const view = viewing
  .input(z.object({ n: z.int().nonnegative().optional(), as: asSchema }))
  .output(seenSchema)
  .query(async ({ ctx, input: { campaign, n, as } }) => {
    if (typeof as === 'object') {
      const isReferee = ctx.viewer.kind === 'referee';
      const found = await (isReferee ? ctx.host.viewAs(campaign, as, n) : ctx.host.openView(campaign, as, n));
      return { ...afterTheWar(found), viewer: as.kind };
    }
    const viewer = as === 'own' ? ctx.viewer : await viewerOf({ ...ctx, session: null }, campaign);
    const seen = await ctx.host.viewOf(campaign, viewer, n);
    if (seen === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...seen, viewer: viewer.kind };
  });
