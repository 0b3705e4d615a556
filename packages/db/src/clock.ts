import { z } from 'zod';

/** Something that runs a statement: a pool or one of its connections. */
interface Connection {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The time of the database, which all processes of a site share, as this process knows it. */
export interface DatabaseClock {
  /** To the millisecond, off by at most half a round trip to the database. */
  now(): Date;
  /** Asks the database for its time. */
  measure(on: Connection): Promise<void>;
}

/** How far two clocks may drift apart, as a share of the time since the last measurement. */
const DRIFT = 1e-4;

const ASK = 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at';
const answerSchema = z.tuple([z.object({ at: z.number() })]);

/**
 * Counts from the last good measurement with a clock that nobody sets. The database read its clock at some moment
 * between question and answer, so a short round trip tells the time more exactly than a long one: a measurement counts
 * if it is better than what is known, or contradicts it, such as after another server has taken over. Until the first
 * one it is the time of this machine.
 */
export function createDatabaseClock(): DatabaseClock {
  let offset = Date.now() - performance.now();
  let uncertain = Number.POSITIVE_INFINITY;
  let measuredAt = 0;
  return {
    now: () => new Date(Math.floor(performance.now() + offset)),
    async measure(on) {
      const asked = performance.now();
      const { rows } = await on.query(ASK);
      const answered = performance.now();
      const [{ at }] = answerSchema.parse(rows);
      const half = (answered - asked) / 2;
      const found = at - (asked + half);
      const known = uncertain + (answered - measuredAt) * DRIFT;
      if (half > known && Math.abs(found - offset) <= half + known) return;
      [offset, uncertain, measuredAt] = [found, half, answered];
    },
  };
}
