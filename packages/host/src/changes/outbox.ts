import type pg from 'pg';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';

/** A message to send once its transaction has committed. */
export interface OutboxEntry {
  readonly campaign: string;
  /** A whole number as text. */
  readonly id: string;
  readonly kind: string;
  readonly n: number;
}

const TAKE: Statement<OutboxEntry> = {
  name: 'take-outbox',
  text: `DELETE FROM outbox WHERE (campaign_id, id) IN (
      SELECT campaign_id, id FROM outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING campaign_id AS campaign, id::text AS id, kind, (payload->>'n')::int AS n`,
  row: z.object({ campaign: z.string(), id: z.string(), kind: z.string(), n: z.number() }),
};

/**
 * Takes entries from the outbox, in the caller's transaction: they are gone when it commits, and come back when it does
 * not. Two concurrent callers get different entries.
 */
export function takeOutbox(client: pg.PoolClient, limit: number): Promise<OutboxEntry[]> {
  return ask(client, TAKE, [limit]);
}
