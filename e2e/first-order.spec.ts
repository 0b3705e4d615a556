import { type Browser, expect, type Page, test } from '@playwright/test';
import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { accountText } from '@sealed-orders/text/pages/account';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { NEW_HERE } from './support/new-here.ts';
import { sealedButton } from './support/orders-desk.ts';
import { call, newcomer } from './support/people.ts';
import { person } from './support/person.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const HOUR_MS = 3_600_000;
/** From the invitation to the first sealed order. */
const MOST_TAPS = 12;
const MOST_SECONDS = 90;

/** An owner's window on the lobby of a war for two, and the link to the other seat. */
async function owned(browser: Browser): Promise<{ readonly owner: Page; readonly link: string }> {
  const context = await browser.newContext();
  await newcomer(context, 'olga');
  const seats = ['azure', 'madder'].map((id) => ({ id, name: id, choices: { faction: 'ig' } }));
  const wanted = { name: 'A War for Two', system: 'hex-campaign', setup: { preset: 'free' }, seats };
  const { id: campaign, slug } = await call(context.request, 'campaigns.create', { ...wanted, isPublic: false });
  await call(context.request, 'campaigns.takeSeat', { campaign, seat: 'azure' });
  const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
  const { code } = await call(context.request, 'campaigns.invite', {
    campaign,
    role: 'seat',
    seat: null,
    uses: 1,
    expiresAt,
  });
  const owner = await context.newPage();
  await owner.goto(`/c/${slug}`);
  return { owner, link: `/join/${code}` };
}

test('a newcomer with a phone buys something and seals a first order within twelve taps of the invitation, in a minute and a half', async ({
  browser,
}) => {
  const { owner, link } = await owned(browser);
  const context = await browser.newContext({ ...PHONE, ...NEW_HERE });
  const page = await context.newPage();
  const neu = person(page);
  const main = page.getByRole('main');
  await page.goto(link);

  await test.step('an account, and in by the invitation', async () => {
    await neu.tap(main.getByRole('link', { name: joinText.signUp }));
    await neu.write(page.getByLabel(accountText.signUp.userName), `neu-${Date.now().toString(36)}`);
    await neu.write(page.getByLabel(accountText.signUp.displayName), 'Neu');
    await neu.write(page.getByLabel(accountText.signUp.password), 'a password of theirs');
    await neu.tap(page.getByRole('button', { name: accountText.signUp.submit }));
    await expect(page).toHaveURL(/\/c\/a-war-for-two/);
  });

  await test.step('a race, and an army with one tap', async () => {
    await neu.choose(page.getByLabel(lobbyText.choice('Race', 'madder')), 'Orks');
    const army = hexCampaignSetupText.army?.readyMade.line?.name ?? '';
    await neu.tap(page.getByRole('button', { name: lobbyText.army.readyMade.takeOf(army) }));
    await expect(main.getByRole('listitem').filter({ hasText: 'madder' })).toContainText('points');
  });

  await owner.getByRole('button', { name: lobbyText.start.action }).click();

  await test.step('something is bought, and the first order is sealed', async () => {
    await neu.tap(page.getByRole('navigation', { name: campaignText.views }).getByRole('button', { name: 'Orders' }));
    await neu.tap(page.getByRole('button', { name: buildText.addNamed('Barracks'), exact: true }));
    await neu.tap(page.getByRole('button', { name: /^Seal\b/ }));
    const confirm = page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true });
    await expect(confirm.or(sealedButton(page)).first()).toBeVisible();
    if (await confirm.isVisible()) await neu.tap(confirm);
    await expect(sealedButton(page)).toBeVisible();
  });

  expect(neu.taps()).toBeLessThanOrEqual(MOST_TAPS);
  expect(neu.seconds()).toBeLessThanOrEqual(MOST_SECONDS);
});
