import { expect, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { sheetText as orderSheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { accountText } from '@sealed-orders/text/pages/account';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { sealingFailures } from '@sealed-orders/text/pages/sealing';
import { siteText } from '@sealed-orders/text/pages/site';
import { known, type Marcher, marchers, type Seat, seeded } from './support/campaigns.ts';
import { keepLists, kept, openLists, removeList, told, upload, uploadOf } from './support/lists.ts';
import { completeButton, march, rowOf, sealButton } from './support/order-form.ts';
import { call, type Login, newcomer, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { caughtUp, mapShown } from './support/views.ts';
import { clickHex } from './support/war-map.ts';

/** The first piece that the seat may order to march. */
async function firstOf(campaign: Seeded, seat: Seat): Promise<Marcher> {
  const [first] = marchers(await known(campaign, seat));
  if (first === undefined) throw new Error(`${seat} has no unit`);
  return first;
}

async function enter(page: Page, login: Login, slug: string): Promise<void> {
  await signIn(page.context(), login);
  await page.goto(`/c/${slug}`);
  await mapShown(page);
}

/** Draws a path of two hexes, and completes the order. */
async function drawn(page: Page, marcher: Marcher): Promise<void> {
  await rowOf(page, marcher).click();
  for (const at of march(marcher)) await clickHex(page, at);
  await completeButton(page).click();
}

/** On the sign-in page, redirected by the campaign. */
async function signInThere(page: Page, { username, password }: Login): Promise<void> {
  const text = accountText.signIn;
  await page.getByLabel(text.userName).fill(username);
  await page.getByLabel(text.password).fill(password);
  await page.getByRole('main').getByRole('button', { name: text.submit }).click();
}

test('a user signed out while writing orders is told so, and finds the draft after signing in again', async ({
  page,
}) => {
  const campaign = await seeded();
  const first = await firstOf(campaign, 'azure');
  await enter(page, campaign.players.azure, campaign.slug);
  await expect(rowOf(page, first)).toBeVisible();
  await caughtUp(page);
  await page.context().clearCookies();
  await drawn(page, first);
  await expect(page.getByRole('status').filter({ hasText: sheetText.signedOut })).toBeVisible();
  await sealButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: sealingFailures.notSealed['signed-out'] })).toBeVisible();

  await page.getByRole('link', { name: sheetText.signIn, exact: true }).last().click();
  await signInThere(page, campaign.players.azure);
  await expect(rowOf(page, first)).toContainText(march(first)[1]);
  await expect(page.getByRole('status').getByText(/^Draft saved/)).toBeVisible();
});

test('a draft that never reached the server is not shown to another user of the same machine', async ({ page }) => {
  const campaign = await seeded();
  const first = await firstOf(campaign, 'azure');
  await enter(page, campaign.players.azure, campaign.slug);
  await expect(rowOf(page, first)).toBeVisible();
  await caughtUp(page);
  await page.context().clearCookies();
  await drawn(page, first);
  await expect(page.getByRole('status').filter({ hasText: sheetText.signedOut })).toBeVisible();

  await page.getByRole('link', { name: sheetText.signIn, exact: true }).last().click();
  await expect(page.getByLabel(accountText.signIn.userName)).toBeVisible();
  // Until here the page may try again, as the user who was signed out.
  const saved: string[] = [];
  page.on('request', (request) => request.url().includes('orders.save') && saved.push(request.postData() ?? ''));
  await signInThere(page, campaign.players.madder);
  const theirs = await firstOf(campaign, 'madder');
  await expect(rowOf(page, theirs)).toContainText(orderSheetText.none);
  await expect(page.getByRole('button', { name: orderSheetText.sealNone })).toBeVisible();
  await expect(page.getByText(first.name)).toHaveCount(0);
  await drawn(page, theirs);
  await expect(page.getByRole('status').getByText(/^Draft saved/)).toBeVisible();
  expect(saved.join()).not.toContain(first.id);
});

test('a page whose reader signed out elsewhere says so when it receives news', async ({ page, browser }) => {
  const { campaign, slug, players } = await seeded();
  await enter(page, players.azure, slug);
  await page.context().clearCookies();
  const other = await browser.newContext();
  await signIn(other, players.madder);
  const sheet = { phase: 'movement-orders', orders: [] };
  await call(other.request, 'orders.seal', { campaign, opening: 0, sheet, nonce: '0'.repeat(32) });
  await other.close();
  await expect(page.getByRole('alert').filter({ hasText: campaignText.seatLost.says })).toBeVisible();
});

test('a user signed out on the page of lists is shown how to sign in again, and nothing that would be refused', async ({
  page,
  context,
}) => {
  const login = await newcomer(context, 'lasse');
  const [list = ''] = await keepLists(context.request, 2);
  await page.goto('/armies');
  await expect(kept(page)).toHaveCount(2);
  await context.clearCookies();
  await removeList(page, list);
  await expect(told(page, siteText.signedOut)).toBeVisible();
  await expect(page.getByRole('heading', { name: deadEndText.signInNeeded.title })).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  await expect(uploadOf(page)).toHaveCount(0);
  const wayIn = page.getByRole('main').getByRole('link', { name: deadEndText.signInNeeded.action });
  await expect(wayIn).toBeFocused();
  await wayIn.press('Enter');
  await signInThere(page, login);
  await expect(kept(page), 'nothing was removed').toHaveCount(2);
});

test('a list uploaded after the session is over is not read, and the page says why', async ({ page, context }) => {
  await newcomer(context, 'lasse');
  await openLists(page);
  await context.clearCookies();
  await upload(page, { name: 'late.ros', buffer: Buffer.from('<roster/>') });
  const problem = page.getByRole('alert').filter({ hasText: armiesText.problem('late.ros') });
  await expect(problem).toContainText(siteText.signedOut);
  await expect(page.getByRole('heading', { name: deadEndText.signInNeeded.title })).toBeVisible();
});
