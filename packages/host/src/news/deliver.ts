import type pg from 'pg';
import { z } from 'zod';
import type { Shell } from '../shell.ts';
import { ask, askOne, inTransaction, type Statement } from '../statement.ts';
import { type NewsRow, newsRowSchema } from './row.ts';
import { standing } from './standing.ts';
import type { Delivery, NewsChannel, NewsItem } from './types.ts';

/** How often something is tried before it is given up: over a day and a half. */
const MOST_TRIES = 10;
/** The wait after the first failure; it doubles with every further one, ms. */
const FIRST_WAIT = 60_000;
const LONGEST_WAIT = 6 * 60 * 60_000;

/** Whoever sends something holds its row until it is noted: two processes never send the same. */
const CLAIM: Statement<NewsRow> = {
  name: 'claim-news',
  text: `SELECT n.id, n.channel, n.kind, n.campaign_id AS campaign, n.seat, n.opening, n.created_at AS "createdAt", n.tries,
      CASE n.kind WHEN 'confirm-address' THEN u.pending_email ELSE u.email END AS address,
      jsonb_build_object('id', u.id, 'username', u.username, 'unsubscribeKey', u.unsubscribe_key) AS reader
    FROM news n JOIN "user" u ON u.id = n.user_id
    WHERE n.done_at IS NULL AND n.send_at <= $1 AND n.channel = ANY ($2)
    ORDER BY n.send_at LIMIT 1 FOR UPDATE OF n SKIP LOCKED`,
  row: newsRowSchema,
};

const DONE: Statement<{ id: string }> = {
  name: 'news-done',
  text: 'UPDATE news SET done_at = $2, outcome = $3, letter = $4::jsonb WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

const LATER: Statement<{ id: string }> = {
  name: 'news-later',
  text: 'UPDATE news SET send_at = $2, tries = $3, done_at = NULL, outcome = NULL WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

/** Long enough that nothing that happened could be told again. */
const CLEAR: Statement<{ id: string }> = {
  name: 'clear-news',
  text: `DELETE FROM news WHERE id IN (
      SELECT id FROM news WHERE done_at < $1::timestamptz - interval '30 days' LIMIT 1000 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Sends one item, inside the transaction that holds it. */
export type Sending = (item: NewsItem, client: pg.PoolClient) => Promise<Delivery>;

/** What became of the item whose turn it was: `none`, if none was. */
export type Delivered = 'none' | 'done' | 'failed';

/** News that this process has sent and could not note, because the database failed at that moment. */
export type Unnoted = Set<string>;

/**
 * Sends the item that has waited for longest by one of the channels and that no other process is sending. What does not
 * hold any more is dropped, and what fails is tried again later. That it was sent is written first and committed last:
 * what a full disk does not let us note is not sent again and again. What could not be committed is noted by the next
 * look. A process that is killed between the mail server's yes and the commit leaves the item to the next one, which
 * sends it again with the same id.
 */
export async function deliver(
  shell: Shell,
  unnoted: Unnoted,
  channels: readonly NewsChannel[],
  send: Sending,
): Promise<Delivered> {
  let sent: string | null = null;
  try {
    const delivered = await inTransaction(shell.db.pool, async (client) => {
      const now = shell.now();
      const row = await askOne(client, CLAIM, [now, channels]);
      if (row === null) return 'none';
      if (unnoted.has(row.id)) {
        sent = row.id;
        return done(client, row, now, 'sent');
      }
      const found = await standing(shell, row, now);
      if (found.kind === 'over') return done(client, row, now, 'dropped');
      if (found.kind === 'early') return later(client, row, found.until, row.tries);
      await done(client, row, now, 'sent');
      const delivery = await send(found.item, client);
      // The link of a letter about an account is lost with the transaction: such a letter must come again.
      if (delivery.kind === 'sent' && found.item.campaign !== null) sent = row.id;
      return noted(client, row, now, delivery);
    });
    if (sent !== null) unnoted.delete(sent);
    return delivered;
  } catch (error) {
    if (sent !== null) unnoted.add(sent);
    throw error;
  }
}

/** Notes what became of an item that is noted as sent. */
async function noted(client: pg.PoolClient, row: NewsRow, now: Date, delivery: Delivery): Promise<Delivered> {
  if (delivery.kind === 'sent') return 'done';
  if (delivery.kind === 'kept') return done(client, row, now, 'kept', JSON.stringify(delivery.letter));
  const tries = row.tries + 1;
  if (delivery.isFinal || tries >= MOST_TRIES) await done(client, row, now, 'given-up');
  else await later(client, row, new Date(now.getTime() + Math.min(FIRST_WAIT * 2 ** row.tries, LONGEST_WAIT)), tries);
  return 'failed';
}

type Outcome = 'sent' | 'kept' | 'dropped' | 'given-up';

async function done(client: pg.PoolClient, { id }: NewsRow, now: Date, outcome: Outcome, letter: string | null = null) {
  await ask(client, DONE, [id, now, outcome, letter]);
  return 'done' as const;
}

async function later(client: pg.PoolClient, { id }: NewsRow, at: Date, tries: number) {
  await ask(client, LATER, [id, at, tries]);
  return 'done' as const;
}

/** Deletes what was done long ago. Returns how much. */
export async function clearNews({ db, now }: Shell): Promise<number> {
  return (await ask(db.pool, CLEAR, [now()])).length;
}
