import { expect, type Page } from '@playwright/test';
import { PHASE_NAMES, sectorCampaignText } from '@sealed-orders/text/sector-campaign';
import { declarationText, queueText } from '@sealed-orders/text/sector-campaign/declarations';
import { declaredText } from '@sealed-orders/text/sector-campaign/map-papers';
import { hoursPass, timeUp } from './support/campaigns.ts';
import { sectored } from './support/sector-staging.ts';
import { moving } from './support/sector-wars.ts';
import {
  cardOf,
  chooseKind,
  declare,
  headed,
  onMap,
  part,
  pass,
  pick,
  raisePanel,
  sectorPage,
  sectorShown,
  touchTerritory,
} from './support/sectors.ts';
import { logOf, PHONE } from './support/stars.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';
import { press } from './support/war-orders.ts';

const { heads, steps, where } = declarationText;

/** West and East face each other at 8 and B. Neither has aircraft or scouts. */
const PIECES = {
  'Fen Wardens': 'west 8',
  'Sluice Guns': 'west 7',
  'Marl Reserve': 'west 5',
  'Tar Walkers': 'east B',
  'Cinder Mob': 'east E',
};

/** Queues a pass for a phase to come. */
async function queuesPass(page: Page, queue: 'Moves' | 'Attacks'): Promise<void> {
  await press(cardOf(page).getByRole('button', { name: queueText.add, exact: true }));
  await cardOf(page).getByRole('combobox', { name: queueText.which, exact: true }).selectOption(queue);
  await chooseKind(page, 'pass');
  await press(cardOf(page).getByRole('button', { name: queueText.save }));
  await expect(cardOf(page).getByRole('heading', { name: queue, exact: true })).toBeVisible();
}

/** Moves a detachment to a territory that is touched on the board. */
async function moves(page: Page, name: string, to: string): Promise<void> {
  await pick(page, steps.who, name);
  await touchTerritory(page, to);
  await declare(page, `Move ${name} to ${to}`);
}

test('two phones twelve hours apart finish a turn, because one queues what is left of it', async ({ browser }) => {
  const sector = await sectored(moving(PIECES));
  const anna = await sectorPage(browser, sector, 'anna', PHONE);

  await test.step('in the evening West declares a move, and queues a pass for its moves and for its attacks', async () => {
    await raisePanel(anna);
    await headed(anna, heads.yours);
    await moves(anna, 'Marl Reserve', '4');
    await headed(anna, heads.theirs('east'));
    await queuesPass(anna, 'Moves');
    await queuesPass(anna, 'Attacks');
    await anna.goto('about:blank');
  });

  await hoursPass(sector, 12);
  const bert = await sectorPage(browser, sector, 'bert', PHONE);

  await test.step('in the morning East sees the move but not the queue, and declares to the end of the turn', async () => {
    await raisePanel(bert);
    await headed(bert, heads.yours);
    await expect(onMap(bert, '4')).toHaveAccessibleName(/1 counter face down: 3/);
    await expect(cardOf(bert)).toContainText(queueText.none);
    await moves(bert, 'Cinder Mob', 'F');
    await expect(onMap(bert, 'F')).toHaveAccessibleName(/Cinder Mob/);
    // West has passed from its queue, so East goes on.
    await headed(bert, heads.yours);
    await pass(bert);
    await expect(cardOf(bert)).toContainText(where(PHASE_NAMES.attacks, 1));
    await pass(bert);
    await expect(cardOf(bert)).toContainText(where(PHASE_NAMES.moves, 2));
  });

  await test.step('in the evening West reads in the log what its queue has done', async () => {
    await anna.goto(`/c/${sector.slug}`);
    await sectorShown(anna);
    const log = await logOf(anna);
    await expect(log).toContainText('West passed for the rest of the phase.');
    await expect(log).toContainText('East’s counter 2 moved from E to F.');
    await expect(log).toContainText('Turn 2 begins.');
  });
});

test('a missed deadline skips one declaration, and the second in a row is final', async ({ browser }) => {
  const sector = await sectored(moving(PIECES));
  const [anna, bert] = [await sectorPage(browser, sector, 'anna'), await sectorPage(browser, sector, 'bert')];
  const declared = (page: Page) => part(page, declaredText.title);
  await headed(anna, heads.yours);

  await test.step('the first costs West its turn, and East declares', async () => {
    await timeUp(sector);
    await headed(bert, heads.yours);
    await expect(declared(anna)).toContainText(declaredText.skipped);
    await expect(await logOf(bert)).toContainText('West ran out of time and skipped a declaration.');
  });

  await test.step('after East’s declaration West is asked again', async () => {
    await openTab(bert, sectorCampaignText.board.tab);
    await moves(bert, 'Cinder Mob', 'F');
    await headed(anna, heads.yours);
    await expect(cardOf(anna)).toContainText(declarationText.miss.final);
    await headed(bert, heads.theirs('west'));
  });

  await test.step('the second is final: East goes on alone', async () => {
    await timeUp(sector);
    await headed(anna, heads.theirs('east'));
    await headed(bert, heads.yours);
    await expect(await logOf(anna)).toContainText('West ran out of time and passed for the rest of the phase.');
    const watcher = await sectorPage(browser, sector, null);
    await expect(await logOf(watcher)).toContainText('West ran out of time and passed for the rest of the phase.');
  });
});
