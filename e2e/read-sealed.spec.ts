import { expect, type Locator, type Page } from '@playwright/test';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskText } from '@sealed-orders/text/pages/desk';
import { seeAsText } from '@sealed-orders/text/pages/desk-board';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { byHost, seeded } from './support/campaigns.ts';
import { giveReason } from './support/desk.ts';
import { goToStep } from './support/new-campaign.ts';
import { sealedButton } from './support/order-form.ts';
import { newcomer, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { mapShown, openTab } from './support/views.ts';

const text = repairsText.readSealed;

const ordersOn = (page: Page): Locator => page.getByRole('region', { name: sheetText.title });

test('if the terms allow it a referee reads sealed orders as their player does, and the player is told', async ({
  page,
  context,
  browser,
}) => {
  const campaign = await seeded({ sealed: ['azure', 'ochre'], seconds: 86_400 });
  // The setting on the form for a new campaign.
  await byHost((_host, db) =>
    db.pool.query('UPDATE campaign SET reads_sealed = true WHERE id = $1', [campaign.campaign]),
  );
  const azure = await browser.newContext();
  await signIn(azure, campaign.players.azure);
  const window = await azure.newPage();
  await window.goto(`/c/${campaign.slug}`);
  await mapShown(window);
  await openTab(window, campaignText.tabs.orders);
  await expect(sealedButton(window)).toBeVisible();
  const own = await ordersOn(window).innerText();

  await signIn(context, campaign.referee);
  await page.goto(`/c/${campaign.slug}?as=seat:madder`);
  await mapShown(page);
  const bar = page.getByRole('region', { name: seeAsText.label });
  await expect(bar).toContainText(seeAsText.seat('madder'));
  await expect(bar.getByRole('button', { name: text.open }), 'madder has sealed nothing').toBeHidden();
  await bar.getByLabel(seeAsText.label).selectOption('seat:azure');
  await bar.getByRole('button', { name: text.open }).click();
  await giveReason(page, text.action, 'Azure asked me whether this can be carried out.');
  await expect(bar).toContainText(text.shows('azure'));
  await expect(ordersOn(page)).toHaveText(own, { useInnerText: true });
  await expect(sealedButton(page), 'a referee takes nothing back').toBeHidden();

  await openTab(window, campaignText.tabs.seats);
  const log = window.getByRole('region', { name: deskText.title });
  await expect(log).toContainText(deskText.line['read-sealed']('referee', ['azure']));
  await expect(log).toContainText('Azure asked me whether this can be carried out.');
  await azure.close();
});

test('the form decides whether the referee reads sealed orders, and the terms say so', async ({ page, context }) => {
  await newcomer(context, 'oda');
  await page.goto('/campaigns/new');
  const { name, choices, hints, says } = newCampaignText.sealedOrders;
  await goToStep(page, 'people');
  const field = page.getByRole('group', { name });
  await expect(field.getByLabel(choices.shut)).toBeChecked();
  await field.getByText(choices.open).click();
  await expect(page.getByText(hints.open)).toBeVisible();
  await goToStep(page, 'terms');
  await expect(page.getByText(says.open)).toBeVisible();
});
