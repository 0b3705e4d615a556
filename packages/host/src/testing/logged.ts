import type { Db } from '@sealed-orders/db';
import { packed, unpacked } from '../log/packed.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** The input of step `n` in the log. */
export async function loggedInput({ prisma }: Db, campaign: CampaignId, n: number): Promise<unknown> {
  const where = { campaignId_n: { campaignId: campaign, n } };
  const { input } = await prisma.step.findUniqueOrThrow({ where, select: { input: true } });
  return JSON.parse(await unpacked(input));
}

/** The times of the log: when, and what fell due. */
export async function loggedTimes(db: Db, campaign: CampaignId): Promise<readonly string[]> {
  const where = { campaignId: campaign, kind: 'clock' };
  const steps = await db.prisma.step.findMany({ where, select: { n: true }, orderBy: { n: 'asc' } });
  return Promise.all(
    steps.map(async ({ n }) => {
      const { at, of } = Object(await loggedInput(db, campaign, n));
      return [at, ...of].join(' ');
    }),
  );
}

/** Replaces the input of step `n`, so that the log no longer verifies. */
export async function forgedInput(
  db: Db,
  campaign: CampaignId,
  n: number,
  forge: (input: unknown) => unknown,
): Promise<void> {
  const forged = await packed(JSON.stringify(forge(await loggedInput(db, campaign, n))));
  const where = { campaignId_n: { campaignId: campaign, n } };
  await db.prisma.step.update({ where, data: { input: Buffer.from(forged) }, select: { n: true } });
}
