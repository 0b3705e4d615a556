import { expect, type Locator, type Page } from '@playwright/test';
import { forceInList, nodeCampaignText } from '@sealed-orders/text/node-campaign';
import { mapText } from '@sealed-orders/text/node-campaign/map';
import { refereeText as namesText } from '@sealed-orders/text/node-campaign/referee';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { timeUp } from './support/campaigns.ts';
import { giveReason } from './support/desk.ts';
import { CAMP, DEEP, FORCES, logOf, panelOf, pauseLasts, selectForce, starPage, starred } from './support/stars.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';

const { correct } = refereeText;
const NAME = 'The referee’s stars';
/** More days than a week has: whatever they begin with, a Sunday is among them. */
const LONG = 8;

/** The desk beside the map. */
async function deskOf(page: Page): Promise<Locator> {
  await openTab(page, nodeCampaignText.board.tab);
  const desk = panelOf(page).getByRole('region', { name: refereeText.title });
  await expect(desk).toBeVisible();
  return desk;
}

const week = (page: Page): Locator => page.getByRole('region', { name: mapText.week.label });

test('a referee moves a battleforce and sets points with one reason, and the log says so', async ({ browser }) => {
  const star = await starred();
  const referee = await starPage(browser, star, 'referee');
  const desk = await deskOf(referee);
  await desk.getByRole('button', { name: correct.open }).click();
  const form = desk.getByRole('region', { name: correct.title });

  await test.step('the battleforce and the points go on one list', async () => {
    await form.getByLabel(correct.what).selectOption('Move a battleforce');
    await form
      .getByRole('combobox', { name: 'Battleforce', exact: true })
      .selectOption(forceInList(FORCES.azure, 'azure'));
    await form
      .getByRole('combobox', { name: 'To node', exact: true })
      .selectOption(namesText.node(DEEP, namesText.nobody));
    await form.getByRole('button', { name: correct.add }).click();
    await form.getByLabel(correct.what).selectOption('Change command points');
    await form.getByRole('combobox', { name: 'Player', exact: true }).selectOption('azure');
    await form.getByLabel('Ordinary CP', { exact: true }).fill('9');
    await form.getByRole('button', { name: correct.add }).click();
    await expect(form.getByRole('listitem')).toHaveCount(2);
  });

  await test.step('nothing is ruled without a reason', async () => {
    await form.getByRole('button', { name: correct.action, exact: true }).click();
    await expect(form).toContainText(deskText.noReason);
    await form.getByLabel(correct.reason).fill('A slip of the pen');
    await form.getByRole('button', { name: correct.action, exact: true }).click();
    await expect(referee.getByText(correct.done)).toBeVisible();
  });

  await test.step('the player and the others read what was done, and why', async () => {
    const azure = await starPage(browser, star, 'azure');
    await expect(panelOf(azure)).toContainText(mapText.panel.points(9));
    await expect(await selectForce(azure, FORCES.azure)).toContainText(DEEP);
    const moved = `from ${CAMP} to ${DEEP}: “A slip of the pen”`;
    for (const log of [await logOf(azure), await logOf(await starPage(browser, star, 'madder'))]) {
      await expect(log).toContainText(moved);
      await expect(log).toContainText('CP from 14 to 9');
    }
  });
});

test('a referee takes points from a player at the desk, and sees the difference before', async ({ browser }) => {
  const star = await starred();
  const referee = await starPage(browser, star, 'referee');
  const text = namesText.rulings;
  const rulings = (await deskOf(referee)).getByRole('region', { name: text.title, exact: true });
  await rulings.getByRole('button', { name: text.kinds['give-points'], exact: true }).click();
  await rulings.getByRole('combobox', { name: text.points.whom, exact: true }).selectOption('azure');
  await rulings.getByLabel(text.points.count, { exact: true }).fill('-3');
  await rulings.getByRole('button', { name: correct.next, exact: true }).click();
  await rulings.getByRole('button', { name: correct.difference, exact: true }).click();
  await expect(rulings).toContainText('took up to 3 CP from azure');
  await rulings.getByLabel(correct.reason).fill('Counted twice');
  await rulings.getByRole('button', { name: correct.action, exact: true }).click();
  await expect(referee.getByText(correct.done)).toBeVisible();
  const azure = await starPage(browser, star, 'azure');
  await expect(panelOf(azure)).toContainText(mapText.panel.points(11));
  await expect(await logOf(azure)).toContainText('took up to 3 CP from azure: “Counted twice”');
});

test('during a pause over a Sunday nothing is counted, and the war goes on from the day on which it stood', async ({
  browser,
}) => {
  const star = await starred();
  const [referee, azure] = [await starPage(browser, star, 'referee'), await starPage(browser, star, 'azure')];
  const { pause } = deskText.deeds;

  await test.step('a paused war says so to its players', async () => {
    await (await deskOf(referee)).getByRole('button', { name: pause.open, exact: true }).click();
    await giveReason(referee, pause.action, 'The club is closed.');
    await expect(referee.getByText(pause.done)).toBeVisible();
    await expect(week(azure)).toContainText(campaignText.paused);
    await expect(azure.getByText(deskText.onArrival.meanwhile)).toBeVisible();
  });

  await test.step('after more than a week it is resumed: the day is the same, and no nodes have been scored', async () => {
    await pauseLasts(star, LONG);
    await (await deskOf(referee)).getByRole('button', { name: refereeText.resume, exact: true }).click();
    await giveReason(referee, refereeText.resume, 'The club is open again.');
    await expect(referee.getByText(refereeText.running)).toBeVisible();
    await expect(week(azure)).toContainText(mapText.week.toMidnight);
    await expect(week(azure)).toContainText(mapText.week.day(1, 56));
    await expect(await logOf(azure)).not.toContainText('VP for nodes');
  });

  await test.step('the next midnight comes as usual', async () => {
    await timeUp(star);
    await expect(week(azure)).toContainText(mapText.week.day(2, 56));
  });
});

test('a war is rewound to an earlier day, and everyone is told', async ({ browser }) => {
  const star = await starred({ name: NAME, day: 2 });
  const [referee, azure] = [await starPage(browser, star, 'referee'), await starPage(browser, star, 'azure')];
  await expect(week(azure)).toContainText(mapText.week.day(2, 56));
  await (await deskOf(referee)).getByRole('button', { name: rewindText.open, exact: true }).click();
  const asked = referee.getByRole('dialog');
  await expect(asked).toContainText(rewindText.onArrival.says);
  await asked.getByLabel(rewindText.onArrival.to).selectOption('Day 1');
  await expect(asked.getByRole('region', { name: rewindText.lost })).toContainText('Day 1');
  await asked.getByLabel(rewindText.name).fill(NAME);
  await giveReason(referee, rewindText.action, 'The map was wrong.');
  await expect(referee.getByText(rewindText.done)).toBeVisible();
  await expect(azure.getByText(rewindText.onArrival.notice('referee'))).toBeVisible();
  for (const page of [referee, azure]) await expect(week(page)).toContainText(mapText.week.day(1, 56));
});
