import { deviceSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { signedIn } from '../trpc.ts';
import { endpointSchema } from './endpoint-schema.ts';

/** The caller's devices that show notifications, and the key by which their browsers know this site. */
export const devices = signedIn
  .input(z.object({ endpoint: endpointSchema.nullable() }))
  .output(z.strictObject({ key: z.string(), devices: z.array(deviceSchema).readonly() }))
  .query(async ({ ctx, input }) => ({
    key: (await ctx.host.news.pushKeys()).publicKey,
    devices: await ctx.host.news.devices(ctx.session.userId, input.endpoint),
  }));
