import { expect, type Page } from '@playwright/test';
import { hindrances } from './hindrances.ts';
import { screenshot } from './screenshot.ts';
import { loaded } from './still.ts';
import { tooWide } from './views.ts';

/**
 * A page as everybody can read it, by lamp and by day: nothing hinders a reader, and nothing is wider than the window.
 * Leaves a picture of each to be looked at, and the page by day.
 */
export async function readable(page: Page, name: string): Promise<void> {
  await loaded(page);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
    await screenshot(page, `${name}-${theme}`);
    expect.soft(await tooWide(page), `pixels that ${name} is too wide`).toBe(0);
    expect.soft(await hindrances(page), `hindrances in the ${theme} theme of ${name}`).toEqual([]);
  }
}
