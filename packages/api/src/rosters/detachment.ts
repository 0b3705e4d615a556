import { detachmentDraftSchema } from '@sealed-orders/formats';
import { resultSchema } from '../result.ts';
import { signedIn } from '../trpc.ts';
import { joined, plannedDetachmentSchema, reviewProblemSchema } from './joined.ts';
import { listsOf } from './lists-of.ts';

/** The detachment that reviewed lists would make, for a preview. */
export const detachment = signedIn
  .input(plannedDetachmentSchema)
  .output(resultSchema(detachmentDraftSchema, reviewProblemSchema))
  .mutation(({ ctx, input }) => joined(listsOf(ctx, ctx.session.userId), input));
