import { expect } from '@playwright/test';
import { sectorWar } from '@sealed-orders/rules/testing';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { declarationText } from '@sealed-orders/text/sector-campaign/declarations';
import { ordered, sectored } from './support/sector-staging.ts';
import { attack, passed } from './support/sector-wars.ts';
import {
  asksToPass,
  atBattle,
  cardOf,
  declare,
  headed,
  onMap,
  part,
  pick,
  sectorPage,
  touchTerritory,
} from './support/sectors.ts';
import { logOf } from './support/stars.ts';
import { test } from './support/test.ts';
import { press } from './support/war-orders.ts';

const { heads, steps } = declarationText;
const PASS = { type: 'pass' } as const;

test('the page says before an attack is declared, and before it is let stand, whom it would isolate', async ({
  browser,
}) => {
  const war = sectorWar('attacks', {
    pieces: {
      'Fen Wardens': 'west 6',
      'Sluice Guns': 'west 7',
      'Marl Reserve': 'west 9',
      'Tar Walkers': 'east 5',
      'Cinder Mob': 'east 8',
    },
    held: { east: '4 5 8' },
  });
  const sector = await sectored(war.does('west', PASS));
  const [anna, bert] = [await sectorPage(browser, sector, 'anna'), await sectorPage(browser, sector, 'bert')];

  await test.step('East reads what the fall of 6 would isolate', async () => {
    await headed(bert, heads.yours);
    await pick(bert, steps.from, '5');
    await touchTerritory(bert, '6');
    const says = 'If you take 6, West’s territories 7 and 9 will be isolated at the end of the turn.';
    await expect(cardOf(bert)).toContainText(says);
    await declare(bert, 'Attack 6 from 5 with Tar Walkers');
  });

  await test.step('West reads it before it lets the attack stand, and sends help instead', async () => {
    await headed(anna, heads.respond('6'));
    const asked = await asksToPass(anna, declarationText.done);
    await expect(asked).toContainText('your territories 7 and 9 will be isolated at the end of the turn.');
    await asked.getByRole('button', { name: declarationText.cancel, exact: true }).click();
    await declare(anna, 'Respond with Marl Reserve');
    await expect(await logOf(bert)).toContainText('West sent counter 3 from 9 to the battle in 6.');
  });
});

test('an isolated detachment that loses its battle is destroyed, as the page has said', async ({ browser }) => {
  const war = sectorWar('attacks', {
    pieces: { 'Sluice Guns': 'west 7 isolated', 'Fen Wardens': 'west 1', 'Tar Walkers': 'east 8' },
    held: { east: '4 5 6 8' },
    isolated: '7 9',
  });
  passed(war.does('west', PASS).does('east', attack(war, '8', '7', 'Tar Walkers')));
  const sector = await sectored(war);
  const anna = await sectorPage(browser, sector, 'anna');

  await test.step('its side reads on the board and on the page of the battle what a defeat would cost', async () => {
    await expect(onMap(anna, '7')).toHaveAccessibleName(/isolated/);
    await atBattle(anna, sector, 'b1');
    const results = part(anna, battleText.ends.title);
    await expect(results).toContainText(battleText.ends.warning);
    await expect(results).toContainText(battleText.ends.isolated('Sluice Guns'));
    await expect(part(anna, battleText.line.title)).toContainText(battleText.line.isolated);
  });

  await test.step('it reads there and in the report that it fights on at zero morale', async () => {
    const { report, table, ways } = battleText;
    const says = table.fightsOn(['Sluice Guns']);
    await expect(part(anna, table.title)).toContainText(says);
    await press(part(anna, ways.title).getByRole('button', { name: ways.table.action, exact: true }));
    await expect(part(anna, report.winner)).toContainText(says);
    await press(anna.getByRole('button', { name: report.cancel, exact: true }));
  });

  await test.step('it concedes, and once East has chosen who stays, the detachment is gone', async () => {
    const { concede, title } = battleText.ways;
    await press(part(anna, title).getByRole('button', { name: concede.action, exact: true }));
    await press(anna.getByRole('dialog').getByRole('button', { name: concede.action, exact: true }));
    await expect(anna.getByRole('heading', { name: battleText.result('east'), exact: true })).toBeVisible();
    await ordered(sector, 'bert', { type: 'withdraw', withdrawals: [] });
    await expect(await logOf(anna)).toContainText('Destroyed after losing while isolated: Sluice Guns.');
    await expect(onMap(anna, '7')).toHaveAccessibleName(/held by East/);
  });
});
