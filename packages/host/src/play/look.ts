import type { Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import type { Shell } from '../shell.ts';
import { ask, askOne, type Statement } from '../statement.ts';
import type { CampaignId, Seen, StepLine } from '../types.ts';

/** As far as PostgreSQL's integers go. */
const LAST_N = 2 ** 31 - 1;

const LAST: Statement<{ n: number }> = {
  name: 'last-step',
  text: `SELECT seq AS n FROM campaign WHERE id = $1 AND status <> 'lobby'`,
  row: z.object({ n: z.number() }),
};

/** What the viewer may know of step n, or of the open one. Null when there is no such step. */
export async function viewOf(shell: Shell, campaign: CampaignId, viewer: Viewer, n?: number): Promise<Seen | null> {
  const wanted = n ?? (await askOne(shell.db.pool, LAST, [campaign]))?.n;
  if (wanted === undefined || !Number.isInteger(wanted) || wanted < 0 || wanted > LAST_N) return null;
  const step = await shell.steps.step(shell.db.pool, campaign, wanted);
  return step === null ? null : shell.steps.seen(step, viewer);
}

const LINES: Statement<Omit<StepLine, 'at'> & { at: Date }> = {
  name: 'step-lines',
  text: 'SELECT n, at, hash, turn, phase FROM step WHERE campaign_id = $1 AND n > $2 ORDER BY n',
  row: z.object({
    n: z.number(),
    at: z.date(),
    hash: z.string(),
    turn: z.number().nullable(),
    phase: z.string().nullable(),
  }),
};

interface Table {
  /** All steps of a campaign, oldest first. */
  steps(campaign: CampaignId): Promise<readonly StepLine[]>;
}

/** How many lines are kept at hand. */
const LINES_LIMIT = 50_000;

/** The lists of steps of campaigns. Of long ones only the new lines are read. */
export function createTableOfSteps(shell: Shell): Table {
  const known = createCache<readonly StepLine[]>(LINES_LIMIT);
  return {
    async steps(campaign) {
      const before = known.get(campaign) ?? [];
      const rows = await ask(shell.db.pool, LINES, [campaign, before.at(-1)?.n ?? -1]);
      const lines = [...before, ...rows.map((row) => ({ ...row, at: row.at.toISOString() }))];
      known.put(campaign, lines, lines.length);
      return lines;
    },
  };
}
