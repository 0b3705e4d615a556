import { expect, type Page } from '@playwright/test';
import { battleText } from '@sealed-orders/text/sector-campaign/battle';
import { sectored } from './support/sector-staging.ts';
import { fighting } from './support/sector-wars.ts';
import { atBattle, part, sectorPage } from './support/sectors.ts';
import { logOf, PHONE } from './support/stars.ts';
import { test } from './support/test.ts';
import { press } from './support/war-orders.ts';

const { answer, quick, report, ways, withdraw } = battleText;
const quickWays = ways.quick;
const [AT_TABLE, BY_DICE, CONCEDED] = ['b1', 'b2', 'b3'] as const;

/**
 * West attacks all of East’s first line, and holds the one behind it: if it wins everywhere, nobody there can retreat. In A it
 * has so many points that no dice can beat it.
 */
const war = () =>
  fighting(
    {
      pieces: {
        'Fen Wardens': 'west 8 400',
        'Anvil Guns': 'west 7 1500',
        'Marl Reserve': 'west 9',
        'Tar Walkers': 'east B 350',
        'Cinder Mob': 'east A',
        'Kiln Guard': 'east C',
        'Slag Host': 'east I',
      },
      held: { west: 'D E F' },
    },
    ['8', 'B', 'Fen Wardens'],
    ['7', 'A', 'Anvil Guns'],
    ['9', 'C', 'Marl Reserve'],
  );

/** The result of the battle is published. */
const isWon = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: battleText.result('west'), exact: true })).toBeVisible();

/** Presses a button of the ways to end a battle, and confirms it if asked. */
async function ends(page: Page, action: string, isAsked: boolean): Promise<void> {
  await press(part(page, ways.title).getByRole('button', { name: action, exact: true }));
  if (isAsked) await press(page.getByRole('dialog').getByRole('button', { name: action, exact: true }));
}

test('three battles end by a report, by dice and by concession, and those who are cut off are destroyed', async ({
  browser,
}) => {
  const sector = await sectored(war());
  const [anna, bert] = [await sectorPage(browser, sector, 'anna'), await sectorPage(browser, sector, 'bert', PHONE)];

  await test.step('one is fought at the table, reported by the attacker, and confirmed', async () => {
    await atBattle(anna, sector, AT_TABLE);
    await atBattle(bert, sector, AT_TABLE);
    await ends(anna, ways.table.action, false);
    const form = anna.getByRole('form', { name: report.title, exact: true });
    await expect(form).toContainText(report.missing);
    const results = form.getByRole('group', { name: report.winner, exact: true });
    await results.getByRole('radio', { name: report.winners('attacker', 'west', 'east'), exact: true }).check();
    await form.getByLabel(report.lossOf('Tar Walkers'), { exact: true }).selectOption(report.loss.halved);
    await form.getByRole('button', { name: report.file, exact: true }).click();
    await expect(part(anna, answer.reportedTitle)).toBeVisible();
    const asked = bert.getByRole('form', { name: answer.title, exact: true });
    await expect(asked).toContainText(answer.reported('west'));
    await press(asked.getByRole('button', { name: answer.send.confirm, exact: true }));
    for (const page of [anna, bert]) await isWon(page);
    await expect(part(anna, battleText.over.who('east'))).toContainText(report.loss.halved);
  });

  await test.step('both ask for dice in the second, and read them', async () => {
    await atBattle(anna, sector, BY_DICE);
    await atBattle(bert, sector, BY_DICE);
    await ends(anna, quickWays.ask, false);
    await expect(part(anna, ways.title)).toContainText(quickWays.waiting('east'));
    await ends(bert, quickWays.roll, true);
    for (const page of [anna, bert]) {
      await isWon(page);
      await expect(part(page, quick.title)).toContainText(/\d \+ 7 = \d+/);
    }
  });

  await test.step('the third is conceded', async () => {
    await atBattle(bert, sector, CONCEDED);
    await ends(bert, ways.concede.action, true);
    await isWon(bert);
  });

  await test.step('West chooses who goes back, and the beaten have nowhere to go', async () => {
    await press(anna.getByRole('button', { name: battleText.back, exact: true }));
    const card = part(anna, withdraw.title);
    const wardens = card.getByRole('region', { name: withdraw.of('Fen Wardens'), exact: true });
    await wardens.getByRole('radio', { name: new RegExp(`^${withdraw.go('8')}`) }).check();
    await card.getByRole('button', { name: withdraw.send, exact: true }).click();
    await expect(card).toHaveCount(0);
    const log = await logOf(anna);
    await expect(log).toContainText('Fen Wardens went back from B to 8.');
    const own = await logOf(bert);
    for (const name of ['Tar Walkers', 'Cinder Mob', 'Kiln Guard'])
      await expect(own).toContainText(`Destroyed, with nowhere to retreat: ${name}.`);
  });
});
