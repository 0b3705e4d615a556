import type pg from 'pg';
import { z } from 'zod';
import { isInCharge } from '../access/in-charge.ts';
import { ask, type Statement } from '../database/statement.ts';
import { afterAWhile, tell } from '../telling/tell.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const ANSWERING: Statement<{ user: UserId }> = {
  name: 'who-answers-seat-requests',
  text: `SELECT m.user_id AS user FROM member m WHERE m.campaign_id = $1 AND ${isInCharge('m')} ORDER BY 1`,
  row: z.object({ user: z.string() }),
};

/** Notifies the owner and the referees of a request for a seat, unless it is answered soon. */
export async function tellRequest(
  client: pg.PoolClient,
  { campaign, request, now }: { readonly campaign: CampaignId; readonly request: string; readonly now: Date },
): Promise<void> {
  const about = { campaign, kind: 'seat-requested', event: request, seats: null, opening: null } as const;
  for (const { user } of await ask(client, ANSWERING, [campaign]))
    await tell(client, { ...about, now, sendAt: afterAWhile(now), to: user });
}
