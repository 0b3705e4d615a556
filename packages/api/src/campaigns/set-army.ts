import type { ListedForce } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { joined, plannedDetachmentSchema, reviewProblemSchema } from '../rosters/joined.ts';
import { listsOf } from '../rosters/lists-of.ts';
import { seated } from '../trpc.ts';

/** Sets the army of the caller's seat: forces, each made of reviewed army lists. */
export const setArmy = seated
  .input(z.object({ detachments: z.array(plannedDetachmentSchema).max(40) }))
  .output(
    z.union([
      refusable(doneSchema),
      z.strictObject({ ok: z.literal(false), detachment: z.int(), problem: reviewProblemSchema }),
    ]),
  )
  .mutation(async ({ ctx, input }) => {
    const list = listsOf(ctx, ctx.session.userId);
    const forces: ListedForce[] = [];
    for (const [detachment, planned] of input.detachments.entries()) {
      const made = await joined(list, planned);
      if (!made.ok) return { ...made, detachment };
      const { name, units } = made.value;
      forces.push({ name, choices: planned.choices, units });
    }
    return answered(await ctx.host.setArmy(input.campaign, ctx.seat, ctx.session.userId, forces));
  });
