import type { DeputyLink } from '@sealed-orders/host';
import { z } from 'zod';
import { seated } from '../trpc.ts';

const linkSchema: z.ZodType<DeputyLink, DeputyLink> = z.strictObject({
  code: z.string(),
  expiresAt: z.iso.datetime(),
});

/** The link for a deputy that works now, for the seat's player alone. */
export const deputyLink = seated
  .output(linkSchema.nullable())
  .query(({ ctx, input }) => ctx.host.deputyLink(input.campaign, ctx.seat, ctx.session.userId));
