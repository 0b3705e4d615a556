import { expect, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { historyText } from '@sealed-orders/text/pages/history';
import { drafted, seeded } from './support/campaigns.ts';
import { sealButton, sealedButton } from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown } from './support/views.ts';
import { mapOf } from './support/war-map.ts';

const falling = (page: Page) => mapOf(page).locator('.order-badge .falling');
const pressed = (page: Page) => mapOf(page).locator('.order-badge .pressed');

/** Azure's window on a campaign in which one order is written. */
async function written(page: Page): Promise<void> {
  const campaign = await seeded();
  await drafted(campaign, 'azure');
  await signIn(page.context(), campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
}

async function seal(page: Page): Promise<void> {
  await sealButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Seal', exact: true }).click();
  await expect(sealedButton(page)).toBeVisible();
}

test('wax drips on the order badges as they are sealed, and stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await written(page);
  await seal(page);
  await expect(falling(page)).toHaveCount(1);
  await page.reload();
  await expect(pressed(page)).toHaveCount(1);
  await expect(falling(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: campaignText.seals(1, 4) })).toBeVisible();
});

test('users who prefer reduced motion see the wax immediately', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await written(page);
  await seal(page);
  await expect(pressed(page)).toHaveCount(1);
  await expect(falling(page)).toHaveCount(0);
});

test('the fog lifts off hexes that come into sight', async ({ page, context }) => {
  const campaign = await seeded({ turns: 1 });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  const slider = page.getByRole('slider', { name: historyText.label });
  await expect(mapOf(page).locator('.lifting')).toHaveCount(0);
  await slider.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    campaignText.history.at(hexCampaignText.where({ round: 1, phase: 'movement-orders' })),
  );
  await slider.press('End');
  await expect(mapOf(page).locator('.lifting')).toHaveCount(1);
});
