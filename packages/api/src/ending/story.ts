import type { Story } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';
import { afterTheWar } from './after-the-war.ts';
import { roundScoresSchema } from './scores.ts';

const storySchema: z.ZodType<Story, Story> = z.strictObject({
  history: z.array(roundScoresSchema),
  steps: z.int(),
  dice: z.int(),
  topics: z.int(),
  beganAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
});

/** A war that is over, in numbers. */
export const story = viewing
  .output(storySchema)
  .query(async ({ ctx, input }) => afterTheWar(await ctx.host.story(input.campaign)));
