import type { DeletionNotice } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';

const noticeSchema: z.ZodType<DeletionNotice, DeletionNotice> = z.strictObject({
  id: z.uuid(),
  campaign: z.string(),
  deletedBy: z.string(),
  deletedAt: z.iso.datetime(),
});

/** Which of the caller's campaigns were deleted since they last looked. */
export const deleted = signedIn
  .output(z.array(noticeSchema).readonly())
  .query(({ ctx }) => ctx.host.deletionNotices(ctx.session.userId));
