import { expect, type Locator, type Page } from '@playwright/test';
import { sectorSetUp } from '@sealed-orders/rules/testing';
import { MISSION_NAMES, PHASE_NAMES, sectorCampaignText } from '@sealed-orders/text/sector-campaign';
import { declarationText, queueText } from '@sealed-orders/text/sector-campaign/declarations';
import { mapText } from '@sealed-orders/text/sector-campaign/map';
import { armyText, deployText, majorsText, stepText } from '@sealed-orders/text/sector-campaign/setup';
import { viewsText } from '@sealed-orders/text/sector-campaign/views';
import { ordered, type Sector, sectored } from './support/sector-staging.ts';
import { territoryIn } from './support/sector-wars.ts';
import { cardOf, onMap, part, raisePanel, sectorPage } from './support/sectors.ts';
import { PHONE, panelOf } from './support/stars.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';
import { press } from './support/war-orders.ts';

/** The only ready-made army of at most a thousand points. */
const ARMY = { name: 'Border patrol', size: 6, points: 950, first: 'Patrol Command' };
const isSealed = armyText.isSealed(ARMY.size, ARMY.points);
const small = () => sectorSetUp({ settings: { armyPoints: 1000 }, west: { rating: '1' }, east: { rating: '6' } });

const setUpOf = (page: Page): Locator => panelOf(page).getByRole('region', { name: stepText.card, exact: true });

/** Takes the ready-made army on the army desk, and seals it. */
async function sealsArmy(page: Page): Promise<void> {
  await openTab(page, viewsText.forces);
  const sources = part(page, armyText.sources);
  await press(sources.locator('summary').filter({ hasText: ARMY.name }));
  await press(sources.getByRole('button', { name: armyText.take(ARMY.name), exact: true }));
  await expect(part(page, armyText.checks)).toContainText(armyText.fits);
  await press(page.getByRole('button', { name: armyText.seal(ARMY.size), exact: true }));
}

/** Lets the page queue the whole army, and seals the queue. */
async function queuesAll(page: Page): Promise<void> {
  const queue = setUpOf(page).getByRole('region', { name: deployText.queue.title, exact: true });
  await expect(queue).toContainText(deployText.queue.empty);
  await press(queue.getByRole('button', { name: deployText.queue.fill, exact: true }));
  await expect(queue.getByRole('listitem')).toHaveCount(ARMY.size);
  await expect(queue).toContainText(`${deployText.queue.holds} ${deployText.queue.left(0)}`);
  await press(queue.getByRole('button', { name: deployText.queue.seal(ARMY.size), exact: true }));
}

/** Both sides choose the majors at the ends of their last lines. */
async function majorsChosen(sector: Sector): Promise<void> {
  const war = small();
  const named = (...names: readonly string[]) => ({
    type: 'seal-majors' as const,
    territories: names.map((name) => territoryIn(war, name)),
  });
  await ordered(sector, 'anna', named('1', '3'));
  await ordered(sector, 'bert', named('G', 'I'));
}

test('two players seal their armies, and each deploys by a queue in one sitting', async ({ browser }) => {
  const sector = await sectored(small());
  const anna = await sectorPage(browser, sector, 'anna');
  const bert = await sectorPage(browser, sector, 'bert', PHONE);

  await test.step('the panel leads to the army desk, where a ready-made army is taken and sealed', async () => {
    await expect(setUpOf(anna)).toContainText(armyText.says);
    await sealsArmy(anna);
    await expect(anna.getByText(isSealed)).toBeVisible();
    await expect(anna.getByRole('button', { name: armyText.seal(ARMY.size), exact: true })).toHaveCount(0);
  });

  await test.step('once the other side has sealed on a phone, both choose their majors', async () => {
    await sealsArmy(bert);
    await openTab(anna, sectorCampaignText.board.tab);
    await expect(setUpOf(anna).getByRole('heading', { name: majorsText.title(2), exact: true })).toBeVisible();
    await setUpOf(anna).getByRole('checkbox', { name: majorsText.territory('1', 3), exact: true }).check();
    await expect(onMap(anna, '1')).toHaveAccessibleName(new RegExp(mapText.chosenMajor));
    await majorsChosen(sector);
  });

  await test.step('the first to place queues the whole army: one counter is placed, and the enemy sees its back', async () => {
    await expect(setUpOf(anna).getByRole('heading', { name: deployText.yours, exact: true })).toBeVisible();
    await expect(part(anna, deployText.tray).getByRole('radio')).toHaveCount(ARMY.size);
    await queuesAll(anna);
    await expect(setUpOf(anna).getByRole('heading', { name: deployText.theirs('East'), exact: true })).toBeVisible();
    await expect(setUpOf(anna)).toContainText(deployText.inHand(ARMY.size - 1, ARMY.size));
    await expect(onMap(anna, '1')).toHaveAccessibleName(new RegExp(ARMY.first));
    await openTab(bert, sectorCampaignText.board.tab);
    await expect(onMap(bert, '1')).toHaveAccessibleName(/1 counter face down: 1/);
    await expect(onMap(bert, '1')).not.toHaveAccessibleName(new RegExp(ARMY.first));
  });

  await test.step('it also queues a mission for the first turn', async () => {
    await press(setUpOf(anna).getByRole('button', { name: queueText.add, exact: true }));
    await setUpOf(anna)
      .getByRole('radio', { name: new RegExp(`^${MISSION_NAMES.intercept}`) })
      .check();
    await press(setUpOf(anna).getByRole('button', { name: new RegExp(`^${queueText.save}`) }));
    const queued = setUpOf(anna).getByRole('region', { name: queueText.title, exact: true });
    await expect(queued).toContainText('Give Patrol Wing a mission');
  });

  await test.step('the other does the same on the phone, and the first turn begins for both', async () => {
    await raisePanel(bert);
    await expect(setUpOf(bert)).toContainText(deployText.theirHand('West', ARMY.size - 1));
    await queuesAll(bert);
    for (const page of [anna, bert])
      await expect(cardOf(page)).toContainText(declarationText.where(PHASE_NAMES.air, 1));
    await expect(onMap(anna, 'G')).toHaveAccessibleName(/1 counter face down: 1/);
  });
});
