import { expect } from '@playwright/test';
import { BECAUSE } from '@sealed-orders/host/testing';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { campaignsText } from '@sealed-orders/text/pages/campaigns';
import { lateText } from '@sealed-orders/text/pages/late';
import { draftsText, notSealedText, orderStateText } from '@sealed-orders/text/pages/orders';
import { seatsText } from '@sealed-orders/text/pages/seats';
import { standingText } from '@sealed-orders/text/pages/standing-orders';
import { drafted, known, openPhase, seeded, timeUp } from './support/campaigns.ts';
import { sealButton, sealedButton } from './support/order-form.ts';
import { call, signIn } from './support/people.ts';
import { test } from './support/test.ts';
import { movementResolved, openTab } from './support/views.ts';

const PHASE = 'movement-orders';

test('unsealed drafts are carried out when the time is up, and nobody else sees that there were any', async ({
  page,
  context,
  browser,
}) => {
  const campaign = await seeded({ seconds: 3_600 });
  const before = await known(campaign, 'azure');
  await drafted(campaign, 'azure');
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await expect(page.getByText(draftsText.foot.count)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: orderStateText.draft })).toHaveAttribute(
    'aria-current',
    'step',
  );

  const lists = await context.newPage();
  await lists.goto('/campaigns');
  await expect(lists.getByText(`${campaignsText.yourTurn}: ${orderStateText.draft}`)).toBeVisible();
  await lists.close();

  const others = await browser.newContext();
  await signIn(others, campaign.players.madder);
  const other = await others.newPage();
  await other.goto(`/c/${campaign.slug}`);
  await openTab(other, campaignText.tabs.seats);
  const rows = other.getByRole('region', { name: seatsText.title }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'azure' })).toContainText(notSealedText);
  await expect(rows.filter({ hasText: 'ochre' })).toContainText(notSealedText);

  await timeUp(campaign);
  await movementResolved(page, 1);
  const after = await known(campaign, 'azure');
  const moved = Object.values(before.pieces).filter(
    ({ id, hex }) => after.pieces[id] !== undefined && after.pieces[id].hex !== hex,
  );
  expect(moved, 'a unit has marched by the draft').not.toEqual([]);
  await others.close();
});

test('a player turns on automatic sealing, takes one sheet back, and turns it off', async ({
  page,
  context,
  browser,
}) => {
  const campaign = await seeded();
  const referees = await browser.newContext();
  await signIn(referees, campaign.referee);
  const closes = async () =>
    call(referees.request, 'campaigns.closePhase', {
      campaign: campaign.campaign,
      opening: await openPhase(campaign),
      reason: BECAUSE,
    });
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  const standing = page.getByRole('checkbox', { name: standingText.label(hexCampaignText.phases[PHASE] ?? '') });
  await expect(page.getByText(standingText.hint(hexCampaignText.standing(PHASE)))).toBeVisible();
  await standing.check();
  await expect(page.getByText(standingText.on(hexCampaignText.standing(PHASE)))).toBeVisible();
  await expect(sealedButton(page)).toBeHidden();

  await closes();
  await movementResolved(page, 1);
  await openTab(page, campaignText.tabs.orders);
  await expect(sealedButton(page)).toBeVisible();
  await sealedButton(page).click();
  await expect(sealButton(page).or(page.getByRole('button', { name: /^Seal/ }))).toBeVisible();
  await openTab(page, campaignText.tabs.seats);
  const list = page.getByRole('region', { name: standingText.listTitle });
  await list.getByRole('button', { name: standingText.endNamed(hexCampaignText.phases[PHASE] ?? '') }).click();
  await expect(list).toBeHidden();
  await openTab(page, campaignText.tabs.orders);
  await expect(standing).not.toBeChecked();

  await closes();
  await movementResolved(page, 2);
  await openTab(page, campaignText.tabs.orders);
  await expect(page.getByText(draftsText.foot.count)).toBeVisible();
  await referees.close();
});

test('where drafts do not count, a late player reads what was done instead, and can still read the draft', async ({
  page,
  context,
}) => {
  const campaign = await seeded({ seconds: 3_600, draftsCount: false });
  const before = await known(campaign, 'azure');
  await drafted(campaign, 'azure');
  await signIn(context, campaign.players.azure);
  await page.goto(`/c/${campaign.slug}`);
  await expect(page.getByText(draftsText.foot.lapse)).toBeVisible();
  const sheet = page.getByRole('region', { name: sheetText.title });
  await expect(sheet).toContainText(sheetText.count(1, 0, 1));

  await timeUp(campaign);
  const late = page.getByRole('status', { name: lateText.label });
  await expect(late).toContainText(lateText.says(hexCampaignText.standing(PHASE)));
  await late.getByText(/^My draft, \d\d:\d\d$/).click();
  await expect(late.getByRole('region', { name: sheetText.title })).toContainText(sheetText.count(1, 0, 1));
  const after = await known(campaign, 'azure');
  for (const { id, hex } of Object.values(before.pieces)) expect(after.pieces[id]?.hex, id).toBe(hex);
});
