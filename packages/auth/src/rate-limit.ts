import { createHmac } from 'node:crypto';
import type { Db } from '@sealed-orders/db';

/** How many tries are allowed within the window. */
interface Allowed {
  readonly limit: number;
  readonly windowMs: number;
}

/** Limits the rate of tries by key in a sliding window, for all processes on one database. */
export interface RateLimit {
  /** Counts a try. False: the key has used up its tries, and nothing is counted. */
  take(key: string): Promise<boolean>;
  /** Takes back the last try. */
  takeBack(key: string): Promise<void>;
  /** Whether a try of the key counts now. */
  hasTries(key: string): Promise<boolean>;
  /** The key has succeeded: deletes its tries. */
  forgive(key: string): Promise<void>;
}

/** A rate limit by name: the same name is the same limit in every process. */
export type RateLimits = (name: string, allowed: Allowed) => RateLimit;

interface RateLimitsOptions {
  readonly db: Pick<Db, 'pool' | 'now'>;
  /** The secret of the site: without it nobody can tell from the table who tried what. */
  readonly secret: string;
  readonly now?: () => Date;
}

/**
 * One statement, so that concurrent tries never exceed the limit. A key has one row, with no more tries than that. The
 * commit is asynchronous: if the database crashes, it may forget the tries of its last second.
 */
const TAKE = `WITH hasty AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO rate_limit AS r (key, tries, expires_at)
  SELECT $1::text, ARRAY[$2::timestamptz], $3::timestamptz FROM hasty
  ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at,
    tries = ARRAY(SELECT t FROM unnest(r.tries) AS t WHERE t > $4) || excluded.tries
  WHERE (SELECT count(*) FROM unnest(r.tries) AS t WHERE t > $4) < $5
  RETURNING xmax = 0 AS "isNew"`;

const TAKE_BACK = 'UPDATE rate_limit SET tries = tries[:cardinality(tries) - 1] WHERE key = $1';

const HAS_TRIES = 'SELECT FROM rate_limit WHERE key = $1 AND $2::timestamptz < ANY (tries)';

const FORGIVE = 'DELETE FROM rate_limit WHERE key = $1';

/** Each new row clears some expired ones, so that there are never many more than count. */
const CLEAR = `DELETE FROM rate_limit WHERE key IN (
    SELECT key FROM rate_limit WHERE expires_at <= $1 ORDER BY expires_at LIMIT 10 FOR UPDATE SKIP LOCKED)`;

const CLEAR_ALL = `DELETE FROM rate_limit WHERE key IN (
    SELECT key FROM rate_limit WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED)`;

/** Something that runs a statement: a pool or one of its connections. */
interface Connection {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Deletes all expired rows: a site where nobody tries anything would keep them. */
export async function clearRateLimits(on: Connection, now: Date): Promise<void> {
  await on.query(CLEAR_ALL, [now]);
}

/** The rate limits of a site. */
export function createRateLimits({ db, secret, now = db.now }: RateLimitsOptions): RateLimits {
  const { pool } = db;
  return (name, { limit, windowMs }) => {
    const hashed = (key: string): string => createHmac('sha256', secret).update(`${name} ${key}`).digest('base64url');
    return {
      take: async (key) => {
        const at = now();
        const [until, since] = [windowMs, -windowMs].map((ms) => new Date(at.getTime() + ms));
        const values = [hashed(key), at, until, since, limit];
        const { rows } = await pool.query<{ isNew: boolean }>({ name: 'take-try', text: TAKE, values });
        if (rows[0]?.isNew === true) await pool.query({ name: 'clear-tries', text: CLEAR, values: [at] });
        return rows.length > 0;
      },
      takeBack: async (key) => {
        await pool.query({ name: 'take-back-try', text: TAKE_BACK, values: [hashed(key)] });
      },
      hasTries: async (key) => {
        const values = [hashed(key), new Date(now().getTime() - windowMs)];
        return (await pool.query({ name: 'has-tries', text: HAS_TRIES, values })).rows.length > 0;
      },
      forgive: async (key) => {
        await pool.query({ name: 'forgive-tries', text: FORGIVE, values: [hashed(key)] });
      },
    };
  };
}

/** A limit, and the key by which it counts. */
export type Keyed = readonly [RateLimit, string];

/** Counts a try under each of these limits in their order, or under none: false when one of them is used up. */
export async function takeAll(limits: readonly Keyed[]): Promise<boolean> {
  for (const [i, [limit, key]] of limits.entries()) {
    if (await limit.take(key)) continue;
    for (const [taken, by] of limits.slice(0, i)) await taken.takeBack(by);
    return false;
  }
  return true;
}
