import { expect, type Page } from '@playwright/test';
import {
  BATTLE_ORDER_HINTS,
  battleOrdersText,
  battleOrderTo,
} from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText, sheetText as paperText } from '@sealed-orders/text/pages/campaign';
import { siteText } from '@sealed-orders/text/pages/site';
import { type BattleLines, battleLines } from './support/battle-lines.ts';
import { completeButton, draftSaved, sealButton, sealedButton } from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { readable } from './support/readable.ts';
import { test } from './support/test.ts';
import { closeMessages, mapShown } from './support/views.ts';
import { clickHex, mapOf, tapHex } from './support/war-map.ts';

const { outcome, retreat, sheet } = battleOrdersText;

const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: sheetText.title }).getByRole('button', { name: new RegExp(`^${name}(?! moves)`) });
const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: unitText.orders }).getByRole('button', { name, exact: true });

async function opened(page: Page, { campaign }: BattleLines): Promise<void> {
  await signIn(page.context(), campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
}

test('an army attacks its neighbour with another in support, and the orders are sealed', async ({ page }) => {
  const lines = await battleLines();
  const { first, second, spy, enemy, front, behind } = lines;
  await opened(page, lines);

  await test.step('a touch on the map before an order is chosen keeps the army in hand, and says what to do', async () => {
    await rowOf(page, first.name).click();
    await clickHex(page, behind);
    await expect(page.getByRole('status').getByText(battleOrdersText.orderFirst(first.name))).toBeVisible();
    await expect(panelOf(page, first.name)).toBeVisible();
    await closeMessages(page);
  });

  await test.step('an attack is drawn on the map, and says what it would do', async () => {
    await rowOf(page, first.name).click();
    const panel = panelOf(page, first.name);
    await tile(page, 'Attack').click();
    await clickHex(page, front);
    await expect(panel.getByText(outcome.battle(front, [enemy]))).toBeVisible();
    await expect(mapOf(page).locator('.attack.draft .battle-sign')).toHaveCount(1);
    await expect(panel.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${enemy}`));
  });

  await test.step('where it retreats is touched on the map, the best first', async () => {
    const panel = panelOf(page, first.name);
    await panel.getByRole('button', { name: retreat.choose }).click();
    await clickHex(page, behind);
    await expect(panel.getByRole('button', { name: retreat.drop(behind) })).toBeVisible();
    await expect(mapOf(page).locator('.arrow .step')).toHaveText('1');
    await readable(page, 'battle-orders-desktop');
    await panel.getByRole('button', { name: retreat.done }).click();
    await completeButton(page).click();
    await expect(mapOf(page).locator('.attack.complete')).toHaveCount(1);
    await expect(rowOf(page, first.name)).toContainText(battleOrderTo('attack', enemy));
  });

  await test.step('another army supports it, and learns whether it reaches the battle', async () => {
    await rowOf(page, second.name).click();
    await tile(page, 'Support').click();
    await panelOf(page, second.name).getByRole('radio', { name: first.name }).click();
    await expect(panelOf(page, second.name)).toContainText('HEX-BORD-12');
    await completeButton(page).click();
    await expect(rowOf(page, second.name)).toContainText(battleOrderTo('support', first.name));
  });

  await test.step('the list is the order of moves', async () => {
    await page.getByRole('button', { name: sheet.earlier(second.name) }).click();
    await expect(page.getByRole('button', { name: sheet.earlier(second.name) })).toBeDisabled();
  });

  await test.step('a spy gets a mission, and the bombers an army to support', async () => {
    await rowOf(page, spy.name).click();
    await tile(page, 'Gain information').click();
    await expect(rowOf(page, spy.name)).toContainText('Gain information');
    const bombers = page.getByRole('region', { name: sheet.air }).getByRole('combobox');
    await bombers.selectOption(first.name);
    await expect(page.getByText(sheetText.allComplete).first()).toBeVisible();
  });

  await test.step('the page is open to everybody, and the draft survives a reload', async () => {
    await readable(page, 'battle-orders-sheet-desktop');
    await expect(draftSaved(page)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, first.name)).toContainText(battleOrderTo('attack', enemy));
    await sealButton(page).click();
    await expect(sealedButton(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a unit opened from the sheet leaves the map in sight, and says what its order means', async ({ page }) => {
    const lines = await battleLines();
    const { first, second } = lines;
    await opened(page, lines);
    await page
      .getByRole('button', { name: `${second.name} ${sheetText.none}` })
      .first()
      .tap();
    await page.getByRole('button', { name: campaignText.panel.taller }).tap();
    await expect(page.getByRole('button', { name: campaignText.panel.lower })).toBeVisible();
    await page.getByRole('navigation', { name: campaignText.views }).getByRole('button', { name: 'Orders' }).tap();
    await rowOf(page, first.name).tap();
    await expect(page.getByRole('button', { name: campaignText.panel.taller })).toBeVisible();
    await tile(page, 'Guard').tap();
    await expect(panelOf(page, first.name).getByText(BATTLE_ORDER_HINTS.guard)).toBeInViewport();
    await readable(page, 'battle-orders-guard-phone');
  });

  test('an order that does nothing says so above the button that completes it', async ({ page }) => {
    const lines = await battleLines();
    const { first, second } = lines;
    await opened(page, lines);
    await page
      .getByRole('button', { name: `${second.name} ${sheetText.none}` })
      .first()
      .tap();
    await tile(page, 'Support').tap();
    await panelOf(page, second.name).getByRole('radio', { name: first.name }).tap();
    await expect(page.getByRole('button', { name: unitText.completeNext })).toBeVisible();
    await expect(panelOf(page, second.name).getByText(outcome.noSupport(first.name))).toBeInViewport({ ratio: 1 });
    await readable(page, 'battle-orders-in-vain-phone');
  });

  test('armies withdraw and a spy guards, with one thumb', async ({ page }) => {
    const lines = await battleLines();
    const { first, second, spy, behind } = lines;
    await opened(page, lines);

    await test.step('one army withdraws to a hex of the list', async () => {
      await page
        .getByRole('button', { name: `${second.name} ${sheetText.none}` })
        .first()
        .tap();
      await tile(page, 'Withdraw').tap();
      await panelOf(page, second.name).getByRole('radio').first().tap();
      await readable(page, 'battle-orders-phone');
      await page.getByRole('button', { name: unitText.completeNext }).tap();
    });

    await test.step('the next one to a hex that is touched on the map', async () => {
      const panel = panelOf(page, first.name);
      await expect(panel).toBeVisible();
      await tile(page, 'Withdraw').tap();
      await tapHex(page, behind);
      await expect(panel.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${behind}`));
      await page.getByRole('button', { name: unitText.completeNext }).tap();
    });

    await test.step('the spy guards, and the sheet says what sealing now would lose', async () => {
      await expect(panelOf(page, spy.name)).toBeVisible();
      await tile(page, 'Guard').tap();
      await page.getByRole('button', { name: siteText.close }).tap();
      await page.getByRole('navigation', { name: campaignText.views }).getByRole('button', { name: 'Orders' }).tap();
      await expect(rowOf(page, first.name)).toContainText(battleOrderTo('withdraw', behind));
      await readable(page, 'battle-orders-sealed-phone');
      await sealButton(page).tap();
      const question = page.getByRole('dialog', { name: paperText.confirmTitle });
      await expect(question).toContainText(sheet.lost(1));
      await question.getByRole('button', { name: paperText.confirmAction, exact: true }).tap();
      await expect(sealedButton(page)).toBeVisible();
    });
  });
});
