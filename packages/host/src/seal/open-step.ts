import { z } from 'zod';
import type { KnownStep } from '../play/known-step.ts';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';

const OPEN: Statement<{ n: number }> = {
  name: 'open-step',
  text: `SELECT seq AS n FROM campaign WHERE id = $1 AND status = 'running'`,
  row: z.object({ n: z.number() }),
};

/**
 * Step n if it may be the open one. A step at hand is believed: the statement that writes asks again under a lock. Only
 * the open step is ever loaded, so that asking for old ones costs nobody memory.
 */
export async function openStep(shell: Shell, campaign: string, n: number): Promise<KnownStep | null> {
  const known = shell.steps.atHand(campaign, n);
  if (known !== undefined) return known;
  const open = await askOne(shell.db.pool, OPEN, [campaign]);
  return open?.n === n ? shell.steps.step(shell.db.pool, campaign, n) : null;
}
