import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { hexCampaignSetupText } from '@sealed-orders/text/hex-campaign/setup';
import { accountText } from '@sealed-orders/text/pages/account';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { NEW_HERE } from './support/new-here.ts';
import { sealedButton } from './support/orders-desk.ts';
import { call, newcomer } from './support/people.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const HOUR_MS = 3_600_000;
/** From the invitation to the first sealed order. */
const MOST_TAPS = 12;

/** Everything that a thumb does: taps, fields that it puts the cursor in, and lists that it opens and chooses from. */
function thumb() {
  let taps = 0;
  return {
    count: () => taps,
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.tap();
    },
    write: async (field: Locator, text: string): Promise<void> => {
      taps += 1;
      await field.fill(text);
    },
    choose: async (list: Locator, choice: string): Promise<void> => {
      taps += 2;
      await list.selectOption({ label: choice });
    },
  };
}

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

test('a newcomer with a phone seals a first order within twelve taps of the invitation, with a ready-made army', async ({
  browser,
}) => {
  const { owner, link } = await owned(browser);
  const context = await browser.newContext({ ...PHONE, ...NEW_HERE });
  const page = await context.newPage();
  const finger = thumb();
  const main = page.getByRole('main');
  await page.goto(link);

  await test.step('an account, and back to the invitation', async () => {
    await finger.tap(main.getByRole('link', { name: joinText.signUp }));
    await finger.write(page.getByLabel(accountText.signUp.userName), `neu-${Date.now().toString(36)}`);
    await finger.write(page.getByLabel(accountText.signUp.displayName), 'Neu');
    await finger.write(page.getByLabel(accountText.signUp.password), 'a password of theirs');
    await finger.tap(page.getByRole('button', { name: accountText.signUp.submit }));
    await finger.tap(main.getByRole('button', { name: joinText.accept }));
    await expect(page).toHaveURL(/\/c\/a-war-for-two/);
  });

  await test.step('a race, and an army with one tap', async () => {
    await finger.choose(page.getByLabel(lobbyText.choice('Race', 'madder')), 'Orks');
    const army = hexCampaignSetupText.army?.readyMade.line?.name ?? '';
    await finger.tap(page.getByRole('button', { name: lobbyText.army.readyMade.takeOf(army) }));
    await expect(main.getByRole('listitem').filter({ hasText: 'madder' })).toContainText('points');
  });

  await owner.getByRole('button', { name: lobbyText.start.action }).click();

  await test.step('the first order is sealed', async () => {
    await finger.tap(
      page.getByRole('navigation', { name: campaignText.views }).getByRole('button', { name: 'Orders' }),
    );
    await finger.tap(page.getByRole('button', { name: /^Seal\b/ }));
    const confirm = page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true });
    await expect(confirm.or(sealedButton(page)).first()).toBeVisible();
    if (await confirm.isVisible()) await finger.tap(confirm);
    await expect(sealedButton(page)).toBeVisible();
  });

  expect(finger.count()).toBeLessThanOrEqual(MOST_TAPS);
});
