import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { FACTION_NAMES } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { mapChoiceText, nodeCampaignSetupText, placementText } from '@sealed-orders/text/node-campaign/setup';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { joinText, lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { GAMES } from '@sealed-orders/text/systems';
import { byHost, timeUp } from './support/campaigns.ts';
import { goToStep, openSettings } from './support/new-campaign.ts';
import { newcomer } from './support/people.ts';
import { DEEP, DESKTOP, logOf, PHONE, panelOf, starShown } from './support/stars.ts';
import { test } from './support/test.ts';
import { press } from './support/war-orders.ts';

const NAME = 'A War by Link';
const ZONE = 'Pacific/Auckland';
const [azure, madder, ochre, verdigris] = newCampaignText.seatNames;
/** Another node in open space where a battleforce can begin. */
const DRIFT = 'Pale Drift';

const seatRow = (page: Page, seat: string): Locator =>
  page.getByRole('region', { name: lobbyText.seats, exact: true }).getByRole('listitem').filter({ hasText: seat });

/** Creates a campaign for two in a zone of the other end of the world, and returns a link for both. */
async function created(page: Page): Promise<string> {
  await page.goto('/campaigns');
  await page.getByRole('link', { name: campaignsText.empty.action }).click();
  await page.getByLabel(newCampaignText.game).selectOption(GAMES['node-campaign'].name);
  const map = page.getByRole('region', { name: mapChoiceText.label });
  await expect(map, 'the form is about this game').toBeAttached();
  await page.getByLabel(newCampaignText.name, { exact: true }).fill(NAME);
  await openSettings(page);
  await page.getByLabel(nodeCampaignSetupText.settings.timeZone?.name ?? '', { exact: true }).selectOption(ZONE);
  await goToStep(page, 'seats');
  for (const seat of [verdigris, ochre])
    await page.getByRole('button', { name: newCampaignText.removeSeat(seat) }).click();
  await goToStep(page, 'terms');
  await expect(page.getByRole('region', { name: newCampaignText.differs })).toContainText(ZONE);
  await page.getByRole('button', { name: newCampaignText.submit }).click();
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  await page.getByLabel(lobbyText.invite.uses).fill('2');
  await page.getByRole('button', { name: lobbyText.invite.make }).click();
  return page.getByLabel(lobbyText.invite.link).inputValue();
}

/** Follows the link, gets the first free seat and chooses its faction. */
async function joined(browser: Browser, size: object, link: string, seat: string, faction: string): Promise<Page> {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  await newcomer(context, seat.toLowerCase());
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: joinText.title(NAME) })).toBeVisible();
  await press(page.getByRole('main').getByRole('button', { name: joinText.accept }));
  await expect(seatRow(page, seat)).toContainText(lobbyText.you);
  const choice = seatRow(page, seat).getByLabel(lobbyText.choice('Faction', seat));
  await choice.selectOption(faction);
  await expect(choice.locator('option:checked')).toHaveText(faction);
  return page;
}

const card = (page: Page): Locator => panelOf(page).getByRole('region', { name: placementText.card, exact: true });

/** Chooses a node to begin in. */
async function begunIn(page: Page, node: string): Promise<void> {
  await card(page)
    .getByRole('radio', { name: new RegExp(`^${node}`) })
    .check();
  await press(card(page).getByRole('button', { name: placementText.confirm(node), exact: true }));
  await expect(page.getByText(placementText.given, { exact: true })).toBeVisible();
}

test('a war from its form to its first midnight: created in a zone, joined by link, begun where players choose', async ({
  page: owner,
  context,
  browser,
}) => {
  test.slow();
  await newcomer(context, 'olga');
  const link = await created(owner);
  const url = owner.url();
  const first = await joined(browser, DESKTOP, link, azure, FACTION_NAMES.inquisition);
  const second = await joined(browser, PHONE, link, madder, FACTION_NAMES.orks);

  await test.step('the owner starts the campaign once both have a faction', async () => {
    await expect(seatRow(owner, madder)).toContainText('madder');
    await owner.getByRole('button', { name: lobbyText.start.action, exact: true }).click();
    await starShown(owner);
    for (const page of [first, second]) {
      await page.goto(url);
      await starShown(page);
    }
  });

  await test.step('both choose where to start, and the others see for whom the war waits', async () => {
    await expect(card(first)).toContainText(placementText.title.others);
    await expect(card(first).getByRole('button', { name: placementText.confirmNone, exact: true })).toBeDisabled();
    await begunIn(first, DEEP);
    await expect(card(first)).toContainText(placementText.waiting(madder));
    await press(second.getByRole('button', { name: campaignText.panel.taller, exact: true }));
    await begunIn(second, DRIFT);
    for (const page of [first, second]) await expect(card(page)).toContainText(placementText.firstMidnight);
  });

  await test.step('the first midnight begins the war for everyone', async () => {
    const slug = new URL(url).pathname.slice('/c/'.length);
    const found = await byHost((host) => host.bySlug(slug));
    if (found === null) throw new Error('no such campaign');
    await timeUp({ campaign: found.id });
    for (const page of [owner, first])
      await expect(page.getByRole('region', { name: mapText.week.label })).toContainText(mapText.week.day(1, 56));
    await expect(second.getByRole('region', { name: mapText.week.label })).toContainText(mapText.week.day(1, null));
    await expect(panelOf(first)).toContainText(mapText.panel.points(7));
    await expect(await logOf(first)).toContainText('The war begins: day 1');
  });
});
