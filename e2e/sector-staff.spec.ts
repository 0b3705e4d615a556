import { expect } from '@playwright/test';
import { declarationText, proposalText } from '@sealed-orders/text/sector-campaign/declarations';
import { sectored } from './support/sector-staging.ts';
import { moving } from './support/sector-wars.ts';
import { cardOf, headed, onMap, pick, raisePanel, sectorPage, touchTerritory } from './support/sectors.ts';
import { logOf, PHONE } from './support/stars.ts';
import { test } from './support/test.ts';
import { press } from './support/war-orders.ts';

const { heads, steps } = declarationText;
const MOVE = 'Move Sluice Guns to 4';
const REASON = 'They are too close to the front.';

test('a staff officer proposes a move with a reason, and the commander adopts it with one touch', async ({
  browser,
}) => {
  const sector = await sectored(
    moving(
      { 'Fen Wardens': 'west 8', 'Sluice Guns': 'west 7', 'Tar Walkers': 'east B' },
      { seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] },
    ),
  );
  const [carl, anna] = [await sectorPage(browser, sector, 'carl'), await sectorPage(browser, sector, 'anna', PHONE)];

  await test.step('the officer composes a move, which can only be proposed', async () => {
    await pick(carl, steps.who, 'Sluice Guns');
    await touchTerritory(carl, '4');
    await expect(cardOf(carl).getByRole('button', { name: declarationText.pass(true), exact: true })).toHaveCount(0);
    await press(cardOf(carl).getByRole('button', { name: declarationText.proposes(MOVE) }));
    const dialog = carl.getByRole('dialog', { name: declarationText.proposes(MOVE), exact: true });
    await dialog.getByLabel(proposalText.reason, { exact: true }).fill(REASON);
    await dialog.getByRole('button', { name: proposalText.propose, exact: true }).click();
    const own = cardOf(carl).getByRole('region', { name: proposalText.title, exact: true });
    await expect(own).toContainText(REASON);
    await expect(own.getByRole('button', { name: `${proposalText.takeBack}: ${MOVE}`, exact: true })).toBeVisible();
  });

  await test.step('the commander reads it on a phone, in its territory too, and adopts it', async () => {
    await expect(onMap(anna, '4')).toHaveAccessibleName(/Carl proposes to move Sluice Guns to 4/);
    await raisePanel(anna);
    const proposals = cardOf(anna).getByRole('region', { name: proposalText.title, exact: true });
    await expect(proposals).toContainText('Carl');
    await expect(proposals).toContainText(REASON);
    await expect(proposals).toContainText(proposalText.legal);
    await press(proposals.getByRole('button', { name: proposalText.adopt(MOVE), exact: true }));
    await headed(anna, heads.theirs('east'));
    await headed(carl, heads.theirs('east'));
    await expect(await logOf(carl)).toContainText('Proposal 1 by Carl was adopted.');
  });

  await test.step('the enemy reads the move, and nothing of the proposal', async () => {
    const bert = await sectorPage(browser, sector, 'bert');
    const log = await logOf(bert);
    await expect(log).toContainText('West’s counter 2 moved from 7 to 4.');
    await expect(log).not.toContainText('propos');
    await expect(bert.getByText(REASON)).toHaveCount(0);
  });
});
