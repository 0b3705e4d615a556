import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { FACTION_NAMES, hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { accountText } from '@sealed-orders/text/pages/account';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { clockWords, newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { createCampaign } from './support/new-campaign.ts';
import { newcomer, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapOf } from './support/war-map.ts';

const rowOf = (page: Page, seat: string): Locator =>
  page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').filter({ hasText: seat });

async function takeSeat(page: Page, seat: string): Promise<void> {
  await rowOf(page, seat).getByRole('button', { name: lobbyText.take }).click();
  await expect(rowOf(page, seat)).toContainText(lobbyText.you);
}

const raceOf = (page: Page, seat: string): Locator =>
  rowOf(page, seat).getByLabel(lobbyText.choice('Race', seat)).locator('option:checked');

async function chooseRace(page: Page, seat: string, race: string): Promise<void> {
  await rowOf(page, seat).getByLabel(lobbyText.choice('Race', seat)).selectOption(race);
  await expect(raceOf(page, seat)).toHaveText(race);
}

/** A new user who opens the link and joins. */
async function guest(browser: Browser, link: string, name: string): Promise<Page> {
  const context = await browser.newContext();
  await newcomer(context, name);
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByText(joinText.by.seat('Oda'))).toBeVisible();
  await page.getByRole('button', { name: joinText.accept }).click();
  await expect(page.getByText(lobbyText.start.waits)).toBeVisible();
  return page;
}

test('from a new account to a started campaign with three at the table', async ({ page, browser }) => {
  const name = `The Test War ${randomBytes(3).toString('hex')}`;
  const [azure, madder, ochre] = newCampaignText.seatNames;

  await test.step('an account', async () => {
    await page.goto('/sign-up?to=/campaigns');
    const { signUp } = accountText;
    await page.getByLabel(signUp.userName, { exact: true }).fill(`owner-${randomBytes(4).toString('hex')}`);
    await page.getByLabel(signUp.displayName).fill('Oda');
    await page.getByLabel(signUp.password, { exact: true }).fill('a password of theirs');
    await page.getByRole('button', { name: signUp.submit }).click();
    await expect(page.getByRole('heading', { name: campaignsText.empty.title })).toBeVisible();
  });

  await test.step('a campaign from a preset', async () => {
    await page.getByRole('link', { name: campaignsText.empty.action }).click();
    const named = page.getByLabel(newCampaignText.name, { exact: true });
    await createCampaign(page);
    await expect(named, 'what is missing is where one writes next').toBeFocused();
    await named.fill(name);
    await page.getByLabel(newCampaignText.preset).selectOption('Three players');
    for (const step of ['seats', 'clock', 'people', 'terms'] as const) {
      const { name: next, asks } = newCampaignText.steps[step](true);
      await page.getByRole('button', { name: newCampaignText.onTo(next) }).click();
      await expect(page.getByRole('heading', { name: asks })).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole('heading', { name: newCampaignText.steps.people().asks })).toBeVisible();
    await createCampaign(page);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: lobbyText.start.action })).toBeDisabled();
    await expect(page.getByText(lobbyText.missing['seat-empty']([azure, madder, ochre]))).toBeVisible();
    const terms = page.getByRole('region', { name: lobbyText.terms.title });
    await expect(terms).toContainText(clockWords({ mode: 'duration', seconds: 86_400 }, {}));
    await expect(terms).toContainText(`${lobbyText.terms.referee}${lobbyText.terms.referees(['Oda'])}`);
  });

  await test.step('the owner takes a seat, two follow the link, and all choose', async () => {
    await takeSeat(page, azure);
    const terms = page.getByRole('region', { name: lobbyText.terms.title });
    await expect(terms, 'who plays is not a referee').toContainText(lobbyText.terms.referees([]));
    await chooseRace(page, azure, FACTION_NAMES.ig);
    await page.getByRole('button', { name: lobbyText.invite.make }).click();
    const link = await page.getByLabel(lobbyText.invite.link).inputValue();

    const second = await guest(browser, link, 'otto');
    // A player who joins gets the first free seat and may move to another.
    await rowOf(second, ochre).getByRole('button', { name: lobbyText.move }).click();
    await expect(rowOf(second, ochre)).toContainText(lobbyText.you);
    await chooseRace(second, ochre, FACTION_NAMES.el);
    const third = await guest(browser, link, 'mia');
    await chooseRace(third, madder, FACTION_NAMES.ork);

    // The owner's page updates automatically.
    await expect(rowOf(page, ochre)).toContainText('otto');
    await expect(raceOf(page, ochre)).toHaveText(FACTION_NAMES.el);
    await expect(rowOf(page, madder)).toContainText('mia');
    await expect(raceOf(page, madder)).toHaveText(FACTION_NAMES.ork);
  });

  await test.step('the start, and the map', async () => {
    await expect(page.getByText(lobbyText.start.ready)).toContainText(lobbyText.start.unarmed([azure, madder, ochre]));
    await page.getByRole('button', { name: lobbyText.start.action }).click();
    await expect(page.getByRole('dialog')).toContainText(lobbyText.start.unarmed([azure, madder, ochre]));
    await page.getByRole('dialog').getByRole('button', { name: lobbyText.start.anyway.action }).click();
    await expect(mapOf(page)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(hexCampaignText.round(1));
    await expect(page.getByRole('button', { name: campaignText.seals(0, 3) })).toBeVisible();
  });
});

test('no step can be pressed before the form is interactive', async ({ request }) => {
  // What the server sends: everything that can be pressed before the scripts load.
  const html = await (await request.get('/campaigns/new')).text();
  expect(html).toContain(siteText.loadingMap);
  expect(html).not.toContain(`aria-label="${newCampaignText.stepsLabel}"`);
});

test('a visitor signs in before the form, which survives the end of the session', async ({ page, context }) => {
  const login = await newcomer(context, 'nora');
  await context.clearCookies();
  await page.goto('/campaigns/new');
  await expect(page.getByRole('heading', { name: newCampaignText.signIn.title })).toBeVisible();
  await page.getByRole('link', { name: newCampaignText.signIn.action }).click();
  const { signIn: form } = accountText;
  await page.getByLabel(form.userName).fill(login.username);
  await page.getByLabel(form.password).fill(login.password);
  await page.getByRole('main').getByRole('button', { name: form.submit }).click();

  const name = `The War of Late Hours ${randomBytes(3).toString('hex')}`;
  await page.getByLabel(newCampaignText.name, { exact: true }).fill(name);
  await context.clearCookies();
  await createCampaign(page);
  await expect(page.getByRole('alert').filter({ hasText: siteText.signedOut })).toBeVisible();
  // In another tab.
  await signIn(context, login);
  await createCampaign(page);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});
