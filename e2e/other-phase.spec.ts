import { expect, test } from '@playwright/test';
import { PHASE_NAMES } from '@sealed-orders/text';
import { sheetText } from '@sealed-orders/text/pages/campaign';
import { warOfAllPhases } from './stage/all-phases.ts';
import { newcomer } from './stage/people.ts';
import { mapShown } from './stage/views.ts';

test('in a phase that asks for other orders than movement the page says so and offers none', async ({
  page,
  context,
  browser,
}) => {
  await newcomer(context, 'oda');
  await page.goto(await warOfAllPhases(browser, context));
  await mapShown(page);
  await expect(page.getByRole('heading', { name: sheetText.otherPhaseTitle(PHASE_NAMES.build) })).toBeVisible();
  await expect(page.getByRole('region', { name: sheetText.title })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(sheetText.otherPhaseTitle(PHASE_NAMES.build)), 'at the foot of a phone').toBeInViewport();
  await expect(page.getByRole('button', { name: sheetText.sealNone })).toHaveCount(0);
});
