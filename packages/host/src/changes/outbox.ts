import type pg from 'pg';
import { z } from 'zod';
import { ask, type Statement } from '../statement.ts';

/** What a transaction wants told once it is committed. */
export interface OutboxEntry {
  readonly campaign: string;
  /** A whole number as text. */
  readonly id: string;
  readonly kind: string;
  readonly n: number;
}

const TAKE: Statement<OutboxEntry> = {
  name: 'take-outbox',
  text: `UPDATE outbox SET sent_at = $2 WHERE (campaign_id, id) IN (
      SELECT campaign_id, id FROM outbox WHERE sent_at IS NULL ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING campaign_id AS campaign, id::text AS id, kind, (payload->>'n')::int AS n`,
  row: z.object({ campaign: z.string(), id: z.string(), kind: z.string(), n: z.number() }),
};

/**
 * Takes what is to be told, in the caller's transaction: it is taken when that commits, and else comes again. Two that
 * take at once get different entries.
 */
export function takeOutbox(client: pg.PoolClient, limit: number, now: Date): Promise<OutboxEntry[]> {
  return ask(client, TAKE, [limit, now]);
}
