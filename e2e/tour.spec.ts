import { expect, type Page } from '@playwright/test';
import { hindrances } from './support/hindrances.ts';
import { picture } from './support/picture.ts';
import { pageAddresses, routeOf } from './support/routes.ts';
import type { Screen } from './support/screen.ts';
import { SCREENS } from './support/screens.ts';
import { screenshot } from './support/screenshot.ts';
import { loaded } from './support/still.ts';
import { tooSmall } from './support/touch-targets.ts';
import { type SIZES, test } from './support/tour.ts';
import { tooWide } from './support/views.ts';
import type { World } from './support/world.ts';

const THEMES = ['light', 'dark'] as const;
/** What is left of a desktop's window at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };
/** A failure is noted, and the test goes on. */
const SOFTLY = expect.configure({ soft: true });

test('the tour visits every page of the site', ({ places }) => {
  const seen = new Set(SCREENS.map((screen) => routeOf(screen.path(places))));
  expect(pageAddresses().filter((route) => !seen.has(route))).toEqual([]);
});

for (const size of ['desktop', 'phone'] as const satisfies readonly (keyof typeof SIZES)[]) {
  for (const screen of SCREENS) {
    test(`${screen.name} can be read by everyone on a ${size}`, async ({ places, pageFor }) => {
      const page = await pageFor(size, screen.as);
      const errors = errorsOf(page, screen);
      await page.goto(screen.path(places));
      await screen.show(page, size, places);
      await loaded(page);
      const pictured = screen.pictures?.[size];
      if (pictured !== undefined) await picture(page, pictured);
      for (const theme of THEMES) {
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        await screenshot(page, `${screen.name}-${size}-${theme}`);
        expect.soft(await tooWide(page), 'pixels that the page is too wide').toBe(0);
        expect.soft(await hindrances(page), `hindrances in the ${theme} theme`).toEqual([]);
      }
      if (size === 'phone') expect.soft(await tooSmall(page), 'smaller than a finger').toEqual([]);
      else await fitsZoomed(page, screen, places);
      expect(errors).toEqual([]);
    });
  }
}

/**
 * At 200 % zoom the page is no wider than the window: zoomed while open, and for the first page at each address, also
 * opened zoomed.
 */
async function fitsZoomed(page: Page, screen: Screen, places: World): Promise<void> {
  await page.setViewportSize(ZOOMED);
  // What floats over the page follows the window a moment later.
  await SOFTLY.poll(() => tooWide(page), 'too wide when zoomed to 200 %').toBe(0);
  if (screen !== SCREENS.find(({ path, as }) => path === screen.path && as === screen.as)) return;
  await page.goto(screen.path(places));
  await expect(page.getByRole('main')).toBeVisible();
  await screenshot(page, `${screen.name}-zoom`);
  await SOFTLY.poll(() => tooWide(page), 'too wide when opened at 200 %').toBe(0);
}

/** What the page complains about. When the page shows a refusal by the server, the browser reports it too. */
function errorsOf(page: Page, { refusal }: Screen): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (refusal === undefined || !message.text().includes(` ${refusal} `)) errors.push(message.text());
  });
  return errors;
}
