import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { FACTION_NAMES } from '@sealed-orders/text/hex-campaign';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { accountText } from '@sealed-orders/text/pages/account';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { firstOf } from './support/first-of.ts';
import { createCampaign, goToStep } from './support/new-campaign.ts';
import { sealedButton } from './support/order-form.ts';
import { signUpByForm } from './support/people.ts';
import { person } from './support/person.ts';
import { test } from './support/test.ts';

test.use({ isNewHere: true });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const [azure, madder] = newCampaignText.seatNames;
/** From the invitation to the first sealed order. */
const MOST_TAPS = 12;
const MOST_SECONDS = 90;

/*
 * From the invitation link to the first sealed order: counts every tap and character of the newcomer, including the
 * account. The owner creates the campaign, takes a seat, invites and starts on the pages too. Nothing goes through the
 * API, the host or the database.
 */

const seatRow = (page: Page, seat: string): Locator =>
  page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').filter({ hasText: seat });

/** An owner's window on the lobby of a war for two, and the link to the other seat. */
async function owned(browser: Browser): Promise<{ readonly owner: Page; readonly link: string }> {
  const owner = await (await browser.newContext()).newPage();
  await owner.goto('/sign-up?to=/campaigns');
  await signUpByForm(owner, 'olga');
  await owner.getByRole('link', { name: campaignsText.empty.action }).click();
  await owner.getByLabel(newCampaignText.name, { exact: true }).fill('A War for Two');
  await owner.getByLabel(newCampaignText.preset).selectOption(hexCampaignSetupText.presets.free?.name ?? '');
  await goToStep(owner, 'seats');
  for (const seat of newCampaignText.seatNames.slice(2, 4)) {
    await owner.getByRole('button', { name: newCampaignText.removeSeat(seat), exact: true }).click();
  }
  await createCampaign(owner);
  await seatRow(owner, azure).getByRole('button', { name: lobbyText.take }).click();
  await seatRow(owner, azure).getByLabel(lobbyText.choice('Race', azure)).selectOption(FACTION_NAMES.ig);
  await owner.getByRole('button', { name: lobbyText.invite.make }).click();
  return { owner, link: await owner.getByLabel(lobbyText.invite.link).inputValue() };
}

test('a newcomer with a phone buys something and seals a first order within twelve taps of the invitation, in a minute and a half', async ({
  browser,
}) => {
  const { owner, link } = await owned(browser);
  const context = await browser.newContext({ ...PHONE });
  const page = await context.newPage();
  const neu = person(page);
  const main = page.getByRole('main');
  await page.goto(link);

  await test.step('an account, and a seat by the invitation', async () => {
    await neu.tap(main.getByRole('link', { name: joinText.signUp }));
    await neu.write(page.getByLabel(accountText.signUp.userName), `neu-${Date.now().toString(36)}`);
    await neu.write(page.getByLabel(accountText.signUp.displayName), 'Neu');
    await neu.write(page.getByLabel(accountText.signUp.password), 'a password of theirs');
    await neu.tap(page.getByRole('button', { name: accountText.signUp.submit }));
    await expect(page).toHaveURL(/\/c\/a-war-for-two/);
  });

  await test.step('a race, and an army with one tap', async () => {
    await neu.choose(page.getByLabel(lobbyText.choice('Race', madder)), 'Orks');
    const army = hexCampaignSetupText.army?.readyMade.line?.name ?? '';
    await neu.tap(page.getByRole('button', { name: lobbyText.army.readyMade.takeOf(army) }));
    await expect(seatRow(page, madder)).toContainText('points');
  });

  await owner.getByRole('button', { name: lobbyText.start.action }).click();
  await owner.getByRole('dialog').getByRole('button', { name: lobbyText.start.anyway.action }).click();

  await test.step('something is bought, and the first order is sealed', async () => {
    await neu.tap(page.getByRole('navigation', { name: campaignText.views }).getByRole('button', { name: 'Orders' }));
    await neu.tap(page.getByRole('button', { name: buildText.addNamed('Barracks'), exact: true }));
    await neu.tap(page.getByRole('button', { name: /^Seal\b/ }));
    const confirm = page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true });
    if ((await firstOf({ confirm, sealed: sealedButton(page) })) === 'confirm') await neu.tap(confirm);
    await expect(sealedButton(page)).toBeVisible();
  });

  expect(neu.taps()).toBeLessThanOrEqual(MOST_TAPS);
  expect(neu.seconds()).toBeLessThanOrEqual(MOST_SECONDS);
});
