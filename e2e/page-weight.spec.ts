import { expect, type Page } from '@playwright/test';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { siteText } from '@sealed-orders/text/pages/site';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { known, marchers, seeded } from './support/campaigns.ts';
import { march, rowOf } from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { sectored } from './support/sector-staging.ts';
import { moving } from './support/sector-wars.ts';
import { cardOf, pick, stepOf, touchTerritory } from './support/sectors.ts';
import { FORCES, ORBIT, panelOf, starMap, starred, touchNode } from './support/stars.ts';
import { test } from './support/test.ts';
import { clickHex } from './support/war-map.ts';

/** The most script that a page may load before it can be used, in bytes as they travel, with the headers of each file. */
const LIMITS = {
  '/': 130_000,
  '/rules/hex-campaign': 130_000,
  '/rules/glossary': 130_000,
  war: 250_000,
} as const;

const READING = ['/', '/rules/hex-campaign', '/rules/glossary'] as const;

/** From here on adds up the scripts that the page loads. */
function weighed(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Until React has taken the page over and every script that it names has come. */
async function scriptsThere(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: siteText.menu });
  const isOperable = () => menu.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isOperable).toBe(true);
  await page.waitForFunction(() => {
    const named = [...document.querySelectorAll('script[src]:not([nomodule]), link[as="script"]')].map(
      (one) => new URL(one.getAttribute('src') ?? one.getAttribute('href') ?? '', location.href).href,
    );
    const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return named.every((address) => come.has(address));
  });
}

for (const path of READING) {
  test(`${path} loads little script, whatever it leads to`, async ({ page }) => {
    const weight = weighed(page);
    await page.goto(path);
    await scriptsThere(page);
    const bytes = await weight();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(LIMITS[path]);
  });
}

/**
 * What the first order does not need is loaded once the page has been quiet for a while, by a clock that stands still
 * between checks: they go on until one succeeds.
 */
async function onOwnTime(page: Page): Promise<(check: () => Promise<void>) => Promise<void>> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  return (check) =>
    expect(async () => {
      await page.clock.runFor(50);
      await check();
    }).toPass();
}

/** From here on no script arrives any more. */
const cutOff = (page: Page): Promise<unknown> => page.route('**/*.js', () => {});

test('a war loads little script until its first order can be given, and that order needs no more', async ({
  page,
  context,
}) => {
  const war = await seeded();
  const [marcher] = marchers(await known(war, 'azure'));
  if (marcher === undefined) throw new Error('nobody can march');
  const [first, last] = march(marcher);
  await signIn(context, war.players.azure);
  const inTime = await onOwnTime(page);
  const weight = weighed(page);
  await page.goto(`/c/${war.slug}`);
  await inTime(() => expect(page.getByRole('button', { name: sheetText.none })).not.toHaveCount(0, { timeout: 100 }));
  const bytes = await weight();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LIMITS.war);

  await cutOff(page);
  await rowOf(page, marcher).click();
  await inTime(() => expect(page.locator('.hexmap .costs')).toBeAttached({ timeout: 100 }));
  await clickHex(page, first);
  await clickHex(page, last);
  await inTime(() => expect(rowOf(page, marcher)).toContainText(last, { timeout: 100 }));
});

test('a war without turns loads little script until its first order can be given, and that order needs no more', async ({
  page,
  context,
}) => {
  const star = await starred();
  await signIn(context, star.players.azure);
  const inTime = await onOwnTime(page);
  const weight = weighed(page);
  await page.goto(`/c/${star.slug}`);
  await inTime(() => expect(starMap(page).locator('.starmap-surface.laid')).toBeAttached({ timeout: 100 }));
  const bytes = await weight();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LIMITS.war);

  await cutOff(page);
  await touchNode(page, FORCES.azure);
  const orders = page.getByRole('group', { name: composerText.orders });
  await inTime(() => expect(orders.getByRole('button').first()).toBeVisible({ timeout: 100 }));
  await touchNode(page, ORBIT);
  const give = panelOf(page).getByRole('button', { name: composerText.give(1, 5) });
  await inTime(() => expect(give).toBeEnabled({ timeout: 100 }));
});

test('a war of sectors loads little script until its first declaration can be made, and that one needs no more', async ({
  page,
  context,
}) => {
  const sector = await sectored(moving({ 'Fen Wardens': 'west 8', 'Marl Reserve': 'west 5', 'Tar Walkers': 'east B' }));
  const { steps } = declarationText;
  await signIn(context, sector.players.anna);
  const inTime = await onOwnTime(page);
  const weight = weighed(page);
  await page.goto(`/c/${sector.slug}`);
  await inTime(() => expect(stepOf(page, steps.who).getByRole('radio')).toHaveCount(2, { timeout: 100 }));
  const bytes = await weight();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(LIMITS.war);

  await cutOff(page);
  await pick(page, steps.who, 'Fen Wardens');
  await touchTerritory(page, '7');
  await inTime(() => expect(cardOf(page)).toContainText(declarationText.costs.one('moves', 6), { timeout: 100 }));
  const move = cardOf(page).getByRole('button', { name: declarationText.gives('Move Fen Wardens to 7') });
  await inTime(() => expect(move).toBeEnabled({ timeout: 100 }));
});
