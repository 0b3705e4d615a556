import { expect, type Locator, type Page } from '@playwright/test';
import type { SeenPiece, View } from '@sealed-orders/rules/hex-campaign';
import { label } from '@sealed-orders/rules/space';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { listText } from '@sealed-orders/text/hex-campaign/map';
import { pieceName } from '@sealed-orders/text/hex-campaign/pieces';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { historyText } from '@sealed-orders/text/pages/history';
import { known, marchers, seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';

/** Own units and their hexes, as listed beside the map. */
async function expectStanding(page: Page, view: View): Promise<void> {
  for (const { name, hex } of Object.values(view.pieces)) {
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name }) });
    await expect(row.getByRole('cell', { name: label(view.chart.size, hex), exact: true })).toBeVisible();
  }
}

/** Others' pieces in sight, by what is known about them. */
async function expectOthers(page: Page, view: View): Promise<void> {
  const owner = (piece: SeenPiece): string => view.seats.find(({ id }) => id === piece.seat)?.name ?? '';
  const all = [...Object.values(view.seen), ...Object.values(view.ghosts).map(({ piece }) => piece)];
  const rows = page.getByRole('table').nth(1).getByRole('row');
  if (all.length === 0) return expect(page.getByText(listText.noOthers)).toBeVisible();
  await expect(rows).toHaveCount(1 + all.length);
  // Several of them may stand in one hex.
  for (const piece of all) {
    const inHex = rows.filter({ hasText: label(view.chart.size, piece.hex) });
    await expect(inHex.filter({ hasText: pieceName(piece, owner(piece)) })).not.toHaveCount(0);
  }
}

const tiles = (page: Page): Locator => page.getByRole('group', { name: unitText.orders });

test('the slider shows what a player knew then, read-only, and leads back to now', async ({ page, context }) => {
  const campaign = await seeded({ turns: 2 });
  const [then, now] = [await known(campaign, 'azure', 0), await known(campaign, 'azure')];
  const moved = Object.values(now.pieces).filter(({ id, hex }) => then.pieces[id]?.hex !== hex);
  expect(moved, 'somebody has marched since').not.toEqual([]);
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await page.getByRole('button', { name: campaignText.tools.list }).click();
  await expectStanding(page, now);

  const slider = page.getByRole('slider', { name: historyText.label });
  await expect(slider).toHaveAttribute('aria-valuetext', historyText.now);
  await slider.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    campaignText.history.at(hexCampaignText.where({ round: 1, phase: 'movement-orders' })),
  );
  await expect(page.getByRole('banner')).toContainText(hexCampaignText.round(1));
  await expectStanding(page, then);
  await expect(page.getByRole('heading', { name: listText.others })).toBeVisible();
  await expectOthers(page, then);

  await expect(page.getByText(historyText.readOnly)).toBeVisible();
  const [own] = marchers(then);
  await page
    .getByRole('row')
    .getByRole('button', { name: own?.name ?? '' })
    .click();
  await expect(page.getByRole('region', { name: own?.name ?? '' })).toBeVisible();
  await expect(tiles(page)).toBeHidden();
  await expect(page.getByRole('button', { name: sheetText.sealNone })).toBeHidden();

  await page.getByRole('button', { name: historyText.toNow }).click();
  await expect(page.getByText(historyText.readOnly)).toBeHidden();
  await expect(page.getByRole('banner')).toContainText(hexCampaignText.round(3));
  await expectStanding(page, now);
  await expect(tiles(page)).toBeVisible();
  await expect(page.getByRole('button', { name: sheetText.sealNone })).toBeEnabled();
});
