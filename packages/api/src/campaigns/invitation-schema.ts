import { INVITED_ROLES, type Invitation, seatIdSchema } from '@sealed-orders/host';
import { z } from 'zod';

export const codeSchema = z.string().regex(/^[\w-]{8,64}$/);

export const invitedShape = {
  campaign: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string() }),
  role: z.enum(INVITED_ROLES),
  seat: seatIdSchema.nullable(),
};

export const invitationSchema: z.ZodType<Invitation, Invitation> = z.strictObject({
  ...invitedShape,
  expiresAt: z.iso.datetime(),
  isOpen: z.boolean(),
  waitsForConsent: z.boolean(),
});
