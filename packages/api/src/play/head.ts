import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { membershipOf } from '../authorize.ts';
import { campaignIdSchema } from '../campaign-id.ts';
import { open } from '../trpc.ts';
import { headSchema } from './head-schema.ts';

/** The public head of a campaign, and the caller's roles in it. */
export const head = open
  .input(z.object({ campaign: campaignIdSchema }))
  .output(headSchema)
  .query(async ({ ctx, input: { campaign } }) => {
    const { viewer, roles, seat } = await membershipOf(ctx, campaign);
    const [found, sealed] = await Promise.all([
      ctx.host.head(campaign, viewer),
      seat === null ? null : ctx.host.sealed(campaign, seat),
    ]);
    if (found === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...found, viewer: viewer.kind, roles, you: seat, sealedAt: sealed?.sealedAt ?? null };
  });
