import { SEAT_PATTERN, seatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';

const viewerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['referee', 'spectator']) }),
  z.object({ kind: z.literal('seat'), seat: z.string().regex(SEAT_PATTERN).transform(seatId) }),
]);

/** The job for the process that runs only the rules: a campaign with its first state, and up to which step. */
export const pureJobSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begin'),
    connectionString: z.string(),
    campaign: z.string(),
    state: z.unknown(),
    viewers: z.array(viewerSchema),
  }),
  z.object({ type: z.literal('play'), n: z.int() }),
  z.object({ type: z.literal('end') }),
]);
export type PureJob = z.input<typeof pureJobSchema>;
export type PureBegin = Extract<z.output<typeof pureJobSchema>, { type: 'begin' }>;

/** The time of the rules alone for a step, and for the views of all viewers, ms. */
export const pureTimesSchema = z.object({ step: z.number(), views: z.number() });
export type PureTimes = z.infer<typeof pureTimesSchema>;
