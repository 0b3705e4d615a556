import { expect, type Locator, type Page } from '@playwright/test';
import {
  battlesText,
  funText,
  outcomeText,
  prepText,
  quickText,
  sayText,
} from '@sealed-orders/text/hex-campaign/forms/battles';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { env } from './env.ts';
import { type Deeds, deedsAwait } from './support/battle-deeds.ts';
import { RELIEF } from './support/battles.ts';
import { seeded } from './support/campaigns.ts';
import { firstOf } from './support/first-of.ts';
import { gives } from './support/gives.ts';
import { test } from './support/test.ts';
import { openTab } from './support/views.ts';
import { at, atBattle, DESKTOP, lossForm, PHONE, pressed, resultOf, toBoard } from './support/war-fields.ts';
import { press, reportOf } from './support/war-orders.ts';

const sheetOf = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: prepText.eyebrow(number, 1) });

/** Reads a line in the report of the newest step. */
async function reads(page: Page, line: string): Promise<void> {
  await openTab(page, campaignText.tabs.report);
  await expect(reportOf(page)).toContainText(line);
}

/** The other ways to end the open battle. */
const waysOf = (page: Page): Locator => page.getByRole('region', { name: sayText.more });

/** Ends the open battle. */
const over = (page: Page): Locator => resultOf(page).getByText(battlesText.standing('over'), { exact: true });

/** Takes the suggested losses. */
async function suggested(page: Page, send: string): Promise<void> {
  await press(lossForm(page).getByRole('button', { name: quickText.suggest }));
  await press(lossForm(page).getByRole('button', { name: send }));
}

test.setTimeout(120_000 * env.patience);

test('two players lend an army, reroll terrain, pick and choose losses, fight for fun, and put a battle off', async ({
  browser,
}) => {
  const war = await seeded({ seconds: 86_400 });
  const { open, rolled, storm }: Deeds = await deedsAwait(war);
  const azure = await at(browser, war, war.players.azure, DESKTOP);
  const madder = await at(browser, war, war.players.madder, PHONE);

  await test.step('an army beside two battles helps in the one that its owner names', async () => {
    await atBattle(azure, 1);
    await expect(waysOf(azure)).toContainText(sayText.lend(RELIEF));
    await press(waysOf(azure).getByRole('button', { name: sayText.lendHere }));
    await expect(waysOf(azure)).not.toContainText(sayText.lend(RELIEF));
    await reads(azure, `${RELIEF} will support only the battle at ${open.at}.`);
    await gives(azure, 'battles', 'lend-support');
  });

  await test.step('the owner of a Stronghold has its terrain rolled again, once, and the enemy sees both dice', async () => {
    await atBattle(madder, 3);
    await expect(sheetOf(madder, 3).getByRole('button', { name: prepText.reroll })).toHaveCount(0);
    await atBattle(azure, 3);
    const again = sheetOf(azure, 3).getByRole('button', { name: prepText.reroll });
    await press(again);
    await expect(again).toHaveCount(0);
    for (const page of [azure, madder]) {
      await reads(page, `rerolled the terrain for the battle at ${storm.at}:`);
    }
    await gives(azure, 'battles', 'reroll-terrain');
  });

  await test.step('the side that planned picks from the other’s losses, and both choose their own', async () => {
    for (const page of [azure, madder]) {
      await atBattle(page, 2);
      await expect(resultOf(page)).toContainText(quickText.title(rolled.at));
    }
    await expect(resultOf(madder)).toContainText(quickText.waitPicks('azure'));
    await suggested(azure, quickText.sendPicks);
    await gives(azure, 'battles', 'pick-losses', 'pick-losses.items');
    for (const page of [madder, azure]) {
      const next = await firstOf({ losses: lossForm(page), over: over(page) });
      if (next === 'losses') await suggested(page, quickText.sendLosses);
    }
    for (const page of [azure, madder]) {
      await expect(over(page)).toBeVisible();
      await expect(resultOf(page)).toContainText(outcomeText.lost);
    }
    await gives(azure, 'battles', 'choose-losses');
  });

  await test.step('a fun battle counts once both report the same', async () => {
    for (const page of [azure, madder]) await toBoard(page);
    const fun = (page: Page): Locator => page.getByRole('region', { name: funText.title });
    await press(fun(madder).getByRole('button', { name: funText.report }));
    const form = fun(madder).getByRole('form', { name: funText.report });
    await form.getByLabel(funText.with).selectOption('azure');
    await form.getByLabel(funText.lost('azure')).fill('1200');
    await expect(form.getByRole('button', { name: funText.send })).toBeDisabled();
    await form.getByLabel(funText.lost('azure')).fill('300');
    await press(form.getByRole('radio', { name: 'madder' }));
    await press(form.getByRole('button', { name: funText.send }));
    await expect(fun(madder)).toContainText(funText.mine('azure'));
    await expect(fun(azure)).toContainText(funText.said('madder'));
    await expect(fun(azure)).toContainText(funText.line('azure', 1000, 300));
    await press(fun(azure).getByRole('button', { name: funText.confirm }));
    for (const page of [azure, madder]) await expect(fun(page)).toContainText(funText.rest(0));
    await gives(azure, 'battles', 'fun-battle', 'fun-battle.report.winner');
  });

  await test.step('a battle that both agree to put off waits for the next turn', async () => {
    await atBattle(azure, 1);
    await pressed(azure, sayText.putOff);
    await expect(resultOf(azure)).toContainText(sayText.putOffYou);
    await atBattle(madder, 1);
    await expect(resultOf(madder)).toContainText(sayText.putOffAgreed(['azure']));
    await pressed(madder, sayText.agree);
    for (const page of [azure, madder]) {
      await expect(resultOf(page)).toContainText(battlesText.standing('put-off'));
      await reads(page, `The battle at ${open.at} was postponed to the next turn.`);
    }
    await gives(azure, 'battles', 'postpone-battle');
  });
  for (const page of [azure, madder]) await page.context().close();
});
