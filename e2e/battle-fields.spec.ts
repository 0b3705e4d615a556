import { expect, type Locator, type Page } from '@playwright/test';
import {
  battlesText,
  funText,
  outcomeText,
  quickText,
  reportFormText,
  sayText,
} from '@sealed-orders/text/hex-campaign/forms/battles';
import { env } from './env.ts';
import { seeded } from './support/campaigns.ts';
import { gives } from './support/gives.ts';
import { readable } from './support/readable.ts';
import { ARMIES, reportsAwait, UNITS } from './support/report-war.ts';
import { test } from './support/test.ts';
import { at, atBattle, DESKTOP, PHONE, pressed, resultOf, toBoard } from './support/war-fields.ts';
import { phaseOpen, press } from './support/war-orders.ts';

const { counts } = reportFormText;

const row = (page: Page, unit: string): Locator =>
  resultOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(unit, { exact: false }) })
    .first();

/** Raises a counter of a unit by this many taps. */
async function counted(page: Page, unit: string, what: string, times: number): Promise<void> {
  const name = reportFormText.plus(reportFormText.countOf(what, unit));
  for (let tapped = 0; tapped < times; tapped++) await press(resultOf(page).getByRole('button', { name, exact: true }));
}

const more = (page: Page, unit: string): Promise<void> =>
  press(resultOf(page).getByRole('button', { name: reportFormText.moreOf(unit), exact: true }));

const chosen = (within: Locator, group: string | RegExp, name: string): Promise<void> =>
  press(within.getByRole('group', { name: group }).getByText(name, { exact: true }));

/** Enters everything that can happen to units: one unit for each kind. */
async function unitsFilled(page: Page): Promise<void> {
  await more(page, UNITS.leader);
  await counted(page, UNITS.leader, counts.xp, 2);
  await chosen(row(page, UNITS.leader), reportFormText.demon.asked, reportFormText.demon.killed);
  await more(page, UNITS.tanks);
  await counted(page, UNITS.tanks, counts.damaged, 2);
  await counted(page, UNITS.tanks, counts.immobilised, 1);
  await counted(page, UNITS.taken, counts.lost, 3);
  await more(page, UNITS.taken);
  await counted(page, UNITS.taken, counts.wounded, 1);
  await counted(page, UNITS.taken, counts.prisoners, 2);
  await row(page, UNITS.taken).getByLabel(reportFormText.prisonerPoints).fill('12');
  await row(page, UNITS.taken).getByLabel(reportFormText.broken).check();
  await more(page, UNITS.rallied);
  await row(page, UNITS.rallied).getByLabel(reportFormText.broken).check();
  await chosen(row(page, UNITS.rallied), reportFormText.rallied.asked, reportFormText.rallied.true);
  await more(page, UNITS.leaving);
  await counted(page, UNITS.leaving, counts.retreated, 4);
  await chosen(resultOf(page), UNITS.beside, reportFormText.took('entered'));
}

test.setTimeout(120_000 * env.patience);
test.use({ actionTimeout: 15_000 });

test('a report uses every field, is sent again with a surrender, and the captives die', async ({ browser }) => {
  const war = await seeded({ seconds: 86_400 });
  await reportsAwait(war);
  const azure = await at(browser, war, war.players.azure, PHONE);
  const madder = await at(browser, war, war.players.madder, DESKTOP);
  await atBattle(azure, 1);

  await test.step('offers of dice and of another turn are taken back', async () => {
    for (const [offer, takeBack] of [
      [quickText.propose, quickText.takeBack],
      [sayText.putOff, sayText.takeBack],
    ] as const) {
      await pressed(azure, offer);
      await pressed(azure, takeBack);
      await expect(resultOf(azure).getByRole('button', { name: offer, exact: true })).toBeVisible();
    }
    await gives(azure, 'battles', 'quick-battle.agree=true', 'quick-battle.agree=false');
    await gives(azure, 'battles', 'postpone-battle.agree=true', 'postpone-battle.agree=false');
  });

  await test.step('the form is filled in from top to bottom, on a phone', async () => {
    await resultOf(azure).getByRole('group', { name: reportFormText.retreat }).getByLabel(ARMIES.azure).check();
    await unitsFilled(azure);
    await chosen(resultOf(azure), /tower/i, reportFormText.fate('silenced'));
    await chosen(resultOf(azure), reportFormText.scenario, ARMIES.azure);
    await readable(azure, 'battle-fields-phone');
    await pressed(azure, reportFormText.send);
    await gives(azure, 'forms', 'report', 'report.scenario', 'report.retreats', 'report.units', 'report.defences');
    await gives(azure, 'forms', 'report.units.lost', 'report.units.damaged', 'report.units.immobilised');
    await gives(azure, 'forms', 'report.units.wounded', 'report.units.broken', 'report.units.broken.rallied');
    await gives(azure, 'forms', 'report.units.broken.rallied=null', 'report.units.retreated', 'report.units.prisoners');
    await gives(azure, 'forms', 'report.units.prisonerPoints', 'report.units.took', 'report.units.demon');
    await gives(azure, 'forms', 'report.units.xp');
  });

  await test.step('the other side reads all of it, prisoners with their worth', async () => {
    await atBattle(madder, 1);
    await expect(resultOf(madder)).toContainText('2 prisoners worth 12 points each');
    await expect(resultOf(madder)).toContainText('fled the table and rallied');
    await expect(resultOf(madder)).toContainText(/Weapon tower\s*silenced/i);
    await readable(madder, 'battle-fields-desktop');
  });

  await test.step('they agree on another end: a surrender', async () => {
    await pressed(madder, reportFormText.dispute);
    await chosen(resultOf(madder), reportFormText.surrender, ARMIES.madder);
    await resultOf(madder).getByRole('group', { name: reportFormText.retreat }).getByLabel('azure').uncheck();
    await pressed(madder, reportFormText.sendAgain);
    await gives(madder, 'forms', 'report.surrender');
    await pressed(azure, reportFormText.takeOver('madder'));
  });

  await test.step('the victor has the captives killed', async () => {
    await pressed(azure, outcomeText.kill);
    await press(azure.getByRole('dialog').getByRole('button', { name: outcomeText.kill }));
    await expect(resultOf(azure)).toContainText(battlesText.standing('over'));
    await gives(azure, 'battles', 'decide-captives.kill=true');
  });
  await test.step('captives who found no way out of another battle are kept, and the phase waits for that', async () => {
    await atBattle(azure, 2);
    await resultOf(azure)
      .getByRole('group', { name: reportFormText.points })
      .getByRole('spinbutton')
      .first()
      .fill('300');
    await pressed(azure, reportFormText.send);
    await atBattle(madder, 2);
    await pressed(madder, reportFormText.confirm);
    await expect(resultOf(madder)).toContainText(outcomeText.captivesWait('azure'));
    await expect(resultOf(azure)).toContainText(outcomeText.captivesSays);
    await readable(azure, 'no-way-out-phone');
    await pressed(azure, outcomeText.keep);
    await gives(azure, 'battles', 'decide-captives.kill=false');
  });

  await test.step('a fun battle that nobody won is a draw', async () => {
    // The last battle has ended, and with it the turn: the pages open its report automatically.
    for (const page of [azure, madder]) {
      await phaseOpen(page, 2, 'build');
      await toBoard(page);
    }
    const fun = (page: Page): Locator => page.getByRole('region', { name: funText.title });
    await press(fun(madder).getByRole('button', { name: funText.report }));
    const form = fun(madder).getByRole('form', { name: funText.report });
    await form.getByLabel(funText.with).selectOption('azure');
    await expect(form.getByRole('radio', { name: funText.draw })).toBeChecked();
    await press(form.getByRole('button', { name: funText.send }));
    await press(fun(azure).getByRole('button', { name: funText.confirm }));
    await expect(fun(azure)).toContainText(funText.rest(0));
    await gives(azure, 'battles', 'fun-battle.report.winner=null');
  });
  for (const page of [azure, madder]) await page.context().close();
});
