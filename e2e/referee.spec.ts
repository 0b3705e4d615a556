import { expect, type Locator, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { actionText } from '@sealed-orders/text/pages/action';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { orderStateText } from '@sealed-orders/text/pages/orders';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { closingText } from '@sealed-orders/text/pages/repairs';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { drafted, known, marchers, paused, seeded } from './support/campaigns.ts';
import { chooseHex, giveReason } from './support/desk.ts';
import { gives } from './support/gives.ts';
import { sealButton } from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, movementResolved, openTab } from './support/views.ts';
import { clickHex } from './support/war-map.ts';

test('the referee sees who is missing, when the phase closes, and everything in a hex', async ({ page, context }) => {
  const campaign = await seeded({ sealed: ['ochre'], seconds: 86_400 });
  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  const desk = page.getByRole('region', { name: refereeText.title });
  await expect(desk.getByRole('heading', { name: refereeText.missing(3) })).toBeVisible();
  await expect(desk).toContainText(campaignText.seals(1, 4));
  await expect(desk).toContainText(/Closes .* in \d/);
  const rows = desk.getByRole('listitem');
  await expect(rows.filter({ hasText: 'ochre' })).toContainText(orderStateText.sealed);
  await expect(rows.filter({ hasText: 'azure' })).toContainText(orderStateText.none);

  const [unit] = marchers(await known(campaign, 'azure'));
  if (unit === undefined) throw new Error('azure has no unit');
  await clickHex(page, unit.reach.find(({ cost }) => cost > 0)?.at ?? '');
  await expect(page.getByRole('region', { name: /^\d{4}$/ })).toBeVisible();
  await rows
    .filter({ hasText: 'azure' })
    .getByRole('button', { name: /^azure/ })
    .click();
  await expect(page.getByText(/Capital of azure, Capital Fortification/)).toBeVisible();
  await expect(desk, 'the desk stays below what is looked at').toBeVisible();

  await desk.getByRole('button', { name: refereeText.checkLog }).click();
  await expect(desk.getByRole('status')).toHaveText(/replayed\. The log is correct\.$/);

  await openTab(page, campaignText.tabs.seats);
  await expect(page.getByRole('region', { name: seatsText.title })).toContainText(seatsText.referees(['referee']));
});

test('the referee reads who is missing, and closes the phase', async ({ page, context }) => {
  const campaign = await seeded({ sealed: ['madder', 'ochre', 'verdigris'] });
  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  const desk = page.getByRole('region', { name: refereeText.title });
  await desk.getByRole('button', { name: refereeText.closeNow }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(
    refereeText.closeSays(['azure'], closingText.count(hexCampaignText.unsealed('movement-orders'))),
  );
  await asked.getByRole('button', { name: 'Back' }).click();
  await expect(desk).toContainText(campaignText.seals(3, 4));

  await desk.getByRole('button', { name: refereeText.closeNow }).click();
  await giveReason(page, refereeText.closeNow, 'Azure has no time.');
  await movementResolved(page, 1);
  await openTab(page, hexCampaignText.board.tab);
  await expect(desk).toContainText(campaignText.seals(0, 4));
});

/** The desk of a paused campaign, which says that it is paused and why. */
async function pausedDesk(page: Page, slug: string): Promise<Locator> {
  await page.goto(`/c/${slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  const desk = page.getByRole('region', { name: refereeText.title });
  await expect(desk).toContainText(refereeText.pausedBecause.rejected);
  return desk;
}

test('a paused campaign says why, is resumed, and goes on to the next turn', async ({ page, context, browser }) => {
  const campaign = await seeded({ sealed: ['madder', 'ochre', 'verdigris'] });
  await drafted(campaign, 'azure');
  await paused(campaign);
  await signIn(context, campaign.referee);
  const desk = await pausedDesk(page, campaign.slug);
  await desk.getByRole('button', { name: refereeText.resume }).click();
  await giveReason(page, refereeText.resume, 'It works again.');
  await expect(page.getByText(refereeText.resumed)).toBeVisible();
  await expect(desk).toContainText(refereeText.noDeadline(true));
  await expect(desk).not.toContainText(refereeText.paused);
  await expect(desk.getByRole('button', { name: refereeText.resume })).toBeHidden();

  const azure = await browser.newContext();
  await signIn(azure, campaign.players.azure);
  const window = await azure.newPage();
  await window.goto(`/c/${campaign.slug}`);
  await mapShown(window);
  await sealButton(window).click();
  await window.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true }).click();
  await movementResolved(page, 1);
  await openTab(page, hexCampaignText.board.tab);
  await expect(desk).toContainText(campaignText.seals(0, 4));
  await azure.close();
});

test('a failed resume is reported', async ({ page, context }) => {
  const campaign = await seeded();
  await paused(campaign);
  await signIn(context, campaign.referee);
  const desk = await pausedDesk(page, campaign.slug);
  await page.route(/campaigns\.resume/, (route) => route.abort());
  await desk.getByRole('button', { name: refereeText.resume }).click();
  await giveReason(page, refereeText.resume, 'It works again.');
  await expect(page.getByText(actionText.lost['not-done'])).toBeVisible();
  await expect(desk).toContainText(refereeText.paused);
});

test("the referee corrects a player's VP by hand: a reason is required, and everyone reads it", async ({
  page,
  context,
  browser,
}) => {
  const campaign = await seeded();
  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  const desk = page.getByRole('region', { name: refereeText.title });
  const { correct } = refereeText;
  await desk.getByRole('button', { name: correct.open }).click();
  const form = desk.getByRole('region', { name: correct.title });
  await form.getByLabel(correct.what).selectOption('Change victory points');
  await form.getByRole('combobox', { name: 'Player', exact: true }).selectOption('azure');
  await form.getByLabel('Victory points', { exact: true }).fill('7');
  await form.getByRole('button', { name: correct.add }).click();
  const action = form.getByRole('button', { name: correct.action });
  await action.click();
  await expect(form.getByLabel(correct.reason), 'without a reason nothing is corrected').toBeFocused();
  await expect(form).toContainText(deskText.noReason);
  await form.getByLabel(correct.reason).fill('The Capital was not counted.');
  await action.click();
  await expect(page.getByText(correct.done)).toBeVisible();
  await expect(form).toBeHidden();
  await gives(page, 'rulings', 'set-vp');

  const madder = await browser.newContext();
  await signIn(madder, campaign.players.madder);
  const window = await madder.newPage();
  await window.goto(`/c/${campaign.slug}`);
  await mapShown(window);
  await openTab(window, campaignText.tabs.report);
  await expect(
    window.getByText('The referee corrected the VP of azure by +7: “The Capital was not counted”.'),
  ).toBeVisible();
  await openTab(window, campaignText.tabs.seats);
  await expect(window.getByRole('region', { name: seatsText.title })).toContainText(hexCampaignText.score(7));
  await madder.close();
});

test('a correction that changes nothing cannot be added to a ruling, and the form says why', async ({
  page,
  context,
}) => {
  const campaign = await seeded();
  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  const { correct } = refereeText;
  await page.getByRole('button', { name: correct.open }).click();
  const form = page.getByRole('region', { name: correct.title });
  await form.getByLabel(correct.what).selectOption('Change a debt');
  await form.getByRole('combobox', { name: 'Player', exact: true }).selectOption('ochre');
  await expect(form.getByText(correct.unchanged)).toBeVisible();
  await expect(form.getByRole('button', { name: correct.add })).toBeDisabled();
});

test('an invalid correction is refused with the reason, and stays in the list', async ({ page, context }) => {
  const campaign = await seeded();
  const [first, second] = marchers(await known(campaign, 'azure'));
  if (first === undefined || second === undefined) throw new Error('azure has two armies');
  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  const { correct } = refereeText;
  await page.getByRole('button', { name: correct.open }).click();
  const form = page.getByRole('region', { name: correct.title });
  await form.getByLabel(correct.what).selectOption('Move a detachment, convoy, spy or diplomat');
  const piece = form.getByRole('combobox', { name: 'Piece', exact: true });
  const name = await piece.locator('option').filter({ hasText: first.name }).textContent();
  await piece.selectOption(name ?? '');
  await chooseHex(form, 'To hex', second.at);
  await form.getByRole('button', { name: correct.add }).click();
  await form.getByLabel(correct.reason).fill('They may share it.');
  await form.getByRole('button', { name: correct.action }).click();
  await expect(form.getByRole('alert')).toContainText(second.at);
  await expect(form.getByRole('listitem').filter({ hasText: first.name })).toBeVisible();
});
