import { expect } from '@playwright/test';
import { seedLastTurn } from '@sealed-orders/testkit';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText, sheetText as sealingText } from '@sealed-orders/text/pages/campaign';
import { endingText, verifyPageText } from '@sealed-orders/text/pages/ending';
import { historyText } from '@sealed-orders/text/pages/history';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { env } from './env.ts';
import { signIn } from './support/people.ts';
import { picture } from './support/picture.ts';
import { screenshot } from './support/screenshot.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { mapOf } from './support/war-map.ts';

/*
 * The war is written to the database one seal before its end, and one player signs in through the API; from then on
 * everything happens on pages. `victory.spec.ts` plays a whole war on pages.
 */

test('everyone sees a war end, and anyone can then verify it', async ({ page, context, browser }) => {
  const { slug, players } = await seedLastTurn({ connectionString: env.databaseUrl });
  await signIn(context, players.madder);
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  const watching = await browser.newContext();
  const spectator = await watching.newPage();
  await spectator.goto(`/c/${slug}`);
  await mapShown(spectator);
  await expect(spectator.getByRole('region', { name: warOverText.title })).toHaveCount(0);

  await page.getByRole('button', { name: sheetText.sealNone }).click();
  // A squadron has no mission.
  await page.getByRole('dialog').getByRole('button', { name: sealingText.confirmAction, exact: true }).click();

  for (const seen of [page, spectator]) {
    const over = seen.getByRole('region', { name: warOverText.title });
    await expect(over.getByRole('heading', { name: warOverText.won(['Azure']) })).toBeVisible();
    await expect(over.getByRole('listitem').first()).toContainText('Azure');
    await expect(over.getByRole('listitem').first()).toContainText(hexCampaignText.score(25));
    await expect(seen.getByText(campaignText.finished).first()).toBeVisible();
  }
  const over = spectator.getByRole('region', { name: warOverText.title });
  await over.getByText(warOverText.open).click();
  await expect(over.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await over.getByRole('button', { name: refereeText.checkLog }).click();
  await expect(over.getByRole('status')).toHaveText(/replayed\. The log is correct\.$/);
  await screenshot(spectator, 'war-over-desktop');
  await picture(page, 'war-over');
  await spectator.setViewportSize({ width: 390, height: 844 });
  await screenshot(spectator, 'war-over-phone');
  await spectator.setViewportSize({ width: 1440, height: 900 });

  await test.step('the fog lifts: what each side saw can be looked at from the first step to the last', async () => {
    await over.getByRole('button', { name: endingText.links.watch }).click();
    const slider = spectator.getByRole('slider', { name: historyText.label });
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(1);
    const armies = mapOf(spectator).locator('.counter');
    await expect(spectator.getByLabel(endingText.eyes.label)).toHaveValue('referee');
    for (let step = 0; step < last; step++) {
      await expect(slider).toHaveValue(String(step));
      await slider.press('ArrowRight');
    }
    await expect(slider).toHaveValue(String(last));
    await expect(armies).not.toHaveCount(0);
    await slider.press('Home');
    await expect(armies).not.toHaveCount(0);
    await spectator.getByLabel(endingText.eyes.label).selectOption('Madder');
    await expect(armies, 'Madder did not see the riders then').toHaveCount(0);
    await spectator.getByRole('button', { name: endingText.eyes.back }).click();
  });

  await test.step('seals and dice are verified in the reader’s own browser', async () => {
    await over.getByRole('link', { name: endingText.links.verify }).click();
    await spectator.getByRole('button', { name: verifyPageText.start }).click();
    await expect(spectator.locator('[data-check].passed')).toHaveCount(5);
    await expect(spectator.locator('[data-check].failed')).toHaveCount(0);
    await picture(spectator, 'verify');
    await expect(spectator.getByText(/^Everything matches: this browser worked out \d+ steps/)).toBeVisible();
  });
  await watching.close();
});
