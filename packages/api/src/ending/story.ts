import { storySchema } from '@sealed-orders/host';
import { viewing } from '../trpc.ts';
import { afterTheWar } from './after-the-war.ts';

/** A war that is over, in numbers. */
export const story = viewing
  .output(storySchema)
  .query(async ({ ctx, input }) => afterTheWar(await ctx.host.story(input.campaign)));
