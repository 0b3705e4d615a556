import { campaignLineSchema, publicWarsSchema, wantedWarsSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { open } from '../trpc.ts';

/** The campaigns that everybody may watch. */
export const publicCampaigns = open
  .output(z.array(campaignLineSchema).readonly())
  .query(({ ctx }) => ctx.host.publicCampaigns());

/** A page of the wars that everybody may read of. */
export const publicWars = open
  .input(wantedWarsSchema)
  .output(publicWarsSchema)
  .query(({ ctx, input }) => ctx.host.publicWars(input));
