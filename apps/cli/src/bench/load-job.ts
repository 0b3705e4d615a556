import { z } from 'zod';

/** What the load generator is told to do. */
export const loadJobSchema = z.object({
  port: z.int(),
  connections: z.int().min(1),
  seconds: z.number().positive(),
  /** Requests a second, whatever the answers take; null: as many as get through. */
  rate: z.number().positive().nullable(),
  /** Each connection sends its share of them in turn; at least one for each. */
  requests: z.array(z.object({ path: z.string(), cookie: z.string(), json: z.unknown() })).min(1),
  /** What an answer must contain to count. */
  success: z.string(),
});
export type LoadJob = z.infer<typeof loadJobSchema>;

export const loadOutcomeSchema = z.object({
  answered: z.int(),
  failed: z.int(),
  /** The first answer that did not count. */
  failure: z.string().nullable(),
  seconds: z.number(),
  p50: z.number(),
  p99: z.number(),
});
export type LoadOutcome = z.infer<typeof loadOutcomeSchema>;
