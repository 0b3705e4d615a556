import { failed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { changeNames, isNameTakenAnywhere } from '../access/name-taken.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, inTransaction, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const RENAME: Statement<{ id: string }> = {
  name: 'rename-user',
  text: 'UPDATE "user" SET display_name = $2 WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

const CAMPAIGNS: Statement<{ id: CampaignId }> = {
  name: 'unfinished-campaigns-of',
  text: `SELECT DISTINCT c.id FROM campaign c JOIN (
      SELECT campaign_id, user_id FROM member UNION SELECT campaign_id, user_id FROM seat UNION SELECT campaign_id, user_id FROM deputy
    ) p ON p.campaign_id = c.id WHERE p.user_id = $1 AND c.status <> 'finished' ORDER BY c.id`,
  row: z.object({ id: z.string() }),
};

/**
 * Changes the name by which others know the user, unless somebody in one of their campaigns has it, or one like it. What
 * was noted under the former name stays as it is.
 * @param name as the site's rules for names allow it
 */
export async function rename(shell: Shell, user: UserId, name: string): Promise<Done> {
  const isDone = await inTransaction(shell.db.pool, async (client) => {
    await changeNames(client);
    if (await isNameTakenAnywhere(client, user, name)) return false;
    await askOne(client, RENAME, [user, name]);
    return true;
  });
  if (!isDone) return failed({ code: 'name-taken' });
  for (const { id } of await ask(shell.db.pool, CAMPAIGNS, [user])) await tellLobby(shell, id);
  return done;
}
