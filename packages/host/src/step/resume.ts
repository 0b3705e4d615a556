import type pg from 'pg';
import { z } from 'zod';
import { atTheDesk } from '../desk/desk-hold.ts';
import { noteDeed, readReason } from '../desk/log.ts';
import { shifted } from '../desk/shift.ts';
import type { DeskReason } from '../desk/types.ts';
import type { Done } from '../lobby/seats.ts';
import { moveReminders } from '../news/remind-at.ts';
import { tell } from '../news/tell.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, UserId } from '../types.ts';

const ASLEEP: Statement<{ n: number; shift: number; isAsleep: boolean }> = {
  name: 'asleep',
  text: `SELECT seq AS n, due_shift::float8 AS shift, coalesce(pause_reason->>'code' IN ('asleep', 'holiday'), false) AS "isAsleep"
    FROM campaign WHERE id = $1`,
  row: z.object({ n: z.number(), shift: z.number(), isAsleep: z.boolean() }),
};

/** When a campaign is due again, and by how much that is later than the rules say, ms. */
interface Again {
  readonly due: Date | null;
  readonly shift: number;
}

/**
 * What the desk paused has as much time left as it had then. The shift moves the deadline of the rules by as much, for the
 * steps that are still to come in the phase.
 */
const RESUME: Statement<{ n: number }> = {
  name: 'resume',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'resumed', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    )
    UPDATE campaign SET status = 'running', pause_reason = NULL, quiet_round = NULL, updated_at = $2,
      paused_at = NULL, held_due = NULL,
      next_due = CASE WHEN paused_at IS NULL THEN $3 ELSE held_due + ($2::timestamptz - paused_at) END,
      due_shift = CASE WHEN paused_at IS NULL THEN $4 WHEN held_due IS NULL THEN due_shift
        ELSE due_shift + round(extract(epoch FROM $2::timestamptz - paused_at) * 1000)::bigint END
    WHERE id = $1 RETURNING seq AS n`,
  row: z.object({ n: z.number() }),
};

/**
 * Resumes a paused campaign: a failed step is due at once, with the sheets that were sealed for it. If something is
 * still wrong, the campaign is paused again. What the desk paused has as much time left as it had then. A war that had
 * paused itself because nobody acted, or because all were on holiday, gives its players all the time of the phase once more.
 */
export async function resume(shell: Shell, campaign: CampaignId, by: UserId, given: DeskReason): Promise<Done> {
  const read = readReason(given);
  if (!read.ok) return read;
  return atTheDesk(shell, campaign, by, async ({ client, held, now }) => {
    if (!held.mayPause) return { code: 'not-referee' };
    if (held.status !== 'paused') return { code: 'not-paused' };
    await startClock(shell, client, campaign, now);
    const { opening } = held;
    await noteDeed(client, { campaign, by, deed: 'resume', minutes: null, reason: read.value, opening, now });
    await moveReminders(client, campaign);
    const event = now.toISOString();
    await tell(client, { campaign, kind: 'resumed', event, seats: null, opening: null, now, except: by });
    return null;
  });
}

/** Resumes a paused campaign, in the transaction that holds its row. */
export async function startClock(shell: Shell, client: pg.PoolClient, campaign: CampaignId, now: Date): Promise<void> {
  const { due, shift } = await dueAgain(shell, client, campaign, now);
  await askOne(client, RESUME, [campaign, now, due, shift]);
}

/** When a campaign that stopped is due: at once, unless nobody had acted or was there; then after the whole time of the phase. */
async function dueAgain(shell: Shell, client: pg.PoolClient, campaign: CampaignId, now: Date): Promise<Again> {
  const found = await askOne(client, ASLEEP, [campaign]);
  const step = found?.isAsleep ? await shell.steps.step(client, campaign, found.n) : null;
  if (step === null) return { due: now, shift: found?.shift ?? 0 };
  const shift = now.getTime() - Date.parse(step.at);
  return { due: shifted(step.deadline, shift, now), shift };
}
