import { z } from 'zod';
import { NONCE_PATTERN, SEAT_PATTERN, type SeatId, seatId } from '../kernel/index.ts';

/** A seat's data besides its sheet: the commitment, who made it, and the nonce that went into the dice. */
const sealNoteSchema = z.strictObject({
  nonce: z.string().regex(NONCE_PATTERN),
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
  /** The phase number in the commitment if it differs: for sheets sealed before phases had numbers. */
  step: z.int().nonnegative().exactOptional(),
  /** Display name of the referee who sealed it for the seat, if one did. */
  by: z.string().exactOptional(),
});

const seatSchema = z
  .string()
  .regex(SEAT_PATTERN)
  .transform((text): SeatId => seatId(text));

/** The campaign was paused; only games that hear of pauses have it. */
const isPaused = z.literal(true).exactOptional();

/** Who ended a campaign without a winner: its owner, with a reason, or the seats, by more than half of their votes. */
export const earlyEndSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('owner'), name: z.string(), reason: z.string().min(1) }),
  z.strictObject({
    by: z.literal('vote'),
    /** The seats that voted for it. */
    votes: z.array(seatSchema).readonly(),
    /** The seats that were held and could vote. */
    held: z.array(seatSchema).readonly(),
  }),
]);
export type EarlyEnd = z.infer<typeof earlyEndSchema>;

/** Whether this many votes end the campaign: more than half of the possible ones. */
export const isMajority = (votes: number, voters: number): boolean => votes * 2 > voters;

/** The input of a step as the log keeps it: the kernel's input, plus the seals of a phase. */
export const logInputSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin'), at: z.iso.datetime(), setup: z.unknown() }),
  /** The first step of a copy of another war: the state is the one after a step of that war. */
  z.strictObject({
    type: z.literal('copy'),
    at: z.iso.datetime(),
    /** The war, and the number and hash of its step. */
    of: z.strictObject({ campaign: z.uuid(), n: z.int().nonnegative(), hash: z.string() }),
    state: z.unknown(),
  }),
  z.strictObject({
    type: z.literal('phase'),
    at: z.iso.datetime(),
    closedBy: z.enum(['seals', 'deadline', 'referee']),
    /** Number of the phase, which the commitments of its sheets name; missing in older logs. */
    opening: z.int().nonnegative().exactOptional(),
    sheets: z.record(z.string(), z.unknown()),
    seals: z.record(z.string(), sealNoteSchema),
    /** The seats whose sheet is a draft that counted. Omitted if there is none, and in logs older than this rule. */
    drafts: z.record(z.string(), z.strictObject({ savedAt: z.iso.datetime() })).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('order'),
    at: z.iso.datetime(),
    seat: seatSchema,
    order: z.unknown(),
    nonce: z.string().regex(NONCE_PATTERN),
    /** Display name of the referee who gave it for the seat, if one did. */
    by: z.string().exactOptional(),
    isPaused,
  }),
  z.strictObject({
    type: z.literal('ruling'),
    at: z.iso.datetime(),
    reason: z.string(),
    ruling: z.unknown(),
    nonce: z.string().regex(NONCE_PATTERN),
    isPaused,
  }),
  /** `of`: which of the rules' times came, by the ids of their entries; missing in older logs. */
  z.strictObject({
    type: z.literal('clock'),
    at: z.iso.datetime(),
    of: z.array(z.string()).readonly().exactOptional(),
  }),
  /** A pause of so many seconds is over; only games that hear of pauses have it. */
  z.strictObject({ type: z.literal('resumed'), at: z.iso.datetime(), seconds: z.int().nonnegative() }),
  /** The seats without a player, whenever they change; only games that may begin with empty seats have it. */
  z.strictObject({ type: z.literal('seats'), at: z.iso.datetime(), empty: z.array(seatSchema).readonly() }),
  /** The campaign ends before anybody has won it. The rules do not see this input, and the state stays as it is. */
  z.strictObject({ type: z.literal('end'), at: z.iso.datetime(), ending: earlyEndSchema }),
  /** A referee rewinds the campaign. The rules do not see this input: the state is again the one after step `to`. */
  z.strictObject({
    type: z.literal('rewind'),
    at: z.iso.datetime(),
    to: z.int().nonnegative(),
    /** The referee's display name at that time. */
    by: z.string(),
    reason: z.string().min(1),
  }),
]);
export type LogInput = z.infer<typeof logInputSchema>;

/** The step that the input goes back to; null: none. */
export const rewoundTo = (input: LogInput): number | null => (input.type === 'rewind' ? input.to : null);

/** The nonces of the seats, by seat. */
export function noncesOf(input: LogInput): Readonly<Record<string, string>> {
  if (input.type === 'order') return { [input.seat]: input.nonce };
  if (input.type === 'ruling') return { referee: input.nonce };
  if (input.type !== 'phase') return {};
  return Object.fromEntries(Object.entries(input.seals).map(([seat, { nonce }]) => [seat, nonce]));
}
