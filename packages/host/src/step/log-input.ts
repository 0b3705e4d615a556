import { NONCE_PATTERN, SEAT_PATTERN, seatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

/** What a seat brought to a phase beside its sheet: who commits to what, and the nonce that went into the dice. */
const sealNoteSchema = z.strictObject({
  nonce: z.string().regex(NONCE_PATTERN),
  commitment: z.string(),
  sealedAt: z.iso.datetime(),
  /** The step that it was committed for, where orders on arrival have been steps since. */
  step: z.int().nonnegative().exactOptional(),
});

/** The input of a step as the log keeps it: the kernel's input, and with a phase the seals. */
export const logInputSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begin'), at: z.iso.datetime(), setup: z.unknown() }),
  z.strictObject({
    type: z.literal('phase'),
    at: z.iso.datetime(),
    closedBy: z.enum(['seals', 'deadline', 'referee']),
    sheets: z.record(z.string(), z.unknown()),
    seals: z.record(z.string(), sealNoteSchema),
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

/** The nonces that seats brought, by seat. */
export function noncesOf(input: LogInput): Readonly<Record<string, string>> {
  if (input.type === 'order') return { [input.seat]: input.nonce };
  if (input.type === 'ruling') return { referee: input.nonce };
  if (input.type !== 'phase') return {};
  return Object.fromEntries(Object.entries(input.seals).map(([seat, { nonce }]) => [seat, nonce]));
}
