import type { SeatId } from '@sealed-orders/rules/kernel';
import { lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** The seats that the rules call neighbours of a seat, judged on what it knows now. */
export async function neighboursOf(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<readonly SeatId[]> {
  const last = await lastStep(shell, campaign);
  const step = last === null ? null : await shell.steps.step(shell.db.pool, campaign, last.n);
  if (step === null) return [];
  const { view } = shell.steps.seen(step, { kind: 'seat', seat });
  return shell.rulesetOf(step.system).neighbours(view);
}
