import { campaignLineSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { open } from '../trpc.ts';

/** The campaigns that everybody may watch. */
export const publicCampaigns = open
  .output(z.array(campaignLineSchema).readonly())
  .query(({ ctx }) => ctx.host.publicCampaigns());
