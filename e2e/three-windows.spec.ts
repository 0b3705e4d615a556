import { type Browser, expect, type Page } from '@playwright/test';
import { canonical } from '@sealed-orders/rules/kernel';
import { hexCampaignText, ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { reportText as turnReportText } from '@sealed-orders/text/hex-campaign/report';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { reportText } from '@sealed-orders/text/pages/report';
import { known, type Marcher, marchers, seeded } from './support/campaigns.ts';
import { completeButton, march, rowOf, sealButton, sealedButton } from './support/order-form.ts';
import { type Login, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { type Traffic, traffic } from './support/traffic.ts';
import { clickHex } from './support/war-map.ts';

/** A separate browser with the campaign open, watched from the first byte. */
interface Window {
  readonly page: Page;
  readonly traffic: Traffic;
}

async function opened(browser: Browser, url: string, login: Login | null): Promise<Window> {
  const context = await browser.newContext();
  if (login !== null) await signIn(context, login);
  const page = await context.newPage();
  const watched = { page, traffic: traffic(page) };
  await page.goto(url);
  await expect(page.getByRole('button', { name: campaignText.seals(2, 4) })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'neverLeft', true));
  return watched;
}

const neverLeft = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'neverLeft') === true);

async function sendOnItsWay(page: Page, marcher: Marcher): Promise<void> {
  await rowOf(page, marcher).click();
  for (const at of march(marcher)) await clickHex(page, at);
  await completeButton(page).click();
}

async function keptOnGuard(page: Page, marcher: Marcher): Promise<void> {
  await rowOf(page, marcher).click();
  const tiles = page.getByRole('group', { name: unitText.orders });
  await tiles.getByRole('button', { name: ORDER_NAMES.guard, exact: true }).click();
}

/** Seals, and returns what was sent to the server: the sheet, the nonce, and the input of the commitment. */
async function sealed(page: Page) {
  const asked = page.waitForRequest(/orders\.seal/);
  await sealButton(page).click();
  // A squadron has no mission.
  await page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true }).click();
  // Calls are sent in batches: the input of each of them, by its number.
  const body = Object.values<unknown>((await asked).postDataJSON())[0];
  if (typeof body !== 'object' || body === null || !('sheet' in body) || !('nonce' in body))
    throw new Error('orders.seal was called with something else');
  return { sheet: body.sheet, nonce: String(body.nonce) };
}

/** Which of these words a window received, in any way. */
async function told({ page, traffic }: Window, words: readonly string[]): Promise<readonly string[]> {
  const all = [...(await traffic.received()), await page.content()];
  return words.filter((word) => all.some((text) => text.includes(word)));
}

test("two players seal, a spectator watches, and nobody finds out another's orders", async ({ browser }) => {
  const campaign = await seeded({ sealed: ['ochre', 'verdigris'] });
  const url = `/c/${campaign.slug}`;
  const azure = await opened(browser, url, campaign.players.azure);
  const madder = await opened(browser, url, campaign.players.madder);
  const spectator = await opened(browser, url, null);
  const windows = [azure, madder, spectator];
  const [sent, ...kept] = marchers(await known(campaign, 'azure'));
  if (sent === undefined) throw new Error('azure has nobody to send');

  await sendOnItsWay(azure.page, sent);
  for (const marcher of kept) await keptOnGuard(azure.page, marcher);
  const orders = await sealed(azure.page);
  await expect(sealedButton(azure.page)).toBeVisible();
  for (const { page } of windows)
    await expect(page.getByRole('button', { name: campaignText.seals(3, 4) })).toBeVisible();

  const path = sent.reach.find(({ at }) => at === march(sent)[1])?.path ?? [];
  const order = JSON.stringify(path);
  expect(canonical(orders.sheet)).toContain(order);
  const secrets = [orders.nonce, order, JSON.stringify(orders.sheet), canonical(orders.sheet), sent.id, sent.name];
  await expect.poll(() => told(azure, secrets)).toEqual(expect.arrayContaining([order, sent.id, sent.name]));
  for (const other of [madder, spectator]) expect(await told(other, secrets)).toEqual([]);

  for (const marcher of marchers(await known(campaign, 'madder'))) await keptOnGuard(madder.page, marcher);
  await sealed(madder.page);
  for (const { page } of windows) {
    await expect(page.getByRole('banner')).toContainText(hexCampaignText.round(2));
    const report = page.getByRole('region', { name: reportText.title, exact: true });
    await expect(report.getByRole('heading', { name: turnReportText.turn(1) })).toBeVisible();
    await expect(report.getByRole('region', { name: turnReportText.sections.initiative })).toBeVisible();
    expect(await neverLeft(page)).toBe(true);
  }
  await expect(azure.page.getByRole('region', { name: turnReportText.sections.moves })).toContainText(sent.name);

  expect(Object.keys((await known(campaign, 'madder')).seen), 'azure came into sight of madder').not.toContain(sent.id);
  for (const other of [madder, spectator]) expect(await told(other, secrets)).toEqual([]);
  expect(await told(azure, [orders.nonce])).toEqual([]);
});
