import { expect } from '@playwright/test';
import { seeded } from './support/campaigns.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { hexPoint, mapOf, mapStands, pan, zoomAt } from './support/war-map.ts';

test('the map follows the pointer, and is redrawn aligned to whole pixels', async ({ page }) => {
  const campaign = await seeded();
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  const sheet = mapOf(page).locator('.hexmap-surface');
  const onDots = /transform: translate3d\(-?\d+px, -?\d+px, 0px\);/;
  const drawn = await sheet.evaluate((element) => getComputedStyle(element).width);
  await zoomAt(page, '0605', 430);
  await expect(sheet, 'drawn again at the size it was brought to').not.toHaveCSS('width', drawn);
  await expect(sheet).toHaveAttribute('style', onDots);

  await mapStands(page);
  const before = await hexPoint(page, '0605');
  await pan(page, '0605', { x: 61.3, y: 37.6 }, () => expect(sheet).toHaveAttribute('style', onDots));
  const after = await hexPoint(page, '0605');
  expect(Math.abs(after.x - before.x - 61.3), 'pixels beside the hand').toBeLessThan(1.5);
  expect(Math.abs(after.y - before.y - 37.6), 'pixels beside the hand').toBeLessThan(1.5);
});
