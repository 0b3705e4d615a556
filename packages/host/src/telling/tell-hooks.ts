import type { HookKind } from './hook-types.ts';

/** The most deliveries to the hooks of one campaign in an hour. Others are dropped. */
export const MOST_TOLD = 300;

/**
 * SQL: keeps the rows that news is told to until the commit, and leaves out those that are being deleted. It waits for
 * nobody. Without it the foreign keys of the news would, and would fail if the row is gone then.
 */
export const KEPT = 'FOR KEY SHARE SKIP LOCKED';

/**
 * SQL, a part of the statement that writes news for users: the deliveries to hooks, of what everybody may know. $1 the
 * campaign, $3 the phase, $4 the time, $5 the items.
 */
export const TELL_HOOKS = `lately AS (
      SELECT count(*) >= ${MOST_TOLD} AS "isMuch" FROM hook_delivery d JOIN hook h ON h.id = d.hook_id
      WHERE h.campaign_id = $1 AND d.created_at > $4::timestamptz - interval '1 hour'
    ), listening AS MATERIALIZED (
      SELECT id, kinds FROM hook WHERE campaign_id = $1 AND off_at IS NULL ORDER BY id ${KEPT}
    ), hooked AS (
      INSERT INTO hook_delivery (hook_id, key, kind, opening, created_at, send_at, done_at, outcome)
      SELECT h.id, t.kind || ':' || t.event, t.kind, $3::int, $4, $4, CASE WHEN l."isMuch" THEN $4 END,
        CASE WHEN l."isMuch" THEN 'dropped' END
      FROM jsonb_to_recordset($5::jsonb) AS t (kind text, event text) CROSS JOIN listening h CROSS JOIN lately l
      WHERE t.kind = ANY (h.kinds)
      ON CONFLICT (hook_id, key) DO NOTHING
    )`;

/** An item for hooks. */
export interface HookTelling {
  readonly kind: HookKind;
  /** Names the event among those of its kind in the campaign: each is sent once. */
  readonly event: string;
}
