import { expect, type Page } from '@playwright/test';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { battlesText, reportFormText, sayText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { refereeText as namesText } from '@sealed-orders/text/hex-campaign/referee';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { env } from './env.ts';
import { corrected, correcting, picked, rulingsAwait } from './support/battle-deeds.ts';
import { seeded } from './support/campaigns.ts';
import { openDesk } from './support/desk.ts';
import { gives } from './support/gives.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';
import { atBattle, pressed, resultOf } from './support/war-fields.ts';
import { reportOf } from './support/war-orders.ts';

const RULED = 'The referee ruled that madder broke a promise made to azure in turn 1';

/** Reads a line in the report of the newest step. */
async function reads(page: Page, line: string | RegExp): Promise<void> {
  await openTab(page, campaignText.tabs.report);
  await expect(reportOf(page)).toContainText(line);
}

test.setTimeout(120_000 * env.patience);

test('a referee rules on stores, debts, land, models and promises, puts a battle off and has one settled', async ({
  page: referee,
  context,
  browser,
}) => {
  const war = await seeded({ seconds: 86_400 });
  const { unit, plain, promise } = await rulingsAwait(war);
  const opened = async (seat: 'azure' | 'ochre'): Promise<Page> => {
    const own = await browser.newContext();
    await signIn(own, war.players[seat]);
    const page = await own.newPage();
    await page.goto(`/c/${war.slug}`);
    await mapShown(page);
    return page;
  };
  const [azure, ochre] = [await opened('azure'), await opened('ochre')];
  await signIn(context, war.referee);
  const desk = await openDesk(referee, war.slug);

  await test.step('what a settlement has in store', async () => {
    const form = await correcting(desk, 'Change stored BP');
    const place = await picked(form, 'Settlement', ', azure');
    await form.getByLabel('BP saved').fill('321');
    await corrected(referee, form, 'A route was counted twice.');
    await reads(
      azure,
      new RegExp(`corrected the stored BP at .*${place.slice(0, 4)}.* to 321: “A route was counted twice”`),
    );
    await gives(referee, 'rulings', 'set-bp');
  });

  await test.step('what a player owes', async () => {
    const form = await correcting(desk, 'Change a debt');
    await picked(form, 'Player', 'azure');
    await form.getByLabel('Upkeep owed, in BP').fill('45');
    await corrected(referee, form, 'Two columns were not paid.');
    await reads(azure, 'The referee corrected the debt of azure from 0 to 45 BP: “Two columns were not paid”.');
    await gives(referee, 'rulings', 'set-debt');
  });

  await test.step('who holds a hex', async () => {
    const form = await correcting(desk, 'Change who controls a hex');
    const hex = (await picked(form, 'Hex', ', nobody')).slice(0, 4);
    await picked(form, 'Controlled by', 'azure');
    await corrected(referee, form, 'It was claimed in turn 1.');
    await reads(azure, new RegExp(`The referee gave ${hex} to .*: “It was claimed in turn 1”`));
    const again = await correcting(desk, 'Change who controls a hex');
    await picked(again, 'Hex', hex);
    await picked(again, 'Controlled by', 'Nobody');
    await corrected(referee, again, 'It was lost in turn 2.');
    await gives(referee, 'rulings', 'set-control', 'set-control.seat', 'set-control.seat=null');
  });

  await test.step('how many models of a unit are left', async () => {
    const form = await correcting(desk, 'Change a unit’s models');
    await picked(form, 'Unit', namesText.unit('azure', unit.army, unit.name));
    await form.getByLabel('Ready').fill('2');
    await corrected(referee, form, 'They fell at the ford.');
    await reads(
      azure,
      new RegExp(`The referee corrected ${unit.name} of ${unit.army}: 2 ready.*“They fell at the ford”`),
    );
    await gives(referee, 'rulings', 'set-models');
  });

  await test.step('that a promise was broken', async () => {
    const form = await correcting(desk, 'Rule that a promise was broken');
    await picked(form, 'Promise', promise);
    await picked(form, 'Broken by', 'madder');
    await corrected(referee, form, 'Trees were felled.');
    for (const page of [azure, ochre]) await reads(page, RULED);
    await gives(referee, 'rulings', 'break-promise');
  });

  await test.step('that a battle waits for the next turn', async () => {
    await atBattle(referee, 1);
    await pressed(referee, sayText.refereePutsOff);
    const put = referee.getByRole('form', { name: sayText.refereePutsOff });
    await expect(put.getByRole('button', { name: sayText.refereePutsOff })).toBeDisabled();
    await put.getByLabel(reportFormText.reason).fill('One of them is ill.');
    await put.getByRole('button', { name: sayText.refereePutsOff }).click();
    await expect(resultOf(referee)).toContainText(battlesText.standing('put-off'));
    await atBattle(azure, 1);
    await expect(resultOf(azure)).toContainText(battlesText.standing('put-off'));
    await reads(azure, `The battle at ${plain.at} was postponed to the next turn.`);
    await gives(referee, 'rulings', 'postpone-battle');
  });

  await test.step('that dice settle the last one, and the turn ends', async () => {
    await atBattle(referee, 2);
    await pressed(referee, sayText.refereeRolls);
    const roll = referee.getByRole('form', { name: sayText.refereeRolls });
    await roll.getByLabel(reportFormText.reason).fill('They never found a date.');
    await roll.getByRole('button', { name: sayText.refereeRolls }).click();
    await reads(azure, 'Quick Battle: the attacker');
    await gives(referee, 'rulings', 'settle-battle');
  });

  await test.step('each ruling is in the list of what was done, with its reason', async () => {
    await openTab(ochre, campaignText.tabs.seats);
    const list = ochre.getByRole('region', { name: deskText.title });
    for (const reason of ['Trees were felled.', 'They never found a date.']) {
      await expect(list).toContainText(deskText.because(reason));
    }
    await expect(list).toContainText('referee ruled that madder broke a promise');
  });

  await test.step('and everybody finds the broken promise among the agreements', async () => {
    for (const page of [azure, ochre]) {
      await openTab(page, diplomacyText.tab);
      const known = page.getByRole('region', { name: diplomacyText.told.title }).getByRole('listitem');
      await expect(known.filter({ hasText: RULED })).toContainText(diplomacyText.told.verdicts['promise-ruled']);
    }
  });
  for (const page of [azure, ochre]) await page.context().close();
});
