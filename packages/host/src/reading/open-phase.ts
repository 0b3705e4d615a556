import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import type { KnownStep } from '../log/known-step.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { lastStep } from './look.ts';
import { notOpen } from './not-open.ts';

const OPEN: Statement<{ n: number; opening: number }> = {
  name: 'open-phase',
  text: `SELECT seq AS n, opening FROM campaign WHERE id = $1 AND status = 'running'`,
  row: z.object({ n: z.number(), opening: z.number() }),
};

/**
 * The last step of the phase with this number, if that phase may be open. A cached step is trusted: the statement that
 * writes checks again under a lock whether the phase is open. Only the last step is ever loaded, so that requests for
 * old phases cost no memory.
 */
export async function openPhase(shell: Shell, campaign: string, opening: number): Promise<KnownStep | null> {
  const known = shell.steps.lastCached(campaign);
  if (known?.opening === opening) return known;
  const open = await askOne(shell.db.pool, OPEN, [campaign]);
  return open?.opening === opening ? shell.steps.step(shell.db.pool, campaign, open.n) : null;
}

/** Why nothing can be written for the phase: the war is over or paused, or another phase is open. */
export async function whyClosed(shell: Shell, campaign: string): Promise<Refusal> {
  const last = await lastStep(shell, campaign);
  return last === null ? { code: 'closed' } : notOpen(last);
}
