import { expect } from '@playwright/test';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { MARCHERS, ordersWar, SPIES } from './support/orders-war.ts';
import { signIn } from './support/people.ts';
import { boxOf } from './support/still.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { isClear } from './support/war-map.ts';
import { give, inHand } from './support/war-orders.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('four lines of the order sheet are in sight with a unit in hand', async ({ page }) => {
    const war = await ordersWar();
    await signIn(page.context(), war.players.azure);
    await page.goto(`/c/${war.slug}`);
    await mapShown(page);
    await inHand(page, MARCHERS.path.name);
    const sheet = page.getByRole('region', { name: sheetText.title }).getByRole('listitem');
    const foot = page.getByRole('button', { name: /^Seal\b/ });
    const { y: end } = await boxOf(foot);
    const inSight = () =>
      sheet.evaluateAll((rows, bottom) => {
        const top = rows[0]?.closest('.band')?.getBoundingClientRect().top ?? 0;
        const boxes = rows.map((row) => row.getBoundingClientRect());
        return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length;
      }, end);
    await expect.poll(inSight).toBeGreaterThanOrEqual(4);
  });
});

test.describe('on a small desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('all orders of a unit in hand are in sight, also when it has one', async ({ page }) => {
    const war = await ordersWar();
    await signIn(page.context(), war.players.azure);
    await page.goto(`/c/${war.slug}`);
    await mapShown(page);
    const panel = await inHand(page, MARCHERS.path.name);
    await give(panel, ORDER_NAMES.guard);
    const tiles = panel.getByRole('group').getByRole('button');
    const { y: end } = await boxOf(panel.getByRole('button', { name: unitText.clear }));
    const below = () =>
      tiles.evaluateAll((all, bottom) => all.filter((one) => one.getBoundingClientRect().bottom > bottom).length, end);
    await expect.poll(below).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the map opens on the unit that waits for an order', async ({ page }) => {
    const war = await ordersWar();
    await signIn(page.context(), war.players.azure);
    await page.goto(`/c/${war.slug}`);
    await mapShown(page);
    // The first by name; the Capital is in the opposite corner.
    const waiting = SPIES['poison-food'];
    await expect(page.getByRole('button', { name: `${waiting.name} ${sheetText.none}` })).toBeVisible();
    await expect.poll(() => isClear(page, waiting.at)).toBe(true);
  });
});
