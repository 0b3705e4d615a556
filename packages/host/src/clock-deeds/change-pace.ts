import { type Pace, paceSchema } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { paceFaults } from '../clock/pace-faults.ts';
import { askOne, askOnly, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { PaceChange } from '../deeds/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { atTheDesk } from './desk-hold.ts';

/** The clock of the setup is not stored again. */
const WANTED = `CASE WHEN $2::jsonb->'clock' = setup->'clock' THEN $2::jsonb || '{"clock":null}' ELSE $2::jsonb END`;

const CHANGE: Statement<{ id: string }> = {
  name: 'change-pace',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'deadline', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    )
    UPDATE campaign SET next_pace = CASE WHEN pace = ${WANTED} THEN NULL ELSE ${WANTED} END, updated_at = $3
    WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** The clock that the next phase would have, with the setup's if no other replaces it. */
const COMING: Statement<{ pace: Pace }> = {
  name: 'coming-pace',
  text: `SELECT CASE WHEN p->'clock' = 'null' THEN p || jsonb_build_object('clock', setup->'clock') ELSE p END AS pace
    FROM campaign, coalesce(next_pace, pace) AS p WHERE id = $1`,
  row: z.object({ pace: paceSchema }),
};

/**
 * Changes the order clock of a war, and how strictly it is kept, from the phase that opens next. The open phase keeps the
 * deadline that its players know; it can be extended or brought forward.
 */
export async function changePace(shell: Shell, campaign: CampaignId, by: UserId, change: PaceChange): Promise<Done> {
  const read = readReason(change.reason);
  if (!read.ok) return read;
  const { pace } = change;
  return atTheDesk(shell, campaign, by, async ({ client, held, now }) => {
    if (!held.isReferee) return { code: 'not-referee' };
    if (held.status !== 'running' && held.status !== 'paused') return { code: 'closed' };
    const step = await shell.steps.step(client, campaign, held.n);
    if (step === null) return { code: 'closed' };
    const ruleset = shell.rulesetOf(step.system);
    if (ruleset.orderClock === 'none') return { code: 'no-deadline' };
    const faults = paceFaults(ruleset, pace, shell.shortestClock);
    if (faults !== null) return faults;
    const { pace: from } = await askOnly(client, COMING, [campaign]);
    await askOne(client, CHANGE, [campaign, JSON.stringify(pace satisfies Pace), now]);
    const { opening } = held;
    const facts = { of: 'pace', from, to: pace } as const;
    await noteDeed(client, { campaign, by, deed: 'clock', minutes: null, reason: read.value, opening, now, facts });
    return null;
  });
}
