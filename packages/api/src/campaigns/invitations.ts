import { madeInvitationSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { inviting } from '../trpc.ts';

/** The links to a campaign, with their codes and who used them. */
export const invitations = inviting
  .output(z.array(madeInvitationSchema).readonly())
  .query(({ ctx, input }) => ctx.host.invitations(input.campaign));
