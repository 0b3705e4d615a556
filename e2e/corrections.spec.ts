import { expect, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { known, marchers, type Seat, seeded } from './support/campaigns.ts';
import { chooseHex } from './support/desk.ts';
import { gives } from './support/gives.ts';
import { march } from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab, tooWide } from './support/views.ts';

const { correct } = refereeText;
const formOf = (page: Page) => page.getByRole('region', { name: correct.title });

/** Opens the form for corrections. */
async function correcting(page: Page) {
  const desk = page.getByRole('region', { name: refereeText.title });
  await desk.getByRole('button', { name: correct.open }).click();
  return formOf(page);
}

test('a referee corrects several things in one ruling, reads the difference first, and undoes them as one', async ({
  page,
}) => {
  const campaign = await seeded();
  const seat: Seat = 'azure';
  const [army] = marchers(await known(campaign, seat));
  if (army === undefined) throw new Error('azure has no army');
  await signIn(page.context(), campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  const form = await correcting(page);

  await test.step('a new name and place for an army, a secret treaty and an open one', async () => {
    await form.getByLabel(correct.what).selectOption('Rename a piece');
    const piece = form.getByRole('combobox', { name: 'Piece', exact: true });
    const name = await piece.locator('option').filter({ hasText: army.name }).textContent();
    await piece.selectOption(name ?? '');
    await form.getByLabel('Name', { exact: true }).fill('The Old Guard');
    await form.getByRole('button', { name: correct.add }).click();

    await form.getByLabel(correct.what).selectOption('Move a detachment, convoy, spy or diplomat');
    await form.getByRole('combobox', { name: 'Piece', exact: true }).selectOption(name ?? '');
    await chooseHex(form, 'To hex', march(army)[1]);
    await form.getByRole('button', { name: correct.add }).click();

    for (const [one, other, isSecret] of [
      ['azure', 'madder', true],
      ['ochre', 'verdigris', false],
    ] as const) {
      await form.getByLabel(correct.what).selectOption('Record a treaty');
      await form.getByRole('combobox', { name: 'Player', exact: true }).selectOption(one);
      await form.getByRole('combobox', { name: 'Other player', exact: true }).selectOption(other);
      await form.getByRole('combobox', { name: 'Treaty', exact: true }).selectOption('Pact');
      if (isSecret) await form.getByLabel('Secret', { exact: true }).check();
      await form.getByRole('button', { name: correct.add }).click();
    }
  });

  await test.step('a unit of a type in its player’s list, whose name and slot come with it', async () => {
    await form.getByLabel(correct.what).selectOption('Add a unit');
    const piece = form.getByRole('combobox', { name: 'Detachment or garrison', exact: true });
    const listed = await piece.locator('option').filter({ hasText: army.name }).textContent();
    await piece.selectOption(listed ?? '');
    await form.getByRole('combobox', { name: 'Unit type in the rules', exact: true }).selectOption('Storm Troopers');
    await expect(form.getByLabel('Unit’s name', { exact: true })).toHaveValue('Storm Troopers');
    await expect(form.getByRole('combobox', { name: 'Slot', exact: true })).toHaveValue('elite');
    await form.getByLabel('Points', { exact: true }).fill('120');
    await form.getByLabel('Models', { exact: true }).fill('3');
    await form.getByRole('button', { name: correct.add }).click();
  });

  await test.step('BP in transit, from one of the sender’s settlements', async () => {
    await form.getByLabel(correct.what).selectOption('Add BP in transit');
    await form.getByRole('combobox', { name: 'Sender', exact: true }).selectOption('azure');
    await form.getByRole('combobox', { name: 'Recipient', exact: true }).selectOption('madder');
    await form.getByLabel('BP', { exact: true }).fill('50');
    await form
      .getByRole('combobox', { name: 'From: one of the sender’s settlements', exact: true })
      .selectOption({ index: 1 });
    await form.getByRole('button', { name: correct.add }).click();
  });

  await test.step('the difference is shown before it counts', async () => {
    await form.getByLabel(correct.reason).fill('As agreed at the table.');
    await form.getByRole('button', { name: correct.difference }).click();
    await expect(form.getByText(correct.would)).toBeVisible();
    await expect(form).toContainText('The Old Guard');
    expect(await tooWide(page), 'pixels that the panel is too wide').toBe(0);
    await form.getByRole('button', { name: correct.action }).click();
    await expect(page.getByText(correct.done)).toBeVisible();
    await expect(form).toBeHidden();
    await gives(
      page,
      'rulings',
      'rename-piece',
      'move-piece',
      'add-unit',
      'add-delivery',
      'add-treaty',
      'add-treaty.secret=true',
      'add-treaty.secret=false',
    );
  });

  await test.step('all of it is undone', async () => {
    const again = await correcting(page);
    await again.getByLabel(correct.what).selectOption('Undo a ruling');
    await again.getByRole('combobox', { name: 'Ruling', exact: true }).selectOption({ index: 1 });
    await again.getByRole('button', { name: correct.add }).click();
    await again.getByLabel(correct.reason).fill('The wrong campaign.');
    await again.getByRole('button', { name: correct.action }).click();
    await expect(again).toBeHidden();
    await gives(page, 'rulings', 'undo-corrections');
    await openTab(page, campaignText.tabs.report);
    const [back] = marchers(await known(campaign, seat));
    expect(back?.name).toBe(army.name);
  });
});
