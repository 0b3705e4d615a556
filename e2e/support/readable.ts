import { expect, type Page } from '@playwright/test';
import { hindrances } from './hindrances.ts';
import { screenshot } from './screenshot.ts';
import { loaded } from './still.ts';
import { tooWide } from './views.ts';

/**
 * A page readable by everyone, in the dark and the light theme: no accessibility violations, and nothing wider than the
 * window. Saves a picture of each for review, and leaves the page in the light theme.
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
