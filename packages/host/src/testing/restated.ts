import type { Db } from '@sealed-orders/db';
import { canonical } from '@sealed-orders/rules/kernel';
import { packed, unpacked } from '../log/packed.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/**
 * Replaces the state of step `n`, for a page that shows what would take many turns to play. The log no longer verifies,
 * and a process that has already read the step keeps its own copy.
 */
export async function restated(
  { prisma }: Db,
  campaign: CampaignId,
  n: number,
  change: (state: unknown) => unknown,
): Promise<void> {
  const where = { campaignId_n: { campaignId: campaign, n } };
  const { state } = await prisma.step.findUniqueOrThrow({ where, select: { state: true } });
  const text = canonical(change(JSON.parse(await unpacked(state))));
  await prisma.step.update({ where, data: { state: Buffer.from(await packed(text)) }, select: { n: true } });
}
