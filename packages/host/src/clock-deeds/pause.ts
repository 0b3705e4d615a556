import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import { notOpen } from '../reading/not-open.ts';
import type { Shell } from '../shell/shell.ts';
import { tell } from '../telling/tell.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { atTheDesk, type DeskHold } from './desk-hold.ts';

const DAY = 24 * 3_600_000;

const PAUSE: Statement<{ id: string }> = {
  name: 'pause-at-desk',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'paused', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    )
    UPDATE campaign SET status = 'paused', pause_reason = '{"code": "desk", "details": []}', paused_at = $2,
      stopped_at = coalesce($4::timestamptz, $2::timestamptz), held_due = next_due, next_due = NULL, updated_at = $2, pause_ends = $3,
      party_paused = CASE WHEN $3::timestamptz IS NULL THEN party_paused ELSE opening END
    WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/**
 * Pauses a running campaign: its clock stops, and its drafts and sealed sheets stay as they are. A phase that is being
 * run cannot be paused any more. An owner or a referee who plays may pause each phase once; such a pause ends
 * automatically after the days in the terms (docs/owning.md).
 */
export async function pause(shell: Shell, campaign: CampaignId, by: UserId, given: DeskReason): Promise<Done> {
  const read = readReason(given);
  if (!read.ok) return read;
  return atTheDesk(shell, campaign, by, async ({ client, held, now }) => {
    const refusal = whyNot(held);
    if (refusal !== null) return refusal;
    const ends = held.isParty ? new Date(now.getTime() + held.pauseDays * DAY) : null;
    await stopClock(client, { campaign, now, ends, by });
    const { opening } = held;
    await noteDeed(client, { campaign, by, deed: 'pause', minutes: null, reason: read.value, opening, now });
    return null;
  });
}

function whyNot(held: DeskHold): Refusal | null {
  if (!held.mayPause) return { code: 'not-referee' };
  if (!held.isOpen) return notOpen(held);
  if (!held.isParty) return null;
  if (held.pauseDays === 0) return { code: 'no-pause' };
  return held.partyPaused === held.opening ? { code: 'pause-used' } : null;
}

interface Stopping {
  readonly campaign: CampaignId;
  readonly now: Date;
  /** When the pause ends automatically; null: never. */
  readonly ends: Date | null;
  /** The user who pauses it and gets no news of it; null: the players voted for it. */
  readonly by: UserId | null;
  /** Since when it stands still for its rules; if omitted, now. */
  readonly since?: Date;
}

/** Pauses a running campaign and tells its players, in the transaction that holds its row. */
export async function stopClock(client: pg.PoolClient, { campaign, now, ends, by, since }: Stopping): Promise<void> {
  await askOne(client, PAUSE, [campaign, now, ends, since ?? null]);
  const about = { campaign, event: now.toISOString(), seats: null, opening: null, now };
  await tell(client, { ...about, kind: 'paused', ...(by !== null && { except: by }) });
}
