import { z } from 'zod';
import { open } from '../trpc.ts';
import { campaignLineSchema } from './campaign-line.ts';

/** The campaigns that everybody may watch. */
export const publicCampaigns = open
  .output(z.array(campaignLineSchema).readonly())
  .query(({ ctx }) => ctx.host.publicCampaigns());
