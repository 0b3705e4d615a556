import type { Change, Host } from '@sealed-orders/host';
import { z } from 'zod';

const tellStepSchema = z.object({ campaign: z.uuid() });

/**
 * Tells the other processes the current step of a campaign, so that they tell their pages. It reads the step just
 * before it tells: one job may stand for several steps, and jobs may run in any order. Telling twice does no harm,
 * since each process knows which steps it has told its pages of.
 * @returns the change that was announced; null: the campaign no longer exists
 */
export async function tellStep(host: Host, payload: unknown): Promise<Change | null> {
  const { campaign } = tellStepSchema.parse(payload);
  const last = await host.lastStep(campaign);
  if (last === null) return null;
  const change: Change = { what: last.status === 'paused' ? 'lobby' : 'step', campaign, n: last.n };
  await host.notify([change]);
  return change;
}
