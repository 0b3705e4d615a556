import { lobbySchema, ROLES } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { membershipOf } from '../authorize.ts';
import { open } from '../trpc.ts';

/** The lobby, and the caller's roles in the campaign. */
const ownLobbySchema = lobbySchema.extend({
  /** The caller's seat. */
  you: seatIdSchema.nullable(),
  roles: z.array(z.enum(ROLES)).readonly(),
});

/** The campaign at an address: who holds which seat, and what still prevents the start. */
export const lobby = open
  .input(z.object({ slug: z.string().max(80) }))
  .output(ownLobbySchema)
  .query(async ({ ctx, input }) => {
    const found = await ctx.host.bySlug(input.slug);
    // The same error as for a closed campaign: a user who is not signed in may find it after signing in.
    if (found === null) throw new TRPCError({ code: ctx.session === null ? 'UNAUTHORIZED' : 'NOT_FOUND' });
    const { viewer, roles, seat } = await membershipOf(ctx, found.id);
    const shown = await ctx.host.lobby(found.id, viewer);
    if (shown === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...shown, you: seat, roles };
  });
