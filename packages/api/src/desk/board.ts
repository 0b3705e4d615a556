import { boardCampaignSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** The campaigns that the caller owns or is a referee of: who is missing in each, as far as the caller may know. */
export const board = signedIn
  .output(z.array(boardCampaignSchema).readonly())
  .query(({ ctx }) => ctx.host.deskBoard(ctx.session.userId));
