import { failed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ownerName } from '../access/owner-name.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const ARCHIVE: Statement<{ id: string }> = {
  name: 'archive',
  text: `UPDATE campaign SET archived_at = CASE WHEN $2::boolean THEN coalesce(archived_at, $3) END, updated_at = $3
    WHERE id = $1 AND status = 'finished' RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Puts a finished campaign in the archive, or takes it out again; its owner may. An archived campaign is read-only. */
export async function setArchived(shell: Shell, campaign: CampaignId, by: UserId, isArchived: boolean): Promise<Done> {
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    if ((await ownerName(client, campaign, by)) === null) return { code: 'not-owner' };
    const found = await askOne(client, ARCHIVE, [campaign, isArchived, shell.now()]);
    return found === null ? { code: 'not-over' } : null;
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}
