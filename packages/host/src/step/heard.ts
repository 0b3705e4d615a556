import { ok } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { madeByHand } from './by-hand.ts';
import type { Made } from './made.ts';

/**
 * The step by which the rules of a game that keeps its own times hear that the campaign stood still until now, in the
 * transaction that holds its row. Throws if they refuse it.
 */
export async function heard(shell: Shell, client: pg.PoolClient, campaign: CampaignId, since: Date): Promise<Made> {
  const made = await madeByHand(shell, client, {
    campaign,
    by: null,
    asked: ({ now }) => {
      const seconds = Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000));
      return ok({ type: 'resumed', at: now.toISOString(), seconds });
    },
  });
  if (!made.ok) throw new Error(`${campaign} did not go on: ${JSON.stringify(made.problem)}`);
  return made.value;
}
