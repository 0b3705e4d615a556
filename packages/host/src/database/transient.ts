import { z } from 'zod';

/** A connection broke while a transaction ran on it. The cause is the error of the server or the system. */
export class ConnectionLost extends Error {
  constructor(cause: Error) {
    super(`the database connection was lost: ${cause.message}`, { cause });
    this.name = 'ConnectionLost';
  }
}

/** Codes of https://www.postgresql.org/docs/current/errcodes-appendix.html; all of class 08 (connections) count too. */
const TRANSIENT_STATES: ReadonlySet<string> = new Set([
  '23503', // foreign key violation: a row that was there a moment ago has been deleted
  '40001', // serialization failure
  '40P01', // deadlock detected
  '53300', // too many connections
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
]);
/** Another transaction locked or changed the same rows, and won. */
const LOST_STATES: ReadonlySet<string> = new Set(['40001', '40P01']);
const CONNECTION_STATE = /^08[0-9A-Z]{3}$/;

/** The system's codes for a server that cannot be reached. */
const TRANSIENT_FAILURES: ReadonlySet<string> = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

const codedSchema = z.object({ code: z.string() });

/**
 * Whether the database failed for a transient reason, so that a retry soon is worthwhile. A lost connection is one,
 * unless the server ended it for another kind of reason.
 */
export function isTransient(error: unknown): boolean {
  const coded = codedSchema.safeParse(error);
  if (coded.success) {
    const { code } = coded.data;
    return TRANSIENT_STATES.has(code) || TRANSIENT_FAILURES.has(code) || CONNECTION_STATE.test(code);
  }
  return error instanceof ConnectionLost && (isTransient(error.cause) || !codedSchema.safeParse(error.cause).success);
}

/** Whether the database undid a transaction in favour of another one: a retry can succeed immediately. */
export function hasLost(error: unknown): boolean {
  const coded = codedSchema.safeParse(error);
  return coded.success && LOST_STATES.has(coded.data.code);
}
