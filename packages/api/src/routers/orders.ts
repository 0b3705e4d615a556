import type { RateLimit, RateLimits } from '@sealed-orders/auth';
import { draftSchema, sealedSheetSchema, sealReceiptSchema, standingSealsSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, newStepSchema, refusable } from '../answers.ts';
import { countStep } from '../authorize.ts';
import { gamePartSchema, nonceSchema, openingSchema } from '../inputs.ts';
import { router, seated } from '../trpc.ts';

/**
 * Limits the orders on arrival of each player in each campaign to twenty a minute, and likewise taking and leaving seats,
 * and going ahead: each of them makes a step, and seals have to wait while a step is made.
 */
export const createOrderRateLimit = (limits: RateLimits): RateLimit =>
  limits('orders on arrival', { limit: 20, windowMs: 60_000 });

/** Id of a phase in the game's sequence of play. */
const phaseSchema = z.string().max(40);

export const orders = router({
  /** The caller's own orders for the open phase, as saved and as sealed. */
  draft: seated
    .output(z.strictObject({ draft: draftSchema.nullable(), sealed: sealedSheetSchema.nullable() }))
    .query(async ({ ctx, input }) => {
      const [saved, sealed] = await Promise.all([
        ctx.host.draft(input.campaign, ctx.seat),
        ctx.host.sealed(input.campaign, ctx.seat),
      ]);
      return { draft: saved, sealed };
    }),

  /** Saves a draft. It may be unfinished and break the rules; it only has to be a sheet. */
  save: seated
    .input(z.object({ opening: openingSchema, sheet: gamePartSchema }))
    .output(refusable(z.strictObject({ savedAt: z.iso.datetime() })))
    .mutation(async ({ ctx, input }) =>
      answered(await ctx.host.saveDraft(input.campaign, ctx.seat, input.opening, input.sheet)),
    ),

  /** Seals a sheet for the open phase, in place of one sealed before. */
  seal: seated
    .input(z.object({ opening: openingSchema, sheet: gamePartSchema, nonce: nonceSchema }))
    .output(refusable(sealReceiptSchema))
    .mutation(async ({ ctx, input: { campaign, opening, sheet, nonce } }) =>
      answered(await ctx.host.seal(campaign, ctx.seat, { opening, sheet, nonce, userId: ctx.session.userId })),
    ),

  /** Takes a sealed sheet back, as long as the phase is open. */
  unseal: seated
    .input(z.object({ opening: openingSchema }))
    .output(refusable(z.strictObject({ opening: openingSchema })))
    .mutation(async ({ ctx, input }) => answered(await ctx.host.unseal(input.campaign, ctx.seat, input.opening))),

  /** Gives an order on arrival, once for each nonce of the seat; answers with the number of the step. */
  give: seated
    .input(z.object({ order: gamePartSchema, nonce: nonceSchema }))
    .output(refusable(newStepSchema))
    .mutation(async ({ ctx, input: { campaign, order, nonce } }) => {
      await countStep(ctx, campaign, 'orders');
      const { userId } = ctx.session;
      return answered(await ctx.host.give(campaign, ctx.seat, { order, nonce, userId }));
    }),

  /**
   * In a practice war of a game without sheets, for its only player: lets everything come that is due until an instant, at
   * most a day ahead, and twenty times a minute.
   */
  goAhead: seated
    .input(z.object({ to: z.iso.datetime() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, to } }) => {
      await countStep(ctx, campaign, 'ahead');
      return answered(await ctx.host.goAhead(campaign, ctx.session.userId, to));
    }),

  /** The phases that are sealed for the caller's seat whenever they open. */
  standingSeals: seated
    .output(standingSealsSchema)
    .query(({ ctx, input }) => ctx.host.standingSeals(input.campaign, ctx.seat)),

  /** Seals the phase for the caller's seat with its standing orders whenever the phase opens, from the next time on. */
  setStandingSeal: seated
    .input(z.object({ phase: phaseSchema, nonce: nonceSchema }))
    .output(refusable(z.strictObject({ phase: phaseSchema })))
    .mutation(async ({ ctx, input: { campaign, phase, nonce } }) =>
      answered(await ctx.host.setStandingSeal(campaign, ctx.seat, { phase, nonce, userId: ctx.session.userId })),
    ),

  /** Stops sealing the phase for the caller's seat, from its next opening on. */
  withdrawStandingSeal: seated
    .input(z.object({ phase: phaseSchema }))
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.host.withdrawStandingSeal(input.campaign, ctx.seat, input.phase);
      return { done: true };
    }),
});
