import type pg from 'pg';
import { z } from 'zod';
import { createCache } from '../caches/cache.ts';
import { askOne, type Statement } from '../database/statement.ts';
import type { CampaignId, Status } from '../vocabulary/types.ts';
import type { LogLine } from './log.ts';

const OPEN_AFTER: Statement<{ openAfter: number | null }> = {
  name: 'open-after',
  text: 'SELECT open_after AS "openAfter" FROM campaign WHERE id = $1',
  row: z.object({ openAfter: z.number().nullable() }),
};

/** After how many rounds everybody sees a round as the referee saw it. Settled before the start, so it is cached. */
export interface OpenRounds {
  /** Null: not while the war lasts. */
  after(campaign: CampaignId): Promise<number | null>;
}

/** How many campaigns' terms are cached. */
const CACHED = 20_000;

export function createOpenRounds(pool: pg.Pool): OpenRounds {
  const known = createCache<{ readonly openAfter: number | null }>(CACHED);
  return {
    async after(campaign) {
      const found = known.get(campaign) ?? (await askOne(pool, OPEN_AFTER, [campaign]));
      if (found === null) return null;
      known.put(campaign, found, 1);
      return found.openAfter;
    },
  };
}

/** The position of a war. */
interface Now {
  readonly status: Status;
  /** The round that is open now. */
  readonly round: number | null;
}

/**
 * Whether a round is so old that everybody sees all of it: enough whole rounds have been closed since, or the war is
 * over. Later rounds are never shown.
 */
export function isOpenTo(openAfter: number | null, { round }: Pick<LogLine, 'round'>, now: Now): boolean {
  if (openAfter === null) return false;
  return now.status === 'finished' || (round ?? 0) + openAfter < (now.round ?? 0);
}
