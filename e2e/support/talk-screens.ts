import { expect } from '@playwright/test';
import { diplomacyText } from '@sealed-orders/text/hex-campaign/diplomacy';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { talkText } from '@sealed-orders/text/pages/talk';
import { type Screen, war } from './screen.ts';
import { openTab } from './views.ts';

/** What players say to each other, and what they agree on. */
export const TALK: readonly Screen[] = [
  {
    name: 'talk',
    path: war,
    as: 'player',
    show: async (page) => {
      await openTab(page, campaignText.tabs.talk);
      await expect(page.getByText(talkText.secretWithReferee)).toBeVisible();
    },
  },
  {
    name: 'talk with several',
    path: war,
    as: 'player',
    show: async (page) => {
      await openTab(page, campaignText.tabs.talk);
      await page.getByRole('button', { name: talkText.together.begin }).click();
      await page.getByRole('checkbox', { name: 'madder' }).check();
      await expect(page.getByRole('button', { name: talkText.together.tooFew })).toBeVisible();
    },
  },
  {
    name: 'box',
    path: war,
    as: 'player',
    show: async (page) => {
      await openTab(page, campaignText.tabs.talk);
      await page.getByRole('button', { name: talkText.box.name }).click();
      await expect(page.getByText(talkText.box.empty)).toBeVisible();
    },
  },
  {
    name: 'boxes',
    path: war,
    as: 'referee',
    show: async (page) => {
      await openTab(page, campaignText.tabs.talk);
      await expect(page.getByText(talkText.box.forReferees)).toBeVisible();
    },
  },
  {
    name: 'diplomacy',
    path: ({ allPhases }) => allPhases,
    as: 'founder',
    show: async (page) => {
      await openTab(page, diplomacyText.tab);
      await expect(page.getByText(diplomacyText.told.empty)).toBeVisible();
    },
  },
];
