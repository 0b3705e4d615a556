import { launched } from '../browser.ts';
import type { Figure } from '../figure.ts';
import type { Site } from '../site.ts';
import { measureInteracting } from './interacting.ts';
import { measureLoading, measureReading } from './loading.ts';
import { measurePanning } from './panning.ts';
import { seedCampaigns } from './seed-campaigns.ts';

/** A player's waits on the campaign page: until it has loaded, and at every touch. */
export async function measurePages(site: Site): Promise<readonly Figure[]> {
  const [campaign] = await seedCampaigns(site, { campaigns: 1, detachments: 8, clock: { mode: 'none' } });
  const [seat] = campaign?.seats ?? [];
  if (campaign === undefined || seat === undefined) throw new Error('no campaign to look at');
  const { slug } = await site.opened.db.prisma.campaign.findUniqueOrThrow({
    where: { id: campaign.id },
    select: { slug: true },
  });
  const browser = await launched();
  try {
    const loading = await measureLoading(site, browser, seat, slug);
    const reading = await measureReading(site, browser);
    return [...loading, ...reading, ...(await measureInteracting(site, browser)), ...(await measurePanning(site))];
  } finally {
    await browser.close();
  }
}
