import { expect, type Locator, type Page } from '@playwright/test';
import { hexCampaignText } from '@sealed-orders/text/hex-campaign';
import { battlesText, outcomeText, quickText, reportFormText } from '@sealed-orders/text/hex-campaign/forms/battles';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { refereeText } from '@sealed-orders/text/pages/referee';
import { repairsText } from '@sealed-orders/text/pages/repairs';
import { rewindText } from '@sealed-orders/text/pages/rewind';
import type { Screen, Size } from './screen.ts';
import { war } from './screen.ts';
import { mapShown, openTab } from './views.ts';

const resultOf = (page: Page): Locator => page.getByRole('complementary', { name: outcomeText.title });

/** The referee's desk, with room for it. */
async function atDesk(page: Page, size: Size): Promise<Locator> {
  await mapShown(page);
  await openTab(page, hexCampaignText.board.tab);
  if (size === 'phone') await page.getByRole('button', { name: campaignText.panel.taller }).click();
  return page.getByRole('region', { name: refereeText.title });
}

/** The board of battles, and a battle's page with its form filled in. */
export const BATTLES: readonly Screen[] = [
  {
    name: 'battles',
    path: ({ battles }) => battles.board,
    as: 'fighter',
    show: async (page) => {
      await mapShown(page);
      await openTab(page, battlesText.tab);
      await expect(page.getByText(battlesText.owed(2))).toBeVisible();
    },
  },
  {
    name: 'battle',
    path: ({ battles }) => battles.battle,
    as: 'fighter',
    show: async (page) => {
      const result = page.getByRole('complementary', { name: outcomeText.title });
      await result
        .getByRole('button', { name: /^More about/ })
        .first()
        .click();
      await result.getByRole('checkbox', { name: reportFormText.broken }).check();
      await expect(result.getByText(reportFormText.leadership)).toBeVisible();
    },
  },
  {
    name: 'battle-losses',
    path: ({ battles }) => battles.rolled,
    as: 'deedDoer',
    show: async (page) => {
      await resultOf(page).getByRole('button', { name: quickText.suggest }).click();
      await expect(resultOf(page).getByRole('button', { name: quickText.sendPicks })).toBeEnabled();
    },
  },
  {
    name: 'battle-decision',
    path: ({ battles }) => battles.battle,
    as: 'judge',
    show: async (page) => {
      await resultOf(page).getByRole('button', { name: reportFormText.blank }).click();
      await expect(resultOf(page).getByRole('button', { name: reportFormText.decide })).toBeVisible();
    },
  },
  {
    name: 'corrections',
    path: war,
    as: 'referee',
    show: async (page, size) => {
      const { correct } = refereeText;
      const desk = await atDesk(page, size);
      await desk.getByRole('button', { name: correct.open }).click();
      const form = desk.getByRole('region', { name: correct.title });
      await form.getByLabel(correct.what).selectOption('Change victory points');
      await form.getByRole('combobox', { name: 'Player', exact: true }).selectOption('azure');
      await expect(form.getByLabel('Victory points', { exact: true })).toBeVisible();
      await form.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'dry-run',
    path: war,
    as: 'referee',
    show: async (page, size) => {
      const desk = await atDesk(page, size);
      await desk.getByRole('button', { name: repairsText.dryRun.open }).click();
      await page.getByRole('dialog').getByRole('button', { name: repairsText.dryRun.action }).click();
      const bar = page.getByRole('region', { name: repairsText.dryRun.label });
      await expect(bar).toBeVisible();
      // On a phone the table scrolls within its bar.
      if (size === 'phone') return;
      await bar.getByRole('button', { name: repairsText.dryRun.compare }).click();
      await expect(bar.getByRole('table', { name: repairsText.dryRun.compare })).toBeVisible();
    },
  },
  {
    name: 'rewind',
    path: war,
    as: 'referee',
    show: async (page, size) => {
      const desk = await atDesk(page, size);
      await desk.getByRole('button', { name: rewindText.open }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(rewindText.to).selectOption({ index: 1 });
      await expect(dialog.getByRole('region', { name: rewindText.lost })).toContainText(rewindText.phases);
    },
  },
];
