import { expect, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { reportText } from '@sealed-orders/text/pages/report';
import { drafted, seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { screenshot } from './support/screenshot.ts';
import { boxOf } from './support/still.ts';
import { test as base } from './support/test.ts';
import { mapShown, openTab, tooWide } from './support/views.ts';
import { mapOf } from './support/war-map.ts';

/** A desktop's window at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
const DESKTOP = { width: 1440, height: 900 };

interface Opened {
  /** The page of a player who has half of the orders written, in a window of this size. */
  readonly opened: (window: { readonly width: number; readonly height: number }) => Promise<Page>;
}

const test = base.extend<Opened, { readonly war: Seeded }>({
  war: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const war = await seeded({ name: 'The War on Paper', turns: 2, seconds: 86_400 });
      await drafted(war, 'azure');
      await use(war);
    },
    { scope: 'worker' },
  ],
  opened: async ({ page, war }, use) => {
    await use(async (window) => {
      await signIn(page.context(), war.players.azure);
      await page.setViewportSize(window);
      await page.goto(`/c/${war.slug}`);
      await mapShown(page);
      return page;
    });
  },
});

test.describe('at 200 % zoom', () => {
  test('each view of the campaign is no wider than its window', async ({ opened }) => {
    const page = await opened(ZOOMED);
    for (const tab of ['board', 'report', 'seats'] as const) {
      await openTab(page, tab === 'board' ? hexCampaignText.board.tab : campaignText.tabs[tab]);
      expect(await tooWide(page), tab).toBe(0);
      await screenshot(page, `campaign-${tab}-zoom`);
    }
  });

  test('the column becomes a drawer that can be closed, with the map below it', async ({ opened }) => {
    const page = await opened(ZOOMED);
    const drawer = page.getByRole('complementary', { name: campaignText.tools.panel });
    await expect(drawer).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Seal / })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: campaignText.tools.panel, exact: true }).click();
    await expect(drawer).not.toBeInViewport();
    const room = await boxOf(mapOf(page));
    expect(room.width).toBe(720);
    expect(room.height).toBeGreaterThan(300);
  });
});

test.describe('on paper', () => {
  for (const [what, tab, title] of [
    ['the report', campaignText.tabs.report, reportText.title],
    ['the order sheet', hexCampaignText.board.tab, sheetText.title],
  ] as const) {
    test(`${what} is printed completely, with the map and without the frame`, async ({ opened }) => {
      const page = await opened(DESKTOP);
      await openTab(page, tab);
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
      // A page of A4 with its margins, in CSS pixels.
      await page.setViewportSize({ width: 688, height: 1017 });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('img', { name: hexCampaignText.board.label })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The War on Paper' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
      await expect(mapOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /^Seal / })).toBeHidden();
      expect(await tooWide(page)).toBe(0);
      const cut = await page.locator('.side-scroll').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
      expect(cut, 'pixels of it that a scroll bar would hide').toBe(0);
      await screenshot(page, `print-${tab}`, { fullPage: true });
    });
  }
});

test('in forced colours, anything pressed or chosen is marked without colours of our own', async ({ opened }) => {
  const page = await opened(DESKTOP);
  await page.emulateMedia({ forcedColors: 'active' });
  const marked = page.getByRole('button', { pressed: true }).filter({ visible: true });
  await expect(marked).not.toHaveCount(0);
  const highlight = await page.evaluate(() => {
    document.body.style.backgroundColor = 'Highlight';
    return getComputedStyle(document.body).backgroundColor;
  });
  const grounds = await marked.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(grounds.filter((ground) => ground !== highlight)).toEqual([]);
  const plain = page.getByRole('button', { pressed: false }).filter({ visible: true }).first();
  await expect(plain).not.toHaveCSS('background-color', highlight);
});
