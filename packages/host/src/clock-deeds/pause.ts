import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import { notOpen } from '../reading/not-open.ts';
import type { Shell } from '../shell/shell.ts';
import { tell } from '../telling/tell.ts';
import type { Done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { atTheDesk } from './desk-hold.ts';

const PAUSE: Statement<{ id: string }> = {
  name: 'pause-at-desk',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'paused', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    )
    UPDATE campaign SET status = 'paused', pause_reason = '{"code": "desk", "details": []}', paused_at = $2,
      held_due = next_due, next_due = NULL, updated_at = $2
    WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/**
 * Pauses a running campaign: its clock stops, and its drafts and sealed sheets stay as they are. A phase that is being
 * run cannot be paused any more. The owner may pause even if they play: it shows them nothing.
 */
export async function pause(shell: Shell, campaign: CampaignId, by: UserId, given: DeskReason): Promise<Done> {
  const read = readReason(given);
  if (!read.ok) return read;
  return atTheDesk(shell, campaign, by, async ({ client, held, now }) => {
    if (!held.mayPause) return { code: 'not-referee' };
    if (!held.isOpen) return notOpen(held);
    await stopClock(client, campaign, now);
    const { opening } = held;
    await noteDeed(client, { campaign, by, deed: 'pause', minutes: null, reason: read.value, opening, now });
    const event = now.toISOString();
    await tell(client, { campaign, kind: 'paused', event, seats: null, opening: null, now, except: by });
    return null;
  });
}

/** Pauses a running campaign, in the transaction that holds its row. */
export async function stopClock(client: pg.PoolClient, campaign: CampaignId, now: Date): Promise<void> {
  await askOne(client, PAUSE, [campaign, now]);
}
