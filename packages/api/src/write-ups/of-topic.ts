import type { WriteUps } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';
import { topicSchema } from './topic-schema.ts';

const pictureSchema = z.strictObject({
  id: z.uuid(),
  caption: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});

const writeUpsSchema: z.ZodType<WriteUps, WriteUps> = z.strictObject({
  writeUps: z.array(
    z.strictObject({
      seat: seatIdSchema,
      title: z.string(),
      text: z.string(),
      savedAt: z.iso.datetime(),
      pictures: z.array(pictureSchema),
    }),
  ),
  mayWrite: z.boolean(),
  isTold: z.boolean(),
});

/** What was written of a topic, as far as the caller may read it. */
export const ofTopic = viewing
  .input(z.object({ topic: topicSchema }))
  .output(writeUpsSchema)
  .query(({ ctx, input: { campaign, topic } }) => ctx.host.writeUps(campaign, ctx.viewer, topic));
