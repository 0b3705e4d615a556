import { expect, type Locator, type Page } from '@playwright/test';
import { bellText } from '@sealed-orders/text/pages/bell';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { type Seat, seeded } from './support/campaigns.ts';
import { hindrances } from './support/hindrances.ts';
import { call, newcomer, signIn } from './support/people.ts';
import { screenshot } from './support/screenshot.ts';
import { test } from './support/test.ts';
import { traffic } from './support/traffic.ts';
import { caughtUp, mapShown, tooWide } from './support/views.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const bell = (page: Page, news: string | null): Locator =>
  page.getByRole('button', { name: siteText.news(news), exact: true });
const list = (page: Page): Locator => page.getByRole('dialog', { name: bellText.title });

test('the bell immediately shows that something is new, and news read on one device is read on all', async ({
  browser,
}) => {
  const name = 'The War of the Bell';
  const war = await seeded({ name });
  const opened = async (seat: Seat, path: string, options = {}): Promise<Page> => {
    const context = await browser.newContext(options);
    await signIn(context, war.players[seat]);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const azure = await opened('azure', `/c/${war.slug}`);
  const heard = traffic(azure);
  await azure.reload();
  await mapShown(azure);
  await caughtUp(azure);
  await heard.follows();

  await test.step('the keyboard opens and closes the list', async () => {
    await azure.getByRole('button', { name: new RegExp(`^${siteText.news(null)}`) }).press('Enter');
    await expect(list(azure).getByRole('listitem').first()).toContainText(bellText.says.orders());
    expect(await hindrances(azure)).toEqual([]);
    await screenshot(azure, 'bell-desktop');
    await azure.keyboard.press('Escape');
    await expect(list(azure)).toHaveCount(0);
    await expect(bell(azure, null)).toBeFocused();
  });

  await test.step('a message rings the bell of its reader', async () => {
    const madder = await opened('madder', '/campaigns');
    await call(madder.request, 'talk.send', { campaign: war.campaign, with: ['azure'], text: 'Peace?' });
    await expect(bell(azure, '1')).toBeVisible();
    await expect(bell(madder, null)).toHaveCount(0);
  });

  const phone = await opened('azure', '/', PHONE);
  await test.step('on a phone the home page says the same, and the list leads to the war', async () => {
    const read = phone.waitForResponse((response) => response.url().includes('news.read'));
    await bell(phone, '1').tap();
    const latest = list(phone).getByRole('listitem').first();
    await expect(latest).toContainText(bellText.new);
    await expect(latest).toContainText(bellText.says.message());
    expect(await hindrances(phone)).toEqual([]);
    expect(await tooWide(phone)).toBe(0);
    await screenshot(phone, 'bell-phone');
    await phone.keyboard.press('Escape');
    await expect(bell(phone, null)).toBeVisible();
    await read;
  });

  await test.step('nothing is new any more, on any device', async () => {
    await azure.reload();
    await mapShown(azure);
    await expect(bell(azure, null)).toBeVisible();
    await phone.goto('/campaigns');
    await bell(phone, null).tap();
    await list(phone).getByRole('link', { name }).first().tap();
    await expect(phone).toHaveURL(`/c/${war.slug}?tab=talk`);
    await expect(list(phone)).toHaveCount(0);
    await expect(phone.getByRole('button', { name: campaignText.tabs.talk, pressed: true })).toBeVisible();
  });
});

test('a newcomer has no news, and visitors have no bell', async ({ page, context }) => {
  await page.goto('/rules');
  await expect(page.getByRole('button', { name: siteText.menu })).toBeVisible();
  await expect(bell(page, null)).toHaveCount(0);
  await newcomer(context, 'unrung');
  await page.goto('/campaigns');
  await bell(page, null).click();
  await expect(list(page)).toContainText(bellText.none);
  await list(page).getByRole('link', { name: bellText.choose }).click();
  await expect(page).toHaveURL('/account');
});
