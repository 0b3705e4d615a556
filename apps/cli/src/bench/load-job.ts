import { z } from 'zod';

/** Sheets sealed over HTTP, as pages do it. */
const overHttp = z.object({
  kind: z.literal('http'),
  port: z.int(),
  /** Each connection sends its share of them in turn; at least one for each. */
  requests: z.array(z.object({ path: z.string(), cookie: z.string(), json: z.unknown() })).min(1),
  /** What an answer must contain to count. */
  success: z.string(),
});

/** Pages of a site, as a browser asks for them. */
const pages = z.object({
  kind: z.literal('pages'),
  port: z.int(),
  requests: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })).min(1),
  /** What an answer must have to count. */
  status: z.int(),
});

/** The same sheets written straight into a table, one statement and one commit each. */
const bareSql = z.object({
  kind: z.literal('sql'),
  connectionString: z.string(),
  /** Connections to the database, which the writers share. */
  pool: z.int().min(1),
  statement: z.string(),
  /** The values of each statement; each writer sends its share of them in turn. */
  rows: z.array(z.array(z.union([z.string(), z.int()]))).min(1),
});

/**
 * Orders on arrival, given over HTTP, each with a nonce of its own. The pages of all players who give them follow their
 * campaigns; an order counts once all pages of its campaign have been told of its step.
 */
const ordersOnArrival = z.object({
  kind: z.literal('orders'),
  port: z.int(),
  /** Each connection gives its share of them in turn; at least one for each. */
  orders: z.array(z.object({ campaign: z.uuid(), cookie: z.string(), order: z.unknown() })).min(1),
});

/** The job for the load generator. */
export const loadJobSchema = z.object({
  target: z.discriminatedUnion('kind', [overHttp, ordersOnArrival, bareSql, pages]),
  /** How many requests are concurrent. */
  connections: z.int().min(1),
  seconds: z.number().positive(),
  /** Requests a second, however long the answers take; null: as many as possible. */
  rate: z.number().positive().nullable(),
});
export type LoadJob = z.infer<typeof loadJobSchema>;
export type HttpTarget = z.infer<typeof overHttp>;
export type OrderTarget = z.infer<typeof ordersOnArrival>;
export type PageTarget = z.infer<typeof pages>;
export type SqlTarget = z.infer<typeof bareSql>;

export const loadOutcomeSchema = z.object({
  failed: z.int(),
  /** The first answer that did not count. */
  failure: z.string().nullable(),
  seconds: z.number(),
  /** The time of each request that counted, ms. */
  times: z.array(z.number()),
});
export type LoadOutcome = z.infer<typeof loadOutcomeSchema>;
