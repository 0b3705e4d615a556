import { failed, type Instant, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { archivedOr } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { tellReaders, writable } from './topic.ts';
import type { SavedWriteUp } from './types.ts';

/** SQL: the seat $2 of campaign $1, if user $3 holds it and the campaign has begun. */
export const HELD_SEAT = `SELECT s.seat FROM seat s JOIN campaign c ON c.id = s.campaign_id
  WHERE s.campaign_id = $1 AND s.seat = $2 AND ${isPlayerOf('s', '$3')} AND c.status <> 'lobby' AND c.archived_at IS NULL`;

const SAVE: Statement<{ seat: string }> = {
  name: 'save-write-up',
  text: `WITH held AS (${HELD_SEAT}), captions AS (
      UPDATE picture p SET caption = g.caption
      FROM held h, jsonb_to_recordset($9::jsonb) AS g (picture uuid, caption text)
      WHERE p.campaign_id = $1 AND p.topic = $4 AND p.seat = h.seat AND p.id = g.picture
    )
    INSERT INTO write_up (campaign_id, topic, seat, title, text, round, begun_at, saved_at)
    SELECT $1, $4, h.seat, $5, $6, $7, $8, $8 FROM held h
    ON CONFLICT (campaign_id, topic, seat) DO UPDATE SET title = $5, text = $6, saved_at = $8
    RETURNING seat`,
  row: z.object({ seat: z.string() }),
};

/** Saves a seat's write-up of a topic, and the captions of its pictures. */
export async function saveWriteUp(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { topic, title, text, captions, userId }: SavedWriteUp,
): Promise<Result<{ readonly savedAt: Instant }, Refusal>> {
  const may = await writable(shell, campaign, seat, topic);
  if (may === null) return failed(await archivedOr(shell, campaign, 'not-to-write-up'));
  const now = shell.now();
  const values = [campaign, seat, userId, topic, title, text, may.round, now, JSON.stringify(captions)];
  if ((await askOne(shell.db.pool, SAVE, values)) === null)
    return failed(await archivedOr(shell, campaign, 'not-yours'));
  await tellReaders(shell, campaign, topic, seat);
  return ok({ savedAt: now.toISOString() });
}
