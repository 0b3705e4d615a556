import type { SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { tellHooks } from '../hooks/tell.ts';
import { ask, type Statement } from '../statement.ts';
import type { CampaignId, UserId } from '../types.ts';
import { NEWS_CHANNELS, type NewsKind, USUAL_NEWS } from './types.ts';

/** The most that a hook of a user's own is told in an hour. What is beyond is not told. */
const MOST_TOLD = 100;

/**
 * Who is told: the players of these seats or, if none are named, all players, the owner and the referees, but not the
 * user who did it. Nobody hears of a practice war, where one person plays against seats that play by themselves.
 */
const TELL: Statement<{ user: string }> = {
  name: 'tell-news',
  text: `WITH player AS (
      SELECT user_id, seat FROM seat WHERE campaign_id = $1 AND user_id IS NOT NULL
    ), reader AS (
      SELECT user_id, seat FROM player WHERE $11::uuid IS NULL AND ($4::text[] IS NULL OR seat = ANY ($4))
      UNION ALL
      SELECT m.user_id, NULL FROM member m WHERE m.campaign_id = $1 AND m.role IN ('owner', 'referee')
        AND $4::text[] IS NULL AND $11 IS NULL AND NOT EXISTS (SELECT FROM player p WHERE p.user_id = m.user_id)
      UNION ALL
      SELECT $11, NULL WHERE $11 IS NOT NULL
    ), practice AS (
      SELECT EXISTS (SELECT FROM seat WHERE campaign_id = $1 AND plays_itself)
        AND (SELECT count(*) FROM player) < 2 AS "isOne"
    )
    INSERT INTO news (user_id, channel, key, kind, campaign_id, seat, opening, device_id, own_hook_id, created_at, send_at)
    SELECT r.user_id, w.channel, $2 || ':' || $1 || ':' || $3 || coalesce(':' || d.id, ':' || o.id, ''), $2, $1, r.seat, $5, d.id, o.id, $6, $7
    FROM reader r JOIN "user" u ON u.id = r.user_id CROSS JOIN practice
    CROSS JOIN unnest($8::text[], $9::boolean[]) AS w (channel, usual)
    LEFT JOIN push_device d ON w.channel = 'push' AND d.user_id = u.id AND d.generation = u.session_generation
    LEFT JOIN own_hook o ON w.channel = 'hook' AND o.user_id = u.id AND o.off_at IS NULL AND (
      SELECT count(*) < ${MOST_TOLD} FROM news n WHERE n.own_hook_id = o.id AND n.created_at > $6::timestamptz - interval '1 hour')
    LEFT JOIN news_choice h ON h.user_id = r.user_id AND h.kind = $2 AND h.channel = w.channel
    WHERE NOT practice."isOne" AND coalesce(h.is_wanted, w.usual) AND CASE w.channel WHEN 'mail' THEN u.email WHEN 'push' THEN d.endpoint ELSE o.url END IS NOT NULL
      AND r.user_id IS DISTINCT FROM $10
    ON CONFLICT (user_id, channel, key) DO NOTHING RETURNING user_id AS user`,
  row: z.object({ user: z.string() }),
};

export interface Told {
  readonly campaign: CampaignId;
  readonly kind: NewsKind;
  /** Names the event among those of its kind in the campaign: it is told once. */
  readonly event: string;
  /** Null: everybody who plays in it or looks after it. */
  readonly seats: readonly SeatId[] | null;
  /** The phase that it is about; null: none. */
  readonly opening: number | null;
  readonly now: Date;
  /** If omitted, at once. */
  readonly sendAt?: Date;
  /** Who did it and need not be told. */
  readonly except?: UserId;
  /** The only one who is told. */
  readonly to?: UserId;
}

/** Whoever is on the page acts at once, and need not be told by other ways, ms. */
const PATIENCE = 5 * 60_000;

/** When users are told what the page shows them at once, if they have not acted by then. */
export const afterAWhile = (now: Date): Date => new Date(now.getTime() + PATIENCE);

/** Writes news for users, in the transaction that makes what they tell; hooks hear of what everybody is told. */
export async function tell(client: pg.PoolClient, told: Told): Promise<void> {
  const { campaign, kind, event, seats, opening, now, sendAt = now, except = null, to = null } = told;
  if (seats?.length === 0) return;
  if (kind === 'paused' || kind === 'resumed' || kind === 'ended')
    await tellHooks(client, { campaign, kind, event, opening, now });
  const usual = NEWS_CHANNELS.map((channel) => USUAL_NEWS[kind][channel]);
  await ask(client, TELL, [campaign, kind, event, seats, opening, now, sendAt, NEWS_CHANNELS, usual, except, to]);
}
