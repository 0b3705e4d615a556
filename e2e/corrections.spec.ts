import { expect, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { known, marchers, negotiating, type Seat, seeded } from './support/campaigns.ts';
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

test('a referee adds an open offer and a secret one, and corrects the terms of both', async ({ page }) => {
  const war = await seeded();
  await negotiating(war);
  await signIn(page.context(), war.referee);
  await page.goto(`/c/${war.slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);

  await test.step('an open offer of BP, and a secret pact', async () => {
    const form = await correcting(page);
    for (const [one, other, isSecret] of [
      ['azure', 'madder', false],
      ['madder', 'azure', true],
    ] as const) {
      await form.getByLabel(correct.what).selectOption('Add an offer');
      await form.getByRole('combobox', { name: 'Player who makes the offer', exact: true }).selectOption(one);
      await form.getByRole('combobox', { name: 'Other player', exact: true }).selectOption(other);
      await form.getByRole('combobox', { name: 'Treaty', exact: true }).selectOption(isSecret ? 'Pact' : 'No treaty');
      if (isSecret) await form.getByLabel('Secret', { exact: true }).check();
      else await form.getByLabel('BP given', { exact: true }).fill('40');
      await form.getByRole('button', { name: correct.add }).click();
    }
    await form.getByLabel(correct.reason).fill('As agreed at the table.');
    await form.getByRole('button', { name: correct.action }).click();
    await expect(form).toBeHidden();
    await gives(page, 'rulings', 'add-deal', 'add-deal.secret=false', 'add-deal.secret=true');
  });

  await test.step('one is signed, the other asks for BP', async () => {
    const form = await correcting(page);
    const changed = async (terms: string, change: () => Promise<void>) => {
      await form.getByLabel(correct.what).selectOption('Change an offer’s terms');
      const offer = form.getByRole('combobox', { name: 'Offer', exact: true });
      await offer.selectOption((await offer.locator('option').filter({ hasText: terms }).textContent()) ?? '');
      await change();
      await form.getByRole('button', { name: correct.add }).click();
    };
    await changed('40 BP', () => form.getByLabel('Signed', { exact: true }).check());
    await changed('pact', () => form.getByLabel('BP asked for', { exact: true }).fill('20'));
    await form.getByLabel(correct.reason).fill('Both have signed.');
    await form.getByRole('button', { name: correct.action }).click();
    await expect(form).toBeHidden();
    await gives(
      page,
      'rulings',
      'change-deal',
      'change-deal.secret=false',
      'change-deal.secret=true',
      'change-deal.signed=true',
      'change-deal.signed=false',
    );
  });
});
