import { failed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ownerName } from '../access/owner-name.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { isArchivedNow } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { Visibility } from './types.ts';

interface Standing extends Visibility {
  readonly opening: number;
  readonly isCopy: boolean;
}

const STANDING: Statement<Standing> = {
  name: 'visibility',
  text: `SELECT public AS "isPublic", listed AS "isListed", opening, copied_from IS NOT NULL AS "isCopy"
    FROM campaign WHERE id = $1`,
  row: z.object({ isPublic: z.boolean(), isListed: z.boolean(), opening: z.number(), isCopy: z.boolean() }),
};

const SET: Statement<{ id: string }> = {
  name: 'set-visibility',
  text: 'UPDATE campaign SET public = $2, listed = $3, updated_at = $4 WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

/**
 * Sets who may read the campaign, and whether it appears on the lists of the site. Its owner may at any time, unless it
 * is archived, and everybody in it can read that it was done. Its address stays the same.
 */
export async function setVisibility(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { isPublic, isListed: isWanted }: Visibility,
): Promise<Done> {
  const isListed = isPublic && isWanted;
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    if ((await ownerName(client, campaign, by)) === null) return { code: 'not-owner' };
    if (await isArchivedNow(client, campaign)) return { code: 'archived' };
    const was = await askOne(client, STANDING, [campaign]);
    if (was === null) return { code: 'no-such-campaign' };
    if (was.isCopy && isPublic) return { code: 'copy-stays-private' };
    if (was.isPublic === isPublic && was.isListed === isListed) return null;
    const now = shell.now();
    await askOne(client, SET, [campaign, isPublic, isListed, now]);
    const deed = isListed ? 'make-public' : isPublic ? 'make-unlisted' : 'make-private';
    await noteDeed(client, { campaign, by, deed, minutes: null, reason: null, opening: was.opening, now });
    return null;
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}
