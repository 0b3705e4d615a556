import { timeZoneSchema } from '@sealed-orders/auth';
import {
  boardCampaignSchema,
  deskLineSchema,
  deskReasonSchema,
  dryRunSchema,
  rewindLossSchema,
  rewindTargetSchema,
  sealedSheetSchema,
  triedRulingSchema,
} from '@sealed-orders/host';
import { paceSchema, seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, newCampaignSchema, newStepSchema, refusable } from '../answers.ts';
import { eyesOf } from '../authorize.ts';
import {
  campaignNameSchema,
  gamePartSchema,
  nonceSchema,
  openingSchema,
  topicSchema,
  viewerSchema,
} from '../inputs.ts';
import { seenSchema } from '../seen-schema.ts';
import { attending, open, refereeing, router, signedIn, viewing } from '../trpc.ts';

/** In minutes. */
const MONTH = 30 * 24 * 60;

export const desk = router({
  /** How many campaigns the caller owns or is a referee of; none without a signed-in user. */
  count: open.output(z.int32()).query(({ ctx }) => (ctx.session === null ? 0 : ctx.host.deskCount(ctx.session.userId))),

  /**
   * The campaigns that the caller owns or is a referee of: which sheets are missing in each, as far as the caller may
   * know.
   */
  board: signedIn
    .output(z.array(boardCampaignSchema).readonly())
    .query(({ ctx }) => ctx.host.deskBoard(ctx.session.userId)),

  /**
   * Deeds at the referee's desk, latest first, for everybody who may look at the campaign. With `as`, for referees: what
   * another viewer reads of them.
   */
  log: viewing
    .input(z.object({ as: viewerSchema.optional() }))
    .output(z.array(deskLineSchema).readonly())
    .query(({ ctx, input: { campaign, as } }) => ctx.host.deskLog(campaign, eyesOf(ctx.viewer, as))),

  /** When referees ruled on something that the caller may know of, latest first: the times of the steps. */
  rulings: viewing
    .output(z.array(z.iso.datetime()).readonly())
    .query(({ ctx, input }) => ctx.host.rulings(input.campaign, ctx.viewer)),

  /** Stops the clock of a running campaign. An owner who plays may do that too. */
  pause: attending
    .input(z.object({ reason: deskReasonSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, reason } }) =>
      answered(await ctx.host.pause(campaign, ctx.session.userId, reason)),
    ),

  /** Extends the open phase, or brings its end forward, if its deadline is still the one that the referee saw. */
  moveDeadline: refereeing
    .input(
      z
        .object({ opening: openingSchema, due: z.iso.datetime(), reason: deskReasonSchema })
        .and(z.union([z.object({ minutes: z.int().min(-MONTH).max(MONTH) }), z.object({ to: z.iso.datetime() })])),
    )
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...move } }) =>
      answered(await ctx.host.moveDeadline(campaign, ctx.session.userId, move)),
    ),

  /** Changes the order clock of a war, and how strictly it is kept, from the phase that opens next. */
  changePace: refereeing
    .input(z.object({ pace: paceSchema, reason: deskReasonSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...change } }) =>
      answered(await ctx.host.changePace(campaign, ctx.session.userId, change)),
    ),

  /**
   * Pings players who still owe something: those of these seats, or all with `seats: null`. Answers with the seats
   * pinged.
   */
  ping: refereeing
    .input(
      z.object({ opening: openingSchema, seats: z.array(seatIdSchema).max(100).nullable(), reason: deskReasonSchema }),
    )
    .output(refusable(z.strictObject({ seats: z.array(seatIdSchema).readonly() })))
    .mutation(async ({ ctx, input: { campaign, ...pinging } }) =>
      answered(await ctx.host.ping(campaign, ctx.session.userId, pinging)),
    ),

  /** Sets the time at which the seats of a topic meet, in place of what they agreed. */
  setMeeting: refereeing
    .input(
      z.object({
        topic: topicSchema,
        startsAt: z.iso.datetime(),
        zone: timeZoneSchema,
        reason: deskReasonSchema,
      }),
    )
    .output(refusable(z.strictObject({ n: z.int32().positive() })))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.setMeeting(campaign, ctx.session.userId, wanted)),
    ),

  /**
   * What a seat has sealed for the open phase, if the terms let referees read it. Everybody can read that they did, and
   * why.
   */
  readSealed: refereeing
    .input(z.object({ opening: openingSchema, seat: seatIdSchema, reason: deskReasonSchema }))
    .output(refusable(sealedSheetSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.readSealed(campaign, ctx.session.userId, wanted)),
    ),

  /** Seals for a seat that has not sealed: its own draft, the default orders, or a referee's sheet. */
  sealFor: refereeing
    .input(
      z.object({
        opening: openingSchema,
        seat: seatIdSchema,
        orders: z.union([z.enum(['draft', 'least']), z.strictObject({ sheet: gamePartSchema })]),
        nonce: z.string(),
        reason: deskReasonSchema,
      }),
    )
    .output(refusable(z.strictObject({ commitment: z.string() })))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.sealFor(campaign, ctx.session.userId, wanted)),
    ),

  /** Gives an order on arrival for a seat, once for each nonce; answers with the number of the step. */
  giveFor: refereeing
    .input(
      z.object({
        seat: seatIdSchema,
        order: gamePartSchema,
        nonce: nonceSchema,
        reason: deskReasonSchema,
      }),
    )
    .output(refusable(newStepSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.giveFor(campaign, ctx.session.userId, wanted)),
    ),

  /**
   * What the open phase would bring if it closed now, or the open day if nobody did anything, as one viewer would see
   * it. Everybody can read that it was done.
   */
  dryRun: refereeing
    .input(z.object({ opening: openingSchema, as: viewerSchema }))
    .output(refusable(dryRunSchema.extend({ seen: seenSchema })))
    .mutation(async ({ ctx, input: { campaign, opening, as } }) => {
      const made = answered(await ctx.host.dryRun(campaign, ctx.session.userId, { opening, as }));
      if (!made.ok) return made;
      const { seen, ...compared } = made.value;
      return { ok: true as const, value: { seen: { ...seen, viewer: as.kind }, ...compared } };
    }),

  /** What a ruling would do, as the referee would read it. Nothing is saved, and nobody is told. */
  tryRuling: refereeing
    .input(z.object({ ruling: gamePartSchema }))
    .output(refusable(triedRulingSchema))
    .mutation(async ({ ctx, input: { campaign, ruling } }) =>
      answered(await ctx.host.tryRuling(campaign, ctx.session.userId, ruling)),
    ),

  /** The phases that the war can be taken back to, latest first. */
  rewindTargets: refereeing
    .output(z.array(rewindTargetSchema).readonly())
    .query(({ ctx, input: { campaign } }) => ctx.host.rewindTargets(campaign)),

  /**
   * What would be undone if the war were taken back to the opening of a phase; null: there is no such phase, or it was
   * undone itself.
   */
  rewindLoss: refereeing
    .input(z.object({ to: openingSchema }))
    .output(rewindLossSchema.nullable())
    .query(({ ctx, input: { campaign, to } }) => ctx.host.rewindLoss(campaign, to)),

  /** Takes the war back to the opening of a phase, if the open phase is still the one that the referee saw. */
  rewind: refereeing
    .input(z.object({ opening: openingSchema, to: openingSchema, name: z.string().max(200), reason: deskReasonSchema }))
    .output(refusable(newStepSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.rewind(campaign, ctx.session.userId, wanted)),
    ),

  /** Copies this war as it was when a phase opened; the copy is the caller's, paused and without players. */
  branch: refereeing
    .input(z.object({ opening: openingSchema, name: campaignNameSchema, reason: deskReasonSchema }))
    .output(refusable(newCampaignSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.branch(campaign, ctx.session.userId, wanted)),
    ),
});
