import { expect, type Page } from '@playwright/test';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { airText, MISSION_TILES } from '@sealed-orders/text/hex-campaign/forms/air';
import { movementText } from '@sealed-orders/text/hex-campaign/forms/movement';
import { squadronName } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { env } from './env.ts';
import { gives } from './support/gives.ts';
import { orderJourney } from './support/order-journey.ts';
import { MARCHERS, ordersWar, PLACES } from './support/orders-war.ts';
import { test } from './support/test.ts';
import { mapOf } from './support/war-map.ts';
import { aim, give, goTo, inHand, press } from './support/war-orders.ts';

const MOST_MS = 120_000;

const MOVED: readonly (string | RegExp)[] = [
  /An interceptor .* over Airspace 1/,
  /Recon over Airspace 6/,
  /Bombers over .*1003/,
  'A squadron is ready to support an army in Airspace 5.',
  'Pathfinders moved from 0302 to 0402.',
  'Settlers claimed 0209.',
  'Surveyors claimed 4 hexes',
  'Reserve moved from 0104 to 0105.',
  /Rear Column (stayed at 0401|moved from 0401)/,
  /Vanguard (stayed at 0604|moved from 0604)/,
  'Pike Block stayed at 0706 (guard).',
  /Field Hospital.*recover/,
  'Drop Force left 0202 and is waiting in orbit.',
  'Wanderers travelled by webway from 0501 to 0408.',
];

const arrows = (page: Page) => mapOf(page).locator('.arrows .arrow');

async function missions(page: Page): Promise<void> {
  const inAir = async (n: number, mission: keyof typeof MISSION_TILES) => {
    const squadron = await inHand(page, squadronName(n));
    await give(squadron, MISSION_TILES[mission], airText.missions);
    return squadron;
  };
  const over = async (n: number, mission: keyof typeof MISSION_TILES, airspace: number) =>
    press((await inAir(n, mission)).getByRole('button', { name: airText.airspace(airspace), exact: true }));
  await over(1, 'intercept', 1);
  await over(2, 'recon', 6);
  await over(3, 'tactical', 5);
  const bombers = await inAir(4, 'strategic');
  await expect(bombers.getByRole('radio', { name: /^Capital of verdigris/ })).toBeVisible();
  await aim(bombers, /^Old Marrow/);
}

async function paths(page: Page): Promise<void> {
  const pathfinders = await inHand(page, MARCHERS.path.name);
  await expect(pathfinders.getByRole('heading', { name: MARCHERS.path.name })).toBeInViewport();
  await goTo(page, pathfinders, PLACES.ahead);
  const settlers = await inHand(page, MARCHERS['move-and-claim'].name);
  await give(settlers, ORDER_NAMES['move-and-claim']);
  await goTo(page, settlers, PLACES.unclaimed);
  const claims = settlers.getByRole('region', { name: movementText.claims });
  await expect(claims).toContainText(movementText.claimed([PLACES.unclaimed]));
  await expect(mapOf(page).locator('.claims .planned')).toHaveCount(1);
  const reserve = await inHand(page, MARCHERS.reserve.name);
  await give(reserve, ORDER_NAMES.reserve);
  await goTo(page, reserve, PLACES.inReserve);
  await expect(arrows(page)).toHaveCount(3);
}

async function ends(page: Page): Promise<void> {
  const follower = await inHand(page, MARCHERS.follow.name);
  await give(follower, ORDER_NAMES.follow);
  await aim(follower, new RegExp(`^${MARCHERS.path.name}`));
  await expect(follower.getByRole('radio', { name: /^Detachment of madder/ }).first()).toBeVisible();
  await expect(arrows(page)).toHaveCount(4);
  const wanderers = await inHand(page, MARCHERS.webway.name);
  await give(wanderers, ORDER_NAMES.webway);
  await aim(wanderers, /^Ansgar/);
  await expect(wanderers, 'an army of their own stands there').toContainText(unitText.staysHere);
  await aim(wanderers, /^South Gate/);
  await expect(wanderers).not.toContainText(unitText.staysHere);
  await expect(arrows(page)).toHaveCount(5);
}

async function plain(page: Page): Promise<void> {
  for (const type of ['advance', 'guard', 'recover', 'to-orbit', 'claim-area'] as const) {
    await give(await inHand(page, MARCHERS[type].name), ORDER_NAMES[type]);
  }
  const surveyors = page.getByRole('region', { name: MARCHERS['claim-area'].name, exact: true });
  await expect(surveyors.getByRole('region', { name: movementText.claims })).toContainText(PLACES.beside);
  await expect(mapOf(page).locator('.claims .planned')).toHaveCount(5);
}

async function allMoves(page: Page): Promise<void> {
  await test.step('four squadrons get four missions, on one sheet with the movement', () => missions(page));
  await test.step('paths are drawn on the map: to march, to claim on the way, to go in reserve', () => paths(page));
  await test.step('an army follows another, and one goes by webway', () => ends(page));
  await test.step('orders without a target are complete once their tile is touched', () => plain(page));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every air and movement order is given with one thumb, and the report says what came of it', async ({
    page,
  }) => {
    test.setTimeout(MOST_MS * env.patience);
    await orderJourney(page, await ordersWar(), {
      orders: allMoves,
      screen: 'orders-movement-phone',
      sealed: async () => {
        await gives(page, 'air', 'intercept', 'recon', 'strategic', 'tactical', 'strategic.target');
        await gives(page, 'movement', 'path', 'follow', 'advance', 'guard', 'recover');
        await gives(page, 'movement', 'move-and-claim', 'claim-area', 'reserve', 'to-orbit', 'webway');
      },
      next: 'battle-orders',
      lines: MOVED,
    });
  });
});
