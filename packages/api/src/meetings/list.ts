import { meetingSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { viewing } from '../trpc.ts';

/** Times that are proposed or agreed for what the caller's seat has a part in; a referee reads all. */
export const list = viewing
  .output(z.array(meetingSchema).readonly())
  .query(({ ctx, input: { campaign } }) => ctx.host.meetings(campaign, ctx.viewer));
