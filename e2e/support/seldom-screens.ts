import { expect, type Locator, type Page } from '@playwright/test';
import { outcomeText, quickText, reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { absenceText } from '@sealed-orders/text/pages/absence';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { deskBoardText, seeAsText } from '@sealed-orders/text/pages/desk-board';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import { newCampaignText } from '@sealed-orders/text/pages/new-campaign';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { siteText } from '@sealed-orders/text/pages/site';
import { giveReason } from './desk.ts';
import { goToStep } from './new-campaign.ts';
import { lists, type Screen, war } from './screen.ts';
import { mapShown, openTab } from './views.ts';

const resultOf = (page: Page): Locator => page.getByRole('complementary', { name: outcomeText.title });

/** Longer than a page waits before it says that it is waiting for an answer, ms. */
const PATIENCE = 10_500;

async function sealedOrdersOpen(page: Page): Promise<void> {
  const { name, choices, hints } = newCampaignText.sealedOrders;
  await goToStep(page, 'people');
  await page.getByRole('group', { name }).getByText(choices.open).click();
  await expect(page.getByText(hints.open)).toBeVisible();
}

/** What few people see: a disputed battle, an offer of dice, a holiday, a referee reading sealed orders, silence. */
export const SELDOM: readonly Screen[] = [
  {
    name: 'dispute',
    path: ({ quarrel }) => quarrel.disputed,
    as: 'arbiter',
    show: async (page) => {
      await resultOf(page)
        .getByRole('button', { name: reportFormText.start('madder'), exact: true })
        .click();
      await expect(resultOf(page).getByRole('button', { name: reportFormText.decide })).toBeVisible();
    },
  },
  {
    name: 'dispute-desk',
    path: () => '/desk',
    as: 'arbiter',
    show: async (page) => {
      await expect(page.getByText(deskBoardText.topics.disputed, { exact: true })).toBeVisible();
      await expect(page.locator('.small-map svg')).toBeVisible();
    },
  },
  {
    name: 'dispute-player',
    path: ({ quarrel }) => quarrel.disputed,
    as: 'quarreller',
    show: (page) => expect(resultOf(page)).toContainText(reportFormText.differ),
  },
  {
    name: 'quick-dice-offer',
    path: ({ quarrel }) => quarrel.offered,
    as: 'quarreller',
    show: (page) => expect(resultOf(page)).toContainText(quickText.offered(['azure'])),
  },
  {
    name: 'holiday',
    path: war,
    as: 'player',
    show: async (page) => {
      await openTab(page, campaignText.tabs.seats);
      await page.getByText(absenceText.holiday.title, { exact: true }).click();
      await expect(page.getByRole('button', { name: absenceText.holiday.announce })).toBeVisible();
    },
  },
  { name: 'sealed-orders-choice', path: () => '/campaigns/new', as: 'owner', show: sealedOrdersOpen },
  {
    name: 'sealed-orders-terms',
    path: () => '/campaigns/new',
    as: 'owner',
    show: async (page) => {
      await sealedOrdersOpen(page);
      await goToStep(page, 'terms');
      await expect(page.getByText(newCampaignText.sealedOrders.says.open)).toBeVisible();
    },
  },
  {
    name: 'sealed-orders-read',
    path: (world) => `${war(world)}?as=seat:ochre`,
    as: 'referee',
    show: async (page) => {
      await mapShown(page);
      const bar = page.getByRole('region', { name: seeAsText.label });
      await bar.getByRole('button', { name: repairsText.readSealed.open }).click();
      await giveReason(page, repairsText.readSealed.action, 'Ochre asked me whether this can be carried out.');
      await expect(bar).toContainText(repairsText.readSealed.shows('ochre'));
      await expect(page.getByRole('region', { name: sheetText.title })).toBeVisible();
    },
  },
  {
    name: 'wars-asleep',
    path: () => '/wars?show=asleep',
    as: null,
    show: (page) =>
      expect(page.getByRole('heading', { name: new RegExp(gazetteText.list.groups.asleep) })).toBeVisible(),
  },
  {
    name: 'no-answer',
    path: lists,
    as: 'owner',
    show: async (page) => {
      await page.clock.install();
      await page.route('**/api/trpc/**', () => undefined);
      const asked = page.waitForRequest('**/api/trpc/**');
      await page.reload();
      await asked;
      await page.clock.runFor(PATIENCE);
      await expect(page.getByRole('alert').filter({ hasText: siteText.unreachable.title })).toBeVisible();
    },
  },
];
