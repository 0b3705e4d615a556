import type pg from 'pg';
import { z } from 'zod';
import { createCache } from '../caches/cache.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { EVERYBODY } from './log.ts';

/** SQL: numbers a new step for the referee and each viewer whom it concerns, in the statement that writes it. */
export const numbering = (campaign: string, n: string, concerns: string): string =>
  `INSERT INTO step_number (campaign_id, viewer, number, n)
    SELECT ${campaign}::uuid, v.viewer, 1 + coalesce((
        SELECT k.number FROM step_number k WHERE k.campaign_id = ${campaign} AND k.viewer = v.viewer
        ORDER BY k.number DESC LIMIT 1), -1), ${n}::int
    FROM (SELECT 'seat:' || seat FROM seat WHERE campaign_id = ${campaign}
      UNION ALL VALUES ('spectator'), ('referee')) v (viewer)
    WHERE v.viewer = 'referee' OR ${concerns} && ARRAY['${EVERYBODY}', v.viewer]
    RETURNING viewer, number`;

/** A step by the number that a viewer has for it, and by the log's. */
interface Numbered {
  readonly number: number;
  readonly n: number;
}

const numberedRow = z.object({ number: z.number(), n: z.number() });

const KNOWN_AS: Statement<Numbered> = {
  name: 'step-known-as',
  text: 'SELECT number, n FROM step_number WHERE campaign_id = $1 AND viewer = $2 AND number = $3',
  row: numberedRow,
};

const LAST_KNOWN: Statement<Numbered> = {
  name: 'last-known-step',
  text: `SELECT number, n FROM step_number WHERE campaign_id = $1 AND viewer = $2 ORDER BY number DESC LIMIT 1`,
  row: numberedRow,
};

const TOLD: Statement<{ viewer: string; number: number }> = {
  name: 'numbers-told',
  text: `SELECT viewer, max(number) AS number FROM step_number WHERE campaign_id = $1 AND n > $2 AND n <= $3
    GROUP BY viewer`,
  row: z.object({ viewer: z.string(), number: z.number() }),
};

/** The numbers by which viewers know the steps of a log. Viewers are named by their keys. */
export interface Numbers {
  /** The step that the viewer knows by this number; null: they know no such step. */
  knownAs(campaign: CampaignId, viewer: string, number: number): Promise<Numbered | null>;
  /** The last step that concerns the viewer; null: there is none. */
  last(campaign: CampaignId, viewer: string): Promise<Numbered | null>;
  /** Of the steps after `since` up to n, in the log's numbers, the number of the last one for each viewer with one. */
  told(campaign: CampaignId, since: number, n: number): Promise<ReadonlyMap<string, number>>;
  /** Caches the numbers of a step that this process made, which need not be read to announce it. */
  keep(campaign: CampaignId, n: number, numbers: ReadonlyMap<string, number>): void;
}

/** How many numbers are cached. */
const CACHED = 50_000;
/** The largest number that the database can compare with. */
const LARGEST = 2 ** 31 - 1;

/** Numbers never change, so a crowd that looks at the same step makes one read. */
export function createNumbers(pool: pg.Pool): Numbers {
  const known = createCache<Numbered>(CACHED);
  const made = createCache<ReadonlyMap<string, number>>(CACHED);
  return {
    async knownAs(campaign, viewer, number) {
      if (!Number.isInteger(number) || number < 0 || number > LARGEST) return null;
      const key = `${campaign}:${viewer}:${number}`;
      const cached = known.get(key);
      if (cached !== undefined) return cached;
      const found = await askOne(pool, KNOWN_AS, [campaign, viewer, number]);
      if (found !== null) known.put(key, found, 1);
      return found;
    },
    last: (campaign, viewer) => askOne(pool, LAST_KNOWN, [campaign, viewer]),
    async told(campaign, since, n) {
      const kept = since === n - 1 ? made.get(`${campaign}:${n}`) : undefined;
      if (kept !== undefined) return kept;
      const rows = await ask(pool, TOLD, [campaign, since, n]);
      return new Map(rows.map(({ viewer, number }) => [viewer, number]));
    },
    keep: (campaign, n, numbers) => made.put(`${campaign}:${n}`, numbers, numbers.size),
  };
}
