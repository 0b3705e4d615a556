import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { FACTION_NAMES } from '@sealed-orders/text/hex-campaign';
import { battlesText, funText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { hexCampaignSetupText, mapChoiceText } from '@sealed-orders/text/hex-campaign/setup';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { endingText, verifyPageText } from '@sealed-orders/text/pages/ending';
import { historyText } from '@sealed-orders/text/pages/history';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { createCampaign, goToStep, openSettings } from './support/new-campaign.ts';
import { signUpByForm } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';
import { mapOf } from './support/war-map.ts';
import { phaseOpen, press, seal } from './support/war-orders.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const NAME = `A Short War ${randomBytes(3).toString('hex')}`;
const [azure, madder, ochre] = newCampaignText.seatNames;
/** Fewer than the winner of a battle between equals gets. */
const GOAL = 5;

/*
 * Two people from their accounts to victory and the verification of the whole war, through the pages only: nothing goes
 * through the API, the host or the database.
 */

const seatRow = (page: Page, seat: string): Locator =>
  page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').filter({ hasText: seat });

const raceOf = (page: Page, seat: string): Locator => seatRow(page, seat).getByLabel(lobbyText.choice('Race', seat));

/** Takes one of the ready-made armies of the race. */
async function armed(page: Page, seat: string): Promise<void> {
  const army = hexCampaignSetupText.army?.readyMade.line?.name ?? '';
  await press(page.getByRole('button', { name: lobbyText.army.readyMade.takeOf(army) }));
  await expect(seatRow(page, seat)).toContainText('points');
}

/** How many seats the form proposes. */
const SEATS = 4;

/** A war for two with a low victory goal on a small map, by its form; returns the link for the other player. */
async function created(page: Page): Promise<string> {
  await page.goto('/sign-up?to=/campaigns');
  await signUpByForm(page, 'ada');
  await page.getByRole('link', { name: campaignsText.empty.action }).click();
  await page.getByLabel(newCampaignText.name, { exact: true }).fill(NAME);
  await page.getByLabel(newCampaignText.preset).selectOption(hexCampaignSetupText.presets.club?.name ?? '');
  await openSettings(page);
  await page.getByLabel(hexCampaignSetupText.settings.vpGoal?.name ?? '', { exact: true }).fill(String(GOAL));
  await goToStep(page, 'seats');
  for (const seat of newCampaignText.seatNames.slice(2, SEATS)) {
    await page.getByRole('button', { name: newCampaignText.removeSeat(seat), exact: true }).click();
  }
  await page.getByText(mapChoiceText.kinds.generated, { exact: true }).click();
  await createCampaign(page);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await expect(seatRow(page, ochre)).toHaveCount(0);
  await press(seatRow(page, azure).getByRole('button', { name: lobbyText.take }));
  await raceOf(page, azure).selectOption({ label: FACTION_NAMES.ig });
  await armed(page, azure);
  await press(page.getByRole('button', { name: lobbyText.invite.make }));
  return page.getByLabel(lobbyText.invite.link).inputValue();
}

/** A phone user who joins by the link, and has no army yet. */
async function joined(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(link);
  await press(page.getByRole('main').getByRole('link', { name: joinText.signUp }));
  await signUpByForm(page, 'ben');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await raceOf(page, madder).selectOption({ label: FACTION_NAMES.ork });
  return page;
}

const overOn = (page: Page): Locator => page.getByRole('region', { name: warOverText.title });

test('two people play a war with a low goal to victory, look back on it and verify it', async ({ page, browser }) => {
  test.slow();
  const link = await created(page);
  const phone = await joined(browser, link);
  await page.getByRole('button', { name: lobbyText.start.action }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(lobbyText.start.unarmed([madder]));
  await armed(phone, madder);
  await expect(asked).toContainText(lobbyText.start.anyway.settled.says);
  await asked.getByRole('button', { name: lobbyText.start.action }).click();
  for (const one of [page, phone]) await mapShown(one);

  await test.step('one reports a battle that they fought, and the other confirms it', async () => {
    await openTab(page, battlesText.tab);
    await page.getByRole('button', { name: funText.report }).click();
    const form = page.getByRole('form', { name: funText.report });
    await form.getByRole('group', { name: funText.winner }).getByText(azure, { exact: true }).click();
    await form.getByRole('button', { name: funText.send }).click();
    await openTab(phone, battlesText.tab);
    await press(phone.getByRole('button', { name: funText.confirm, exact: true }));
    await expect(page.getByText(funText.mine(madder))).toHaveCount(0);
  });

  await test.step('they seal phase after phase until the turn is over, and with it the war', async () => {
    for (const phase of ['build', 'movement-orders', 'battle-orders'] as const) {
      for (const one of [page, phone]) {
        await phaseOpen(one, 1, phase);
        await seal(one);
      }
    }
    for (const one of [page, phone]) {
      await expect(overOn(one).getByRole('heading', { name: warOverText.won([azure]) })).toBeVisible();
      await expect(overOn(one).getByRole('listitem').first()).toContainText(azure);
    }
  });

  await test.step('the fog lifts: the loser sees what the victor saw', async () => {
    await press(overOn(phone).getByRole('button', { name: endingText.links.watch }));
    await phone.getByLabel(endingText.eyes.label).selectOption(azure);
    await expect(phone.getByRole('slider', { name: historyText.label })).toHaveValue('0');
    await expect(mapOf(phone).locator('.counter')).not.toHaveCount(0);
    await press(phone.getByRole('button', { name: endingText.eyes.back }));
    await openTab(phone, campaignText.tabs.report);
    await expect(overOn(phone)).toBeVisible();
  });

  await test.step('and verifies the war in their own browser', async () => {
    await press(overOn(phone).getByRole('link', { name: endingText.links.verify }));
    await press(phone.getByRole('button', { name: verifyPageText.start }));
    await expect(phone.locator('[data-check].passed')).toHaveCount(5);
    await expect(phone.locator('[data-check].failed')).toHaveCount(0);
  });
});
