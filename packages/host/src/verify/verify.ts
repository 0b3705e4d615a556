import { setImmediate as nextTurn } from 'node:timers/promises';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import type { Shell } from '../shell.ts';
import { ask, askOne, type Statement } from '../statement.ts';
import { unpacked } from '../step/packed.ts';
import type { CampaignId } from '../types.ts';
import { type FoundStep, type LogProblem, replayed } from './replay.ts';

export type { LogProblem };

const PROMISED: Statement<{ system: (typeof SYSTEMS)[number]; edition: string; seed: string; seedHash: string }> = {
  name: 'promised',
  text: 'SELECT system, edition, server_seed AS seed, seed_hash AS "seedHash" FROM campaign WHERE id = $1',
  row: z.object({ system: z.enum(SYSTEMS), edition: z.string(), seed: z.string(), seedHash: z.string() }),
};

interface Packed {
  readonly input: Uint8Array;
  readonly state: Uint8Array;
  readonly events: Uint8Array;
}

const LOG: Statement<Omit<FoundStep, keyof Packed> & Packed> = {
  name: 'log',
  text: `SELECT n, input, dice, events, state, state_hash AS "stateHash", prev_hash AS "prevHash", hash
    FROM step WHERE campaign_id = $1 ORDER BY n`,
  row: z.object({
    n: z.number(),
    input: z.instanceof(Uint8Array),
    dice: z.unknown(),
    events: z.instanceof(Uint8Array),
    state: z.instanceof(Uint8Array),
    stateHash: z.string(),
    prevHash: z.string(),
    hash: z.string(),
  }),
};

/** What cannot be read is another than what was hashed. */
async function readable(bytes: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse(await unpacked(bytes));
  } catch {
    return null;
  }
}

/** What a replay found: how many steps the log has, and what of them does not agree. */
export interface Verified {
  readonly steps: number;
  readonly problems: readonly LogProblem[];
}

/** Replays the campaign's log from its start. Others are served between two steps. */
export async function verify(shell: Shell, campaign: CampaignId): Promise<Verified> {
  const promised = await askOne(shell.db.pool, PROMISED, [campaign]);
  if (promised === null) throw new Error(`no campaign ${campaign}`);
  const rows = await ask(shell.db.pool, LOG, [campaign]);
  const steps = await Promise.all(
    rows.map(async (row) => {
      const [input, events, state] = await Promise.all([row.input, row.events, row.state].map(readable));
      return { ...row, input, events, state };
    }),
  );
  const problems: LogProblem[] = [];
  for (const found of replayed(shell.rulesetOf(promised.system), { campaign, ...promised, steps })) {
    problems.push(...found);
    await nextTurn();
  }
  return { steps: steps.length, problems };
}

interface Verifications {
  /** What a replay of the log as it stands says; asked again before the log grows, it is not replayed again. */
  of(campaign: CampaignId): Promise<Verified>;
}

const LENGTH: Statement<{ n: number }> = {
  name: 'log-length',
  text: 'SELECT count(*)::int AS n FROM step WHERE campaign_id = $1',
  row: z.object({ n: z.number() }),
};

/** How many campaigns' verifications are kept. */
const KEPT = 200;

/** Replaying a log takes as long as playing it did: a page that is opened often asks for it once. */
export function createVerifications(shell: Shell): Verifications {
  const kept = createCache<Promise<Verified>>(KEPT);
  return {
    async of(campaign) {
      const length = (await askOne(shell.db.pool, LENGTH, [campaign]))?.n ?? 0;
      const key = `${campaign}:${length}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      kept.forget(`${campaign}:`);
      const asked = verify(shell, campaign);
      kept.put(key, asked, 1);
      // What failed is not kept: the next who asks may have more luck.
      asked.catch(() => kept.forget(key));
      return asked;
    },
  };
}
