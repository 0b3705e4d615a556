import { expect, type Page } from '@playwright/test';
import { hexCampaignText, ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { battlesText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { accountText } from '@sealed-orders/text/pages/account';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { siteText } from '@sealed-orders/text/pages/site';
import { talkText } from '@sealed-orders/text/pages/talk';
import { env } from './env.ts';
import { firstOf } from './support/first-of.ts';
import { signUpByForm } from './support/people.ts';
import { picture } from './support/picture.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';
import { answered, keepButton, lossForm } from './support/war-fields.ts';
import { give, inHand, march, phaseOpen, seal } from './support/war-orders.ts';

test.use({ isNewHere: true, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/*
 * One person plays alone, from the home page and a new account through three turns, using only the pages: not the API,
 * the host or the database.
 */

/** The tab of battles, when one of them waits for the reader. */
const waiting = (page: Page) =>
  page
    .getByRole('navigation', { name: campaignText.views })
    .getByRole('button', { name: new RegExp(String.raw`^${battlesText.tab}\s*\d`) });

/**
 * Until the next turn opens, or the war is over: a player on guard can lose the Capital to a seat run by the computer.
 * Dice decide whether battles ask the reader anything first: the phase waits for the answer. The others' battles may
 * be over at any moment.
 * @returns whether the war goes on
 */
async function nextTurn(page: Page, turn: number): Promise<boolean> {
  const opened = page.getByRole('banner').getByText(hexCampaignText.round(turn), { exact: true });
  const over = page.getByRole('region', { name: campaignText.phases }).getByText(campaignText.finished);
  const back = page.getByRole('button', { name: battlesText.back });
  for (;;) {
    const next = await firstOf({ over, opened, waiting: waiting(page) });
    if (next === 'over') return false;
    if (next === 'opened') break;
    await waiting(page).tap();
    const owed = page.locator('.battle-card.owed');
    const list = await firstOf({ over, opened, back, owed });
    if (list === 'back') await back.tap();
    if (list !== 'owed') continue;
    await owed.first().tap();
    await expect(lossForm(page).or(keepButton(page)).first()).toBeVisible();
    await answered(page);
  }
  await phaseOpen(page, turn, 'build');
  return true;
}

test('a new user begins a practice war from the home page, and plays three turns on a phone', async ({ page }) => {
  test.setTimeout(180_000 * env.patience);
  await page.goto('/');
  await page.getByRole('button', { name: siteText.menu }).tap();
  await page.getByRole('menuitem', { name: siteText.signIn }).tap();
  await page.getByRole('main').getByRole('link', { name: accountText.signIn.otherLink }).tap();
  await signUpByForm(page, 'solo');
  await expect(page.getByRole('heading', { name: campaignsText.title })).toBeVisible();
  await page.getByRole('link', { name: siteText.home }).tap();
  await page.getByRole('button', { name: practiceText.begin }).tap();
  await expect(page).toHaveURL(/\/c\/practice-campaign/);
  await mapShown(page);
  await phaseOpen(page, 1, 'build');
  await picture(page, 'practice-phone');

  await test.step('the computer plays the other seats, and nobody can write to them', async () => {
    await openTab(page, campaignText.tabs.seats);
    const players = page.getByRole('region', { name: seatsText.title });
    await expect(players.getByText(practiceText.playsItself)).toHaveCount(2);
    await openTab(page, campaignText.tabs.talk);
    await expect(page.getByText(talkText.alone.title)).toBeVisible();
  });

  await test.step('going back leads to the view before, not out of the campaign', async () => {
    // The page takes steps of the history once it has loaded everything else.
    await expect(async () => {
      const before = await page.evaluate(() => history.length);
      await openTab(page, campaignText.tabs.seats);
      await openTab(page, campaignText.tabs.talk);
      expect(await page.evaluate(() => history.length)).toBe(before + 2);
    }).toPass();
    await page.goBack();
    await expect(page.getByRole('region', { name: seatsText.title })).toBeVisible();
    await page.goForward();
    await expect(page.getByText(talkText.alone.title)).toBeVisible();
  });

  let goesOn = true;
  for (const turn of [1, 2, 3]) {
    if (!goesOn) break;
    await test.step(`turn ${turn}`, async () => {
      await seal(page);
      await phaseOpen(page, turn, 'movement-orders');
      if (turn === 1) await march(page, 'First Column');
      else await give(await inHand(page, 'First Column'), ORDER_NAMES.guard);
      await seal(page);
      await phaseOpen(page, turn, 'battle-orders');
      await seal(page);
      goesOn = await nextTurn(page, turn + 1);
    });
  }
});
