import {
  ABSENCE_POLICIES,
  campaignLineSchema,
  choicesSchema,
  deskReasonSchema,
  heirSchema,
  missingChoicesSchema,
  offerSchema,
  publicWarsSchema,
  wantedWarsSchema,
} from '@sealed-orders/host';
import { PRESS_POLICIES, paceSchema, SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { answered, doneSchema, newCampaignSchema, newStepSchema, refusable } from '../answers.ts';
import { campaignNameSchema, gamePartSchema, namedSeatSchema, nonceSchema, openingSchema } from '../inputs.ts';
import { attending, inviting, open, refereeing, router, signedIn } from '../trpc.ts';
import { invitationProcedures } from './campaign-invitations.ts';
import { lobbyProcedures } from './campaign-lobby.ts';

export const campaigns = router({
  ...lobbyProcedures,
  ...invitationProcedures,

  /** The caller's campaigns: as player, owner, referee or spectator. */
  mine: signedIn.output(z.array(campaignLineSchema).readonly()).query(({ ctx }) => ctx.host.mine(ctx.session.userId)),

  /** The campaigns that the site lists. */
  public: open.output(z.array(campaignLineSchema).readonly()).query(({ ctx }) => ctx.host.publicCampaigns()),

  /** A page of the public wars. */
  publicWars: open
    .input(wantedWarsSchema)
    .output(publicWarsSchema)
    .query(({ ctx, input }) => ctx.host.publicWars(input)),

  /** Creates a campaign in its lobby, owned by the caller. */
  create: signedIn
    .input(
      z.object({
        name: campaignNameSchema,
        system: z.enum(SYSTEMS),
        /** The rest of the game's setup. The host parses it with the game's schema, which has the defaults. */
        setup: z.record(z.string().max(40), z.unknown()),
        seats: z
          .array(namedSeatSchema.extend({ choices: choicesSchema.optional() }))
          .min(1)
          .max(60),
        /** Whether everybody with its address may read it. */
        isPublic: z.boolean(),
        /** Whether it also appears on the lists of the site, if it is public. Omitted: it does not. */
        isListed: z.boolean().optional(),
        press: z.enum(PRESS_POLICIES).optional(),
        /** Whether a valid draft counts for a seat that has not sealed when a phase closes. Omitted: it does. */
        draftsCount: z.boolean().optional(),
        /** How strictly the clock is kept; if omitted, by the default. */
        pace: paceSchema.optional(),
        /** What seals for a seat whose player is away. Omitted: its units guard. */
        absence: z.enum(ABSENCE_POLICIES).optional(),
        /** After how many missed phases in a row a seat is opened; 0 or omitted: never. */
        opensAfter: z.int().min(0).max(20).optional(),
        /** How many days of holiday each player may take; 14 if omitted. */
        holidayDays: z.int().min(0).max(365).optional(),
        /** How many days a pause by an owner who plays may last; 0: they cannot pause. 3 if omitted. */
        pauseDays: z.int().min(0).max(30).optional(),
        /** After how many rounds everybody sees a round as the referee saw it; null or omitted: never while the war lasts. */
        openAfter: z.int().min(1).max(20).nullable().optional(),
        /** Whether referees may read what is sealed for the open phase. Omitted: they may not. */
        readsSealed: z.boolean().optional(),
        /** Whether a user may hold several seats and open them in turn on one screen. Omitted: they may not. */
        oneScreen: z.boolean().optional(),
      }),
    )
    .output(refusable(newCampaignSchema))
    .mutation(async ({ ctx, input: wanted }) => answered(await ctx.host.createCampaign(ctx.session.userId, wanted))),

  /** Creates a campaign like this one, owned by the caller: its settings, map, clock and seats, without people and log. */
  copyTemplate: inviting
    .input(z.object({ name: campaignNameSchema }))
    .output(refusable(newCampaignSchema))
    .mutation(async ({ ctx, input: { campaign, name } }) =>
      answered(await ctx.host.copyTemplate(campaign, ctx.session.userId, name)),
    ),

  /** Begins a game's practice war: the caller plays, the computer plays the other seats. */
  practice: signedIn
    .input(
      z.object({
        name: campaignNameSchema,
        system: z.enum(SYSTEMS),
        seats: z.array(namedSeatSchema).min(1).max(10),
      }),
    )
    .output(refusable(newCampaignSchema))
    .mutation(async ({ ctx, input: wanted }) => answered(await ctx.host.beginPractice(ctx.session.userId, wanted))),

  /**
   * The current offer of the campaign, for its owner and the user to whom it is made; for its owner also the users to
   * whom it could be made.
   */
  offer: attending
    .output(
      z.strictObject({ offer: offerSchema.nullable(), isYours: z.boolean(), heirs: z.array(heirSchema).readonly() }),
    )
    .query(async ({ ctx, input: { campaign } }) => {
      const { userId } = ctx.session;
      const [found, heirs] = await Promise.all([ctx.host.offer(campaign, userId), ctx.host.heirs(campaign, userId)]);
      return { offer: found, isYours: found?.to === userId, heirs };
    }),

  /** Offers the campaign to one of its members, or with `to: null` takes the offer back; its owner may. */
  offerCampaign: attending
    .input(z.object({ to: z.uuid().nullable() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, to } }) =>
      answered(await ctx.host.offerCampaign(campaign, ctx.session.userId, to)),
    ),

  /** Answers the offer of the campaign to the caller, who owns it from then on if they accept. */
  answerOffer: attending
    .input(z.object({ accepts: z.boolean() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, accepts } }) =>
      answered(await ctx.host.answerOffer(campaign, ctx.session.userId, accepts)),
    ),

  /** Closes the open phase with the sheets that are sealed, if it is still the phase that the referee saw. */
  closePhase: refereeing
    .input(z.object({ opening: openingSchema, reason: deskReasonSchema, choices: missingChoicesSchema.optional() }))
    .output(refusable(newStepSchema))
    .mutation(async ({ ctx, input: { campaign, opening, reason, choices } }) =>
      answered(await ctx.host.closePhase(campaign, ctx.session.userId, opening, reason, choices)),
    ),

  /** Carries out a referee's ruling; answers with the number of the step. */
  rule: refereeing
    .input(z.object({ ruling: gamePartSchema, reason: z.string(), nonce: nonceSchema }))
    .output(refusable(newStepSchema))
    .mutation(async ({ ctx, input: { campaign, ...ruled } }) =>
      answered(await ctx.host.rule(campaign, { ...ruled, userId: ctx.session.userId })),
    ),

  /** Resumes a paused campaign: a failed step is retried immediately. */
  resume: attending
    .input(z.object({ reason: deskReasonSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, reason } }) =>
      answered(await ctx.host.resume(campaign, ctx.session.userId, reason)),
    ),
});
