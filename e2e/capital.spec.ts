import { expect, type Locator, type Page } from '@playwright/test';
import { label } from '@sealed-orders/rules/space';
import { holdingsText } from '@sealed-orders/text/hex-campaign/holdings';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { fortified, known, seeded } from './support/campaigns.ts';
import { type Login, signIn } from './support/people.ts';
import { screenshot } from './support/screenshot.ts';
import { test } from './support/test.ts';
import { mapShown, placeInList } from './support/views.ts';

/** A Capital in the list that stands in for the map. */
async function capitalSeenBy(page: Page, login: Login, address: string, at: string, name: string): Promise<Locator> {
  await signIn(page.context(), login);
  await page.goto(address);
  await mapShown(page);
  await page.getByRole('button', { name: campaignText.tools.list }).click();
  await placeInList(page, at, name).click();
  const panel = page.getByRole('region', { name: at, exact: true });
  await expect(panel).toContainText(unitText.controlledBy);
  return panel;
}

test('a player sees the stores and contents of their own Capital, and nobody else does', async ({ browser }) => {
  const campaign = await seeded({ turns: 1 });
  const view = await known(campaign, 'azure');
  const capital = view.own?.capital;
  const site = capital ? view.hexes[capital]?.site : null;
  if (!capital || !site?.name || !site.bp || !site.buildings?.length) throw new Error('azure has no Capital');
  const [address, at, name] = [`/c/${campaign.slug}`, label(view.chart.size, capital), site.name];
  const bp = site.bp.toLocaleString('en-GB');

  const own = await browser.newPage();
  const panel = await capitalSeenBy(own, campaign.players.azure, address, at, name);
  await expect(panel.getByRole('definition').filter({ hasText: bp })).toBeVisible();
  const buildings = panel.getByRole('region', { name: holdingsText.buildings });
  await expect(buildings.getByRole('listitem')).toHaveText(
    site.buildings.map(({ type, aspect }) => holdingsText.building(type, aspect)),
  );
  await expect(buildings.getByRole('link', { name: 'HEX-BLD-01' })).toHaveAttribute('href', '/rules/HEX-BLD-01');

  const referee = await browser.newPage();
  const theirs = await capitalSeenBy(referee, campaign.referee, address, at, name);
  await expect(theirs.getByRole('region', { name: holdingsText.buildings })).toBeVisible();

  const enemy = await browser.newPage();
  const closed = await capitalSeenBy(enemy, campaign.players.madder, address, at, name);
  await expect(closed.getByRole('region', { name: holdingsText.buildings })).toHaveCount(0);
  await expect(closed).not.toContainText(unitText.site.bp);
});

test('a player sees the defences and captives of their own Capital', async ({ browser }) => {
  const campaign = await seeded();
  const { jailed, marched, guard } = await fortified(campaign);
  const view = await known(campaign, 'azure');
  const capital = view.own?.capital ?? null;
  const name = capital === null ? null : view.hexes[capital]?.site?.name;
  if (capital === null || !name) throw new Error('azure has no Capital');
  const at = label(view.chart.size, capital);

  const own = await browser.newPage();
  const panel = await capitalSeenBy(own, campaign.players.azure, `/c/${campaign.slug}`, at, name);
  const defences = panel.getByRole('region', { name: holdingsText.defences }).getByRole('listitem');
  await expect(defences).toHaveCount(2);
  await expect(defences.filter({ hasText: holdingsText.defence('wall', null, 2) })).toHaveCount(1);
  await expect(defences.filter({ hasText: holdingsText.idle })).toContainText(
    holdingsText.defence('turret', 'las-cannons', 1),
  );
  const captives = panel.getByRole('region', { name: holdingsText.captives }).getByRole('listitem');
  await expect(captives.filter({ hasText: jailed })).toContainText(holdingsText.jailedSince(1));
  await expect(captives.filter({ hasText: marched })).toContainText(holdingsText.guardedBy(guard));
  await captives.first().scrollIntoViewIfNeeded();
  await screenshot(own, 'fortress-desktop');
  await own.setViewportSize({ width: 390, height: 844 });
  await captives.first().scrollIntoViewIfNeeded();
  await screenshot(own, 'fortress-phone');

  const enemy = await browser.newPage();
  const closed = await capitalSeenBy(enemy, campaign.players.ochre, `/c/${campaign.slug}`, at, name);
  await expect(closed.getByRole('region', { name: holdingsText.defences })).toHaveCount(0);
  await expect(closed.getByRole('region', { name: holdingsText.captives })).toHaveCount(0);
});
