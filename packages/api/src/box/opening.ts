import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { viewerOf } from '../authorize.ts';
import { campaignIdSchema } from '../campaign-id.ts';
import { signedIn } from '../trpc.ts';

/** For those who may open the box of the seat: who sees what the seat sees, and referees. */
export const opening = signedIn
  .input(z.object({ campaign: campaignIdSchema, seat: seatIdSchema }))
  .use(async ({ ctx, input, next }) => {
    const viewer = await viewerOf(ctx, input.campaign);
    const may = viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === input.seat);
    if (!may) throw new TRPCError({ code: 'FORBIDDEN' });
    return next({ ctx: { viewer } });
  });
