import { present } from '@sealed-orders/rules/kernel';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import type { Browser, Page } from 'playwright-core';
import type { Figure } from '../figure.ts';
import { measureLoading } from '../loading.ts';
import { measureMoving, PANNING, ZOOMING } from '../panning.ts';
import type { Site } from '../site.ts';
import { begunWar, playerOf, viewOf, WATCHER } from './staging.ts';
import { NODES, starChart } from './star-chart.ts';

/** A star map as large as the rules allow, as the referee sees it. */
export async function measureStarMap(site: Site, browser: Browser): Promise<readonly Figure[]> {
  const { slug, referee } = await begunWar(site.opened, { map: starChart() });
  const map = {
    slug,
    user: referee,
    what: `a star map of ${NODES} nodes`,
    surface: '.starmap-window .starmap-surface',
    turns: 1,
    near: '.starmap.chart[data-level=operations]',
  };
  return measureMoving(site, browser, map, [PANNING, ZOOMING]);
}

/** A player's waits on the campaign page, and on its map. */
export async function measurePages(site: Site, browser: Browser): Promise<readonly Figure[]> {
  const war = await begunWar(site.opened);
  const own = Object.values((await viewOf(war, WATCHER)).forces).find(({ owner }) => owner === WATCHER);
  const { name } = present(own, 'a battleforce');
  const ready = (page: Page): Promise<void> => tilesOf(page, name);
  const loading = await measureLoading(site, browser, { slug: war.slug, user: playerOf(war, WATCHER), ready });
  return [...loading, ...(await measureStarMap(site, browser))];
}

/** The kinds of orders for a battleforce are there once it is selected on the map. */
async function tilesOf(page: Page, force: string): Promise<void> {
  await page.locator('.starmap-surface.laid').waitFor({ state: 'attached' });
  await page
    .locator('.starmap-window')
    .getByRole('button', { name: new RegExp(`^${force}, `) })
    .press('Enter');
  await page.getByRole('group', { name: composerText.orders }).waitFor();
}
