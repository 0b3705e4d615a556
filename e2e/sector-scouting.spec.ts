import { expect, type Locator, type Page } from '@playwright/test';
import { sectorWar } from '@sealed-orders/rules/testing';
import { sectorCampaignText } from '@sealed-orders/text/sector-campaign';
import { scoutingText } from '@sealed-orders/text/sector-campaign/scouting';
import { ordered, sectored } from './support/sector-staging.ts';
import { territoryIn } from './support/sector-wars.ts';
import { sectorPage } from './support/sectors.ts';
import { logOf, panelOf } from './support/stars.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';

const { captured, counter, found, learns, told } = scoutingText;
const PIECES = {
  'Bracken Eyes': 'west 8 infiltrator',
  'Fen Wardens': 'west 7',
  'Tar Walkers': 'east B 350',
  'Cinder Mob': 'east B',
  'Kiln Guard': 'east B',
};

/** The card of the attempt, beside the board. */
async function cardOf(page: Page): Promise<Locator> {
  await openTab(page, sectorCampaignText.board.tab);
  const card = panelOf(page).getByRole('region', { name: scoutingText.title('B'), exact: true });
  await expect(card).toBeVisible();
  return card;
}

test('of a scouting attempt with 6, 5 and 1 each side reads what it may know, and a spectator only where it was', async ({
  browser,
}) => {
  const war = sectorWar('scouting', { pieces: PIECES });
  const sector = await sectored(war);
  const scout = {
    type: 'scout',
    detachment: war.one('Bracken Eyes').id,
    territory: territoryIn(war, 'B'),
    route: null,
    back: null,
    escort: null,
  } as const;
  await ordered(
    sector,
    'anna',
    { type: 'declare', declaration: scout },
    ['SEC-SCOUT-04', 'west-1 east-1', 6],
    ['SEC-SCOUT-04', 'west-1 east-2', 5],
    ['SEC-SCOUT-04', 'west-1 east-3', 1],
  );

  await test.step('the scouts have read a sheet, learned of war machines, and are captured', async () => {
    const anna = await sectorPage(browser, sector, 'anna');
    const card = await cardOf(anna);
    await expect(card).toContainText(`${counter(1)}: ${found.sheet}`);
    await expect(card).toContainText(`${counter(2)}: ${found.noMachines}`);
    await expect(card).toContainText(`${counter(3)}: ${found.captured}`);
    await expect(card.getByRole('region', { name: 'Tar Walkers', exact: true })).toContainText(
      scoutingText.points(350),
    );
    await expect(card).toContainText(captured.own('east', 1));
    await expect(anna.getByText('Cinder Mob')).toHaveCount(0);
  });

  await test.step('the other side knows what was learned, and the scouts', async () => {
    const bert = await sectorPage(browser, sector, 'bert');
    const card = await cardOf(bert);
    await expect(card).toContainText(`${counter(1)}: ${told.sheet('west')}`);
    await expect(card).toContainText(`${counter(2)}: ${told.machines('west')}`);
    await expect(card).toContainText(captured.theirs(1));
    await expect(card.getByRole('region', { name: 'Bracken Eyes', exact: true })).toBeVisible();
    await expect(bert.getByText('Fen Wardens')).toHaveCount(0);
  });

  await test.step('a spectator reads only that B was scouted', async () => {
    const watcher = await sectorPage(browser, sector, null);
    const card = await cardOf(watcher);
    await expect(card).toContainText(scoutingText.only);
    await expect(card).not.toContainText(learns.title);
    const log = await logOf(watcher);
    await expect(log).toContainText('B was scouted.');
    for (const name of Object.keys(PIECES)) await expect(watcher.getByText(name)).toHaveCount(0);
  });
});
