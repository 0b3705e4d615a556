import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import type { Refusal } from '../refusals.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import { stepByHand } from '../step/by-hand.ts';
import type { CampaignId, UserId } from '../types.ts';

/** The most characters that a reason may have. */
const LONGEST = 1000;

const OWNER: Statement<{ name: string }> = {
  name: 'owner-of',
  text: `SELECT u.display_name AS name FROM member m JOIN "user" u ON u.id = m.user_id
    WHERE m.campaign_id = $1 AND m.user_id = $2 AND m.role = 'owner'`,
  row: z.object({ name: z.string() }),
};

/** The owner's display name, if this user owns the campaign. */
export async function ownerName(on: pg.Pool | pg.PoolClient, campaign: CampaignId, user: UserId) {
  return (await askOne(on, OWNER, [campaign, user]))?.name ?? null;
}

/**
 * Ends the war before anybody has won it; its owner may, even one who plays. The reason is in the log, and everybody reads
 * it. Sheets that were sealed for the open phase are never opened.
 */
export async function endWar(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  given: string,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const reason = given.trim();
  if (reason === '' || reason.length > LONGEST) return failed({ code: 'no-reason' });
  // Before whether it is over: that it is not theirs to end is true of both.
  if ((await ownerName(shell.db.pool, campaign, by)) === null) return failed({ code: 'not-owner' });
  return stepByHand(shell, campaign, by, async ({ client, now }) => {
    const name = await ownerName(client, campaign, by);
    if (name === null) return failed({ code: 'not-owner' });
    return ok({ type: 'end', at: now.toISOString(), ending: { by: 'owner', name, reason } });
  });
}
