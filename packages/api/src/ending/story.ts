import type { Story } from '@sealed-orders/host';
import { z } from 'zod';
import { seatIdSchema } from '../seat-id.ts';
import { viewing } from '../trpc.ts';
import { afterTheWar } from './after-the-war.ts';

const scoreSchema = z.strictObject({ seat: seatIdSchema, score: z.number().nullable() });

const storySchema: z.ZodType<Story, Story> = z.strictObject({
  history: z.array(z.strictObject({ round: z.int(), scores: z.array(scoreSchema) })),
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
