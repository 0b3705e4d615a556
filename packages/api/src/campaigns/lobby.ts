import { type Lobby, type LobbySeat, ROLES, STATUSES } from '@sealed-orders/host';
import type { OrderClock, Settings } from '@sealed-orders/rules/hex-campaign';
import { type SeatId, SYSTEMS } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { membershipOf } from '../authorize.ts';
import { rejectionSchema } from '../refusal.ts';
import { seatIdSchema } from '../seat-id.ts';
import { open } from '../trpc.ts';

const personSchema = z.strictObject({ id: z.uuid(), name: z.string() });

const unitSchema = z.looseObject({ name: z.string(), points: z.number() });
const lobbySeatSchema: z.ZodType<LobbySeat, LobbySeat> = z.strictObject({
  seat: seatIdSchema,
  name: z.string(),
  faction: z.string().nullable(),
  user: personSchema.nullable(),
  hasArmy: z.boolean(),
  army: z.array(z.looseObject({ name: z.string(), units: z.array(unitSchema) })).nullable(),
});

/** Parts of the setup as they were given: what is left out takes the default of the rules. */
type TypedLobby = Omit<Lobby, 'settings' | 'clock'> & {
  readonly settings: Partial<Settings> | null;
  readonly clock: OrderClock | null;
  readonly you: SeatId | null;
  readonly roles: readonly (typeof ROLES)[number][];
};
const given = <Typed>() => z.custom<Typed>((value) => typeof value === 'object' && value !== null).nullable();

const lobbySchema: z.ZodType<TypedLobby, Omit<TypedLobby, 'settings' | 'clock'> & Pick<Lobby, 'settings' | 'clock'>> =
  z.strictObject({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    status: z.enum(STATUSES),
    isPublic: z.boolean(),
    preset: z.string(),
    settings: given<Partial<Settings>>(),
    clock: given<OrderClock>(),
    owner: personSchema,
    referees: z.array(z.string()),
    seats: z.array(lobbySeatSchema),
    seedHash: z.string(),
    missing: z.array(rejectionSchema),
    you: seatIdSchema.nullable(),
    roles: z.array(z.enum(ROLES)),
  });

/** The campaign at an address: who sits where, and what still stands in the way of the start. */
export const lobby = open
  .input(z.object({ slug: z.string().max(80) }))
  .output(lobbySchema)
  .query(async ({ ctx, input }) => {
    const found = await ctx.host.bySlug(input.slug);
    // As for a campaign that is closed to them: who is not signed in may find it after signing in.
    if (found === null) throw new TRPCError({ code: ctx.session === null ? 'UNAUTHORIZED' : 'NOT_FOUND' });
    const { viewer, roles, seat } = await membershipOf(ctx, found.id);
    const shown = await ctx.host.lobby(found.id, viewer);
    if (shown === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...shown, you: seat, roles };
  });
