import type { Page } from '@playwright/test';
import { env } from '../env.ts';

/** A picture of the page as it is, in `test-results/screens/`, to be looked at; nothing unless pictures are asked for. */
export async function screenshot(page: Page, name: string, options: { readonly fullPage?: true } = {}): Promise<void> {
  if (env.savesScreens) await page.screenshot({ path: `test-results/screens/${name}.png`, ...options });
}
