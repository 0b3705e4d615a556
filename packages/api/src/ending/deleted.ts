import { deletionNoticeSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

/** Which of the caller's campaigns were deleted since they last looked. */
export const deleted = signedIn
  .output(z.array(deletionNoticeSchema).readonly())
  .query(({ ctx }) => ctx.host.deletionNotices(ctx.session.userId));
