import { z } from 'zod';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const IS_ARCHIVED: Statement<{ is: boolean }> = {
  name: 'is-archived',
  text: 'SELECT archived_at IS NOT NULL AS is FROM campaign WHERE id = $1',
  row: z.object({ is: z.boolean() }),
};

/** Whether the campaign is archived, and so read-only. */
export const isArchived = ({ db }: Shell, campaign: CampaignId): Promise<boolean> => isArchivedNow(db.pool, campaign);

/** The same in the transaction that holds the campaign's row: its status cannot change before that ends. */
export const isArchivedNow = async (on: Connection, campaign: CampaignId): Promise<boolean> =>
  (await askOne(on, IS_ARCHIVED, [campaign]))?.is === true;

/** Why something could not be written in the campaign: it is archived, or else for this reason. */
export async function archivedOr(shell: Shell, campaign: CampaignId, code: Refusal['code']): Promise<Refusal> {
  return { code: (await isArchived(shell, campaign)) ? 'archived' : code };
}
