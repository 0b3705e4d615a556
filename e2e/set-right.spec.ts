import { expect, test } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import { seeded } from './support/campaigns.ts';
import { giveReason, openDesk } from './support/desk.ts';
import { signIn } from './support/people.ts';
import { mapShown, openTab } from './support/views.ts';

const { dryRun, sealFor, copy } = repairsText;

test('a referee seals for a seat, tries the phase, closes it, and takes the war back', async ({
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
  const bar = page.getByRole('region', { name: dryRun.label });
  await expect(bar).toContainText(dryRun.hint);
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
  await expect(dialog.getByRole('region', { name: rewindText.lost })).toContainText('1 phase');
  await dialog.getByLabel(rewindText.name).fill('Another war');
  await dialog.getByLabel(deskText.reason, { exact: true }).fill('The map was wrong.');
  await expect(dialog.getByRole('button', { name: rewindText.action })).toBeDisabled();
  await dialog.getByLabel(rewindText.name).fill(name);
  await dialog.getByRole('button', { name: rewindText.action }).click();
  await expect(window.getByText(rewindText.notice('referee'))).toBeVisible();
  await expect(window.getByText(rewindText.yours)).toBeVisible();
  await azure.close();
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
