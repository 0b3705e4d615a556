import type { Db } from '@sealed-orders/db';
import { inTransaction } from '../database/statement.ts';
import { writePause } from '../step/write.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** Pauses a campaign at step `n` as if the rules had refused the step, for rules that refuse none. */
export async function pausedAt({ pool }: Db, campaign: CampaignId, n: number): Promise<void> {
  const reason = { code: 'rejected', details: [] } as const;
  await inTransaction(pool, (client) => writePause(client, campaign, n, reason, new Date()));
}
