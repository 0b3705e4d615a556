import type { SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { holdsSeveral } from '../access/holders.ts';
import { isInCharge } from '../access/in-charge.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { NEWS_CHANNELS, type NewsKind, USUAL_NEWS } from './news-types.ts';
import { REMIND_EARLIER } from './remind-at.ts';
import { type HookTelling, KEPT, TELL_HOOKS } from './tell-hooks.ts';

/** The most deliveries to a user's own hook in an hour. Others are dropped. */
const MOST_TOLD = 100;

/**
 * A statement that writes news. The bell of each reader lists it, except for reminders, even if the reader gets nothing
 * outside the site. It also writes the deliveries to hooks: a step causes several items, and its campaign
 * is held meanwhile. A practice war, where one person plays against seats run by the computer, sends no news, and
 * a user who holds several seats gets none about them, because all their sides read the same bell. The
 * channels are written into its text: with a list as a parameter PostgreSQL would expect too many rows, and plan the
 * statement again each time, which takes longer than running it.
 * @param readers SQL: the readers and their items, from `told` and `player`; $6 is a user
 * @param others SQL: which of the readers `r` get them
 */
const telling = (name: string, readers: string, others: string): Statement<{ user: string }> => ({
  name,
  text: `WITH told AS (
      SELECT * FROM jsonb_to_recordset($2::jsonb) AS t (kind text, event text, seats text[], "sendAt" timestamptz, usual jsonb, matter text)
    ), ${TELL_HOOKS}, player AS (
      SELECT s.user_id, s.seat FROM seat s WHERE s.campaign_id = $1 AND s.user_id IS NOT NULL AND NOT ${holdsSeveral('s')}
    ), reader AS (${readers}), practice AS (
      SELECT EXISTS (SELECT FROM seat WHERE campaign_id = $1 AND plays_itself)
        AND (SELECT count(*) FROM player) < 2 AS "isOne"
    ), device AS MATERIALIZED (
      SELECT id, user_id, generation FROM push_device WHERE user_id IN (SELECT user_id FROM reader) ORDER BY id ${KEPT}
    ), own AS MATERIALIZED (
      SELECT id, user_id FROM own_hook WHERE user_id IN (SELECT user_id FROM reader) AND off_at IS NULL ORDER BY id ${KEPT}
    )
    INSERT INTO news (user_id, channel, key, kind, campaign_id, seat, opening, device_id, own_hook_id, created_at, send_at,
      done_at, outcome, matter)
    SELECT r.user_id, w.channel, r.kind || ':' || $1 || ':' || r.event || coalesce(':' || d.id, ':' || o.id, ''), r.kind, $1,
      r.seat, $3, d.id, o.id, $4, r."sendAt" - CASE r.kind
        WHEN 'reminder' THEN CASE WHEN r.matter IS NULL THEN (SELECT ${REMIND_EARLIER} FROM campaign c WHERE c.id = $1)
          ELSE interval '0' END ELSE interval '0' END,
      CASE w.channel WHEN 'bell' THEN $4::timestamptz END, CASE w.channel WHEN 'bell' THEN 'sent' END, r.matter
    FROM reader r JOIN "user" u ON u.id = r.user_id CROSS JOIN practice
    CROSS JOIN (VALUES ${[...NEWS_CHANNELS, 'bell'].map((channel) => `('${channel}')`).join()}) AS w (channel)
    LEFT JOIN device d ON w.channel = 'push' AND d.user_id = u.id AND d.generation = u.session_generation
    LEFT JOIN own o ON w.channel = 'hook' AND o.user_id = u.id AND (
      SELECT count(*) < ${MOST_TOLD} FROM news n WHERE n.own_hook_id = o.id AND n.created_at > $4::timestamptz - interval '1 hour')
    LEFT JOIN news_choice h ON h.user_id = r.user_id AND h.kind = r.kind AND h.channel = w.channel
    WHERE NOT practice."isOne" AND coalesce(h.is_wanted, (r.usual->>w.channel)::boolean, r.kind <> 'reminder')
      AND CASE w.channel WHEN 'mail' THEN u.email WHEN 'push' THEN d.id::text WHEN 'hook' THEN o.id::text ELSE 'bell' END IS NOT NULL
      AND ${others}
    ORDER BY r.user_id, w.channel, 3
    ON CONFLICT (user_id, channel, key) DO NOTHING RETURNING user_id AS user`,
  row: z.object({ user: z.string() }),
});

/** What deputies learn too: that the seat owes something. The rest is for their player only. */
const FOR_DEPUTIES: readonly NewsKind[] = ['orders', 'decision', 'reminder', 'ping'];

/**
 * Notifies the players of these seats and, where the seats owe something, their deputies; or, if none are named, all
 * players, the owner and the referees, but not the user who did it.
 */
const TELL = telling(
  'tell-news',
  `SELECT t.kind, t.event, t."sendAt", t.usual, t.matter, p.user_id, p.seat FROM told t
      JOIN player p ON t.seats IS NULL OR p.seat = ANY (t.seats)
      UNION ALL
      SELECT t.kind, t.event, t."sendAt", t.usual, t.matter, y.user_id, y.seat FROM told t
      JOIN deputy y ON y.campaign_id = $1 AND y.seat = ANY (t.seats)
        AND t.kind IN (${FOR_DEPUTIES.map((kind) => `'${kind}'`).join()})
      UNION ALL
      SELECT t.kind, t.event, t."sendAt", t.usual, t.matter, m.user_id, NULL FROM told t CROSS JOIN member m
      WHERE m.campaign_id = $1 AND ${isInCharge('m')} AND t.seats IS NULL
        AND NOT EXISTS (SELECT FROM player p WHERE p.user_id = m.user_id)`,
  'r.user_id IS DISTINCT FROM $6::uuid',
);

/** Notifies one user, whatever their role in the campaign. */
const TELL_ONE = telling(
  'tell-news-to-one',
  'SELECT t.kind, t.event, t."sendAt", t.usual, t.matter, $6::uuid AS user_id, NULL::text AS seat FROM told t',
  'true',
);

/** An item for users. */
export interface Telling {
  readonly kind: NewsKind;
  /** Names the event among those of its kind in the campaign: each is sent once. */
  readonly event: string;
  /** Null: all players and users in charge. */
  readonly seats: readonly SeatId[] | null;
  /** If omitted, immediately. Of a reminder: as if there were no grace. */
  readonly sendAt?: Date;
  /** The decision that it is about, if that has a time of its own. */
  readonly matter?: string;
}

/** The campaign and the readers of the news. */
interface About {
  readonly campaign: CampaignId;
  /** The phase that it is about; null: none. */
  readonly opening: number | null;
  readonly now: Date;
  /** The user who did it and gets no news of it. */
  readonly except?: UserId;
  /** The only reader. */
  readonly to?: UserId;
}

export type Told = About & Telling;

/** Players on the page act immediately, and need no other news, ms. */
const PATIENCE = 5 * 60_000;

/** When users get news of what the page shows immediately, if they have not acted by then. */
export const afterAWhile = (now: Date): Date => new Date(now.getTime() + PATIENCE);

/** Writes news for users, in the transaction that causes it; hooks get what concerns everybody. */
export async function tell(client: pg.PoolClient, { kind, event, seats, sendAt, ...about }: Told): Promise<void> {
  const telling = { kind, event, seats, ...(sendAt === undefined ? {} : { sendAt }) };
  const hooks = kind === 'paused' || kind === 'resumed' || kind === 'ended' ? [{ kind, event }] : [];
  await tellAll(client, about, { news: [telling], hooks });
}

/** Writes all news of one moment in one statement. */
export async function tellAll(
  client: pg.PoolClient,
  about: About,
  { news, hooks }: { readonly news: readonly Telling[]; readonly hooks: readonly HookTelling[] },
): Promise<void> {
  const { campaign, opening, now, except = null, to = null } = about;
  const told = news
    .filter(({ seats }) => seats?.length !== 0)
    .map(({ sendAt = now, ...one }) => ({ ...one, sendAt, usual: USUAL_NEWS[one.kind] }));
  if (told.length === 0 && hooks.length === 0) return;
  const user = to === null ? except : to;
  const values = [campaign, JSON.stringify(told), opening, now, JSON.stringify(hooks), user];
  await ask(client, to === null ? TELL : TELL_ONE, values);
}
