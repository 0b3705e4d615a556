import { typedName } from '@sealed-orders/formats';
import type { Chart, OrderClock, Settings } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** A part of a setup. The host reads it by the system's schema, which also knows the defaults. */
const part = <Typed>() => z.custom<Typed>((value) => typeof value === 'object' && value !== null);

const input = z.object({
  name: typedName(80),
  system: z.literal('hex-campaign'),
  preset: z.string().max(40),
  settings: part<Partial<Settings>>().optional(),
  clock: part<OrderClock>().optional(),
  chart: part<Chart>().optional(),
  seats: z
    .array(
      z.object({
        id: z.string().max(32),
        name: typedName(40),
        faction: z.string().max(20).optional(),
      }),
    )
    .min(1)
    .max(60),
  isPublic: z.boolean(),
});

/** A new campaign in its lobby, owned by the caller. */
export const create = signedIn
  .input(input)
  .output(refusable(z.strictObject({ id: z.uuid(), slug: z.string() })))
  .mutation(async ({ ctx, input: wanted }) => answered(await ctx.host.createCampaign(ctx.session.userId, wanted)));
