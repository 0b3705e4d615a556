import { invitationCodeSchema, invitedToSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { open } from '../trpc.ts';

/** Who invites, and to what, as far as everybody learns it who comes in. Null: the link is closed, or there is none. */
export const invitedTo = open
  .input(z.object({ code: invitationCodeSchema }))
  .output(invitedToSchema.nullable())
  .query(({ ctx, input }) => ctx.host.invitedTo(input.code));
