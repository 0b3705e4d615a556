import type { Change, Host } from '@sealed-orders/host';
import { z } from 'zod';

const tellStepSchema = z.object({ campaign: z.uuid() });

/**
 * Tells the other processes at which step a campaign is, so that they tell their sockets. It asks when it is about to
 * tell: word of several steps may be gathered in one job, and come in any order. Telling twice does no harm: who hears
 * it asks for the view.
 * @returns what was told; null: there is no such campaign any more
 */
export async function tellStep(host: Host, payload: unknown): Promise<Change | null> {
  const { campaign } = tellStepSchema.parse(payload);
  const head = await host.head(campaign);
  if (head === null) return null;
  const change: Change = { what: head.status === 'paused' ? 'lobby' : 'step', campaign, n: head.n };
  await host.notify([change]);
  return change;
}
