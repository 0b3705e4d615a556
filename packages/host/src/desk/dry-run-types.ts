import { type Parsed, seatIdSchema, sideChangeSchema, standingSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seenSchema } from '../reading/types.ts';

/** What a phase would bring one seat, for referees. */
const drySideSchema = z.strictObject({
  seat: seatIdSchema,
  /** The score now and then; null: the game keeps none. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** Whether the seat would be out of the war then. */
  isOut: z.boolean(),
  /** Its contacts, claims and losses, by place. */
  changes: z.array(sideChangeSchema).readonly(),
  /** How many events it would read. */
  events: z.int().nonnegative(),
});
export type DrySide = Parsed<typeof drySideSchema>;

/** What a phase would bring. */
export const dryRunSchema = z.strictObject({
  /** The difference for each seat, in order. */
  sides: z.array(drySideSchema).readonly(),
  /** The step that would close it, as the viewer would see it. */
  seen: seenSchema,
  /** The score before it, as the viewer may know it. */
  before: z.array(standingSchema).readonly(),
});
export type DryRun = Parsed<typeof dryRunSchema>;
