import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Parsed } from '@sealed-orders/rules/kernel';
import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { type FoundStep, LOG_PROBLEM_CODES, type LogProblem, replayed } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { createCache } from '../caches/cache.ts';
import { ask, askOne, askOnly, type Statement } from '../database/statement.ts';
import { sha256 } from '../log/hash.ts';
import { LOG_ID } from '../log/log-id.ts';
import { unpacked } from '../log/packed.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

export type { LogProblem };

interface PromisedRow {
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly seed: string;
  readonly seedHash: string;
  /** The id that its hashes are made with: an imported war keeps the one it had where it was played. */
  readonly campaign: string;
  /** The steps that rewinds went back to. */
  readonly targets: readonly number[];
}

const PROMISED: Statement<PromisedRow> = {
  name: 'promised',
  text: `SELECT system, edition, server_seed AS seed, seed_hash AS "seedHash",
      ${LOG_ID} AS campaign,
      ARRAY(SELECT DISTINCT rewound_to FROM step WHERE campaign_id = $1 AND rewound_to IS NOT NULL) AS targets
    FROM campaign c WHERE c.id = $1`,
  row: z.object({
    system: z.enum(SYSTEMS),
    edition: z.string(),
    seed: z.string(),
    seedHash: z.string(),
    campaign: z.string(),
    targets: z.array(z.number()),
  }),
};

interface Packed {
  readonly input: Uint8Array;
  readonly state: Uint8Array;
  readonly events: Uint8Array;
}

const LOG: Statement<Omit<FoundStep, keyof Packed> & Packed> = {
  name: 'log',
  text: `SELECT n, input, dice, events, state, state_hash AS "stateHash", prev_hash AS "prevHash", hash
    FROM step WHERE campaign_id = $1 AND n BETWEEN $2 AND $3 ORDER BY n LIMIT $4`,
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

/** Unreadable data differs from what was hashed. */
async function readable(bytes: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse(await unpacked(bytes));
  } catch {
    return null;
  }
}

/** How many steps are fetched at once: in the largest wars each has some 0.3 MB, compressed. */
const BATCH = 32;

/** The steps of a log up to the last one, null where there is none, in batches: however long the log is, only one batch is held in memory. */
async function* logUpTo({ pool }: Shell['db'], campaign: CampaignId, last: number | null): AsyncGenerator<FoundStep> {
  let next = 0;
  let isMore = last !== null;
  while (isMore) {
    const rows = await ask(pool, LOG, [campaign, next, last, BATCH]);
    for (const row of rows) {
      const [input, events, state] = await Promise.all([row.input, row.events, row.state].map(readable));
      yield { ...row, input, events, state };
      next = row.n + 1;
    }
    isMore = rows.length === BATCH;
  }
}

interface Length {
  /** The number of steps. */
  readonly steps: number;
  /** The number of the last step, which is one less than the count unless steps are missing; null: there are none. */
  readonly last: number | null;
}

const LENGTH: Statement<Length> = {
  name: 'log-length',
  text: 'SELECT count(*)::int AS steps, max(n) AS last FROM step WHERE campaign_id = $1',
  row: z.object({ steps: z.number(), last: z.number().nullable() }),
};

/** The result of a replay: how many steps the log has, and the differences. */
export const verifiedSchema = z.strictObject({
  steps: z.int().nonnegative(),
  problems: z.array(z.strictObject({ n: z.int().nonnegative(), code: z.enum(LOG_PROBLEM_CODES) })).readonly(),
});
export type Verified = Parsed<typeof verifiedSchema>;

/** Replays the campaign's log from its start up to its current end. Other requests are served between two steps. */
export async function verify(shell: Shell, campaign: CampaignId): Promise<Verified> {
  const promised = await askOne(shell.db.pool, PROMISED, [campaign]);
  if (promised === null) throw new Error(`no campaign ${campaign}`);
  const { steps, last } = await lengthOf(shell, campaign);
  const log = logUpTo(shell.db, campaign, last);
  const problems: LogProblem[] = [];
  const promise = { ...promised, wanted: new Set(promised.targets), sha256 };
  for await (const found of replayed(shell.rulesetOf(promised.system), promise, log)) {
    problems.push(...found);
    await nextTurn();
  }
  return { steps, problems };
}

const lengthOf = ({ db }: Shell, campaign: CampaignId): Promise<Length> => askOnly(db.pool, LENGTH, [campaign]);

interface Verifications {
  /** The result of a replay of the log; cached until the log grows. */
  of(campaign: CampaignId): Promise<Verified>;
}

/** How many campaigns' results are cached. */
const CACHED = 200;

/** A replay takes as long as playing the campaign did, so a page that is opened often runs it once. */
export function createVerifications(shell: Shell): Verifications {
  const cache = createCache<Promise<Verified>>(CACHED);
  return {
    async of(campaign) {
      const { steps } = await lengthOf(shell, campaign);
      const key = `${campaign}:${steps}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      cache.forget(`${campaign}:`);
      const asked = verify(shell, campaign);
      cache.put(key, asked, 1);
      // A failure is not cached: the next request may succeed.
      asked.catch(() => cache.forget(key));
      return asked;
    },
  };
}
