import { expect, type Locator, type Page } from '@playwright/test';
import { realmText } from '@sealed-orders/text/hex-campaign/realm';
import { viewsText } from '@sealed-orders/text/hex-campaign/views';
import { servedText } from '@sealed-orders/text/pages/served';
import { talkText } from '@sealed-orders/text/pages/talk';
import { seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { screenshot } from './support/screenshot.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';
import { mapOf } from './support/war-map.ts';

const SCRIPTS = '**/_next/static/**/*.js';
const { away, old } = servedText.missingParts;

const told = (page: Page, { title }: { readonly title: string }): Locator =>
  page.getByRole('alert').filter({ hasText: title });

/** Scripts that the page's HTML loads, by the ends of their addresses. Scripts loaded later are not included. */
async function first(page: Page, address: string): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get(address)).text();
  return new Set([...html.matchAll(/\/([^/"\\]+\.js)/g)].flatMap(([, name]) => name ?? []));
}

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Clicks, even if its content has just loaded on its own and the notice is gone. */
const wish = (page: Page, name: 'again' | 'reload'): Promise<void> =>
  page.locator(`[data-wish=${name}]`).first().dispatchEvent('click');

test('a page whose scripts all fail to load says so, and works once they are loaded again', async ({
  page,
  context,
}) => {
  const war = await seeded();
  await signIn(context, war.players.azure);
  // This clock, which stands still, runs everything that the page does automatically.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
  await page.goto(`/c/${war.slug}`);
  const notice = told(page, away);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(notice).toContainText(away.says);
  await expect(notice.getByRole('button', { name: away.action })).toBeVisible();
  // The map came with the page and stays in sight.
  await expect(page.locator('.first-picture .hexmap.land')).toBeVisible();
  await screenshot(page, 'missing-scripts');
  await page.unroute(SCRIPTS);
  const asked = page.waitForRequest(SCRIPTS);
  await wish(page, 'again');
  await asked;
  await page.clock.resume();
  await mapShown(page);
  await expect(notice).toBeHidden();
});

test('a map whose scripts are cut off midway is drawn once the connection is back', async ({ page, context }) => {
  const war = await seeded();
  await signIn(context, war.players.azure);
  const known = await first(page, `/c/${war.slug}`);
  await page.route(SCRIPTS, (route) =>
    known.has(nameOf(route.request().url())) ? route.continue() : route.abort('internetdisconnected'),
  );
  await page.goto(`/c/${war.slug}`);
  await expect(told(page, away)).toBeVisible();
  await expect(mapOf(page)).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await mapShown(page);
  await expect(told(page, away)).toBeHidden();
});

test('a view opened without a connection loads when it is back', async ({ page, context }) => {
  const war = await seeded();
  await signIn(context, war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await context.setOffline(true);
  await openTab(page, viewsText.realm);
  const notice = told(page, away);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: away.action }).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: realmText.income.title })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('requests without a connection fail immediately, say so, and succeed when it is back', async ({
  page,
  context,
}) => {
  const war = await seeded();
  await signIn(context, war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await openTab(page, talkText.title);
  const way = page.getByRole('button', { name: talkText.box.name });
  await expect(way).toBeVisible();
  await context.setOffline(true);
  await way.click();
  await expect(page.getByRole('alert').filter({ hasText: talkText.failed.title })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(talkText.box.empty)).toBeVisible();
});

test('a page that is older than the site says so, and is reloaded', async ({ page, context }) => {
  const war = await seeded();
  await signIn(context, war.players.azure);
  const known = await first(page, `/c/${war.slug}`);
  await page.route(SCRIPTS, (route) =>
    known.has(nameOf(route.request().url())) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto(`/c/${war.slug}`);
  const notice = told(page, old);
  await expect(notice).toContainText(old.says);
  await expect(notice.getByRole('button', { name: old.action })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
  await page.unroute(SCRIPTS);
  await wish(page, 'reload');
  await expect(page.locator('html')).not.toHaveAttribute('data-before');
  await mapShown(page);
});
