import { expect, test } from '@playwright/test';
import { landingText } from '@sealed-orders/text/pages/landing';
import { signIn } from './support/people.ts';

const DEMO = { username: 'referee', password: 'sealed-orders' };

test('who is signed in sees the public map of the start page, and no more than others do', async ({
  page,
  context,
}) => {
  const live = page.getByRole('img', { name: new RegExp(`^${landingText.live('', '').split(':')[0]}:`) });
  const counters = live.locator('.counter');
  await page.goto('/');
  await expect(live).toBeVisible();
  const shown = await counters.count();
  await signIn(context, DEMO);
  await page.reload();
  await expect(live).toBeVisible();
  expect(await counters.count()).toBe(shown);
});

/** Bytes of scripts that the page loads by itself, compressed. */
const scriptBytes = (): number => {
  const sizes = performance
    .getEntriesByType('resource')
    .map((entry) =>
      entry instanceof PerformanceResourceTiming && new URL(entry.name).pathname.endsWith('.js')
        ? entry.encodedBodySize
        : 0,
    );
  return sizes.reduce((sum, size) => sum + size, 0);
};

for (const path of ['/', '/rules/hex-campaign', '/rules/glossary']) {
  test(`${path} loads little script, whatever it leads to`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(scriptBytes);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(130_000);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the start page and the rules can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: landingText.title })).toBeVisible();
    await expect(page.getByRole('img', { name: /:/ }).first()).toBeVisible();
    await page.goto('/rules/HEX-MOV-04');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/rules/hex-campaign');
    await expect(page.locator('#HEX-MOV-04')).toBeVisible();
  });
});
