import { roundSeenSchema } from '@sealed-orders/host';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { seenSchema } from '../play/seen-schema.ts';
import { viewing } from '../trpc.ts';

/** What is seen of it, in the types of its game. */
const roundSchema = roundSeenSchema.extend({ seen: seenSchema });

/** A round as everybody may know it, whoever asks: how it stood at its end, and all that was told in it. */
export const round = viewing
  .input(z.object({ round: z.int().nonnegative() }))
  .output(roundSchema)
  .query(async ({ ctx, input }) => {
    const found = await ctx.host.gazette.round(input.campaign, input.round);
    if (found === null) throw new TRPCError({ code: 'NOT_FOUND' });
    return { ...found, seen: { ...found.seen, viewer: 'spectator' as const } };
  });
