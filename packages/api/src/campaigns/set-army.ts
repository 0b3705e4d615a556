import type { DetachmentDraft } from '@sealed-orders/formats';
import { type DetachmentSetup, plainUnit } from '@sealed-orders/rules/hex-campaign';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../refusal.ts';
import { joined, plannedDetachmentSchema, reviewProblemSchema } from '../rosters/joined.ts';
import { listsOf } from '../rosters/lists-of.ts';
import { seated } from '../trpc.ts';

const setup = ({ name, march, units }: DetachmentDraft): DetachmentSetup => ({
  name,
  march,
  units: units.map(plainUnit),
});

/** Gives the caller's seat its army: detachments, each joined of reviewed army lists. */
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
    const army: DetachmentSetup[] = [];
    for (const [detachment, planned] of input.detachments.entries()) {
      const made = await joined(list, planned);
      if (!made.ok) return { ...made, detachment };
      army.push(setup(made.value));
    }
    return answered(await ctx.host.setArmy(input.campaign, ctx.seat, ctx.session.userId, army));
  });
