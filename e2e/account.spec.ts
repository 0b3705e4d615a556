import { expect } from '@playwright/test';
import { accountText } from '@sealed-orders/text/pages/account';
import { siteText } from '@sealed-orders/text/pages/site';
import { newcomer, signIn } from './support/people.ts';
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
  await expect(page.getByText(siteText.signInNeeded.title)).toHaveCount(0);

  const other = await elsewhere.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: siteText.signInNeeded.title })).toBeVisible();
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
  await expect(other.getByRole('heading', { name: siteText.signInNeeded.title })).toBeVisible();
});

test('the account menu works by keyboard and returns the focus', async ({ page, context }) => {
  await newcomer(context, 'lene');
  await page.goto('/campaigns');
  const button = page.getByRole('button', { name: siteText.account('lene') });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: siteText.campaigns })).toBeVisible();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: siteText.signOut })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});
