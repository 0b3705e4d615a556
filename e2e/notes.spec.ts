import { type Browser, expect, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { notesText } from '@sealed-orders/text/pages/notes';
import { siteText } from '@sealed-orders/text/pages/site';
import { seeded } from './support/campaigns.ts';
import { hindrances } from './support/hindrances.ts';
import { type Login, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab, tooWide } from './support/views.ts';
import { clickHex } from './support/war-map.ts';

const note = (page: Page) => page.getByRole('region', { name: notesText.one, exact: true });
const notes = (page: Page) => page.getByRole('region', { name: notesText.title, exact: true });
const HEX = '0404';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function opened(browser: Browser, login: Login, address: string, options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await signIn(context, login);
  const page = await context.newPage();
  await page.goto(address);
  await mapShown(page);
  return page;
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByLabel(notesText.field(HEX));
  await field.fill(text);
  await field.press('Control+Enter');
}

test("a player writes a note on a desktop and reads it on a phone; the referee and others can't", async ({
  browser,
}) => {
  const war = await seeded({ name: 'The War of Notes' });
  const address = `/c/${war.slug}`;
  const desktop = await opened(browser, war.players.azure, address);
  const phone = await opened(browser, war.players.azure, address, PHONE);
  const referee = await opened(browser, war.referee, address);

  await clickHex(desktop, HEX);
  await desktop.getByRole('button', { name: notesText.add }).click();
  await expect(desktop.getByText(notesText.hint.seat)).toBeVisible();
  expect(await hindrances(desktop)).toEqual([]);
  await write(desktop, 'Good for a <b>Stronghold</b>.');
  await expect(note(desktop)).toContainText('Good for a <b>Stronghold</b>.');

  await phone.getByRole('button', { name: campaignText.panel.taller }).tap();
  await expect(notes(phone)).toContainText('Good for a <b>Stronghold</b>.');
  expect(await tooWide(phone)).toBe(0);
  expect(await hindrances(phone)).toEqual([]);

  await openTab(referee, hexCampaignText.board.tab);
  await clickHex(referee, HEX);
  await referee.getByRole('button', { name: notesText.add }).click();
  await expect(referee.getByText(notesText.hint.referee)).toBeVisible();
  await write(referee, 'The ford was ruled open.');
  await expect(note(referee)).toHaveText(/ruled open/);
  await expect(referee.getByRole('button', { name: notesText.edit, exact: true })).toBeFocused();
  await referee.getByRole('region', { name: HEX }).getByRole('button', { name: siteText.close }).click();
  await expect(notes(referee).getByRole('button', { name: HEX })).toBeVisible();
  await expect(notes(referee).getByRole('listitem')).toHaveCount(1);

  await desktop.getByRole('button', { name: notesText.edit, exact: true }).click();
  await write(desktop, '');
  await expect(desktop.getByRole('button', { name: notesText.add })).toBeVisible();
  await expect(notes(phone)).toHaveCount(0);
});
