import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { accountText } from '@sealed-orders/text/pages/account';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { seatRequestsText } from '@sealed-orders/text/pages/seat-requests';
import { seeded } from './support/campaigns.ts';
import { giveReason } from './support/desk.ts';
import { signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';
import { mapShown, openTab } from './support/views.ts';

test.use({ isNewHere: true });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const asks = seatRequestsText;

test('a stranger goes from a shared link through gazette and replay to a seat: asks, signs up, is accepted and plays', async ({
  browser,
  context,
  page,
}) => {
  test.slow();
  const war = await seeded({ name: 'The Long Causeway', turns: 1, seconds: 86_400 });
  await signIn(context, war.referee);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.seats);
  await page.getByRole('button', { name: absenceText.opening.open }).click();
  await page.getByRole('dialog').getByLabel(absenceText.opening.which).selectOption('verdigris');
  await giveReason(page, absenceText.opening.action, 'Gone for a month.');

  const strangers = await browser.newContext({ ...PHONE });
  const phone = await strangers.newPage();
  await phone.goto(`/gazette/${war.slug}/1`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(gazetteText.name('The Long Causeway'));
  // The gazette may be a moment behind the war.
  await expect(async () => {
    await phone.reload();
    await expect(phone.getByRole('contentinfo').getByRole('link', { name: asks.open })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await tooSmall(phone)).toEqual([]);
  await readable(phone, 'stranger-gazette-phone');
  await phone.getByRole('link', { name: gazetteText.replay }).tap();
  await expect(phone.getByRole('heading', { level: 2, name: 'Turn 1' })).toBeVisible();
  await phone.goBack();
  await phone.getByRole('contentinfo').getByRole('link', { name: asks.open }).tap();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(asks.page.of('The Long Causeway'));
  await readable(phone, 'ask-signed-out-phone');

  await phone.getByRole('link', { name: asks.page.signUp }).tap();
  await phone.getByLabel(accountText.signUp.userName, { exact: true }).fill(`nora-${randomBytes(4).toString('hex')}`);
  await phone.getByLabel(accountText.signUp.displayName).fill('Nora');
  await phone.getByLabel(accountText.signUp.password, { exact: true }).fill('a password of hers');
  await phone.getByRole('button', { name: accountText.signUp.submit }).tap();

  await phone.getByLabel(asks.page.message).fill('I have four evenings a week, and a soft spot for orks.');
  expect(await tooSmall(phone)).toEqual([]);
  await readable(phone, 'ask-phone');
  await phone.getByRole('button', { name: asks.page.send }).tap();
  await expect(phone.getByText(asks.states.open.title)).toBeVisible();
  await readable(phone, 'asked-phone');

  await page.goto('/desk');
  const mine = page.getByRole('region', { name: 'The Long Causeway' });
  await expect(mine.getByRole('link', { name: asks.list.chip(1) })).toBeVisible();
  await mine.getByRole('link', { name: asks.list.chip(1) }).click();
  await mapShown(page);
  await openTab(page, campaignText.tabs.seats);
  await expect(page.getByText('a soft spot for orks')).toBeVisible();
  await readable(page, 'seat-request-referee');
  await page.getByRole('button', { name: asks.list.acceptOf('Nora') }).click();
  await page.getByRole('dialog').getByRole('button', { name: asks.accepting.action }).click();
  await expect(page.getByRole('button', { name: asks.list.acceptOf('Nora') })).toHaveCount(0);

  await phone.getByRole('link', { name: asks.page.play }).tap();
  await phone.getByRole('button', { name: absenceText.brief.read }).tap();
  await expect(phone.getByRole('heading', { name: /^Hand-over: / })).toBeVisible();
  await readable(phone, 'stranger-hand-over-phone');
  await phone.getByRole('button', { name: absenceText.brief.done }).tap();
  await openTab(phone, campaignText.tabs.orders);
  await expect(phone.getByRole('button', { name: /^Seal / }).first()).toBeVisible();
});
