import { z } from 'zod';
import { phoneId, side, unitId } from './atoms.ts';
import { entry, ground, unitState } from './entry.ts';

/** What a phone sends in one request: 200 entries are an evening. */
export const MOST_SENT = 200;

/** What counts on arrival. */
export const order = z.discriminatedUnion('type', [
  /** A phone joins for its seat. The host gives out its name. MSN-COMP-10. */
  z.strictObject({ type: z.literal('phone'), phone: phoneId }),
  /**
   * Entries of the seat's own phones, in any order and as often as necessary. `isCarried`: of the other side's phone,
   * handed over by a code whose seal the host has checked. MSN-COMP-10.
   */
  z.strictObject({
    type: z.literal('entries'),
    phone: phoneId,
    entries: z.array(entry).min(1).max(MOST_SENT),
    isCarried: z.boolean(),
  }),
  /** The phone with the pen is still there. MSN-COMP-10. */
  z.strictObject({ type: z.literal('sign'), phone: phoneId }),
]);

/** The referee's. A settled value replaces whatever the phones entered. MSN-COMP-10, MSN-MARGIN-11. */
export const ruling = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('give-pen'), phone: phoneId }),
  z.strictObject({ type: z.literal('settle-state'), unit: unitId, state: unitState }),
  z.strictObject({ type: z.literal('settle-ground'), ground, side: side.nullable() }),
]);
