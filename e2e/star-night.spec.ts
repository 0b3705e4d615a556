import { expect, type Locator, type Page } from '@playwright/test';
import { nodeCampaignText } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { composerText } from '@sealed-orders/text/node-campaign/composer';
import { nightText } from '@sealed-orders/text/node-campaign/night';
import { giveReason } from './support/desk.ts';
import {
  FIELD,
  FORCES,
  giveOrders,
  PHONE,
  panelOf,
  selectForce,
  seriesOf,
  starPage,
  starred,
} from './support/stars.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';

const here = (page: Page): Locator => page.getByRole('region', { name: nightText.hereTonight, exact: true });
const titled = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true });

test('a game night on phones: players say they are here, one passes, one orders, and a battle ends it', async ({
  browser,
}) => {
  test.slow();
  const star = await starred();
  const [azure, madder, ochre] = await Promise.all([
    starPage(browser, star, 'azure', PHONE),
    starPage(browser, star, 'madder', PHONE),
    starPage(browser, star, 'ochre', PHONE),
  ]);
  const referee = await starPage(browser, star, 'referee');
  const players = [azure, madder, ochre];

  await test.step('nobody is here yet, and the referee cannot open a session', async () => {
    await openTab(referee, nightText.title);
    await expect(here(referee)).toContainText(nightText.nobodyHere);
    await expect(referee.getByRole('button', { name: nightText.open, exact: true })).toBeDisabled();
  });

  await test.step('three players say they are here', async () => {
    for (const page of players) {
      await openTab(page, nightText.title);
      await page.getByRole('button', { name: nightText.notOpen.here, exact: true }).tap();
      await expect(page.getByRole('button', { name: nightText.notOpen.leave, exact: true })).toBeVisible();
    }
    for (const page of [...players, referee]) await expect(here(page)).toContainText(nightText.hereOf(3, 3));
  });

  await test.step('the referee opens a session, and everyone may order or pass', async () => {
    await referee.getByRole('button', { name: nightText.open, exact: true }).click();
    await giveReason(referee, nightText.open, 'We are all here.');
    await expect(referee.getByText(nightText.ruled.open, { exact: true })).toBeVisible();
    for (const page of players) await expect(titled(page, nightText.turn.title)).toBeVisible();
  });

  await test.step('one passes, and the others are told who is left', async () => {
    await madder.getByRole('button', { name: nightText.pass, exact: true }).tap();
    await expect(titled(madder, nightText.passedYou)).toBeVisible();
    await expect(madder.getByText(nightText.waitingFor('azure and ochre'), { exact: true })).toBeVisible();
    await expect(here(ochre)).toContainText(nightText.state.passed);
  });

  await test.step('one attacks from the map, and that ends the session', async () => {
    await openTab(azure, nodeCampaignText.board.tab);
    await selectForce(azure, FORCES.azure);
    await panelOf(azure).getByText(composerText.targets.nodes, { exact: true }).tap();
    await panelOf(azure)
      .getByRole('button', { name: `Move ${FORCES.azure} to ${FIELD}` })
      .tap();
    await expect(seriesOf(azure)).toContainText(composerText.attacks('madder'));
    await giveOrders(azure, 1, 5);
    for (const page of [madder, ochre, referee]) {
      await expect(titled(page, nightText.over.fought(FIELD))).toBeVisible();
      await expect(page.getByText(nightText.over.afterwards)).toBeVisible();
    }
    await expect(ochre.getByRole('link', { name: nightText.over.openBattle, exact: true })).toBeVisible();
  });

  await test.step('from there a player goes to the battle', async () => {
    await madder.getByRole('link', { name: nightText.over.report, exact: true }).tap();
    await expect(madder.getByRole('region', { name: battleText.clock.title, exact: true })).toBeVisible();
    await expect(madder.getByText(battleText.attacks('azure'), { exact: true })).toBeVisible();
  });
});
