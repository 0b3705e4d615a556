import { expect, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText, reportText } from '@sealed-orders/text/pages/campaign';
import type { Screen } from './support/screen.ts';
import { SCREENS } from './support/screens.ts';
import { test } from './support/test.ts';
import { mapShown, openTab, tooWide } from './support/views.ts';
import { mapOf } from './support/war-map.ts';
import { type World, world } from './support/world.ts';

let places: World;
test.beforeAll(async ({ browser }) => {
  places = await world(browser);
});

/** Each address once for each reader, of all that the tour looks at. */
function pages(): readonly Screen[] {
  return SCREENS.filter(({ path, as }, i) => i === SCREENS.findIndex((one) => one.path === path && one.as === as));
}

async function openAs(page: Page, who: 'player' | 'referee'): Promise<void> {
  await page.context().addCookies([...places.cookies[who]]);
  await page.goto(`/c/${places.war.slug}`);
  await mapShown(page);
}

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  for (const screen of pages()) {
    test(`${screen.name} is no wider than its window`, async ({ page, context }) => {
      await context.addCookies([...(screen.as === null ? [] : places.cookies[screen.as])]);
      await page.goto(screen.path(places));
      await expect(page.getByRole('main')).toBeVisible();
      expect(await tooWide(page)).toBe(0);
      await page.screenshot({ path: `test-results/screens/${screen.name}-zoom.png` });
    });
  }

  test('each view of the campaign is no wider than its window', async ({ page }) => {
    await openAs(page, 'player');
    for (const tab of ['board', 'report', 'seats'] as const) {
      await openTab(page, tab === 'board' ? hexCampaignText.board.tab : campaignText.tabs[tab]);
      expect(await tooWide(page), tab).toBe(0);
      await page.screenshot({ path: `test-results/screens/campaign-${tab}-zoom.png` });
    }
  });

  test('the column becomes a drawer that can be closed, and the map is there below it', async ({ page }) => {
    await openAs(page, 'player');
    const drawer = page.getByRole('complementary', { name: campaignText.tools.panel });
    await expect(drawer).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Seal / })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: campaignText.tools.panel, exact: true }).click();
    await expect(drawer).not.toBeInViewport();
    const room = await mapOf(page).boundingBox();
    expect(room?.width).toBe(720);
    expect(room?.height).toBeGreaterThan(300);
  });
});

test.describe('on paper', () => {
  for (const [what, tab, title] of [
    ['the report', campaignText.tabs.report, reportText.title],
    ['the order sheet', hexCampaignText.board.tab, sheetText.title],
  ] as const) {
    test(`${what} is printed whole, with the map and without the frame`, async ({ page }) => {
      await openAs(page, 'player');
      await openTab(page, tab);
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
      // A page of A4 with its margins, in pixels of CSS.
      await page.setViewportSize({ width: 688, height: 1017 });
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('img', { name: hexCampaignText.board.label })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The War of the Tour' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
      await expect(mapOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: /^Seal / })).toBeHidden();
      expect(await tooWide(page)).toBe(0);
      const cut = await page.locator('.side-scroll').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
      expect(cut, 'pixels of it that a scroll bar would hide').toBe(0);
      await page.screenshot({ path: `test-results/screens/print-${tab}.png`, fullPage: true });
    });
  }
});
