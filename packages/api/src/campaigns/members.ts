import { campaignMemberSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { inviting } from '../trpc.ts';

/** The people who were let into a campaign without a seat: its referees and spectators. */
export const members = inviting
  .output(z.array(campaignMemberSchema).readonly())
  .query(({ ctx, input }) => ctx.host.members(input.campaign));
