import { failed, isTypedName, type Result } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { KEEP_KNOWERS } from '../access/knows-copy.ts';
import { ownerName } from '../access/owner-name.ts';
import { powersOf } from '../access/powers.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { DeletionNotice } from './types.ts';

const NAME: Statement<{ name: string }> = {
  name: 'name-to-delete',
  text: 'SELECT name FROM campaign WHERE id = $1',
  row: z.object({ name: z.string() }),
};

const NOTICES: Statement<{ user: string }> = {
  name: 'tell-of-deletion',
  text: `INSERT INTO deletion_notice (user_id, campaign, deleted_by, deleted_at)
    SELECT p.user_id, c.name, $3, $4 FROM campaign c JOIN (
      SELECT campaign_id, user_id FROM seat WHERE user_id IS NOT NULL UNION SELECT campaign_id, user_id FROM member
    ) p ON p.campaign_id = c.id
    WHERE c.id = $1 AND p.user_id <> $2 RETURNING user_id AS user`,
  row: z.object({ user: z.string() }),
};

/**
 * The campaign it is a copy of. It is locked before its copies: deleting a copy writes there who knew it, and deleting
 * the original changes its copies.
 */
const KEEP_ORIGINAL: Statement<{ id: string }> = {
  name: 'keep-original',
  text: 'SELECT id FROM campaign WHERE id = (SELECT copied_from FROM campaign WHERE id = $1) FOR KEY SHARE',
  row: z.object({ id: z.string() }),
};

/** Every other row of a campaign refers to this one, and is deleted with it. */
const DELETE: Statement<{ id: string }> = {
  name: 'delete-campaign',
  text: 'DELETE FROM campaign WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

interface Deletion {
  readonly campaign: CampaignId;
  readonly by: UserId;
  /** The name of the campaign as its owner typed it, as a confirmation. */
  readonly name: string;
}

/**
 * Deletes a campaign with everything that belongs to it; its owner may, at any time unless they play against others. Its other members find a notice.
 * Users who knew a copy of a war stay on record there.
 */
export async function deleteCampaign(shell: Shell, deletion: Deletion): Promise<Done> {
  const { campaign } = deletion;
  const gone = await withCampaignLock(shell, campaign, (client) => deleted(shell, client, deletion), {
    first: (client) => askOne(client, KEEP_ORIGINAL, [campaign]),
  });
  if (!gone.ok) return gone;
  shell.steps.forget(campaign);
  shell.sheets.forget(campaign);
  await tellLobby(shell, campaign);
  return done;
}

async function deleted(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, by, name }: Deletion,
): Promise<Result<null, Refusal>> {
  const found = await askOne(client, NAME, [campaign]);
  if (found === null) return failed({ code: 'no-such-campaign' });
  const owner = await ownerName(client, campaign, by);
  if (owner === null) return failed({ code: 'not-owner' });
  const powers = await powersOf(client, campaign, by, shell.now());
  if (powers.delete !== null) return failed({ code: powers.delete });
  if (!isTypedName(name, found.name)) return failed({ code: 'wrong-name' });
  await ask(client, NOTICES, [campaign, by, owner, shell.now()]);
  await ask(client, KEEP_KNOWERS, [campaign]);
  await ask(client, DELETE, [campaign]);
  return { ok: true, value: null };
}

const OF_USER: Statement<DeletionNotice> = {
  name: 'deletion-notices',
  text: `SELECT id, campaign, deleted_by AS "deletedBy", deleted_at AS "deletedAt" FROM deletion_notice
    WHERE user_id = $1 ORDER BY deleted_at, id`,
  row: z.object({
    id: z.string(),
    campaign: z.string(),
    deletedBy: z.string(),
    deletedAt: z.date().transform((at) => at.toISOString()),
  }),
};

/** Which of the user's campaigns were deleted since they last looked. */
export const deletionNotices = ({ db }: Shell, user: UserId): Promise<readonly DeletionNotice[]> =>
  ask(db.pool, OF_USER, [user]);

const READ: Statement<{ id: string }> = {
  name: 'read-deletion-notice',
  text: 'DELETE FROM deletion_notice WHERE user_id = $1 AND id = $2 RETURNING id',
  row: z.object({ id: z.string() }),
};

/** The user has read a notice. */
export async function readDeletionNotice({ db }: Shell, user: UserId, id: string): Promise<void> {
  await ask(db.pool, READ, [user, id]);
}
