import { z } from 'zod';
import { createCache } from '../caches/cache.ts';
import { askOne, type Statement } from '../database/statement.ts';
import type { LogLine } from '../log/log.ts';
import { standingLines } from '../log/undone.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { finishedLog } from './finished.ts';
import { scoresAt } from './scores.ts';
import type { Story } from './types.ts';

const NUMBERS: Statement<{ dice: number; topics: number }> = {
  name: 'war-in-numbers',
  text: `SELECT (SELECT coalesce(sum(jsonb_array_length(s.dice)), 0) FROM step s WHERE s.campaign_id = $1)::int AS dice,
    (SELECT count(DISTINCT o.topic) FROM topic_outcome o WHERE o.campaign_id = $1)::int AS topics`,
  row: z.object({ dice: z.number(), topics: z.number() }),
};

interface Stories {
  /** The war in numbers; null: it is not over. */
  of(campaign: CampaignId): Promise<Story | null>;
}

/** How many wars are cached. */
const CACHED = 200;

/** A finished war never changes, so it is counted once. */
export function createStories(shell: Shell): Stories {
  const cache = createCache<Story>(CACHED);
  return {
    async of(campaign) {
      const lines = await finishedLog(shell, campaign);
      if (lines === null) return null;
      const known = cache.get(campaign);
      if (known !== undefined) return known;
      const story = await storyOf(shell, campaign, lines);
      if (story !== null) cache.put(campaign, story, 1);
      return story;
    },
  };
}

async function storyOf(shell: Shell, campaign: CampaignId, lines: readonly LogLine[]): Promise<Story | null> {
  const [first, last] = [lines[0], lines.at(-1)];
  const numbers = await askOne(shell.db.pool, NUMBERS, [campaign]);
  if (first === undefined || last === undefined || numbers === null) return null;
  const history = await scoresAt(shell, campaign, standingLines(lines), { kind: 'referee' });
  return { history, steps: lines.length, ...numbers, beganAt: first.at, endedAt: last.at };
}
