import { expect, type Locator, type Page, test } from '@playwright/test';
import { label } from '@sealed-orders/rules/kernel';
import { campaignText, unitText } from '@sealed-orders/text/pages/campaign';
import { holdingsText } from '@sealed-orders/text/pages/holdings';
import { known, seeded } from './stage/campaigns.ts';
import { type Login, signIn } from './stage/people.ts';
import { mapShown, placeInList } from './stage/views.ts';

/** A Capital as somebody finds it in the list that stands in for the map. */
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

test('a player sees what an own Capital stores and what stands in it, and nobody else does', async ({ browser }) => {
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
