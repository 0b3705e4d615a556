import type pg from 'pg';
import { z } from 'zod';
import type { Shell } from '../shell.ts';
import { ask, askOne, inTransaction, type Statement } from '../statement.ts';
import { isTransient } from '../transient.ts';
import { type NewsRow, newsRowSchema } from './row.ts';
import { standing } from './standing.ts';
import type { Delivery, NewsChannel, NewsItem } from './types.ts';
import { nextTry } from './wait.ts';

/**
 * How long other processes leave alone what one has begun to send, ms: it notes what became of it even if the database
 * is away for a while. What a killed process had begun is sent by another after this time.
 */
const HOLD = 5 * 60_000;

/** What has failed comes last, so that nobody waits long for others. */
const BEGIN: Statement<{ id: string }> = {
  name: 'begin-news',
  text: `UPDATE news SET send_at = $3 WHERE id = (
      SELECT id FROM news WHERE done_at IS NULL AND send_at <= $1 AND channel = ANY ($2)
      ORDER BY tries > 0, send_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Whoever sends something holds its row until it is noted: two processes never send the same at once. */
const CLAIM: Statement<NewsRow> = {
  name: 'claim-news',
  text: `SELECT n.id, n.channel, n.kind, n.campaign_id AS campaign, n.seat, n.opening, n.created_at AS "createdAt", n.tries,
      CASE WHEN n.channel = 'push' THEN d.endpoint WHEN n.kind = 'confirm-address' THEN u.pending_email ELSE u.email
        END AS address,
      CASE WHEN d.id IS NOT NULL THEN jsonb_build_object('p256dh', d.p256dh, 'auth', d.auth) END AS keys,
      jsonb_build_object('id', u.id, 'username', u.username, 'unsubscribeKey', u.unsubscribe_key) AS reader
    FROM news n JOIN "user" u ON u.id = n.user_id
    LEFT JOIN push_device d ON d.id = n.device_id AND d.generation = u.session_generation
    WHERE n.id = $1 AND n.done_at IS NULL FOR UPDATE OF n SKIP LOCKED`,
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

/** What this process has begun to send and could not note, by id: whether it was sent. */
export type Begun = Map<string, 'sent' | 'unsent'>;

/**
 * Sends the item that has waited for longest by one of the channels and that no other process is sending. What does not
 * hold any more is dropped, and what fails is tried again later. What this process has begun and could not note comes
 * first: if it was sent, it is only noted.
 */
export async function deliver(
  shell: Shell,
  begun: Begun,
  channels: readonly NewsChannel[],
  send: Sending,
): Promise<Delivered> {
  const now = shell.now();
  const [again] = begun.keys();
  const id = again ?? (await askOne(shell.db.pool, BEGIN, [now, channels, new Date(now.getTime() + HOLD)]))?.id;
  if (id === undefined) return 'none';
  if (again === undefined) begun.set(id, 'unsent');
  try {
    const delivered = await inTransaction(shell.db.pool, (client) =>
      carriedOut(shell, client, { id, begun, now, send }),
    );
    begun.delete(id);
    return delivered;
  } catch (error) {
    // It must not hold up what waits behind it.
    if (begun.get(id) === 'unsent' && !isTransient(error)) begun.delete(id);
    throw error;
  }
}

interface Errand {
  readonly id: string;
  readonly begun: Begun;
  readonly now: Date;
  readonly send: Sending;
}

/**
 * That something was sent is written before it is sent, and committed afterwards: what a full disk does not let us note
 * is not sent.
 */
async function carriedOut(shell: Shell, client: pg.PoolClient, { id, begun, now, send }: Errand): Promise<Delivered> {
  const row = await askOne(client, CLAIM, [id]);
  if (row === null) return 'done';
  if (begun.get(id) === 'sent') return done(client, row, now, 'sent');
  const found = await standing(shell, row, now);
  if (found.kind === 'over') return done(client, row, now, 'dropped');
  if (found.kind === 'early') return later(client, row, found.until, row.tries);
  await done(client, row, now, 'sent');
  const delivery = await send(found.item, client);
  // The link of a letter about an account is lost with the transaction: such a letter must come again.
  if (delivery.kind === 'sent' && found.item.campaign !== null) begun.set(id, 'sent');
  return noted(client, row, now, delivery);
}

/** Notes what became of an item that is noted as sent. */
async function noted(client: pg.PoolClient, row: NewsRow, now: Date, delivery: Delivery): Promise<Delivered> {
  if (delivery.kind === 'sent') return 'done';
  if (delivery.kind === 'kept') return done(client, row, now, 'kept', JSON.stringify(delivery.letter));
  if (delivery.kind === 'gone') return forget(client, row);
  const tries = row.tries + 1;
  const at = delivery.isFinal ? null : nextTry(tries, now);
  if (at === null) await done(client, row, now, 'given-up');
  else await later(client, row, at, tries);
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

/** The device that an item was for, and with it all that waits for it. */
const FORGET: Statement<{ id: string }> = {
  name: 'forget-device',
  text: `DELETE FROM push_device d USING news n WHERE n.id = $1 AND d.id = n.device_id RETURNING d.id`,
  row: z.object({ id: z.string() }),
};

async function forget(client: pg.PoolClient, { id }: NewsRow) {
  await ask(client, FORGET, [id]);
  return 'done' as const;
}

/** Deletes what was done long ago. Returns how much. */
export async function clearNews({ db, now }: Shell): Promise<number> {
  return (await ask(db.pool, CLEAR, [now()])).length;
}
