import { deletionNoticeSchema, roundScoresSchema, storySchema } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, doneSchema, newCampaignSchema, newStepSchema, refusable } from '../answers.ts';
import { afterTheWar } from '../authorize.ts';
import { attending, router, signedIn, viewing } from '../trpc.ts';

/**
 * The most characters of an archive of 30 MB in base64, and a few more, so that the host can say that it is too long. Its
 * reader finds what is not base64: looking at each character here would keep others waiting.
 */
const ARCHIVE_LENGTH = 40_200_000;

export const ending = router({
  /** Ends the war early, for its owner. The reason is in the log, and everybody can read it. */
  end: attending
    .input(z.object({ reason: z.string() }))
    .output(refusable(newStepSchema))
    .mutation(async ({ ctx, input: { campaign, reason } }) =>
      answered(await ctx.host.endWar(campaign, ctx.session.userId, reason)),
    ),

  /** The scores at the end of each round so far, as the caller may know them. */
  scores: viewing
    .output(z.array(roundScoresSchema).readonly())
    .query(({ ctx, input }) => ctx.host.scores(input.campaign, ctx.viewer)),

  /** A finished war, in numbers. */
  story: viewing.output(storySchema).query(async ({ ctx, input }) => afterTheWar(await ctx.host.story(input.campaign))),

  /** Puts a finished campaign in the archive, or takes it out again, for its owner. */
  archive: attending
    .input(z.object({ isArchived: z.boolean() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, isArchived } }) =>
      answered(await ctx.host.setArchived(campaign, ctx.session.userId, isArchived)),
    ),

  /** Deletes a campaign with everything that belongs to it, for its owner, who types its name. */
  delete: attending
    .input(z.object({ name: z.string() }))
    .output(refusable(doneSchema))
    .mutation(async ({ ctx, input: { campaign, name } }) =>
      answered(await ctx.host.deleteCampaign(campaign, ctx.session.userId, name)),
    ),

  /** Which of the caller's campaigns were deleted since they last looked. */
  deleted: signedIn
    .output(z.array(deletionNoticeSchema).readonly())
    .query(({ ctx }) => ctx.host.deletionNotices(ctx.session.userId)),

  /** Notes that the caller has read the notice of a deleted campaign. */
  readDeleted: signedIn
    .input(z.object({ id: z.uuid() }))
    .output(doneSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.host.readDeletionNotice(ctx.session.userId, input.id);
      return { done: true };
    }),

  /**
   * Imports a finished war from another site: the archive, as it was downloaded there, in base64. The war is replayed,
   * and kept only if everything in it agrees.
   */
  importWar: signedIn
    .input(
      z.object({ base64: z.string().max(ARCHIVE_LENGTH), isPublic: z.boolean(), isListed: z.boolean().optional() }),
    )
    .output(refusable(newCampaignSchema))
    .mutation(async ({ ctx, input: { base64, ...open } }) =>
      answered(
        await ctx.host.importWar({
          by: ctx.session.userId,
          file: Buffer.from(base64, 'base64'),
          ...open,
          readPicture: (bytes) => ctx.readPicture(bytes, ctx.session.userId),
        }),
      ),
    ),
});
