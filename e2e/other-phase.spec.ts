import { expect, test } from '@playwright/test';
import { PHASE_NAMES } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { warBetween } from './support/all-phases.ts';
import { newcomer } from './support/people.ts';
import { mapShown } from './support/views.ts';

test('in a phase whose orders have no page yet the campaign says so and offers none', async ({
  page,
  context,
  browser,
}) => {
  await newcomer(context, 'oda');
  const [madder, ochre] = [await browser.newContext(), await browser.newContext()];
  await page.goto(await warBetween({ azure: context, madder, ochre }, { start: 'guided' }));
  await Promise.all([madder.close(), ochre.close()]);
  await mapShown(page);
  await expect(page.getByRole('heading', { name: sheetText.otherPhaseTitle(PHASE_NAMES.placement) })).toBeVisible();
  await expect(page.getByRole('region', { name: sheetText.title })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    page.getByText(sheetText.otherPhaseTitle(PHASE_NAMES.placement)),
    'at the foot of a phone',
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: sheetText.sealNone })).toHaveCount(0);
});
