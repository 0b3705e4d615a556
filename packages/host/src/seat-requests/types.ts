import type { Parsed } from '@sealed-orders/rules/kernel';
import { seatIdSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { REFUSAL_CODES } from '../vocabulary/refusals.ts';

/** How people without a seat get one: they take a free one, they ask for it, or they need an invitation. */
export const STRANGERS = ['take', 'ask', 'invited'] as const;
export type Strangers = (typeof STRANGERS)[number];

export const REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

/** How long a request and the answer to it may be, in characters. */
export const REQUEST_LENGTH = 500;

const newSeatRequestSchema = z.strictObject({
  /** The seat that they would like; null: any. */
  seat: seatIdSchema.nullable(),
  /** May be empty. */
  message: z.string(),
});
export type NewSeatRequest = Parsed<typeof newSeatRequestSchema>;

/** A user's last request for a seat of a campaign, as they read it. */
const ownSeatRequestSchema = newSeatRequestSchema.extend({
  state: z.enum(REQUEST_STATES),
  askedAt: z.iso.datetime(),
  /** Why it was declined. */
  reason: z.string().nullable(),
});
export type OwnSeatRequest = Parsed<typeof ownSeatRequestSchema>;

/** The position of a user who would like a seat. */
export const seatAskingSchema = z.strictObject({
  /** The last request; null: there is none. */
  request: ownSeatRequestSchema.nullable(),
  /** Why they may not ask now; null: they may. */
  whyNot: z.enum(REFUSAL_CODES).nullable(),
});
export type SeatAsking = Parsed<typeof seatAskingSchema>;

/** An open request, as the owner and referees read it. */
export const seatRequestSchema = newSeatRequestSchema.extend({
  id: z.uuid(),
  name: z.string(),
  askedAt: z.iso.datetime(),
});
export type SeatRequest = Parsed<typeof seatRequestSchema>;

/** The answer to a request. */
export const seatAnswerSchema = z.discriminatedUnion('accepts', [
  z.object({
    accepts: z.literal(true),
    /** The seat to give; null: the one that they wanted, or the first that is free. */
    seat: seatIdSchema.nullable(),
  }),
  z.object({ accepts: z.literal(false), reason: z.string().max(REQUEST_LENGTH) }),
]);
export type SeatAnswer = Parsed<typeof seatAnswerSchema>;
