import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Seeded } from '@sealed-orders/testkit';
import { battlesText, outcomeText, quickText, reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { firstOf } from './first-of.ts';
import { type Login, signIn } from './people.ts';
import { openTab } from './views.ts';
import { ARMIES } from './war-armies.ts';
import { press, reportOf } from './war-orders.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A user's window of this size, at a war. */
export async function at(browser: Browser, { slug }: Seeded, who: Login, size: object): Promise<Page> {
  const context = await browser.newContext(size);
  await signIn(context, who);
  const page = await context.newPage();
  await page.goto(`/c/${slug}`);
  return page;
}

/** What a battle comes to: the column of its page with the form, the dice or the result. */
export const resultOf = (page: Page): Locator => page.getByRole('complementary', { name: outcomeText.title });

/** The list of all battles, even if a battle's page was left open. */
export async function toBoard(page: Page): Promise<void> {
  await openTab(page, battlesText.tab);
  const back = page.getByRole('button', { name: battlesText.back });
  const board = page.getByRole('heading', { name: battlesText.title, exact: true });
  if ((await firstOf({ back, board })) === 'back') await press(back);
  await expect(board).toBeVisible();
}

/** Opens a battle of this turn from the board. */
export async function atBattle(page: Page, number: number): Promise<void> {
  await toBoard(page);
  await press(page.getByRole('button', { name: new RegExp(`^${battlesText.number(number)}, `) }));
  await expect(resultOf(page)).toBeVisible();
}

export const pressed = (page: Page, name: string): Promise<void> =>
  press(resultOf(page).getByRole('button', { name, exact: true }));

/** Taps on the form until this many models of a unit are lost, or this many fewer. */
async function countLost(page: Page, side: string, unit: string, by: number): Promise<void> {
  const label = reportFormText.countOf(reportFormText.counts.lost, unit);
  const name = by < 0 ? reportFormText.less(label) : reportFormText.plus(label);
  const losses = resultOf(page).getByRole('region', { name: reportFormText.lost(side) });
  for (let tapped = 0; tapped < Math.abs(by); tapped++) await press(losses.getByRole('button', { name, exact: true }));
}

/**
 * Verdigris reports a win against Azure by 700 points to 300, with four fallen in the first squad; Azure reports three.
 */
export async function reportedApart(verdigris: Page, azure: Page, onFilled: () => Promise<void>): Promise<void> {
  await atBattle(verdigris, 1);
  await countLost(verdigris, 'Azure', 'Squad 1', 4);
  const points = resultOf(verdigris).getByRole('group', { name: reportFormText.points });
  await points.getByLabel(ARMIES.verdigris.marsh).fill('700');
  await points.getByLabel('Azure').fill('300');
  await onFilled();
  await pressed(verdigris, reportFormText.send);
  await atBattle(azure, 1);
  await pressed(azure, reportFormText.dispute);
  await countLost(azure, ARMIES.azure.orchard, 'Squad 1', -1);
  await pressed(azure, reportFormText.sendAgain);
}

/**
 * Both sides agree on dice, and answer the page's questions: which losses, and what happens to captives. The dice
 * decide who is asked what. The battle must be the last of its turn: the report comes when it is over.
 * @param onFallen runs once both see dice that leave a choice
 * @returns whether there were captives to decide on: then the result came a step before the battle was over
 */
export async function diceDecide(attacker: Page, defender: Page, onFallen: () => Promise<void>): Promise<boolean> {
  await pressed(attacker, quickText.propose);
  await pressed(defender, quickText.accept);
  await press(defender.getByRole('dialog').getByRole('button', { name: quickText.roll }));
  const next = () => Promise.race([attacker, defender].map(whenAsked));
  const first = await next();
  if (first !== null) {
    for (const page of [attacker, defender]) await expect(thrown(page)).toBeVisible();
    await onFallen();
  }
  let hadCaptives = false;
  for (let asked = first; asked !== null; asked = await next()) {
    hadCaptives = (await answered(asked)) === 'captives';
  }
  return hadCaptives;
}

const thrown = (page: Page): Locator =>
  resultOf(page).getByRole('region', { name: new RegExp(`^${quickText.title('')}`) });
export const lossForm = (page: Page): Locator =>
  resultOf(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: quickText.suggest }) });
export const keepButton = (page: Page): Locator =>
  resultOf(page).getByRole('button', { name: outcomeText.keep, exact: true });

/** The page with an open question; null when the battle is over. */
async function whenAsked(page: Page): Promise<Page | null> {
  const next = await firstOf({ report: reportOf(page), losses: lossForm(page), captives: keepButton(page) });
  return next === 'report' ? null : page;
}

/** Takes the suggested losses, or keeps captives, and waits until the question is gone. Returns the question. */
export async function answered(page: Page): Promise<'losses' | 'captives'> {
  const question = lossForm(page).or(keepButton(page));
  const asked = await question.elementHandle();
  const about = await firstOf({ captives: keepButton(page), losses: lossForm(page) });
  if (about === 'captives') await press(keepButton(page));
  else {
    await press(lossForm(page).getByRole('button', { name: quickText.suggest }));
    await press(lossForm(page).locator('button[type="submit"]'));
  }
  await page.waitForFunction((element) => !element?.isConnected, asked);
  return about;
}
