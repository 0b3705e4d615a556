import { type CampaignMember, GUEST_ROLES } from '@sealed-orders/host';
import { z } from 'zod';
import { inviting } from '../trpc.ts';

const memberSchema: z.ZodType<CampaignMember, CampaignMember> = z.strictObject({
  user: z.strictObject({ id: z.uuid(), name: z.string() }),
  role: z.enum(GUEST_ROLES),
});

/** The people who were let into a campaign without a seat: its referees and spectators. */
export const members = inviting
  .output(z.array(memberSchema).readonly())
  .query(({ ctx, input }) => ctx.host.members(input.campaign));
