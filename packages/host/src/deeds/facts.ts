import { paceSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

const when = z.iso.datetime().nullable();

/** Particulars of a deed: what it changed, from what to what. */
export const deedFactsSchema = z.discriminatedUnion('of', [
  /** The deadline of the open phase before and after; null: there was none, or there is none. */
  z.strictObject({ of: z.literal('deadline'), from: when, to: when }),
  /** The clock before, as it was to be in the next phase, and the new one. */
  z.strictObject({ of: z.literal('pace'), from: paceSchema, to: paceSchema }),
  /** The phase that a war went back to, or was copied at. */
  z.strictObject({ of: z.literal('phase'), round: z.number().nullable(), phase: z.string().nullable() }),
  /** Which orders were sealed for a seat; only that seat and the referees read it. */
  z.strictObject({ of: z.literal('sheet'), orders: z.enum(['draft', 'least', 'own']) }),
  /** The time of a meeting. */
  z.strictObject({ of: z.literal('meeting'), at: z.iso.datetime() }),
  /** A headline, the title of what was removed, or the name of a copy: what it was about. */
  z.strictObject({ of: z.literal('text'), text: z.string() }),
]);
export type DeedFacts = z.infer<typeof deedFactsSchema>;
