import { writeUpsSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';
import { topicSchema } from './topic-schema.ts';

/** What was written of a topic, as far as the caller may read it. */
export const ofTopic = viewing
  .input(z.object({ topic: topicSchema }))
  .output(writeUpsSchema)
  .query(({ ctx, input: { campaign, topic } }) => ctx.host.writeUps(campaign, ctx.viewer, topic));
