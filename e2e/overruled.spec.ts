import { expect, type Locator } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { reportFormText, sayText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { env } from './env.ts';
import { corrected, correcting, picked } from './support/battle-deeds.ts';
import { seeded } from './support/campaigns.ts';
import { openDesk } from './support/desk.ts';
import { gives } from './support/gives.ts';
import { overrulingAwaits } from './support/overruling.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { openTab, tooWide } from './support/views.ts';
import { atBattle, pressed, resultOf } from './support/war-fields.ts';
import { reportOf } from './support/war-orders.ts';

const { correct } = refereeText;

test.setTimeout(120_000 * env.patience);

test('a referee overrules a settled battle and a claim and calls a battle off; in the next turn the first is overruled again', async ({
  page: referee,
  context,
}) => {
  const war = await seeded({ seconds: 86_400 });
  const { plain, planned, claimed } = await overrulingAwaits(war);
  await signIn(context, war.referee);
  const desk = await openDesk(referee, war.slug);

  const atDesk = async (kind: string): Promise<Locator> => {
    await openTab(referee, hexCampaignText.board.tab);
    return correcting(desk, kind);
  };

  /** Fills in the form with another winner than the present one, and returns the winner's name. */
  const overruled = async (): Promise<string> => {
    const form = await atDesk('Overrule a settled battle');
    await picked(form, 'Battle', plain.at);
    const winner = form.getByRole('combobox', { name: 'Winner', exact: true });
    const other = (await winner.inputValue()) === 'attacker' ? 'defender' : 'attacker';
    await winner.selectOption(other);
    for (const side of ['Attacker’s losses', 'Defender’s losses']) await form.getByLabel(side).selectOption('None');
    await form.getByRole('button', { name: correct.add }).click();
    await form.getByRole('button', { name: correct.difference }).click();
    await expect(form.getByText(correct.would)).toBeVisible();
    await expect(form).toContainText(`verruled the battle at ${plain.at}`);
    return other;
  };

  await test.step('dice settle one battle, and the ruling replaces their result', async () => {
    await atBattle(referee, 1);
    await pressed(referee, sayText.refereeRolls);
    const roll = referee.getByRole('form', { name: sayText.refereeRolls });
    await roll.getByLabel(reportFormText.reason).fill('They never found a date.');
    await roll.getByRole('button', { name: sayText.refereeRolls }).click();
    await expect(resultOf(referee).getByRole('button', { name: sayText.refereeOverrules })).toBeVisible();
    await overruled();
    const form = desk.getByRole('region', { name: correct.title });
    await form.getByLabel(correct.reason).fill('A unit was counted twice.');
    await form.getByRole('button', { name: correct.action }).click();
    await expect(form).toBeHidden();
    await gives(referee, 'rulings', 'overrule-battle');
  });

  await test.step('on its page the battle is overruled again, with the losses of single units', async () => {
    await atBattle(referee, 1);
    await pressed(referee, sayText.refereeOverrules);
    const form = referee.getByRole('region', { name: sayText.refereeOverrules });
    await form.getByRole('button', { name: correct.counts }).click();
    const units = form.getByRole('region', { name: 'Losses of individual units' });
    const lost = units.getByRole('spinbutton').first();
    await lost.fill((await lost.inputValue()) === '0' ? '1' : '0');
    await expect(units.getByRole('button', { name: /^Let .* follow its side again$/ })).toBeVisible();
    expect(await tooWide(referee), 'pixels that the form is too wide').toBe(0);
    await form.getByRole('button', { name: correct.next }).click();
    await form.getByRole('button', { name: correct.difference }).click();
    await expect(form).toContainText(`verruled the battle at ${plain.at}`);
    await form.getByLabel(correct.reason, { exact: true }).fill('One of them had only fled.');
    await form.getByRole('button', { name: correct.action }).click();
    await expect(form).toBeHidden();
    await gives(referee, 'rulings', 'overrule-battle.units');
  });

  await test.step('a hex that two claimed goes to one of them, and then to nobody', async () => {
    const claims = async (holder: string): Promise<void> => {
      const form = await atDesk('Overrule the claims on a hex');
      await picked(form, 'Hex that was claimed', claimed);
      await picked(form, 'The hex goes to', holder);
      await corrected(referee, form, 'As the map shows.');
    };
    await claims('azure');
    await gives(referee, 'rulings', 'overrule-claim', 'overrule-claim.seat');
    await claims('Nobody');
    await gives(referee, 'rulings', 'overrule-claim.seat=null');
  });

  await test.step('the other battle is called off on its page, and the phase closes', async () => {
    await atBattle(referee, 2);
    await pressed(referee, sayText.refereeCallsOff);
    const off = referee.getByRole('region', { name: sayText.refereeCallsOff });
    await off.getByRole('button', { name: correct.difference }).click();
    await expect(off).toContainText(`Called off the battle at ${planned.at}`);
    await off.getByLabel(correct.reason, { exact: true }).fill('They made peace.');
    await off.getByRole('button', { name: correct.action }).click();
    await openTab(referee, campaignText.tabs.report);
    await expect(reportOf(referee)).toContainText(`called off the battle at ${planned.at}`);
    await gives(referee, 'rulings', 'call-off');
  });

  await test.step('in the next turn the first one is overruled again, and that is undone', async () => {
    await overruled();
    const form = desk.getByRole('region', { name: correct.title });
    await form.getByLabel(correct.reason).fill('It was right the first time.');
    await form.getByRole('button', { name: correct.action }).click();
    await expect(form).toBeHidden();
    const again = await atDesk('Undo a ruling');
    await picked(again, 'Ruling', 'It was right the first time.');
    await corrected(referee, again, 'No, it was not.');
    await openTab(referee, campaignText.tabs.report);
    await expect(reportOf(referee)).toContainText('The referee undid a ruling (overruled the battle at');
  });
});
