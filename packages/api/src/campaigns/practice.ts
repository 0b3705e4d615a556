import { typedName } from '@sealed-orders/formats';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { signedIn } from '../trpc.ts';

/** Begins a game's practice war: the caller plays, the other seats play by themselves. */
export const practice = signedIn
  .input(
    z.object({
      name: typedName(80),
      system: z.enum(SYSTEMS),
      seats: z
        .array(z.object({ id: z.string().max(32), name: typedName(40) }))
        .min(1)
        .max(10),
    }),
  )
  .output(refusable(z.strictObject({ id: z.uuid(), slug: z.string() })))
  .mutation(async ({ ctx, input: wanted }) => answered(await ctx.host.beginPractice(ctx.session.userId, wanted)));
