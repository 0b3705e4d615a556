import type { InvitedTo } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';
import { open } from '../trpc.ts';
import { codeSchema } from './invitation-schema.ts';
import { termsShape } from './terms-schema.ts';

const invitedToSchema: z.ZodType<InvitedTo, InvitedTo> = z.strictObject({
  ...termsShape,
  by: z.string(),
  seats: z.int().positive(),
  free: z.int().nonnegative(),
  choices: z.array(z.strictObject({ seat: seatIdSchema, name: z.string() })),
});

/** Who invites, and to what, as far as everybody learns it who comes in. Null: the link is closed, or there is none. */
export const invitedTo = open
  .input(z.object({ code: codeSchema }))
  .output(invitedToSchema.nullable())
  .query(({ ctx, input }) => ctx.host.invitedTo(input.code));
