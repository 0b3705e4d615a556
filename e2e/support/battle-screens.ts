import { expect } from '@playwright/test';
import { battlesText, outcomeText, reportFormText } from '@sealed-orders/text/hex-campaign/desks/battles';
import type { Screen } from './screen.ts';
import { mapShown, openTab } from './views.ts';

/** The board of battles, and the page of one whose form is filled in. */
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
        .getByRole('button', { name: /^More of/ })
        .first()
        .click();
      await result.getByRole('checkbox', { name: reportFormText.broken }).check();
      await expect(result.getByText(reportFormText.leadership)).toBeVisible();
    },
  },
];
