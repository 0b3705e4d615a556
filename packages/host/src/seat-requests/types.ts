import type { Instant, Parsed, SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { REFUSAL_CODES } from '../refusals.ts';
import { seatIdSchema } from '../seat-id.ts';

/** How people without a seat get one: they take a free one, they ask for it, or they need an invitation. */
export const STRANGERS = ['take', 'ask', 'invited'] as const;
export type Strangers = (typeof STRANGERS)[number];

export const REQUEST_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How long a request and the answer to it may be, in characters. */
export const REQUEST_LENGTH = 500;

export interface NewSeatRequest {
  /** The seat that they would like; null: any. */
  readonly seat: SeatId | null;
  /** May be empty. */
  readonly message: string;
}

/** Somebody's last request for a seat of a campaign, as they read it. */
export interface OwnSeatRequest extends NewSeatRequest {
  readonly state: RequestState;
  readonly askedAt: Instant;
  /** Why it was declined. */
  readonly reason: string | null;
}

/** Where somebody stands who would like a seat. */
export const seatAskingSchema = z.strictObject({
  /** The last request; null: there is none. */
  request: z
    .strictObject({
      seat: seatIdSchema.nullable(),
      message: z.string(),
      state: z.enum(REQUEST_STATES),
      askedAt: z.iso.datetime(),
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Why they may not ask now; null: they may. */
  whyNot: z.enum(REFUSAL_CODES).nullable(),
});
export type SeatAsking = Parsed<typeof seatAskingSchema>;

/** An open request, as the owner and referees read it. */
export interface SeatRequest extends NewSeatRequest {
  readonly id: string;
  readonly name: string;
  readonly askedAt: Instant;
}

/** The answer to a request. */
export type SeatAnswer =
  | {
      readonly accepts: true;
      /** The seat that they get; null: the one that they would like, or the first that is free. */
      readonly seat: SeatId | null;
    }
  | { readonly accepts: false; readonly reason: string };
