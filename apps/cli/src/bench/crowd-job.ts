import { z } from 'zod';

/** The job for the process of the spectators. */
export const crowdJobSchema = z.discriminatedUnion('type', [
  /** Opens this many connections; the first time only. */
  z.object({ type: z.literal('gather'), port: z.int(), spectators: z.int().min(1) }),
  /** All follow this campaign and load its next step when notified. */
  z.object({ type: z.literal('follow'), campaign: z.uuid() }),
]);
export type CrowdJob = z.infer<typeof crowdJobSchema>;

/** Instants of this machine's clock, ms since 1970, one for each spectator. */
const instantsSchema = z.array(z.number());

export const crowdNewsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gathered') }),
  z.object({ type: z.literal('following') }),
  z.object({
    type: z.literal('shown'),
    /** When each heard of the step, and when each had what its page shows of it. */
    told: instantsSchema,
    shown: instantsSchema,
    /** What one of them received for it, bytes. */
    bytes: z.number(),
  }),
]);
export type CrowdNews = z.infer<typeof crowdNewsSchema>;
export type CrowdShown = Extract<CrowdNews, { type: 'shown' }>;
