import { expect, type Page } from '@playwright/test';
import { hindrances } from './support/hindrances.ts';
import { pageAddresses, routeOf } from './support/routes.ts';
import type { Screen } from './support/screen.ts';
import { SCREENS } from './support/screens.ts';
import { test } from './support/test.ts';
import { tooSmall } from './support/touch-targets.ts';
import { loaded, tooWide } from './support/views.ts';
import { type World, world } from './support/world.ts';

const SIZES = [
  { name: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;
const THEMES = ['light', 'dark'] as const;

let places: World;
test.beforeAll(async ({ browser }) => {
  places = await world(browser);
});

test('every page of the site is looked at here', () => {
  const seen = new Set(SCREENS.map((screen) => routeOf(screen.path(places))));
  expect(pageAddresses().filter((route) => !seen.has(route))).toEqual([]);
});

for (const { name: size, options } of SIZES) {
  test.describe(`on a ${size}`, () => {
    test.use(options);
    for (const screen of SCREENS) {
      test(`${screen.name} can be read by everybody`, async ({ page, context }) => {
        await context.addCookies([...(screen.as === null ? [] : places.cookies[screen.as])]);
        const errors = errorsOf(page, screen);
        await page.goto(screen.path(places));
        await screen.show(page, size, places);
        await loaded(page);
        for (const theme of THEMES) {
          await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
          await page.screenshot({ path: `test-results/screens/${screen.name}-${size}-${theme}.png` });
          expect.soft(await tooWide(page), 'pixels that the page is too wide').toBe(0);
          expect.soft(await hindrances(page), `hindrances in the ${theme} theme`).toEqual([]);
        }
        if (size === 'desktop') expect.soft(await tooWideZoomed(page), 'too wide at 200 % zoom').toBe(0);
        if (size === 'phone') expect.soft(await tooSmall(page), 'smaller than a finger').toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
}

/** Pixels that the page is too wide at 200 % zoom, where a window of a desktop has half its room. */
async function tooWideZoomed(page: Page): Promise<number> {
  await page.setViewportSize({ width: 720, height: 450 });
  return tooWide(page);
}

/** What the page complains of. That the server refused, where that is what it shows, is said by the browser too. */
function errorsOf(page: Page, { refusal }: Screen): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (refusal === undefined || !message.text().includes(` ${refusal} `)) errors.push(message.text());
  });
  return errors;
}
