import { deskReasonSchema, REFUSAL_CODES, WRITE_UP, writeUpListSchema, writeUpsSchema } from '@sealed-orders/host';
import { failed, seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { answered, doneSchema, refusable, resultSchema } from '../answers.ts';
import { eyesOf } from '../authorize.ts';
import { textSchema, topicSchema, viewerSchema } from '../inputs.ts';
import { PICTURE_PROBLEMS } from '../pictures/read-picture.ts';
import { attending, router, seated, viewing } from '../trpc.ts';

/** The viewer whose write-ups a referee reads. */
const asSchema = z.object({ as: viewerSchema.optional() });

const captionSchema = textSchema(WRITE_UP.caption);

const pictureProblemSchema = z.strictObject({ code: z.enum([...PICTURE_PROBLEMS, ...REFUSAL_CODES]) });

export const writeUps = router({
  /**
   * All write-ups that the caller may read, newest first, and topics that the caller's seat may still write up. With
   * `as`, for referees: those that another viewer may read, and nothing to write.
   */
  list: viewing
    .input(asSchema)
    .output(writeUpListSchema)
    .query(async ({ ctx, input: { campaign, as } }) => {
      const found = await ctx.host.writeUpList(campaign, eyesOf(ctx.viewer, as));
      return as === undefined ? found : { ...found, toWrite: [] };
    }),

  /** The write-ups of a topic that the caller may read; with `as` likewise. */
  ofTopic: viewing
    .input(asSchema.extend({ topic: topicSchema }))
    .output(writeUpsSchema)
    .query(async ({ ctx, input: { campaign, topic, as } }) => {
      const found = await ctx.host.writeUps(campaign, eyesOf(ctx.viewer, as), topic);
      return as === undefined ? found : { ...found, mayWrite: false };
    }),

  /** Saves the caller's write-up of a topic: plain text. */
  save: seated
    .input(
      z.object({
        topic: topicSchema,
        title: textSchema(WRITE_UP.title),
        text: textSchema(WRITE_UP.text),
        captions: z.array(z.object({ picture: z.uuid(), caption: captionSchema })).max(WRITE_UP.pictures),
      }),
    )
    .output(refusable(z.strictObject({ savedAt: z.iso.datetime() })))
    .mutation(async ({ ctx, input: { campaign, ...saved } }) =>
      answered(await ctx.host.saveWriteUp(campaign, ctx.seat, { ...saved, userId: ctx.session.userId })),
    ),

  /** Adds a picture, given in base64, to the caller's write-up of a topic. If it cannot be read, nothing changes. */
  addPicture: seated
    .input(z.object({ topic: topicSchema, caption: captionSchema, base64: z.base64() }))
    .output(resultSchema(z.strictObject({ id: z.uuid() }), pictureProblemSchema))
    .mutation(async ({ ctx, input: { campaign, topic, caption, base64 } }) => {
      const { host, seat } = ctx;
      const { userId } = ctx.session;
      // Checked before the work of reading; adding checks it again, since other pictures may be added meanwhile.
      const refusal = await host.pictureRefusal(campaign, seat, { topic, userId });
      if (refusal !== null) return failed({ code: refusal.code });
      const read = await ctx.readPicture(Buffer.from(base64, 'base64'), userId);
      if (!read.ok) return read;
      const added = answered(await host.addPicture(campaign, seat, { topic, caption, userId, ...read.value }));
      return added.ok ? added : failed({ code: added.problem.code });
    }),

  /** Removes a picture of a write-up: its own player's, or any as a referee, who gives a reason. */
  removePicture: attending
    .input(z.object({ picture: z.uuid(), reason: deskReasonSchema.nullable() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, picture, reason } }) => {
      const made = await ctx.host.removePicture({ campaign, by: ctx.session.userId, reason }, picture);
      if (!made.ok && made.problem.code === 'not-yours') throw new TRPCError({ code: 'NOT_FOUND' });
      return answered(made);
    }),

  /** Removes a write-up with its pictures: its own player's, or any as a referee, who gives a reason. */
  remove: attending
    .input(z.object({ topic: topicSchema, seat: seatIdSchema, reason: deskReasonSchema.nullable() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, topic, seat, reason } }) => {
      const made = await ctx.host.removeWriteUp({ campaign, by: ctx.session.userId, reason }, topic, seat);
      // Somebody else's looks the same as a missing one.
      if (!made.ok && made.problem.code === 'not-yours') throw new TRPCError({ code: 'NOT_FOUND' });
      return answered(made);
    }),
});
