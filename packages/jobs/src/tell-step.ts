import type { Host } from '@sealed-orders/host';
import { z } from 'zod';

const tellStepSchema = z.object({ campaign: z.uuid(), n: z.int().min(0) });

/**
 * Tells the other processes that a campaign is at step n, so that they tell their sockets. If it has gone on since,
 * another job tells that. Telling twice does no harm: who hears it asks for the view.
 */
export async function tellStep(host: Host, payload: unknown): Promise<void> {
  const { campaign, n } = tellStepSchema.parse(payload);
  const head = await host.head(campaign);
  if (head?.n !== n) return;
  await host.notify([{ what: head.status === 'paused' ? 'lobby' : 'step', campaign, n }]);
}
