import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Battle } from '@sealed-orders/rules/node-campaign';
import type { Star } from '@sealed-orders/testkit';
import { DEGREE_NAMES, MISSION_NAMES } from '@sealed-orders/text/node-campaign';
import { battleText } from '@sealed-orders/text/node-campaign/battle';
import { atBattle, battleIn, DESKTOP, FIELD, FORCES, logOf, PHONE, starPage, starred } from './support/stars.ts';
import { test } from './support/test.ts';
import { press } from './support/war-orders.ts';

const { agreement, answer, list, mission, over, report, ways } = battleText;
const LEVEL = 1000;

/** A player, or somebody without an account, on the page of the battle. */
async function besideBattle(
  browser: Browser,
  star: Star,
  battle: Battle,
  who: 'azure' | 'madder' | null,
  size: object = DESKTOP,
): Promise<Page> {
  const page = await starPage(browser, star, who, size);
  await atBattle(page, star, battle);
  await expect(page.getByRole('region', { name: battleText.clock.title, exact: true })).toBeVisible();
  return page;
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const reportForm = (page: Page): Locator => page.getByRole('form', { name: report.title, exact: true });
const answerForm = (page: Page): Locator => page.getByRole('form', { name: answer.title, exact: true });

/** The page says who won, and how. */
const isOver = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: list.won('azure', 'marginal'), exact: true })).toBeVisible();

async function agreed(azure: Page, madder: Page): Promise<void> {
  await expect(part(azure, agreement.title)).toContainText(agreement.noLevel);
  await azure.getByRole('button', { name: agreement.propose(LEVEL), exact: true }).click();
  await expect(madder.getByText(agreement.proposed('azure', LEVEL), { exact: true }).first()).toBeVisible();
  await press(madder.getByRole('button', { name: agreement.accept(LEVEL), exact: true }));
  for (const page of [azure, madder]) await expect(part(page, agreement.title)).toContainText(agreement.levelOf(LEVEL));
}

/** The attacker files a report: a solid victory in Cleanse, in which a unit took an objective. */
async function filed(azure: Page): Promise<void> {
  await part(azure, ways.title).getByRole('button', { name: ways.table.action, exact: true }).click();
  const form = reportForm(azure);
  await form.getByRole('combobox', { name: report.mission, exact: true }).selectOption(MISSION_NAMES.cleanse);
  await form.getByRole('combobox', { name: report.winner, exact: true }).selectOption('azure');
  await form.getByRole('group', { name: report.degree }).getByText(DEGREE_NAMES.solid, { exact: true }).click();
  await form
    .getByRole('checkbox', { name: report.deedOf(`${FORCES.azure}, command`, report.deeds.objective), exact: true })
    .check();
  await form.getByRole('button', { name: report.file, exact: true }).click();
  await expect(part(azure, answer.reportedTitle)).toBeVisible();
}

test('two players agree on a battle, fight it, and report, amend and confirm it', async ({ browser }) => {
  const star = await starred({ attackers: ['azure'] });
  const battle = await battleIn(star);
  const azure = await besideBattle(browser, star, battle, 'azure');
  const madder = await besideBattle(browser, star, battle, 'madder', PHONE);
  const watcher = await besideBattle(browser, star, battle, null);

  await test.step('both name the same level, and the watcher reads what they agreed on', async () => {
    await agreed(azure, madder);
    await expect(part(watcher, agreement.title)).toContainText(agreement.levelOf(LEVEL));
  });

  await test.step('the mission is rolled for both', async () => {
    await azure.getByRole('button', { name: mission.roll, exact: true }).click();
    for (const page of [azure, madder, watcher]) {
      await expect(part(page, mission.rollTitle)).toContainText(mission.roles);
      await expect(part(page, mission.rollTitle)).not.toContainText(mission.none);
    }
  });

  await test.step('one reports, and the other is asked', async () => {
    await filed(azure);
    await expect(answerForm(madder)).toContainText(answer.reported('azure'));
    await expect(watcher.getByText(answer.reported('azure'))).toHaveCount(0);
  });

  await test.step('the other amends the level of victory', async () => {
    const form = answerForm(madder);
    await form.getByRole('radio', { name: new RegExp(`^${answer.amend.name}`) }).check();
    await expect(form).toContainText(answer.changeSomething);
    const degrees = form.getByRole('group', { name: report.degree });
    await press(degrees.getByText(DEGREE_NAMES.marginal, { exact: true }));
    await expect(form).toContainText(answer.changes(1));
    await press(form.getByRole('button', { name: answer.sendAmend, exact: true }));
    await expect(part(madder, answer.amendedTitle)).toBeVisible();
  });

  await test.step('the first confirms, and the battle is over for everyone', async () => {
    const form = answerForm(azure);
    await expect(form).toContainText(answer.reported('madder'));
    await expect(form).toContainText(answer.noAmend);
    await form.getByRole('button', { name: answer.sendConfirm, exact: true }).click();
    for (const page of [azure, madder, watcher]) {
      await isOver(page);
      await expect(part(page, over.title)).toContainText(/azure \+\d+ VP/);
      await expect(page.getByRole('table', { name: over.experience })).toContainText(`${FORCES.azure}, command`);
    }
  });

  await test.step('the log tells of the victory, the node and the retreat', async () => {
    const log = await logOf(watcher);
    await expect(log).toContainText(`azure won a marginal victory over madder at ${FIELD}.`);
    await expect(log).toContainText(`azure won ${FIELD} from madder.`);
    await expect(log).toContainText(new RegExp(`${FORCES.madder} retreated from ${FIELD} to `));
  });
});
