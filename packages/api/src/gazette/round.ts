import type { RoundSeen } from '@sealed-orders/host';
import { communiqueSchema, headlineSchema, roundLineSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { seenSchema } from '../play/seen-schema.ts';
import { viewing } from '../trpc.ts';

const roundSchema = z.strictObject({
  line: roundLineSchema,
  seen: seenSchema,
  isWhole: z.boolean(),
  headline: headlineSchema.nullable(),
  communiques: z.array(communiqueSchema).readonly(),
  topics: z.array(z.strictObject({ id: z.string(), seats: z.array(seatIdSchema).readonly() })).readonly(),
});

/** A round as everybody may know it, whoever asks: how it stood at its end, and all that was told in it. */
export const round = viewing
  .input(z.object({ round: z.int().nonnegative() }))
  .output(roundSchema)
  .query(async ({ ctx, input }) => {
    const found: RoundSeen | null = await ctx.host.gazette.round(input.campaign, input.round);
    if (found === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...found, seen: { ...found.seen, viewer: 'spectator' as const } };
  });
