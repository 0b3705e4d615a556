import { z } from 'zod';
import { open } from '../trpc.ts';
import { codeSchema, invitationSchema } from './invitation-schema.ts';

/** The invitation behind a link; null when there is no such link. Anyone who has the code may ask. */
export const invitation = open
  .input(z.object({ code: codeSchema }))
  .output(invitationSchema.nullable())
  .query(({ ctx, input }) => ctx.host.invitation(input.code));
