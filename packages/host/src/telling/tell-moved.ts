import type pg from 'pg';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { KEPT } from './tell-hooks.ts';

/** The news that names the deadline of the open phase. */
const NAMES_DEADLINE = "('orders', 'decision', 'reminder', 'ping', 'held', 'resumed', 'moved')";

/** What was sent about the open phase; news of a resumed campaign names no phase. */
const OF_PHASE = "(n.opening = c.opening OR n.kind = 'resumed' AND n.created_at >= c.opened_at)";

/**
 * Users who were told the old time, by each channel: not those who are being told the new one anyway, and not those who
 * have said since that they do not want such news. A user's device or hook that is gone is not told.
 */
const TELL: Statement<{ user: string }> = {
  name: 'tell-moved',
  text: `WITH sent AS (
      SELECT n.*, c.opening AS phase, n.done_at IS NULL AS waits FROM campaign c JOIN news n ON n.campaign_id = c.id
      WHERE c.id = $1 AND c.status = 'running' AND n.kind IN ${NAMES_DEADLINE} AND ${OF_PHASE}
        AND (n.outcome IN ('sent', 'kept') OR n.done_at IS NULL AND n.send_at <= $2)
    ), told AS (
      SELECT user_id, channel, device_id, own_hook_id, phase, (array_agg(seat ORDER BY created_at DESC))[1] AS seat FROM sent s
      WHERE NOT EXISTS (SELECT FROM news_choice h
        WHERE h.user_id = s.user_id AND h.kind = s.kind AND h.channel = s.channel AND NOT h.is_wanted)
      GROUP BY user_id, channel, device_id, own_hook_id, phase HAVING NOT bool_or(waits)
    ), device AS MATERIALIZED (
      SELECT id FROM push_device WHERE id IN (SELECT device_id FROM told) ORDER BY id ${KEPT}
    ), own AS MATERIALIZED (
      SELECT id FROM own_hook WHERE id IN (SELECT own_hook_id FROM told) AND off_at IS NULL ORDER BY id ${KEPT}
    )
    INSERT INTO news (user_id, channel, key, kind, campaign_id, seat, opening, device_id, own_hook_id, created_at, send_at,
      done_at, outcome)
    SELECT t.user_id, t.channel, 'moved:' || $1 || ':' || $4 || coalesce(':' || d.id, ':' || o.id, ''), 'moved', $1::uuid, t.seat,
      t.phase, d.id, o.id, $2, $2, CASE t.channel WHEN 'bell' THEN $2 END, CASE t.channel WHEN 'bell' THEN 'sent' END
    FROM told t JOIN "user" u ON u.id = t.user_id
    LEFT JOIN device d ON d.id = t.device_id LEFT JOIN own o ON o.id = t.own_hook_id
    WHERE t.user_id IS DISTINCT FROM $3::uuid
      AND CASE t.channel WHEN 'mail' THEN u.email WHEN 'push' THEN d.id::text WHEN 'hook' THEN o.id::text ELSE 'bell' END IS NOT NULL
    ORDER BY t.user_id, t.channel, 3
    ON CONFLICT (user_id, channel, key) DO NOTHING RETURNING user_id AS user`,
  row: z.object({ user: z.string() }),
};

/** Hooks of the campaign that were told when the phase closes. */
const TELL_HOOKS: Statement<{ hook: string }> = {
  name: 'tell-hooks-moved',
  text: `WITH told AS (
      SELECT d.hook_id, c.opening FROM campaign c JOIN hook h ON h.campaign_id = c.id AND h.off_at IS NULL
      JOIN hook_delivery d ON d.hook_id = h.id AND (d.kind IN ('phase', 'moved') AND d.opening = c.opening
        OR d.kind = 'resumed' AND d.created_at >= c.opened_at)
      WHERE c.id = $1 AND c.status = 'running'
      GROUP BY d.hook_id, c.opening HAVING bool_or(d.outcome = 'sent') AND NOT bool_or(d.done_at IS NULL)
    ), listening AS MATERIALIZED (
      SELECT id FROM hook WHERE id IN (SELECT hook_id FROM told) ORDER BY id ${KEPT}
    )
    INSERT INTO hook_delivery (hook_id, key, kind, opening, created_at, send_at)
    SELECT l.id, 'moved:' || $3, 'moved', t.opening, $2, $2 FROM told t JOIN listening l ON l.id = t.hook_id
    ON CONFLICT (hook_id, key) DO NOTHING RETURNING hook_id AS hook`,
  row: z.object({ hook: z.string() }),
};

interface MovedDeadline {
  readonly campaign: CampaignId;
  readonly now: Date;
  /** The user who moved it and knows; null: nobody in person. */
  readonly by: UserId | null;
}

/**
 * Tells the new deadline of the open phase to those who were told the old one, by the same channels, in the transaction
 * that moved it.
 */
export async function tellMoved(client: pg.PoolClient, { campaign, now, by }: MovedDeadline): Promise<void> {
  const event = now.toISOString();
  await ask(client, TELL, [campaign, now, by, event]);
  await ask(client, TELL_HOOKS, [campaign, now, event]);
}
