import { expect } from '@playwright/test';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { guideText } from '@sealed-orders/text/hex-campaign/guide';
import { guideMenuText } from '@sealed-orders/text/pages/guide';
import { practiceText } from '@sealed-orders/text/pages/practice';
import { siteText } from '@sealed-orders/text/pages/site';
import { env } from './env.ts';
import { hindrances } from './support/hindrances.ts';
import { newcomer } from './support/people.ts';
import { boxOf } from './support/still.ts';
import { test } from './support/test.ts';
import { mapShown, tooWide } from './support/views.ts';
import { mapOf } from './support/war-map.ts';
import { give, inHand, phaseOpen, seal } from './support/war-orders.ts';

const { steps } = guideText;

test.use({ isNewHere: true });

test('the guide leads through a first turn, can be skipped for good, and restarts from the menu', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000 * env.patience);
  await newcomer(context, 'nina');
  await page.goto('/practice');
  await page.getByRole('main').getByRole('button', { name: practiceText.begin }).click();
  await mapShown(page);
  const guide = page.getByRole('region', { name: guideText.title });
  const says = async (step: keyof typeof steps) => {
    await expect(guide.getByRole('heading', { name: steps[step].title })).toBeVisible();
    const [paper, map] = [await boxOf(guide), await boxOf(mapOf(page))];
    expect(paper.y + paper.height, 'the guide covers nothing of the map').toBeLessThanOrEqual(map.y + 1);
  };

  await test.step('it follows what the player does', async () => {
    await says('build');
    expect(await hindrances(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await seal(page);
    await phaseOpen(page, 1, 'movement-orders');
    await says('unit');
    const panel = await inHand(page, 'First Column');
    await says('goal');
    await give(panel, ORDER_NAMES.guard);
    await says('sheet');
  });

  await test.step('once skipped it is gone, even after a reload', async () => {
    await guide.getByRole('button', { name: guideText.skip }).press('Enter');
    await expect(guide).toHaveCount(0);
    await page.reload();
    await mapShown(page);
    await page.getByRole('button', { name: siteText.account('nina') }).click();
    await page.getByRole('menuitem', { name: guideMenuText.again }).click();
    await expect(guide).toBeVisible();
  });

  await test.step('after the seal it is done', async () => {
    await seal(page);
    await phaseOpen(page, 1, 'battle-orders');
    await expect(guide).toHaveCount(0);
  });
});
