import { expect } from '@playwright/test';
import { landingText } from '@sealed-orders/text/pages/landing';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';

const DEMO = { username: 'referee', password: 'sealed-orders' };

test("a signed-in user sees the home page's public map, with nothing more than others see", async ({
  page,
  context,
}) => {
  const live = page.getByRole('img', { name: new RegExp(`^${landingText.live('', '').split(':')[0]}:`) });
  const counters = live.locator('.counter');
  await page.goto('/');
  await expect(live).toBeVisible();
  // The server draws the map: either all of it is there or nothing.
  const shown = await counters.allTextContents();
  await signIn(context, DEMO);
  await page.reload();
  await expect(live).toBeVisible();
  expect(await counters.allTextContents()).toEqual(shown);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page and the rules can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: landingText.title })).toBeVisible();
    await expect(page.getByRole('img', { name: /:/ }).first()).toBeVisible();
    await page.goto('/rules/HEX-MOV-04');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/rules/hex-campaign');
    await expect(page.locator('#HEX-MOV-04')).toBeVisible();
  });
});
