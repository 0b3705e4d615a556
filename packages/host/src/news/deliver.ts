import pg from 'pg';
import { z } from 'zod';
import { ask, askOne, type Connection, type Statement } from '../database/statement.ts';
import { isTransient } from '../database/transient.ts';
import type { Shell } from '../shell/shell.ts';
import { type Delivery, NEWS_CHANNELS, type NewsChannel, type NewsItem } from '../telling/news-types.ts';
import type { Receivers } from '../telling/receivers.ts';
import { ownHookFailed, ownHookIsWell } from './own-hooks.ts';
import { type NewsRow, newsRowSchema } from './row.ts';
import { standing } from './standing.ts';
import { nextTry } from './wait.ts';

/**
 * How long other processes leave an item alone that one has begun to send, ms. Items that a killed process had begun
 * and not handed over are sent by another after this time.
 */
const HOLD = 5 * 60_000;

/** Failed items come last, so that nobody waits long for others. */
const BEGIN: Statement<{ id: string; channel: NewsChannel; receiver: string | null }> = {
  name: 'begin-news',
  text: `UPDATE news SET send_at = $3 WHERE id = (
      SELECT id FROM news WHERE done_at IS NULL AND send_at <= $1 AND channel = ANY ($2)
        AND coalesce(own_hook_id, device_id, id)::text <> ALL ($4)
      ORDER BY tries > 0, send_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, channel, coalesce(own_hook_id, device_id)::text AS receiver`,
  row: z.object({ id: z.string(), channel: z.enum(NEWS_CHANNELS), receiver: z.string().nullable() }),
};

const CLAIM: Statement<NewsRow> = {
  name: 'claim-news',
  text: `SELECT n.id, n.channel, n.kind, n.campaign_id AS campaign, n.seat, n.opening, n.matter, n.created_at AS "createdAt", n.tries,
      CASE WHEN n.channel = 'push' THEN d.endpoint WHEN n.channel = 'hook' THEN o.url WHEN n.kind = 'confirm-address' THEN u.pending_email ELSE u.email
        END AS address,
      CASE WHEN d.id IS NOT NULL THEN jsonb_build_object('p256dh', d.p256dh, 'auth', d.auth) END AS keys,
      CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('form', o.form, 'secret', o.secret) END AS hook,
      jsonb_build_object('id', u.id, 'username', u.username, 'unsubscribeKey', u.unsubscribe_key) AS reader
    FROM news n JOIN "user" u ON u.id = n.user_id
    LEFT JOIN push_device d ON d.id = n.device_id AND d.generation = u.session_generation
    LEFT JOIN own_hook o ON o.id = n.own_hook_id AND o.off_at IS NULL
    WHERE n.id = $1 AND n.done_at IS NULL`,
  row: newsRowSchema,
};

/**
 * An item is noted as sent before the other side gets it. Of several processes that have begun the same only one can do
 * so, and items that a process handed over before it was killed are not sent again.
 */
const HAND_OVER: Statement<{ id: string }> = {
  name: 'hand-news-over',
  text: "UPDATE news SET done_at = $2, outcome = 'sent' WHERE id = $1 AND done_at IS NULL RETURNING id",
  row: z.object({ id: z.string() }),
};

const DONE: Statement<{ id: string }> = {
  name: 'news-done',
  text: `UPDATE news SET done_at = $2, outcome = $3, letter = $4::jsonb
    WHERE id = $1 AND (done_at IS NULL OR outcome = 'sent' AND done_at = $5) RETURNING id`,
  row: z.object({ id: z.string() }),
};

/**
 * Refused items wait again, except those that their reader no longer wants or that another process has handed over
 * since.
 */
const LATER: Statement<{ id: string }> = {
  name: 'news-later',
  text: `UPDATE news SET send_at = $2, tries = $3, done_at = NULL, outcome = NULL
    WHERE id = $1 AND (done_at IS NULL OR outcome = 'sent' AND done_at = $4) RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Long enough that no event could be told again. */
const CLEAR: Statement<{ id: string }> = {
  name: 'clear-news',
  text: `DELETE FROM news WHERE id IN (
      SELECT id FROM news WHERE done_at < $1::timestamptz - interval '30 days' LIMIT 1000 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** What a sender may use. */
export interface Errand {
  /** For what has to be in the database before a letter goes out. */
  readonly on: Connection;
  /**
   * Notes the item as sent, and throws if that fails: then it must not be sent. Called at the last moment, when the
   * other side is ready to take it. Not for channels that show a duplicate only once.
   */
  handOver(): Promise<void>;
}

/** Sends one item, and returns the outcome. */
export type Sending = (item: NewsItem, errand: Errand) => Promise<Delivery>;

/** The outcome for the item whose turn it was; `none` if there was none. */
export type Delivered = 'none' | 'done' | 'failed';

/** Items that this process has begun to send and not noted, by id. */
export type Begun = Map<string, Beginning>;

interface Beginning {
  readonly channel: NewsChannel;
  /** Whether it is just being sent: the same process sends by several channels concurrently. */
  readonly isUnderWay: boolean;
  /** The outcome; null: not known. */
  readonly unnoted: Unnoted | null;
}

interface Unnoted {
  readonly row: NewsRow;
  /** When it was begun, and noted as sent if it was handed over. */
  readonly at: Date;
  /** `unsent`: whether it was noted as sent is not known, and it was not handed over. */
  readonly delivery: Delivery | { readonly kind: 'unsent' };
}

/** Another process has handed the item over, or its reader no longer wants it. */
class NotOurs extends Error {}

/**
 * Sends the item that has waited longest on one of the channels, that no other process is sending, and whose hook or
 * device this process is not sending anything else. Outdated items
 * are dropped, and failed ones are tried again later. Items that this process has begun and could not note come first:
 * they are only noted.
 */
export function deliver(
  shell: Shell,
  { begun, receivers }: Desk,
  channels: readonly NewsChannel[],
  send: Sending,
): Promise<Delivered> {
  const now = shell.now();
  const again = leftOver(begun, channels);
  if (again !== null) return one(shell, begun, again, { now, send });
  const until = new Date(now.getTime() + HOLD);
  return receivers.sending(
    (busy) => askOne(shell.db.pool, BEGIN, [now, channels, until, busy]),
    (found) => (found === null ? Promise.resolve('none') : one(shell, begun, found, { now, send })),
  );
}

/** What a process knows of the items that it is sending. */
export interface Desk {
  readonly begun: Begun;
  readonly receivers: Receivers;
}

async function one(
  shell: Shell,
  begun: Begun,
  { id, channel }: { readonly id: string; readonly channel: NewsChannel },
  { now, send }: Pick<Begin, 'now' | 'send'>,
): Promise<Delivered> {
  const keep = (unnoted: Unnoted | null, isUnderWay = true) => begun.set(id, { channel, isUnderWay, unnoted });
  keep(begun.get(id)?.unnoted ?? null);
  try {
    const delivered = await carriedOut(shell, { id, unnoted: begun.get(id)?.unnoted ?? null, keep, now, send });
    begun.delete(id);
    return delivered;
  } catch (error) {
    const isOver = error instanceof NotOurs;
    const unnoted = begun.get(id)?.unnoted ?? null;
    const isTriedAgain = unnoted === null ? isTransient(error) : canPass(error);
    // It must not hold up the items behind it.
    if (isOver || !isTriedAgain) begun.delete(id);
    else keep(unnoted, false);
    if (isOver) return 'done';
    throw error;
  }
}

/** Items of these channels that this process could not note, and is not sending at this moment. */
function leftOver(begun: Begun, channels: readonly NewsChannel[]) {
  for (const [id, { channel, isUnderWay }] of begun)
    if (!isUnderWay && channels.includes(channel)) return { id, channel };
  return null;
}

/** Whether the result can be noted later: the database was away, or its disk full. */
const canPass = (error: unknown): boolean =>
  isTransient(error) || !(error instanceof pg.DatabaseError) || error.code?.startsWith('53') === true;

interface Begin {
  readonly id: string;
  /** The outcome, if it was begun before. */
  readonly unnoted: Unnoted | null;
  /** Keeps the outcome until it is noted. */
  readonly keep: (unnoted: Unnoted | null) => void;
  readonly now: Date;
  readonly send: Sending;
}

async function carriedOut(shell: Shell, { id, unnoted, keep, now, send }: Begin): Promise<Delivered> {
  const { pool } = shell.db;
  if (unnoted !== null) return noted(pool, unnoted, now);
  const row = await askOne(pool, CLAIM, [id]);
  if (row === null) return 'done';
  const found = await standing(shell, row, now);
  if (found.kind === 'over') return done(pool, { row, at: now }, now, 'dropped');
  if (found.kind === 'early') return later(pool, { row, at: now }, found.until, row.tries);
  const handOver = async (): Promise<void> => {
    keep({ row, at: now, delivery: { kind: 'unsent' } });
    if ((await askOne(pool, HAND_OVER, [id, now])) === null) throw new NotOurs();
    keep(null);
  };
  const delivery = await send(found.item, { on: pool, handOver });
  keep({ row, at: now, delivery });
  return noted(pool, { row, at: now, delivery }, now);
}

/** Notes the outcome for an item. */
async function noted(on: Connection, unnoted: Unnoted, now: Date): Promise<Delivered> {
  const { row, delivery } = unnoted;
  if (delivery.kind === 'unsent') return later(on, unnoted, now, row.tries);
  if (row.channel === 'hook') return notedOfHook(on, unnoted, delivery, now);
  if (delivery.kind === 'sent') return done(on, unnoted, now, 'sent');
  if (delivery.kind === 'kept') return done(on, unnoted, now, 'kept', JSON.stringify(delivery.letter));
  if (delivery.kind === 'gone') return forget(on, row);
  const tries = row.tries + 1;
  const at = delivery.isFinal ? null : nextTry(tries, now);
  if (at === null) await done(on, unnoted, now, 'given-up');
  else await later(on, unnoted, at, tries);
  return 'failed';
}

/** The same for a user's own hook. Users who ask for a test look at its result, and ask again. */
async function notedOfHook(on: Connection, unnoted: Unnoted, delivery: Delivery, now: Date): Promise<Delivered> {
  const { row } = unnoted;
  if (delivery.kind === 'sent') {
    await ownHookIsWell(on, row.id);
    return done(on, unnoted, now, 'sent');
  }
  const isTest = row.kind === 'own-hook-test';
  const isGone = delivery.kind === 'gone';
  const tries = row.tries + 1;
  const at = delivery.kind === 'failed' && !delivery.isFinal && !isTest ? nextTry(tries, now, delivery.pause) : null;
  if (at === null) await done(on, unnoted, now, 'given-up');
  else await later(on, unnoted, at, tries);
  if (isGone || !isTest) await ownHookFailed(on, row.id, now, isGone);
  return 'failed';
}

type Tried = Pick<Unnoted, 'row' | 'at'>;
type Outcome = 'sent' | 'kept' | 'dropped' | 'given-up';

async function done(on: Connection, { row, at }: Tried, now: Date, outcome: Outcome, letter: string | null = null) {
  await ask(on, DONE, [row.id, now, outcome, letter, at]);
  return 'done' as const;
}

async function later(on: Connection, { row, at }: Tried, until: Date, tries: number) {
  await ask(on, LATER, [row.id, until, tries, at]);
  return 'done' as const;
}

/** Removes the device that an item was for, and its pending items. */
const FORGET: Statement<{ id: string }> = {
  name: 'forget-device',
  text: `DELETE FROM push_device d USING news n WHERE n.id = $1 AND d.id = n.device_id RETURNING d.id`,
  row: z.object({ id: z.string() }),
};

async function forget(on: Connection, { id }: NewsRow) {
  await ask(on, FORGET, [id]);
  return 'done' as const;
}

/** Deletes old items. Returns how many. */
export async function clearNews({ db, now }: Shell): Promise<number> {
  return (await ask(db.pool, CLEAR, [now()])).length;
}
