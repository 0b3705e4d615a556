import { type BrowserContext, expect, type Page } from '@playwright/test';
import { tallyPageText, tallyText } from '@sealed-orders/text/tally';
import { sealButton } from './order-form.ts';
import { openTab } from './views.ts';

/** A page of a Tally campaign, once its table has loaded. */
export async function openTable(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('region', { name: tallyText.board.label })).toBeVisible();
  return page;
}

/** Writes a number, waits until the draft is saved, and seals it. */
export async function sealNumber(page: Page, add: number): Promise<void> {
  await openTab(page, tallyText.board.tab);
  await page.getByLabel(tallyPageText.add).fill(String(add));
  await expect(page.getByRole('status').filter({ hasText: /^Draft saved/ })).toBeVisible();
  await sealButton(page).click();
}
