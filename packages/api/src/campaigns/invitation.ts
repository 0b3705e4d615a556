import { invitationCodeSchema, invitationSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { open } from '../trpc.ts';

/** The invitation behind a link; null when there is no such link. Anyone who has the code may ask. */
export const invitation = open
  .input(z.object({ code: invitationCodeSchema }))
  .output(invitationSchema.nullable())
  .query(({ ctx, input }) => ctx.host.invitation(input.code));
