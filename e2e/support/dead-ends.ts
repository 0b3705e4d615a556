import { expect } from '@playwright/test';
import { ORDER_NAMES } from '@sealed-orders/text/hex-campaign';
import { placementText } from '@sealed-orders/text/hex-campaign/forms/placement';
import { sheetText as orderSheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { armiesText } from '@sealed-orders/text/pages/armies';
import { campaignText, sheetText } from '@sealed-orders/text/pages/campaign';
import { deadEndText } from '@sealed-orders/text/pages/dead-ends';
import { joinText } from '@sealed-orders/text/pages/lobby';
import { sealingFailures } from '@sealed-orders/text/pages/sealing';
import { siteText } from '@sealed-orders/text/pages/site';
import { removeList, told } from './lists.ts';
import { sealButton } from './order-form.ts';
import { lists, type Screen, titled, war } from './screen.ts';
import { caughtUp, mapShown, openTab } from './views.ts';

/** Pages that cannot continue: the session is over, nothing is placed yet, the invitation is refused. */
export const DEAD_ENDS: readonly Screen[] = [
  {
    name: 'session-over-orders',
    path: war,
    as: 'player',
    refusal: 401,
    show: async (page, size) => {
      await mapShown(page);
      await page.getByRole('button', { name: orderSheetText.none }).first().click();
      await caughtUp(page);
      await page.context().clearCookies();
      const orders = page.getByRole('group', { name: unitText.orders });
      await orders.getByRole('button', { name: ORDER_NAMES.guard }).click();
      if (size === 'phone') await openTab(page, campaignText.tabs.orders);
      await expect(told(page, sheetText.signedOut)).toBeVisible();
      await sealButton(page).click();
      // A squadron has no mission.
      await page.getByRole('dialog').getByRole('button', { name: sheetText.confirmAction, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: sealingFailures.notSealed['signed-out'] })).toBeVisible();
    },
  },
  {
    name: 'session-over-news',
    path: war,
    as: 'player',
    refusal: 401,
    show: async (page, _size, world) => {
      await mapShown(page);
      await page.context().clearCookies();
      await world.news();
      await expect(page.getByRole('alert').filter({ hasText: campaignText.seatLost.says })).toBeVisible();
    },
  },
  {
    name: 'session-over-lists',
    path: lists,
    as: 'owner',
    refusal: 401,
    show: async (page, _size, { lists: [list = ''] }) => {
      await expect(page.getByRole('region', { name: armiesText.kept })).toBeVisible();
      await page.context().clearCookies();
      await removeList(page, list);
      await expect(told(page, siteText.signedOut)).toBeVisible();
      await titled(deadEndText.signInNeeded.title)(page);
    },
  },
  {
    name: 'placement',
    path: ({ placing }) => placing,
    as: 'founder',
    show: async (page, size) => {
      await mapShown(page);
      if (size === 'phone') await page.getByRole('button', { name: campaignText.panel.taller }).click();
      await expect(page.getByText(placementText.choose)).toBeVisible();
    },
  },
  { name: 'join-spent', path: ({ invitations }) => invitations.spent, as: null, show: titled(joinText.unknown.title) },
  {
    name: 'join-refused',
    path: ({ invitations }) => invitations.taken,
    as: 'newcomer',
    show: async (page) => {
      await page.getByRole('button', { name: joinText.accept }).click();
      await titled(joinText.refused['seat-taken'].title)(page);
    },
  },
];
