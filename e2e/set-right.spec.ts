import { expect } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { seeAsText } from '@sealed-orders/text/pages/desk-board';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { known, marchers, seeded } from './support/campaigns.ts';
import { giveReason, losesPhase, openDesk } from './support/desk.ts';
import { completeButton, march, rowOf, sealButton } from './support/order-form.ts';
import { signIn } from './support/people.ts';
import { picture } from './support/picture.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';
import { clickHex } from './support/war-map.ts';

const { branch, dryRun, sealFor, standIn, copy } = repairsText;

test('a referee seals for a seat, does a dry run, closes the phase and rewinds the war', async ({
  page,
  context,
  browser,
}) => {
  const name = 'A war to set right';
  const campaign = await seeded({ name, sealed: ['madder', 'ochre'], seconds: 86_400 });
  const azure = await browser.newContext();
  await signIn(azure, campaign.players.azure);
  const window = await azure.newPage();
  await window.goto(`/c/${campaign.slug}`);
  await mapShown(window);

  await signIn(context, campaign.referee);
  const desk = await openDesk(page, campaign.slug);
  await desk.getByRole('button', { name: sealFor.open }).click();
  await page.getByRole('dialog').getByLabel(sealFor.seat).selectOption('azure');
  await page.getByRole('dialog').getByLabel(sealFor.orders).selectOption('least');
  await giveReason(page, sealFor.action, 'Azure is on a ship.');
  await expect(window.getByText(sealFor.notice('referee'))).toBeVisible();

  await desk.getByRole('button', { name: dryRun.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: dryRun.action }).click();
  const bar = page.getByRole('region', { name: dryRun.label });
  await expect(bar).toContainText(dryRun.hint);
  await expect(bar.getByRole('list', { name: dryRun.key })).toContainText(dryRun.columns.contact);
  await bar.getByLabel(dryRun.eyes).selectOption('seat:madder');
  await expect(bar.getByLabel(dryRun.eyes)).toHaveValue('seat:madder');
  await bar.getByRole('button', { name: dryRun.back }).click();
  await expect(bar).toBeHidden();

  await desk.getByRole('button', { name: refereeText.closeNow }).click();
  await giveReason(page, refereeText.closeNow, 'On we go.');
  await expect(window.getByText(sealFor.notice('referee'))).toBeHidden();
  // The new phase brings the report to the front.
  await expect(desk).toBeHidden();

  await openTab(page, hexCampaignText.board.tab);
  await desk.getByRole('button', { name: rewindText.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(rewindText.to).selectOption({ index: 1 });
  await losesPhase(page, { round: 1, phase: 'movement-orders' });
  await dialog.getByLabel(rewindText.name).fill('Another war');
  await dialog.getByLabel(deskText.reason, { exact: true }).fill('The map was wrong.');
  await expect(dialog.getByRole('button', { name: rewindText.action })).toBeDisabled();
  await dialog.getByLabel(rewindText.name).fill(name);
  await dialog.getByRole('button', { name: rewindText.action }).click();
  await expect(window.getByText(rewindText.notice('referee'))).toBeVisible();
  await expect(window.getByText(rewindText.yours)).toBeVisible();
  await azure.close();
});

test("a referee writes an absent player's orders with the player's knowledge, and seals them", async ({
  page,
  context,
  browser,
}) => {
  const campaign = await seeded({ sealed: ['madder', 'ochre'], seconds: 86_400 });
  const [unit] = marchers(await known(campaign, 'azure'));
  if (unit === undefined) throw new Error('azure has no unit');
  const azure = await browser.newContext();
  await signIn(azure, campaign.players.azure);
  const window = await azure.newPage();
  await window.goto(`/c/${campaign.slug}`);
  await mapShown(window);

  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}?as=seat:azure`);
  await mapShown(page);
  const bar = page.getByRole('region', { name: seeAsText.label });
  await bar.getByRole('button', { name: standIn.open }).click();
  await expect(bar).toContainText(standIn.says('azure'));
  await expect(rowOf(page, unit)).toContainText(sheetText.none);
  const [one, two] = march(unit);
  await clickHex(page, unit.at);
  await expect(page.getByRole('group', { name: unitText.orders })).toBeVisible();
  for (const at of [one, two]) await clickHex(page, at);
  await completeButton(page).click();
  await expect(rowOf(page, unit)).toContainText(two);
  await expect(page.getByText(standIn.notSaved)).toBeVisible();
  await picture(page, 'write-for');
  await sealButton(page).click();
  await giveReason(page, sealFor.action, 'Azure dictated them to me.');
  await expect(page.getByText(sealFor.done, { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: standIn.open }), 'they have sealed now').toBeHidden();
  await expect(window.getByText(sealFor.notice('referee'))).toBeVisible();
  await expect(rowOf(window, unit)).toContainText(two);
  await azure.close();
});

test('a referee copies the war from a phase: seats are free, and the copy is paused until it is resumed', async ({
  page,
  context,
}) => {
  const campaign = await seeded({ isPublic: true });
  await signIn(context, campaign.referee);
  const desk = await openDesk(page, campaign.slug);
  await desk.getByRole('button', { name: branch.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(branch.name).fill(`Another ${campaign.slug}`);
  await picture(page, 'copy-war');
  await giveReason(page, branch.action, 'To see what had come of it.');
  await expect(page.getByRole('heading', { name: `Another ${campaign.slug}`, level: 1 })).toBeVisible();
  await openTab(page, campaignText.tabs.seats);
  await expect(page.getByText(/^A copy of “A seeded campaign”/)).toBeVisible();
  await openTab(page, hexCampaignText.board.tab);
  await expect(page.getByText(refereeText.paused)).toBeVisible();
});

test('a referee copies a campaign as a template', async ({ page, context }) => {
  const campaign = await seeded({});
  await signIn(context, campaign.referee);
  const desk = await openDesk(page, campaign.slug);
  await desk.getByRole('button', { name: copy.open }).click();
  await page.getByRole('dialog').getByLabel(copy.name).fill(`Again ${campaign.slug}`);
  await page.getByRole('dialog').getByRole('button', { name: copy.action }).click();
  await expect(page.getByRole('heading', { name: `Again ${campaign.slug}` })).toBeVisible();
});
