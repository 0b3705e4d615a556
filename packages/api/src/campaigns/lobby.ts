import {
  type Lobby,
  type LobbySeat,
  ROLES,
  rejectionSchema,
  STATUSES,
  STRANGERS,
  seatIdSchema,
} from '@sealed-orders/host';
import { listedForceSchema, type SeatId } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { membershipOf } from '../authorize.ts';
import { open } from '../trpc.ts';
import { choicesSchema } from './choices-schema.ts';
import { termsShape } from './terms-schema.ts';

const personSchema = z.strictObject({ id: z.uuid(), name: z.string() });

const lobbySeatSchema: z.ZodType<LobbySeat, LobbySeat> = z.strictObject({
  seat: seatIdSchema,
  name: z.string(),
  choices: choicesSchema,
  user: personSchema.nullable(),
  playsItself: z.boolean(),
  isFree: z.boolean(),
  hasArmy: z.boolean().nullable(),
  army: z.array(listedForceSchema).nullable(),
});

interface OwnLobby extends Lobby {
  readonly you: SeatId | null;
  readonly roles: readonly (typeof ROLES)[number][];
}

const lobbySchema: z.ZodType<OwnLobby, OwnLobby> = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  ...termsShape,
  edition: z.string(),
  strangers: z.enum(STRANGERS),
  status: z.enum(STATUSES),
  owner: personSchema,
  referees: z.array(z.string()),
  seats: z.array(lobbySeatSchema),
  seedHash: z.string(),
  missing: z.array(rejectionSchema),
  you: seatIdSchema.nullable(),
  roles: z.array(z.enum(ROLES)),
});

/** The campaign at an address: who holds which seat, and what still prevents the start. */
export const lobby = open
  .input(z.object({ slug: z.string().max(80) }))
  .output(lobbySchema)
  .query(async ({ ctx, input }) => {
    const found = await ctx.host.bySlug(input.slug);
    // The same error as for a closed campaign: a user who is not signed in may find it after signing in.
    if (found === null) throw new TRPCError({ code: ctx.session === null ? 'UNAUTHORIZED' : 'NOT_FOUND' });
    const { viewer, roles, seat } = await membershipOf(ctx, found.id);
    const shown = await ctx.host.lobby(found.id, viewer);
    if (shown === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...shown, you: seat, roles };
  });
