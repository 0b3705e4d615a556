import { NONCE_PATTERN, SEAT_PATTERN, seatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** What a seat handed in besides its sheet: the commitment, who made it, and the nonce that went into the dice. */
const sealNoteSchema = z.strictObject({
  nonce: z.string().regex(NONCE_PATTERN),
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
  /** The phase number in the commitment if it differs: for sheets sealed before phases had numbers. */
  step: z.int().nonnegative().exactOptional(),
});

/** The input of a step as the log keeps it: the kernel's input, plus the seals of a phase. */
export const logInputSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin'), at: z.iso.datetime(), setup: z.unknown() }),
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
    seat: z.string().regex(SEAT_PATTERN).transform(seatId),
    order: z.unknown(),
    nonce: z.string().regex(NONCE_PATTERN),
  }),
  z.strictObject({
    type: z.literal('ruling'),
    at: z.iso.datetime(),
    reason: z.string(),
    ruling: z.unknown(),
    nonce: z.string().regex(NONCE_PATTERN),
  }),
  z.strictObject({ type: z.literal('clock'), at: z.iso.datetime() }),
]);
export type LogInput = z.infer<typeof logInputSchema>;

/** The nonces of the seats, by seat. */
export function noncesOf(input: LogInput): Readonly<Record<string, string>> {
  if (input.type === 'order') return { [input.seat]: input.nonce };
  if (input.type === 'ruling') return { referee: input.nonce };
  if (input.type !== 'phase') return {};
  return Object.fromEntries(Object.entries(input.seals).map(([seat, { nonce }]) => [seat, nonce]));
}
