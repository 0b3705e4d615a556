import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import type { Browser, Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { measureLoading, measureReading } from '../loading.ts';
import type { Site } from '../site.ts';
import { measureInteracting } from './interacting.ts';
import { measurePanning } from './panning.ts';
import { seedCampaigns } from './seed-campaigns.ts';

const TO_READ = { 'Start page': '/', 'Rules page': '/rules/hex-campaign' };

/** A player's waits on the campaign page: until it has loaded, and at every touch. */
export async function measurePages(site: Site, browser: Browser): Promise<readonly Figure[]> {
  const [campaign] = await seedCampaigns(site, { campaigns: 1, detachments: 8, clock: { mode: 'none' } });
  const [seat] = campaign?.seats ?? [];
  if (campaign === undefined || seat === undefined) throw new Error('no campaign to look at');
  const { slug } = await site.opened.db.prisma.campaign.findUniqueOrThrow({
    where: { id: campaign.id },
    select: { slug: true },
  });
  const loading = await measureLoading(site, browser, { slug, user: seat.user, ready });
  const reading = await measureReading(site, browser, TO_READ);
  const interacting = await measureInteracting(site, browser);
  return [...loading, ...reading, ...interacting, ...(await measurePanning(site, browser))];
}

/** The list of units that owe an order responds. */
const ready = (page: Page): Promise<void> => page.getByRole('button', { name: sheetText.none }).first().waitFor();
