import { deputyLinkSchema, deskReasonSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { attending, router, seated } from '../trpc.ts';

const daySchema = z.iso.date();

/** A seat, and why it is opened or closed. */
const seatChangeSchema = z.object({ seat: seatIdSchema, reason: deskReasonSchema });

export const absence = router({
  /** Announces whole days on which the caller is away, in the caller's zone. */
  announceHoliday: seated
    .input(z.object({ firstDay: daySchema, lastDay: daySchema, zone: z.string().max(60) }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.announceHoliday(campaign, ctx.seat, ctx.session.userId, wanted)),
    ),

  /** Ends the caller's holiday now and cancels later ones. */
  cancelHolidays: seated.output(doneSchema).mutation(async ({ ctx, input }) => {
    await ctx.host.cancelHolidays(input.campaign, ctx.seat, ctx.session.userId);
    return { done: true };
  }),

  /** Makes a link by which one person becomes the deputy of the caller's seat; it replaces an earlier one. */
  inviteDeputy: seated
    .output(refusable(z.strictObject({ code: z.string() })))
    .mutation(async ({ ctx, input }) =>
      answered(await ctx.host.inviteDeputy(input.campaign, ctx.seat, ctx.session.userId)),
    ),

  /** The deputy link that works now, for the seat's player only. */
  deputyLink: seated
    .output(deputyLinkSchema.nullable())
    .query(({ ctx, input }) => ctx.host.deputyLink(input.campaign, ctx.seat, ctx.session.userId)),

  /** Removes the deputy of the caller's seat; its player and the deputy may do so. */
  dismissDeputy: seated
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input }) =>
      answered(await ctx.host.dismissDeputy(input.campaign, ctx.seat, ctx.session.userId)),
    ),

  /** Lets others take a seat of a running war. Its player may, and so may the owner and referees. */
  openSeat: attending
    .input(seatChangeSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, seat, reason } }) =>
      answered(await ctx.host.openSeat(campaign, seat, ctx.session.userId, reason)),
    ),

  /** Closes a seat: its player, who needs no reason, is back, or the owner or a referee decided so. */
  shutSeat: attending
    .input(seatChangeSchema)
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, seat, reason } }) =>
      answered(await ctx.host.shutSeat(campaign, seat, ctx.session.userId, reason)),
    ),
});
