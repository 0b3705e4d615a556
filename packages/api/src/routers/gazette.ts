import { GAZETTE_LENGTH, gazetteDeskSchema, roundLineSchema, roundSeenSchema } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable } from '../answers.ts';
import { textSchema } from '../inputs.ts';
import { arePast, seenSchema } from '../seen-schema.ts';
import { attending, refereeing, router, seated, viewing } from '../trpc.ts';

/** A round, with its views in the types of its game. */
const roundSchema = roundSeenSchema
  .extend({ seen: seenSchema })
  .refine(({ seen, past }) => arePast(seen.system, past), { path: ['past'] });

/** A seat's communiqué in the issue of a round. */
const communiqueSchema = z.object({ round: z.int32(), seat: seatIdSchema });
const reasonSchema = textSchema(GAZETTE_LENGTH.reason);

export const gazette = router({
  /** The issues of a war's gazette that have begun, oldest first. */
  rounds: viewing
    .output(z.array(roundLineSchema).readonly())
    .query(({ ctx, input }) => ctx.host.gazette.rounds(input.campaign)),

  /** An issue as everybody may know it, whoever asks: the state at its end, and everything told in it. */
  round: viewing
    .input(z.object({ round: z.int32().nonnegative() }))
    .output(roundSchema)
    .query(async ({ ctx, input }) => {
      const found = await ctx.host.gazette.round(input.campaign, input.round);
      if (found === null) throw new TRPCError({ code: 'NOT_FOUND' });
      return { ...found, seen: { ...found.seen, viewer: 'spectator' as const } };
    }),

  /** What the caller may write for the gazette now, and what is there. */
  desk: viewing.output(gazetteDeskSchema).query(({ ctx, input }) => ctx.host.gazette.desk(input.campaign, ctx.viewer)),

  /** Writes the headline of the last closed issue. */
  setHeadline: refereeing
    .input(
      z.object({
        round: z.int32(),
        title: textSchema(GAZETTE_LENGTH.title),
        lead: textSchema(GAZETTE_LENGTH.lead),
      }),
    )
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.gazette.setHeadline(campaign, ctx.session.userId, wanted)),
    ),

  /** Writes a communiqué for the caller's seat, in the open issue. */
  say: seated
    .input(z.object({ round: z.int32(), text: textSchema(GAZETTE_LENGTH.communique) }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.gazette.say(campaign, ctx.seat, ctx.session.userId, wanted)),
    ),

  /** Reports a communiqué in a published issue to the referees. */
  complain: attending
    .input(communiqueSchema.extend({ text: reasonSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.gazette.complain(campaign, ctx.session.userId, wanted)),
    ),

  /** Withholds a communiqué in a published issue, or shows it again. */
  withhold: refereeing
    .input(communiqueSchema.extend({ isWithheld: z.boolean(), reason: reasonSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...wanted } }) =>
      answered(await ctx.host.gazette.withhold(campaign, ctx.session.userId, wanted)),
    ),

  /** Lets a communiqué stand despite complaints. */
  letStand: refereeing
    .input(communiqueSchema.extend({ reason: reasonSchema }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, ...standing } }) =>
      answered(await ctx.host.gazette.letStand(campaign, ctx.session.userId, standing)),
    ),
});
