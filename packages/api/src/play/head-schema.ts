import { headSchema as givenSchema, ROLES } from '@sealed-orders/host';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** The head, and the caller's roles in the campaign. */
export const headSchema = givenSchema.extend({
  viewer: z.enum(['seat', 'referee', 'spectator']),
  roles: z.array(z.enum(ROLES)).readonly(),
  /** The caller's seat. */
  you: seatIdSchema.nullable(),
  /** When the caller sealed for the open phase; null when not sealed. */
  sealedAt: z.iso.datetime().nullable(),
});
