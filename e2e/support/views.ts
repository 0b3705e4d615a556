import { expect, type Locator, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { noticesText } from '@sealed-orders/text/pages/notices';
import { siteText } from '@sealed-orders/text/pages/site';
import { firstOf } from './first-of.ts';
import { mapOf } from './war-map.ts';

/** Another of the campaign's views, by the tabs above on desktops and below on phones, which list some under "More". */
export async function openTab(page: Page, tab: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: campaignText.views });
  const wanted = tabs.getByRole('button', { name: tab });
  const more = tabs.getByRole('button', { name: campaignText.more });
  if ((await firstOf({ wanted, more })) === 'more') await more.click();
  await wanted.click();
}

/** The page announces that the movement orders of this turn were resolved. */
export const movementResolved = (page: Page, turn: number): Promise<void> =>
  expect(
    page.getByText(noticesText.resolved(hexCampaignText.where({ round: turn, phase: 'movement-orders' }))),
  ).toBeVisible();

/** The sheet behind the layers tool of a small window. */
export async function openLayers(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: campaignText.tools.layers, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: campaignText.tools.layers });
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function mapShown(page: Page): Promise<void> {
  await expect(mapOf(page)).toBeVisible();
  await expect(mapOf(page).getByRole('gridcell', { selected: true })).toBeAttached();
}

/** Pixels by which the page, or content cut off at its frame or its panel, is wider than its room. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rooms = [document.documentElement, ...document.querySelectorAll('.theatre, .theatre .side-scroll')];
    return Math.max(...rooms.map((room) => room.scrollWidth - room.clientWidth));
  });

/** A place in the list that stands in for the map, found by its hex or holder and by its name. */
export const placeInList = (page: Page, where: string, name: string | RegExp): Locator =>
  page.getByRole('row').filter({ hasText: where }).getByRole('button', { name });

/** Closes the messages that cover part of a page. A message may also time out in the meantime. */
export async function closeMessages(page: Page): Promise<void> {
  const messages = page.getByRole('status').getByRole('button', { name: siteText.close });
  await messages.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(messages).toHaveCount(0);
}

/**
 * Until a page of a campaign has refetched what may have changed before it was connected. If its reader is signed out
 * before that, the page notices.
 */
export async function caughtUp(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => ['play.head', 'campaigns.lobby'].every((asked) => name.includes(asked))),
  );
}
