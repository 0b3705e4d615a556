import type { Page } from '@playwright/test';
import { env } from '../env.ts';

/** A picture of the current page, in `test-results/screens/`, for review; nothing unless pictures are wanted. */
export async function screenshot(page: Page, name: string, options: { readonly fullPage?: true } = {}): Promise<void> {
  if (env.savesScreens) await page.screenshot({ path: `test-results/screens/${name}.png`, ...options });
}
