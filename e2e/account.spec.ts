import { expect } from '@playwright/test';
import { accountText } from '@sealed-orders/text/pages/account';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { joinText } from '@sealed-orders/text/pages/lobby';
import { siteText } from '@sealed-orders/text/pages/site';
import { call, newcomer, signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';

const text = accountText.own;

test('changing the password keeps this device signed in and signs out the others', async ({
  page,
  context,
  browser,
}) => {
  const login = await newcomer(context, 'lene');
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, login);
  await page.goto('/account');
  const form = page.getByRole('region', { name: text.password.title });
  const submit = form.getByRole('button', { name: text.password.submit });
  await form.getByLabel(text.password.old).fill('not the password');
  await form.getByLabel(text.password.next).fill('another long password');
  await submit.click();
  await expect(form.getByRole('alert')).toContainText(text.passwordProblems['wrong-password']);
  await form.getByLabel(text.password.old).fill(login.password);
  await submit.click();
  await expect(page.getByText(text.password.done)).toBeVisible();
  await page.goto('/campaigns');
  await expect(page.getByText(deadEndText.signInNeeded.title)).toHaveCount(0);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: accountText.signIn.goOn }).click();
  await expect(page).toHaveURL('/campaigns');

  const other = await elsewhere.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: deadEndText.signInNeeded.title })).toBeVisible();
});

test('a newcomer whose name is taken in a campaign changes it, and then joins', async ({ page, context, browser }) => {
  const owner = await browser.newContext();
  await newcomer(owner, 'olaf');
  const seats = ['red', 'blue'].map((id) => ({ id, name: id, choices: { faction: 'even' } }));
  const wanted = { name: 'A War of Names', system: 'tally', setup: { preset: 'free' }, seats, isPublic: false };
  const { id: campaign, slug } = await call(owner.request, 'campaigns.create', wanted);
  const link = { campaign, role: 'seat', seat: null, expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 };
  const { code } = await call(owner.request, 'campaigns.invite', link);
  await newcomer(context, 'olaf');
  const join = page.getByRole('main').getByRole('button', { name: joinText.accept });
  await page.goto(`/join/${code}`);
  await join.click();
  const refused = joinText.refused['name-taken'];
  await expect(page.getByRole('heading', { name: refused.title })).toBeVisible();
  await readable(page, 'name-taken-desktop');
  await page.getByRole('link', { name: refused.action }).click();
  const form = page.getByRole('region', { name: text.name.title });
  await form.getByLabel(text.name.label).fill('Moderator');
  await form.getByRole('button', { name: text.name.submit }).click();
  await expect(form.getByRole('alert')).toContainText(text.name.problems['display-name-reserved']);
  await form.getByLabel(text.name.label).fill('Olaf the Younger');
  await form.getByRole('button', { name: text.name.submit }).click();
  await expect(page.getByText(text.name.done)).toBeVisible();
  await expect(page.getByRole('button', { name: siteText.account('Olaf the Younger') })).toBeVisible();
  await readable(page, 'own-name-desktop');
  await page.goto(`/join/${code}`);
  await join.click();
  await expect(page).toHaveURL(`/c/${slug}`);
  const host = await owner.newPage();
  await host.goto(`/c/${slug}`);
  await expect(host.getByRole('main')).toContainText('Olaf the Younger');
});

test('signing out everywhere signs out this device and the others', async ({ page, context, browser }) => {
  const login = await newcomer(context, 'lene');
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, login);
  await page.goto('/account');
  await page.getByRole('button', { name: text.sessions.everywhere }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.sessions.everywhere }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: siteText.signIn }).first()).toBeVisible();
  const other = await elsewhere.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: deadEndText.signInNeeded.title })).toBeVisible();
});

test('the account menu works by keyboard and returns the focus', async ({ page, context }) => {
  await newcomer(context, 'lene');
  await page.goto('/campaigns');
  const button = page.getByRole('button', { name: siteText.account('lene') });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: siteText.signOut })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
