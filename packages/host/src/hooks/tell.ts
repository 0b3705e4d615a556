import type pg from 'pg';
import { z } from 'zod';
import { ask, type Statement } from '../statement.ts';
import type { CampaignId } from '../types.ts';
import type { HookKind } from './types.ts';

/** The most that the hooks of one campaign are told in an hour. What is beyond is dropped. */
export const MOST_TOLD = 300;

const TELL: Statement<{ id: string }> = {
  name: 'tell-hooks',
  text: `WITH lately AS (
      SELECT count(*) >= ${MOST_TOLD} AS "isMuch" FROM hook_delivery d JOIN hook h ON h.id = d.hook_id
      WHERE h.campaign_id = $1 AND d.created_at > $5::timestamptz - interval '1 hour'
    )
    INSERT INTO hook_delivery (hook_id, key, kind, opening, created_at, send_at, done_at, outcome)
    SELECT h.id, $2 || ':' || $3, $2, $4, $5, $5, CASE WHEN l."isMuch" THEN $5 END,
      CASE WHEN l."isMuch" THEN 'dropped' END
    FROM hook h CROSS JOIN lately l WHERE h.campaign_id = $1 AND h.off_at IS NULL AND $2 = ANY (h.kinds)
    ON CONFLICT (hook_id, key) DO NOTHING RETURNING id`,
  row: z.object({ id: z.string() }),
};

export interface HooksTold {
  readonly campaign: CampaignId;
  readonly kind: HookKind;
  /** Names the event among those of its kind in the campaign: it is told once. */
  readonly event: string;
  /** The phase that it is about; null: none. */
  readonly opening: number | null;
  readonly now: Date;
}

/** Writes what hooks are told of what everybody may know, in the transaction that makes it. */
export async function tellHooks(client: pg.PoolClient, told: HooksTold): Promise<void> {
  const { campaign, kind, event, opening, now } = told;
  await ask(client, TELL, [campaign, kind, event, opening, now]);
}
