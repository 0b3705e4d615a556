import { campaignLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** The caller's campaigns: as player, owner, referee or spectator. */
export const mine = signedIn
  .output(z.array(campaignLineSchema).readonly())
  .query(({ ctx }) => ctx.host.mine(ctx.session.userId));
