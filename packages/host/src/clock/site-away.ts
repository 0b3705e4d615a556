import type pg from 'pg';
import { z } from 'zod';
import { askOnly, type Statement } from '../database/statement.ts';

/** How often a process that serves pages says so, ms. */
export const HEARTBEAT = 5000;

const AWAY: Statement<{ is: boolean }> = {
  name: 'site-away',
  text: `SELECT coalesce(bool_or(away_since IS NOT NULL
      OR served_at < $1::timestamptz - interval '${HEARTBEAT * 3} milliseconds'), false) AS is FROM site_heartbeat`,
  row: z.object({ is: z.boolean() }),
};

/**
 * Whether players could not have sealed by now: no process has served pages for three heartbeats, or the site is back
 * and has not moved all deadlines yet. Never where no process has ever served pages.
 */
export const isSiteAway = async (client: pg.PoolClient, now: Date): Promise<boolean> =>
  (await askOnly(client, AWAY, [now])).is;
