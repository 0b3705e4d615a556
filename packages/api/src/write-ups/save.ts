import { WRITE_UP } from '@sealed-orders/host';
import { z } from 'zod';
import { answered, refusable } from '../refusal.ts';
import { seated } from '../trpc.ts';
import { topicSchema } from './topic-schema.ts';

const captionSchema = z.object({ picture: z.uuid(), caption: z.string().trim().max(WRITE_UP.caption) });

/** Saves what the caller's seat writes of a topic: plain text. */
export const save = seated
  .input(
    z.object({
      topic: topicSchema,
      title: z.string().trim().max(WRITE_UP.title),
      text: z.string().trim().max(WRITE_UP.text),
      captions: z.array(captionSchema).max(WRITE_UP.pictures),
    }),
  )
  .output(refusable(z.strictObject({ savedAt: z.iso.datetime() })))
  .mutation(async ({ ctx, input: { campaign, ...saved } }) =>
    answered(await ctx.host.saveWriteUp(campaign, ctx.seat, { ...saved, userId: ctx.session.userId })),
  );
