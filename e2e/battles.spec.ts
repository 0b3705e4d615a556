import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import {
  battlesText,
  battleText,
  outcomeText,
  prepText,
  quickText,
  reportFormText,
} from '@sealed-orders/text/hex-campaign/forms/battles';
import { tableDiceText } from '@sealed-orders/text/hex-campaign/forms/table-dice';
import { embattled, RELIEF, relieved, type Staged } from './support/battles.ts';
import { seeded } from './support/campaigns.ts';
import { firstOf } from './support/first-of.ts';
import { gives } from './support/gives.ts';
import { type Login, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';
import { answered, keepButton, lossForm } from './support/war-fields.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A player's window with the page of a battle. */
async function at(browser: Browser, { slug }: Seeded, who: Login, battle: Staged, size = DESKTOP): Promise<Page> {
  const context = await browser.newContext(size);
  await signIn(context, who);
  const page = await context.newPage();
  await page.goto(`/c/${slug}?battle=${battle.id}`);
  await expect(result(page)).toBeVisible();
  return page;
}

const result = (page: Page): Locator => page.getByRole('complementary', { name: outcomeText.title });

/** The preparation sheet of the first battle. */
const sheetOf = (page: Page): Locator => page.getByRole('article', { name: prepText.eyebrow(1, 1) });

/** The defender's second unit on the form: a squad. */
const squad = (page: Page): Locator =>
  result(page)
    .getByRole('region', { name: /losses$/ })
    .last()
    .getByRole('listitem')
    .nth(1);

/** Taps until this many of it are lost. */
async function tapLosses(page: Page, way: 'less' | 'more', times: number, then: number): Promise<void> {
  const tap = squad(page).getByRole('button', { name: `One ${way}: Lost` });
  for (let tapped = 0; tapped < times; tapped++) await tap.click();
  await expect(squad(page).getByRole('status')).toHaveText(String(then));
}

const button = (page: Page, name: string): Locator => result(page).getByRole('button', { name, exact: true });

test('two players report a battle differently, and the referee decides the result', async ({ browser }) => {
  const war = await seeded({ seconds: 86_400 });
  const [battle] = await embattled(war);
  const context = await browser.newContext(DESKTOP);
  await signIn(context, war.players.azure);
  const azure = await context.newPage();
  await azure.goto(`/c/${war.slug}`);

  await test.step('a notice beside the map says what waits, and the board leads to it', async () => {
    await azure.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(azure.getByRole('heading', { name: battlesText.owed(2) })).toBeVisible();
    await azure.getByRole('button', { name: battlesText.toBattles }).click();
    await expect(azure.getByRole('heading', { name: battlesText.title, exact: true })).toBeVisible();
    await azure.getByRole('button', { name: `${battlesText.number(1)}, ${battle.at}` }).click();
    await expect(sheetOf(azure)).toContainText('Dense');
    await expect(azure.getByRole('region', { name: battleText.clock.title })).toContainText(
      'ice decide anything still unresolved',
    );
    expect(new URL(azure.url()).searchParams.get('battle')).toBe(battle.id);
  });

  await test.step('dice of the table are thrown once', async () => {
    const roll = sheetOf(azure).getByRole('button', { name: tableDiceText.roll['first-turn'] });
    await roll.click();
    await expect(sheetOf(azure)).toContainText('may choose who has the first turn');
    await expect(roll).toHaveCount(0);
    await gives(azure, 'battles', 'throw-dice');
  });

  await test.step('the form refuses what cannot be true, with the reason', async () => {
    const form = result(azure);
    for (let turn = 6; turn > 2; turn--) await form.getByRole('button', { name: 'One less: Turns played' }).click();
    await form.getByRole('checkbox', { name: 'madder' }).check();
    await expect(form.getByText('A side can’t declare a retreat before turn 3.')).toBeVisible();
    await expect(button(azure, reportFormText.send)).toBeDisabled();
    await form.getByRole('checkbox', { name: 'madder' }).uncheck();
    await expect(button(azure, reportFormText.send)).toBeEnabled();
  });

  await test.step('one reports, and waits', async () => {
    await tapLosses(azure, 'more', 3, 3);
    await button(azure, reportFormText.send).click();
    await expect(result(azure)).toContainText(reportFormText.waits('madder'));
    await gives(azure, 'battles', 'battle-report');
  });

  const madder = await at(browser, war, war.players.madder, battle, PHONE);
  await test.step('the other reads it on a phone, and disputes it', async () => {
    await expect(sheetOf(madder)).toContainText('may choose who has the first turn');
    await expect(result(madder)).toContainText(reportFormText.theirs('azure'));
    await button(madder, reportFormText.dispute).click();
    await tapLosses(madder, 'less', 1, 2);
    await button(madder, reportFormText.sendAgain).click();
    await expect(result(madder)).toContainText(reportFormText.differ);
    await expect(result(azure)).toContainText(reportFormText.differ);
  });

  await test.step('the referee decides, with a reason, and both read the result', async () => {
    const referee = await at(browser, war, war.referee, battle);
    await expect(result(referee)).toContainText(reportFormText.differReferee);
    await button(referee, reportFormText.start('madder')).click();
    for (const side of ['azure', 'madder'])
      await expect(result(referee).getByRole('region', { name: reportFormText.lost(side) })).toBeVisible();
    await expect(button(referee, reportFormText.decide)).toBeDisabled();
    await result(referee).getByLabel(reportFormText.reason).fill('Both showed me their table.');
    await button(referee, reportFormText.decide).click();
    await referee.getByRole('dialog').getByRole('button', { name: reportFormText.decide }).click();
    for (const page of [referee, azure, madder]) {
      await expect(result(page)).toContainText(battlesText.standing('over'));
      await expect(result(page)).toContainText(outcomeText.lost);
    }
    const story = azure.getByRole('region', { name: outcomeText.aftermath });
    await expect(story).toContainText('The referee decided the battle');
    await expect(story).toContainText(outcomeText.because('Both showed me their table.'));
    await gives(azure, 'rulings', 'decide-battle');
  });

  await test.step('the board counts one battle less', async () => {
    await azure.getByRole('button', { name: battlesText.back }).click();
    await expect(azure.getByText(battlesText.owed(1))).toBeVisible();
  });
});

test('both sides agree on dice: a planner picks, both choose their losses, and the battle is over', async ({
  browser,
}) => {
  const war = await seeded({ seconds: 86_400 });
  const [, battle] = await embattled(war);
  const azure = await at(browser, war, war.players.azure, battle, PHONE);
  const madder = await at(browser, war, war.players.madder, battle);

  await test.step('one offers, the other accepts, and the dice are rolled', async () => {
    await button(azure, quickText.propose).click();
    await expect(result(madder)).toContainText(quickText.offered(['azure']));
    await button(madder, quickText.accept).click();
    await madder.getByRole('dialog').getByRole('button', { name: quickText.roll }).click();
    for (const page of [azure, madder]) {
      await expect(result(page).getByRole('region', { name: quickText.title(battle.at) })).toBeVisible();
    }
    await gives(azure, 'battles', 'quick-battle');
  });

  await test.step('players who owe a choice make it, until nobody owes one', async () => {
    const over = (page: Page): Locator => result(page).getByText(battlesText.standing('over'), { exact: true });
    // Dice decide who is asked for losses or about captives, if anyone.
    const asks = (page: Page): Locator => lossForm(page).or(keepButton(page));
    for (;;) {
      const next = await firstOf({ over: over(azure), azure: asks(azure), madder: asks(madder) });
      if (next === 'over') break;
      await answered(next === 'azure' ? azure : madder);
    }
    await expect(over(madder)).toBeVisible();
    for (const page of [azure, madder]) await expect(result(page)).toContainText('in a Quick Battle');
  });

  await test.step('the page says what followed, and Back leads to the board', async () => {
    await expect(azure.getByRole('region', { name: outcomeText.aftermath })).toBeVisible();
    await azure.getByRole('button', { name: battlesText.back }).click();
    await expect(azure.getByRole('heading', { name: battlesText.title, exact: true })).toBeVisible();
    await azure.goBack();
    await expect(result(azure)).toBeVisible();
    await openTab(azure, battlesText.tab);
  });
});

test('the sheet calls in a unit of an army beside the battle, and the enemy sees the die', async ({ browser }) => {
  const war = await seeded({ seconds: 86_400 });
  const battle = await relieved(war);
  const azure = await at(browser, war, war.players.azure, battle, PHONE);
  const madder = await at(browser, war, war.players.madder, battle);
  const { call } = tableDiceText;
  const called = (page: Page) => sheetOf(page).getByRole('list', { name: call.title }).getByRole('listitem');

  await expect(sheetOf(azure)).toContainText(`${RELIEF} may send in one unit a turn`);
  await sheetOf(azure).getByLabel(call.unit).selectOption({ index: 1 });
  const name = await sheetOf(azure).getByLabel(call.unit).locator('option:checked').innerText();
  await sheetOf(azure).getByRole('button', { name: call.roll, exact: true }).tap();
  for (const page of [azure, madder]) {
    await expect(called(page)).toHaveCount(1);
    await expect(called(page)).toContainText(`Turn 2: ${name} `);
    await expect(called(page).getByRole('img')).toBeVisible();
  }
  await expect(sheetOf(madder)).not.toContainText(RELIEF);
  await expect(sheetOf(azure).getByRole('status', { name: call.turn })).toHaveText('3');
  await gives(azure, 'battles', 'call-reinforcement');

  await test.step('the report begins with the result of the die', async () => {
    const hasEntered = (await called(azure).innerText()).includes(call.called(2, name, true));
    const said = hasEntered ? reportFormText.took('entered') : reportFormText.stayedAway;
    const unit = result(azure).getByRole('group', { name, exact: true });
    await expect(unit.getByRole('radio', { name: said, exact: true })).toBeChecked();
  });
});
