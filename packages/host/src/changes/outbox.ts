import type pg from 'pg';
import { z } from 'zod';
import { ask, inTransaction, type Statement } from '../database/statement.ts';
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
 * Locks the oldest entry of each of the campaigns that have waited longest and that no other process is announcing. Only
 * its holder deletes entries of that campaign, so its steps are announced in order. It waits for nobody, so it can lock
 * an entry before its campaign's other rows.
 */
const TAKE: Statement<Untold> = {
  name: 'take-untold',
  text: `SELECT c.id AS campaign, CASE WHEN c.status = 'paused' THEN 'lobby' ELSE 'step' END AS what, c.seq AS n,
      (SELECT max(e.id) FROM outbox e WHERE e.campaign_id = o.campaign_id)::text AS "upTo"
    FROM outbox o JOIN campaign c ON c.id = o.campaign_id
    WHERE o.campaign_id <> ALL ($1::uuid[])
      AND NOT EXISTS (SELECT FROM outbox e WHERE e.campaign_id = o.campaign_id AND e.id < o.id)
    ORDER BY o.id LIMIT $2 FOR UPDATE OF o SKIP LOCKED`,
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
      SELECT o.campaign_id, o.id FROM unnest($1::uuid[], $2::bigint[]) AS u (campaign, up_to)
      JOIN outbox o ON o.campaign_id = u.campaign AND o.id <= u.up_to FOR UPDATE OF o SKIP LOCKED
    ), gone AS (
      DELETE FROM outbox o USING taken t WHERE o.campaign_id = t.campaign_id AND o.id = t.id
    )
    SELECT pg_notify('${CHANNEL}', said.message)::text AS told
    FROM hasty, unnest($3::text[]) WITH ORDINALITY AS said (message, place) ORDER BY said.place`,
  row: z.object({ told: z.string() }),
};

/** How long a campaign that could not be announced is left alone, ms; and if the fault is transient. */
const BACKOFF = 30_000;
const RETRY = 1000;

/** How many campaigns are announced with one commit: at midnight thousands may wait. */
const TOGETHER = 50;

/**
 * Announces the campaigns whose entries have waited longest: `tell` notifies this process, and notices all others.
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
 * goes into backoff. When several could not be announced together, each is tried on its own.
 */
export function createTellNext(
  { db, now, changes: { origin } }: TellingShell,
  onError: (error: unknown) => void,
): TellNext {
  const failed = new Map<CampaignId, number>();
  const inBackoff = (): readonly CampaignId[] => {
    for (const [campaign, until] of failed) if (until <= now().getTime()) failed.delete(campaign);
    return [...failed.keys()];
  };

  /** How many are still to be tried on their own. */
  let apart = 0;

  return async (tell) => {
    const most = apart > 0 ? 1 : TOGETHER;
    apart = Math.max(0, apart - 1);
    let trying: readonly CampaignId[] = [];
    const task = async (client: pg.PoolClient): Promise<boolean> => {
      const untold = await ask(client, TAKE, [inBackoff(), most]);
      if (untold.length === 0) return false;
      const changes = untold.map(({ upTo: _, ...change }): CampaignChange => change);
      // Before the commit: if that fails, nobody knows whether the entries are still there.
      for (const change of changes) {
        trying = [change.campaign];
        tell(change);
      }
      trying = changes.map(({ campaign }) => campaign);
      await ask(client, TELL, [trying, untold.map(({ upTo }) => upTo), changes.map((one) => message(origin, one))]);
      return true;
    };
    try {
      return await inTransaction(db.pool, task);
    } catch (error) {
      const [campaign] = trying;
      if (campaign === undefined) throw error;
      if (trying.length > 1) {
        apart = trying.length;
        return true;
      }
      failed.set(campaign, now().getTime() + (isTransient(error) ? RETRY : BACKOFF));
      onError(error);
      return true;
    }
  };
}
