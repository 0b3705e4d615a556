import { expect, type Page } from '@playwright/test';
import {
  BATTLE_ORDER_NAMES,
  battleOrdersText,
  SPY_MISSION_NAMES,
} from '@sealed-orders/text/hex-campaign/forms/battle-orders';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { env } from './env.ts';
import { gives } from './support/gives.ts';
import { orderJourney } from './support/order-journey.ts';
import { battleOrdersWar, ENEMIES, FIGHTERS, MARCHERS, PLACES, SPIES } from './support/orders-war.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';
import { mapOf } from './support/war-map.ts';
import { aim, give, inHand, phaseOpen } from './support/war-orders.ts';

const MOST_MS = 120_000;

const FOUGHT: readonly (string | RegExp)[] = [
  'First Foot moved from 0703 into 0803 (attack).',
  'Second Foot moved from 0705 into 0805 (planned attack).',
  'Night Riders moved from 0707 into 0807 (raid).',
  'Fen Riders moved from 0809 into 0909 (planned raid).',
  'Outposts withdrew to 0605.',
  'Gunners stood by at 0603 to support First Foot, but there was no battle to support.',
  /Heron at 0805 rolled \d for its mission \(gain information\)/,
  // The place has its name if the reader has found it out by then.
  /Magpie at (1003|Old Marrow \(1003\)) rolled \d for its mission \(sabotage\)/,
  /Adder at 0807 rolled \d for its mission \(poison food\)/,
  /Jackdaw at 0909 rolled \d for its mission \(spread rumours\)/,
  /A squadron was assigned to support Second Foot/,
];

/** Every battle order: hostile ones first, each with its battle. */
async function battleOrders(page: Page): Promise<void> {
  await phaseOpen(page, 1, 'battle-orders');
  const attack = async (type: 'attack' | 'planned-attack' | 'raid' | 'planned-raid', at: string) => {
    const panel = await inHand(page, FIGHTERS[type].name);
    await give(panel, BATTLE_ORDER_NAMES[type]);
    await aim(panel, new RegExp(`^Detachment of madder.*${at}`));
    await expect(panel).toContainText(battleOrdersText.outcome.battle(at, ['Detachment of madder']));
  };
  await test.step('four armies attack and raid, and the map shows four battles', async () => {
    await attack('attack', ENEMIES.north);
    await attack('planned-attack', ENEMIES.middle);
    await attack('raid', ENEMIES.south);
    await attack('planned-raid', ENEMIES.fen);
    await expect(mapOf(page).locator('.attack .battle-sign')).toHaveCount(4);
  });
  await test.step('one supports, one withdraws, one defends and one guards', async () => {
    const gunners = await inHand(page, FIGHTERS.support.name);
    await give(gunners, BATTLE_ORDER_NAMES.support);
    await aim(gunners, new RegExp(`^${FIGHTERS.attack.name}`));
    const outposts = await inHand(page, FIGHTERS.withdraw.name);
    await give(outposts, BATTLE_ORDER_NAMES.withdraw);
    await aim(outposts, new RegExp(`^${PLACES.behind}`));
    await give(await inHand(page, MARCHERS.guard.name), BATTLE_ORDER_NAMES.defend);
    await give(await inHand(page, MARCHERS.reserve.name), BATTLE_ORDER_NAMES.guard);
  });
  await test.step('each spy gets another mission', async () => {
    for (const type of ['guard', 'gain-information', 'sabotage', 'poison-food', 'spread-rumours'] as const) {
      await give(await inHand(page, SPIES[type].name), SPY_MISSION_NAMES[type]);
    }
  });
  await test.step('the bombers support an army in their Airspace', async () => {
    await openTab(page, campaignText.tabs.orders);
    const bombers = page.getByRole('region', { name: battleOrdersText.sheet.air }).getByRole('combobox');
    await bombers.selectOption(FIGHTERS['planned-attack'].name);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every battle order and spy mission is given with one thumb, and the report says what came of it', async ({
    page,
  }) => {
    test.setTimeout(MOST_MS * env.patience);
    await orderJourney(page, await battleOrdersWar(), {
      orders: battleOrders,
      screen: 'orders-battle-phone',
      sealed: async () => {
        await gives(page, 'battle-orders', 'attack', 'planned-attack', 'withdraw', 'raid', 'planned-raid');
        await gives(page, 'battle-orders', 'defend', 'guard', 'support', 'attack.target.piece');
        await gives(page, 'spies', 'guard', 'gain-information', 'sabotage', 'poison-food', 'spread-rumours');
      },
      next: 'battle',
      lines: FOUGHT,
    });
  });
});
