import { type Browser, expect, type Page } from '@playwright/test';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { accountText } from '@sealed-orders/text/pages/account';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { siteText } from '@sealed-orders/text/pages/site';
import { call, newcomer } from './support/people.ts';
import { test } from './support/test.ts';

const HOUR_MS = 3_600_000;

/** The address of an invitation to a seat of another user's campaign. */
async function invited(browser: Browser, uses = 5): Promise<string> {
  const context = await browser.newContext();
  await newcomer(context, 'ines');
  const seats = ['azure', 'madder', 'ochre'].map((id) => ({ id, name: id }));
  const wanted = { name: 'The War of the Guests', system: 'hex-campaign', setup: { preset: 'three-players' }, seats };
  const { id: campaign } = await call(context.request, 'campaigns.create', { ...wanted, isPublic: false });
  const expiresAt = new Date(Date.now() + HOUR_MS).toISOString();
  const invitation = { campaign, role: 'seat', seat: null, uses, expiresAt };
  const { code } = await call(context.request, 'campaigns.invite', invitation);
  await context.close();
  return `/join/${code}`;
}

const comeIn = (page: Page) => page.getByRole('main').getByRole('button', { name: joinText.accept });

test('a visitor who loses the connection at an invitation is told so, and joins when it is back', async ({
  page,
  context,
  browser,
}) => {
  await newcomer(context, 'gast');
  await page.goto(await invited(browser));
  await expect(comeIn(page)).toBeVisible();
  await expect(page.getByRole('img', { name: printedMapText.label }), 'all of the page is there').toBeVisible();
  await context.setOffline(true);
  await comeIn(page).click();
  await expect(page.getByRole('alert').filter({ hasText: joinText.unreachable })).toBeVisible();
  await context.setOffline(false);
  await comeIn(page).click();
  await expect(page).toHaveURL(/\/c\/the-war-of-the-guests/);
});

test('a visitor whose session ended at an invitation is shown how to sign in again', async ({
  page,
  context,
  browser,
}) => {
  await newcomer(context, 'gast');
  const invitation = await invited(browser);
  await page.goto(invitation);
  await expect(comeIn(page)).toBeVisible();
  await context.clearCookies();
  await comeIn(page).click();
  await expect(page.getByRole('alert').filter({ hasText: siteText.signedOut })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: joinText.signIn }).click();
  await expect(page).toHaveURL(`/sign-in?to=${invitation}`);
});

test('a guest chooses a seat, or another one if someone was faster', async ({ page, context, browser }) => {
  await newcomer(context, 'gast');
  const invitation = await invited(browser);
  await page.goto(invitation);
  await page.getByLabel(joinText.seat).selectOption('ochre');
  const faster = await browser.newContext();
  await newcomer(faster, 'flink');
  await call(faster.request, 'campaigns.join', { code: invitation.replace('/join/', ''), seat: 'ochre' });
  await faster.close();
  await comeIn(page).click();
  await expect(page.getByText(joinText.seatGone)).toBeVisible();
  await expect(page.getByLabel(joinText.seat).locator('option')).toHaveText([joinText.anySeat, 'azure', 'madder']);
  await page.getByLabel(joinText.seat).selectOption('madder');
  await comeIn(page).click();
  await expect(page).toHaveURL(/\/c\/the-war-of-the-guests/);
  const seats = page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem');
  await expect(seats.filter({ hasText: 'madder' })).toContainText(lobbyText.you);
});

test('a user who signs in at an invitation joins immediately, and only by the link that they followed', async ({
  page,
  context,
  browser,
}) => {
  const [invitation, other] = [await invited(browser), await invited(browser)];
  const { username, password } = await newcomer(context, 'gast');
  await context.clearCookies();
  await page.goto(other);
  await page.goto(invitation);
  await page.getByRole('main').getByRole('link', { name: joinText.signIn }).click();
  await page.getByLabel(accountText.signIn.userName).fill(username);
  await page.getByLabel(accountText.signIn.password).fill(password);
  await page.getByRole('main').getByRole('button', { name: accountText.signIn.submit }).click();
  await expect(page).toHaveURL(/\/c\/the-war-of-the-guests/);
  await page.goto(other);
  await expect(comeIn(page)).toBeVisible();
});

test('used-up invitation links lead members to their campaign, and nobody else', async ({ page, context, browser }) => {
  await newcomer(context, 'gast');
  const invitation = await invited(browser, 1);
  await page.goto(invitation);
  await comeIn(page).click();
  await expect(page).toHaveURL(/\/c\/the-war-of-the-guests/);
  await page.goto(invitation);
  await page.getByRole('main').getByRole('link', { name: joinText.isIn.action }).click();
  await expect(page).toHaveURL(/\/c\/the-war-of-the-guests/);
  const late = await browser.newContext();
  await newcomer(late, 'late');
  const stranger = await late.newPage();
  await stranger.goto(invitation);
  await expect(stranger.getByRole('heading', { name: joinText.unknown.title })).toBeVisible();
  await late.close();
});
