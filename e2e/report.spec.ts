import { expect } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { marchText } from '@sealed-orders/text/hex-campaign/because';
import { reportText as turnReportText } from '@sealed-orders/text/hex-campaign/report';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { historyText } from '@sealed-orders/text/pages/history';
import { reportText, reportToolsText } from '@sealed-orders/text/pages/report';
import { advanced, seeded } from './support/campaigns.ts';
import { signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

test('lines are filtered by a word, by side and by kind, and all come back', async ({ page, context }) => {
  const campaign = await seeded({ turns: 1 });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.report);
  const report = page.getByRole('region', { name: reportText.title });
  const lines = report.getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  // A report loads whole: with its first line all others are there.
  const all = (await lines.all()).length;

  await report.getByRole('button', { name: reportToolsText.filter }).click();
  await report.getByRole('searchbox', { name: reportToolsText.word }).fill('moved from');
  const others = (words: string) => lines.filter({ hasNotText: words });
  await expect(others('moved from')).toHaveCount(0);
  await expect(lines).not.toHaveCount(0);
  await report.getByRole('searchbox', { name: reportToolsText.word }).fill('no such thing');
  await expect(report.getByText(reportToolsText.noneFound)).toBeVisible();
  await report.getByRole('button', { name: reportToolsText.clear }).click();
  await expect(lines).toHaveCount(all);
  const subject = report.getByRole('combobox', { name: reportToolsText.subject });
  await subject.fill('Arm');
  await page.getByRole('option', { name: 'Armoured Column' }).click();
  await expect(others('Armoured Column')).toHaveCount(0);
  await expect(lines).not.toHaveCount(0);
  await report.getByRole('button', { name: reportToolsText.clear }).click();
  await expect(lines).toHaveCount(all);
  await report
    .getByRole('combobox', { name: reportToolsText.kind })
    .selectOption({ label: turnReportText.sections.moves });
  await expect(report.getByRole('region')).toHaveCount(1);
});

test("the link to a line leads another reader to it, or says that they can't see it", async ({ browser }) => {
  const campaign = await seeded({ turns: 1 });
  const [azure, stranger] = await Promise.all([browser.newContext(), browser.newContext()]);
  await azure.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(azure, campaign.players.azure);
  const page = await azure.newPage();
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.report);
  const moves = page.getByRole('region', { name: turnReportText.sections.moves }).getByRole('listitem');
  const told = await moves.first().getByRole('paragraph').first().innerText();
  await moves.first().getByRole('button', { name: reportToolsText.link }).click();
  await expect(page.getByText(reportToolsText.linked)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const again = await azure.newPage();
  await again.goto(address);
  await expect(again.locator('.report-line.shown')).toContainText(told);

  const other = await stranger.newPage();
  await other.goto(address);
  await expect(other.getByText(reportToolsText.notHere)).toBeVisible();
});

test('returning players are shown what happened in the meantime', async ({ page, context }) => {
  const campaign = await seeded({ turns: 1 });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await page.goto('/campaigns');
  await advanced(campaign);
  await advanced(campaign);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.report);
  const since = page.getByRole('navigation', { name: reportToolsText.since });
  await expect(since.getByRole('listitem')).toHaveCount(2);
  await since.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByText(historyText.readOnly)).toBeVisible();
  await since.getByRole('button', { name: reportToolsText.allRead }).click();
  await expect(since).toBeHidden();
  await openTab(page, hexCampaignText.board.tab);
  await openTab(page, campaignText.tabs.report);
  await expect(page.getByRole('region', { name: reportText.title })).toBeVisible();
  await expect(since).toBeHidden();
});

test('a march shows what was ordered and what each hex cost, and the costs add up', async ({ page, context }) => {
  const campaign = await seeded({ turns: 1 });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.report);
  const march = page
    .getByRole('region', { name: turnReportText.sections.moves })
    .getByRole('listitem')
    .filter({ hasText: 'moved from' })
    .first();
  await march.getByRole('button', { name: reportText.why }).click();
  await expect(march.getByText(marchText.youOrdered)).toBeVisible();
  const amounts = march.locator('.because .part dd');
  await expect(amounts.nth(1)).toBeVisible();
  const told = (await amounts.allInnerTexts()).map(Number);
  expect(told.slice(0, -1).reduce((sum, cost) => sum + cost, 0)).toBe(told.at(-1));
});

test('the referee reads each matter once, with its owner and its readers', async ({ page, context }) => {
  const campaign = await seeded({ turns: 1 });
  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}`);
  await mapShown(page);
  await openTab(page, campaignText.tabs.report);
  const moves = page.getByRole('region', { name: turnReportText.sections.moves }).getByRole('listitem');
  const march = moves.filter({ hasText: 'moved from' }).first();
  await expect(march).toContainText(/ of (azure|madder|ochre|verdigris) moved from/);
  await expect(march).toContainText(/Told to (azure|madder|ochre|verdigris)/);
});
