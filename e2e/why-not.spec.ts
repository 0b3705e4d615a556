import { expect, type Page } from '@playwright/test';
import { routeHindranceAfter } from '@sealed-orders/rules/hex-campaign';
import { allHexes, distance, label } from '@sealed-orders/rules/space';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { airText, MISSION_TILES } from '@sealed-orders/text/hex-campaign/forms/air';
import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { laidOutForFields } from './support/build-fields-war.ts';
import { hexOf, SITES } from './support/build-war.ts';
import { known, seeded } from './support/campaigns.ts';
import { ENEMIES, MARCHERS, ordersWar, PLACES } from './support/orders-war.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { closeMessages, mapShown } from './support/views.ts';
import { clickHex } from './support/war-map.ts';
import { atPlace, give, inHand, press } from './support/war-orders.ts';

/** The reason on the page, with the rule of this chapter. */
async function says(page: Page, rule: RegExp): Promise<void> {
  await expect(page.getByRole('status').getByText(rule)).toBeVisible();
  await closeMessages(page);
}

test.use({ viewport: { width: 1440, height: 900 } });

test('the page says why something cannot be done with a unit in hand, and the unit stays in hand', async ({ page }) => {
  const war = await ordersWar();
  await signIn(page.context(), war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);

  await test.step('an enemy and an empty hex out of reach of a march', async () => {
    const guards = await inHand(page, MARCHERS.guard.name);
    await clickHex(page, ENEMIES.south);
    await says(page, /HEX-M(OV|ORD)-\d\d$/);
    await clickHex(page, MARCHERS.path.at);
    await expect(page.getByRole('region', { name: MARCHERS.path.name, exact: true })).toBeVisible();
    await inHand(page, MARCHERS.guard.name);
    await clickHex(page, PLACES.unclaimed);
    await says(page, /HEX-M(OV|ORD)-\d\d$/);
    await expect(guards.getByRole('group', { name: unitText.orders })).toBeVisible();
  });

  await test.step('one reason at a time, until another unit is taken up', async () => {
    const reasons = page.getByRole('status').getByText(/HEX-M(OV|ORD)-\d\d$/);
    const guards = await inHand(page, MARCHERS.guard.name);
    await clickHex(page, PLACES.unclaimed);
    await clickHex(page, ENEMIES.south);
    await expect(reasons.filter({ hasText: ENEMIES.south })).toBeVisible();
    await expect(reasons).toHaveCount(1);
    await expect(guards).toBeVisible();
    await inHand(page, MARCHERS.path.name);
    await expect(reasons).toHaveCount(0);
  });

  await test.step('a hex without a unit to follow', async () => {
    const follower = await inHand(page, MARCHERS.follow.name);
    await give(follower, ORDER_NAMES.follow);
    await clickHex(page, PLACES.unclaimed);
    await says(page, new RegExp(unitText.touchToFollow(MARCHERS.follow.name)));
    await expect(follower).toBeVisible();
  });

  await test.step('a hex without a settlement to bomb', async () => {
    const bombers = await inHand(page, squadronName(1));
    await give(bombers, MISSION_TILES.strategic, airText.missions);
    await clickHex(page, PLACES.unclaimed);
    await says(page, /HEX-AIR-09$/);
    await expect(bombers).toBeVisible();
  });
});

test('a route that is drawn where it cannot go says why, and can be continued', async ({ page }) => {
  const war = await seeded({ name: 'The War of Ways' });
  await laidOutForFields(war);
  const view = await known(war, 'azure');
  const from = hexOf(SITES.resource);
  const [wrong] = allHexes(view.chart.size)
    .filter((to) => routeHindranceAfter(view, [], from, { path: [], to }) !== null)
    .sort((a, b) => distance(from, a) - distance(from, b));
  if (wrong === undefined) throw new Error('every hex can be reached');
  await signIn(page.context(), war.players.azure);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await atPlace(page, `Resource ${SITES.resource}`, 'routes');
  await press(page.getByRole('button', { name: buildText.route.draw }));
  await clickHex(page, label(view.chart.size, wrong));
  await says(page, /HEX-ROUTE-\d\d$/);
  await expect(page.getByRole('button', { name: buildText.route.stop })).toBeVisible();
});
