import { expect } from '@playwright/test';
import { abbreviationsOf } from '@sealed-orders/text/abbreviations';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/hex-campaign/campaign';
import { listText } from '@sealed-orders/text/hex-campaign/map';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { known, marchers, seeded } from './support/campaigns.ts';
import { sealButton } from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openLayers, openTab } from './support/views.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('two tools are on the map, and a sheet holds the others', async ({ page, context }) => {
  const campaign = await seeded({ turns: 1 });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await expect(page.getByRole('toolbar', { name: campaignText.tools.label }).getByRole('button')).toHaveCount(2);

  const sheet = await openLayers(page);
  const zones = sheet.getByRole('checkbox', { name: campaignText.tools.zones });
  await expect(zones).not.toBeChecked();
  await zones.tap();
  await expect(zones).toBeChecked();
  await sheet.getByRole('button', { name: campaignText.tools.list }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: listText.title })).toBeVisible();

  await (await openLayers(page)).getByRole('button', { name: campaignText.tools.map }).tap();
  await expect(page.getByRole('heading', { name: listText.title })).toBeHidden();
  await expect((await openLayers(page)).getByRole('checkbox', { name: campaignText.tools.zones })).toBeChecked();
});

test('one unit leads to the next, and the last to the seal', async ({ page, context }) => {
  const campaign = await seeded();
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  const units = marchers(await known(campaign, 'azure')).toSorted((a, b) => a.name.localeCompare(b.name));
  await page
    .getByRole('button', { name: `${units[0]?.name} ${sheetText.none}` })
    .first()
    .tap();
  for (const { name } of units) {
    const panel = page.getByRole('region', { name });
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: ORDER_NAMES.guard, exact: true }).tap();
    const isLast = name === units.at(-1)?.name;
    await panel.getByRole('button', { name: isLast ? unitText.toSeal : unitText.next }).tap();
  }
  await expect(sealButton(page)).toBeVisible();
  await expect(page.getByRole('region', { name: sheetText.title })).toContainText(sheetText.count(units.length, 0, 0));
});

test('touching an abbreviation explains it', async ({ page, context }) => {
  const campaign = await seeded({ turns: 1 });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.seats);
  const meaning = page.getByText(abbreviationsOf('hex-campaign').VP ?? '');
  await expect(meaning).toBeHidden();
  await page.getByRole('button', { name: 'VP', exact: true }).first().tap();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});
