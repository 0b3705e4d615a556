import { expect, test } from '@playwright/test';
import { seedLastTurn } from '@sealed-orders/testkit';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { warOverText } from '@sealed-orders/text/pages/war-over';
import { env } from './env.ts';
import { signIn } from './support/people.ts';
import { mapShown } from './support/views.ts';

test('a war ends before everybody’s eyes, and anybody may check it then', async ({ page, context, browser }) => {
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
  await expect(over.getByRole('status')).toHaveText(/replayed\. The log agrees\.$/);
  await spectator.screenshot({ path: 'test-results/screens/war-over-desktop.png' });
  await spectator.setViewportSize({ width: 390, height: 844 });
  await spectator.screenshot({ path: 'test-results/screens/war-over-phone.png' });
  await watching.close();
});
