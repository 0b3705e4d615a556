import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Shell } from '../shell.ts';
import { ask, askOne, type Statement } from '../statement.ts';
import type { CampaignId } from '../types.ts';
import { type FoundStep, type LogProblem, replay } from './replay.ts';

export type { LogProblem };

const PROMISED: Statement<{ system: (typeof SYSTEMS)[number]; edition: string; seed: string; seedHash: string }> = {
  name: 'promised',
  text: 'SELECT system, edition, server_seed AS seed, seed_hash AS "seedHash" FROM campaign WHERE id = $1',
  row: z.object({ system: z.enum(SYSTEMS), edition: z.string(), seed: z.string(), seedHash: z.string() }),
};

const LOG: Statement<FoundStep> = {
  name: 'log',
  text: `SELECT n, input, dice, events, state, state_hash AS "stateHash", prev_hash AS "prevHash", hash
    FROM step WHERE campaign_id = $1 ORDER BY n`,
  row: z.object({
    n: z.number(),
    input: z.unknown(),
    dice: z.unknown(),
    events: z.unknown(),
    state: z.unknown(),
    stateHash: z.string(),
    prevHash: z.string(),
    hash: z.string(),
  }),
};

/** Replays the campaign's log from its start. Empty: all of it agrees. */
export async function verify(shell: Shell, campaign: CampaignId): Promise<readonly LogProblem[]> {
  const promised = await askOne(shell.db.pool, PROMISED, [campaign]);
  if (promised === null) throw new Error(`no campaign ${campaign}`);
  const steps = await ask(shell.db.pool, LOG, [campaign]);
  return replay(shell.rulesetOf(promised.system), { campaign, ...promised, steps });
}
