import { expect } from '@playwright/test';
import { siteText } from '@sealed-orders/text/pages/site';
import { seeded } from './support/campaigns.ts';
import { call, newcomer } from './support/people.ts';
import { screenshot } from './support/screenshot.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';

const API = '**/api/trpc/**';

test('a page says that the server does not answer, and loads once it does', async ({ page, context }) => {
  await newcomer(context, 'lou');
  const name = 'The War to Come';
  // The page of a war that has begun comes with its first answers; that of a lobby requests them.
  const { slug } = await call(context.request, 'campaigns.create', {
    name,
    system: 'hex-campaign',
    setup: { preset: 'three-players' },
    seats: ['Azure', 'Madder', 'Ochre'].map((seat) => ({ id: seat.toLowerCase(), name: seat })),
    isPublic: false,
  });
  await page.route(API, (route) => route.abort());
  await page.goto(`/c/${slug}`);
  const told = page.getByRole('alert').filter({ hasText: siteText.unreachable.title });
  await expect(told).toContainText(siteText.unreachable.says);
  await screenshot(page, 'unreachable');
  await page.unroute(API);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('loading for over ten seconds counts as a lost connection, and ends when the server answers', async ({
  page,
  context,
}) => {
  await newcomer(context, 'una');
  await page.clock.install();
  await page.goto('/campaigns');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The request is sent and never answered.
  let isLost = true;
  await page.route(API, (route) => (isLost ? undefined : route.continue()));
  const asked = page.waitForRequest(API);
  await page.goto('/armies');
  await asked;
  const told = page.getByRole('alert').filter({ hasText: siteText.unreachable.title });
  await page.clock.runFor(9_000);
  await expect(told).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(told).toContainText(siteText.unreachable.says);
  await screenshot(page, 'no-answer');
  isLost = false;
  await told.getByRole('button', { name: siteText.unreachable.action }).click();
  await expect(told).toHaveCount(0);
});

test('a page that crashes says what is safe and what to do, and recovers', async ({ page }) => {
  const campaign = await seeded();
  // What a page receives when its server was replaced by another version.
  await page.route(API, (route) => route.fulfill({ json: Array(8).fill({ result: { data: { status: 'lobby' } } }) }));
  await page.goto(`/c/${campaign.slug}`);
  await expect(page.getByRole('heading', { name: siteText.failed.title })).toBeVisible();
  await expect(page.getByText(siteText.failed.says)).toBeVisible();
  await screenshot(page, 'failed');
  await page.unroute(API);
  await page.getByRole('button', { name: siteText.failed.action }).click();
  await mapShown(page);
});

test("a browser that can't even draw the frame says the same", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Proxy'));
  await page.goto('/campaigns');
  await expect(page.getByRole('heading', { name: siteText.failed.title })).toBeVisible();
  await expect(page.getByRole('link', { name: siteText.failed.start })).toBeVisible();
  await screenshot(page, 'failed-frame');
});

test('a page is titled after its campaign, not its address', async ({ page }) => {
  const campaign = await seeded({ name: 'The War of Names' });
  await page.goto(`/c/${campaign.slug}`);
  await expect(page).toHaveTitle(siteText.titleOf('The War of Names'));
  await page.goto('/sign-in');
  await page.goto(`/c/no-such-campaign`);
  await expect(page).toHaveTitle(siteText.titleOf(siteText.campaign));
  await page.getByRole('link', { name: siteText.home }).click();
  await expect(page).toHaveTitle(siteText.name);
});
