import type pg from 'pg';
import { z } from 'zod';
import { askOne, inTransaction, type Statement } from '../database/statement.ts';
import { isTransient } from '../database/transient.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { CHANNEL, type Changes, message } from './changes.ts';
import type { CampaignChange } from './types.ts';

/** A campaign that others have not been notified of, and where it is now. */
interface Untold {
  readonly campaign: CampaignId;
  readonly what: 'step' | 'lobby';
  readonly n: number;
  /** The last of its entries that this covers: a whole number as text. */
  readonly upTo: string;
}

/**
 * Locks the oldest entry of the campaign that has waited longest and that no other process is announcing. Only its
 * holder deletes entries of that campaign, so its steps are announced in order. It waits for nobody, so it can lock an
 * entry before its campaign's other rows.
 */
const TAKE: Statement<Untold> = {
  name: 'take-untold',
  text: `SELECT c.id AS campaign, CASE WHEN c.status = 'paused' THEN 'lobby' ELSE 'step' END AS what, c.seq AS n,
      (SELECT max(e.id) FROM outbox e WHERE e.campaign_id = o.campaign_id)::text AS "upTo"
    FROM outbox o JOIN campaign c ON c.id = o.campaign_id
    WHERE o.campaign_id <> ALL ($1::uuid[])
      AND NOT EXISTS (SELECT FROM outbox e WHERE e.campaign_id = o.campaign_id AND e.id < o.id)
    ORDER BY o.id LIMIT 1 FOR UPDATE OF o SKIP LOCKED`,
  row: z.object({ campaign: z.string(), what: z.enum(['step', 'lobby']), n: z.number(), upTo: z.string() }),
};

/**
 * Notifies other processes and deletes the entries, with the same commit. It skips entries that a deletion of the
 * campaign has locked. The commit is asynchronous: if a crash of the database undoes it, others are notified twice.
 */
const TELL: Statement<{ told: string }> = {
  name: 'tell-others',
  text: `WITH hasty AS MATERIALIZED (
      SELECT set_config('synchronous_commit', 'off', true)
    ), taken AS MATERIALIZED (
      SELECT id FROM outbox WHERE campaign_id = $1 AND id <= $2::bigint FOR UPDATE SKIP LOCKED
    ), gone AS (
      DELETE FROM outbox o USING taken t WHERE o.campaign_id = $1 AND o.id = t.id
    )
    SELECT pg_notify('${CHANNEL}', $3)::text AS told FROM hasty`,
  row: z.object({ told: z.string() }),
};

/** How long a campaign that could not be announced is left alone, ms; and if the fault is transient. */
const BACKOFF = 30_000;
const RETRY = 1000;

/**
 * Announces the campaign whose entries have waited longest: `tell` notifies this process, and a notice all others.
 * Resolves to false when no campaign is free.
 */
export type TellNext = (tell: (change: CampaignChange) => void) => Promise<boolean>;

/** The parts of the shell that announcing needs. */
interface TellingShell {
  readonly db: { readonly pool: pg.Pool };
  readonly now: () => Date;
  readonly changes: Pick<Changes, 'origin'>;
}

/**
 * Entries are deleted in the transaction that announces them. A process that dies, or fails to announce, leaves them to
 * others, so everything is announced at least once. A campaign that cannot be announced does not hold up the others: it
 * goes into backoff.
 */
export function createTellNext({ db, now, changes }: TellingShell, onError: (error: unknown) => void): TellNext {
  const failed = new Map<CampaignId, number>();
  const inBackoff = (): readonly CampaignId[] => {
    for (const [campaign, until] of failed) if (until <= now().getTime()) failed.delete(campaign);
    return [...failed.keys()];
  };

  return async (tell) => {
    let campaign: CampaignId | null = null;
    const task = async (client: pg.PoolClient): Promise<boolean> => {
      const untold = await askOne(client, TAKE, [inBackoff()]);
      if (untold === null) return false;
      const { upTo, ...change } = untold;
      campaign = change.campaign;
      // Before the commit: if that fails, nobody knows whether the entries are still there.
      tell(change);
      await askOne(client, TELL, [campaign, upTo, message(changes.origin, change)]);
      return true;
    };
    try {
      return await inTransaction(db.pool, task);
    } catch (error) {
      if (campaign === null) throw error;
      failed.set(campaign, now().getTime() + (isTransient(error) ? RETRY : BACKOFF));
      onError(error);
      return true;
    }
  };
}
