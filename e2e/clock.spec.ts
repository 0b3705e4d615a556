import { expect } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { lobbyText } from '@sealed-orders/text/pages/lobby';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { paceText } from '@sealed-orders/text/pages/pace';
import { seeded } from './support/campaigns.ts';
import { giveReason, noted } from './support/desk.ts';
import { typeMoment } from './support/moments.ts';
import { goToStep } from './support/new-campaign.ts';
import { sealedButton } from './support/order-form.ts';
import { newcomer, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

const { early, grace, quiet, notice, deed } = paceText;
const ALL = ['azure', 'madder', 'ochre', 'verdigris'] as const;

test('the form takes full hours, a later end, grace and quiet hours, and the terms list them', async ({
  page,
  context,
}) => {
  await newcomer(context, 'clara');
  await page.goto('/campaigns/new');
  await goToStep(page, 'clock');
  await page.getByLabel(newCampaignText.clocks.hourly).check();
  await page.getByLabel(newCampaignText.hours).selectOption('6');
  await page.getByRole('combobox', { name: newCampaignText.zone, exact: true }).selectOption('Europe/Berlin');
  await page.getByLabel(early.label).selectOption('3600');
  await expect(page.getByText(early.hints.later)).toBeVisible();
  await page.getByLabel(grace.label).selectOption('43200');
  await page.getByLabel(quiet.on).check();
  await typeMoment(page, quiet.until, '0830');
  await page.getByLabel(quiet.zone).selectOption('America/New_York');
  await goToStep(page, 'terms');
  const terms = page.getByRole('main');
  for (const [name, value] of [
    [lobbyText.terms.clock, 'Every 6 hours from midnight, Europe/Berlin'],
    [early.name, '1 h after the last seal'],
    [grace.name, 'Up to 12 h for late players'],
    [quiet.name, '22:00 to 08:30, America/New York'],
  ] as const) {
    await expect(terms.getByText(name, { exact: true })).toBeVisible();
    await expect(terms.getByText(value, { exact: true })).toBeVisible();
  }
  await goToStep(page, 'clock');
  await page.getByLabel(newCampaignText.clocks.none, { exact: true }).check();
  await expect(page.getByLabel(grace.label), 'without a deadline there is no grace').toHaveCount(0);
});

test('the last seal leaves time for second thoughts, and the referee changes the clock for the next phase', async ({
  page,
  context,
  browser,
}) => {
  const campaign = await seeded({ sealed: ALL, seconds: 86_400, pace: { early: 3600 } });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await expect(page.getByText(notice.rests)).toBeVisible();
  await sealedButton(page).click();
  await expect(page.getByText(notice.rests)).toBeHidden();

  const referee = await browser.newContext();
  await signIn(referee, campaign.referee);
  const desk = await referee.newPage();
  await desk.goto(`/c/${campaign.slug}`);
  await mapShown(desk);
  await openTab(desk, hexCampaignText.board.tab);
  await desk.getByRole('button', { name: deed.open }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel(early.label), 'it begins with the clock in force').toHaveValue('3600');
  await dialog.getByLabel(grace.label).selectOption('21600');
  await giveReason(desk, deed.action, 'Half of us are travelling.');
  await expect(desk.getByText(deed.done, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(notice.changes)).toBeVisible();
  await openTab(page, campaignText.tabs.seats);
  await expect(page.getByRole('region', { name: deskText.title })).toContainText(
    noted(
      deskText.line.clock('referee'),
      `${grace.name}: ${grace.after(21_600)} (was: none). ${deskText.because('Half of us are travelling.')}`,
    ),
  );
  await referee.close();
});
