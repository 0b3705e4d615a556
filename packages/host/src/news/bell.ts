import type { Instant } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { isInCharge, isReferee } from '../access/in-charge.ts';
import { ask, askOnly, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { BELL_NEWS, type BellItem } from '../telling/news-types.ts';
import type { UserId } from '../vocabulary/types.ts';
import { isReported, isRequested, isUnread } from './open-matters.ts';

/** How many items the bell lists at most. */
const MOST = 50;

/** SQL: whether the reader of the item `n` still has the seat, or is still in charge of the campaign `c`. */
const STILL_CONCERNS = `CASE
    WHEN n.kind = 'reported' THEN ${isReferee('n.user_id')}
    WHEN n.seat IS NULL THEN EXISTS (SELECT FROM member m
      WHERE m.campaign_id = c.id AND m.user_id = n.user_id AND ${isInCharge('m')})
    ELSE EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND s.seat = n.seat AND ${isPlayerOf('s', 'n.user_id')})
      OR EXISTS (SELECT FROM deputy y WHERE y.campaign_id = c.id AND y.seat = n.seat AND y.user_id = n.user_id) END`;

/** SQL: whether the item `n` of the campaign `c` is over: its phase has closed, or what it asks for was done. */
const IS_OVER = `CASE
    WHEN n.kind = 'message' THEN NOT ${isUnread('c.id', 'n.seat')}
    WHEN n.kind = 'seat-requested' THEN NOT ${isRequested('c.id')}
    WHEN n.kind = 'reported' THEN NOT ${isReported('c.id')}
    WHEN n.kind IN ('orders', 'decision', 'ping', 'held', 'moved') THEN c.status <> 'running' OR c.opening <> n.opening
      OR n.kind IN ('orders', 'ping') AND EXISTS (SELECT FROM sealed e
        WHERE e.campaign_id = c.id AND e.seat = n.seat AND e.opening = n.opening)
    ELSE false END`;

/** SQL: whether the user $1 has not read the item `n`. */
const IS_UNREAD = `n.created_at > coalesce((SELECT news_read_at FROM "user" WHERE id = $1), '-infinity')`;

/** SQL: the items of the user $1, the latest first. Those of one kind that one step told are one item. */
const itemsWhere = (condition: string): string => `WITH latest AS MATERIALIZED (
      SELECT n.* FROM news n JOIN campaign c ON c.id = n.campaign_id
      WHERE n.user_id = $1 AND n.channel = 'bell' AND ${condition} AND ${STILL_CONCERNS}
      ORDER BY n.created_at DESC LIMIT ${2 * MOST}
    )
    SELECT n.kind, c.slug, c.name, n.created_at AS at, count(*)::int AS times,
      bool_or(${IS_UNREAD} AND NOT ${IS_OVER}) AS "isNew"
    FROM latest n JOIN campaign c ON c.id = n.campaign_id
    GROUP BY n.kind, c.id, n.created_at ORDER BY n.created_at DESC, c.id, n.kind LIMIT ${MOST}`;

const LIST: Statement<Omit<BellItem, 'at'> & { at: Date }> = {
  name: 'bell',
  text: itemsWhere('true'),
  row: z.object({
    kind: BELL_NEWS,
    slug: z.string(),
    name: z.string(),
    at: z.date(),
    times: z.number(),
    isNew: z.boolean(),
  }),
};

const COUNT: Statement<{ unread: number }> = {
  name: 'bell-count',
  text: `SELECT count(*)::int AS unread FROM (
      ${itemsWhere(IS_UNREAD)}
    ) AS item WHERE item."isNew"`,
  row: z.object({ unread: z.number() }),
};

/** Further items may have been told since the list was read. */
const READ: Statement<{ id: string }> = {
  name: 'read-bell',
  text: `UPDATE "user" SET news_read_at = least($2::timestamptz, $3::timestamptz)
    WHERE id = $1 AND (news_read_at IS NULL OR news_read_at < least($2::timestamptz, $3::timestamptz)) RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** The latest news of the user, from all campaigns in which it still concerns them. */
export async function bell({ db }: Shell, user: UserId): Promise<readonly BellItem[]> {
  const rows = await ask(db.pool, LIST, [user]);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** How many items of the bell are new. */
export async function bellCount({ db }: Shell, user: UserId): Promise<number> {
  return (await askOnly(db.pool, COUNT, [user])).unread;
}

/** Marks the items up to this moment as read. */
export async function readBell({ db, now }: Shell, user: UserId, upTo: Instant): Promise<void> {
  await ask(db.pool, READ, [user, upTo, now()]);
}
