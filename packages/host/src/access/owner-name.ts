import { z } from 'zod';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const OWNER: Statement<{ name: string }> = {
  name: 'owner-of',
  text: `SELECT u.display_name AS name FROM member m JOIN "user" u ON u.id = m.user_id
    WHERE m.campaign_id = $1 AND m.user_id = $2 AND m.role = 'owner'`,
  row: z.object({ name: z.string() }),
};

/** The owner's display name, if this user owns the campaign. */
export async function ownerName(on: Connection, campaign: CampaignId, user: UserId) {
  return (await askOne(on, OWNER, [campaign, user]))?.name ?? null;
}
