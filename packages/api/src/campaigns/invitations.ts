import { INVITATION_STATES, INVITED_ROLES, type MadeInvitation, seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { inviting } from '../trpc.ts';
import { codeSchema } from './invitation-schema.ts';

const madeInvitationSchema: z.ZodType<MadeInvitation, MadeInvitation> = z.strictObject({
  id: z.uuid(),
  code: codeSchema,
  role: z.enum(INVITED_ROLES),
  seat: seatIdSchema.nullable(),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usesLeft: z.int().nonnegative(),
  state: z.enum(INVITATION_STATES),
  waitsFor: z.array(seatIdSchema),
  usedBy: z.array(z.strictObject({ name: z.string(), at: z.iso.datetime(), isIn: z.boolean() })),
});

/** The links to a campaign, with their codes and who used them. */
export const invitations = inviting
  .output(z.array(madeInvitationSchema).readonly())
  .query(({ ctx, input }) => ctx.host.invitations(input.campaign));
