import { type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { createCache } from '../caches/cache.ts';
import { type LogLine, linesFor } from '../log/log.ts';
import { standingLines } from '../log/undone.ts';
import { lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { RoundScores } from './types.ts';

/**
 * The scores at the end of each round among these lines, none of them undone, as the viewer may know them, oldest
 * first.
 */
export async function scoresAt(
  shell: Shell,
  campaign: CampaignId,
  lines: readonly LogLine[],
  viewer: Viewer,
): Promise<readonly RoundScores[]> {
  const history: RoundScores[] = [];
  for (const { round, n } of endsOfRounds(lines)) {
    const step = await shell.steps.step(shell.db.pool, campaign, n);
    if (step === null) continue;
    const standings = shell.rulesetOf(step.system).standings(step.state, viewer);
    history.push({ round, scores: standings.map(({ seat, score }) => ({ seat, score })) });
  }
  return history;
}

/** The step that closed each round, whose battles count for it; of the last round the last step. */
const endsOfRounds = (lines: readonly LogLine[]) =>
  lines.flatMap(({ round, n }, i) => {
    const next = lines[i + 1];
    return round === null || next?.round === round ? [] : [{ round, n: next?.n ?? n }];
  });

interface Scores {
  /** The scores at the end of each round so far, as the viewer may know them. */
  of(campaign: CampaignId, viewer: Viewer): Promise<readonly RoundScores[]>;
}

/** How many histories are cached. */
const CACHED = 500;

/** Each history reads a state for every round, so it is made once for each step. */
export function createScores(shell: Shell): Scores {
  const cache = createCache<readonly RoundScores[]>(CACHED);
  return {
    async of(campaign, viewer) {
      const last = await lastStep(shell, campaign);
      if (last === null) return [];
      const key = `${campaign}:${viewerKey(viewer)}:${last.n}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      cache.forget(`${campaign}:${viewerKey(viewer)}:`);
      const lines = linesFor(standingLines(await shell.log.upTo(campaign, last.n)), viewerKey(viewer));
      const history = await scoresAt(shell, campaign, lines, viewer);
      cache.put(key, history, 1);
      return history;
    },
  };
}
