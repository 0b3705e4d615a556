import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import type { Screen } from './stage/screen.ts';
import { SCREENS } from './stage/screens.ts';
import { tooWide } from './stage/views.ts';
import { type World, world } from './stage/world.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa'];
const SIZES = [
  { name: 'desktop', options: { viewport: { width: 1440, height: 900 } } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;
const THEMES = ['light', 'dark'] as const;

let stage: World;
test.beforeAll(async ({ browser }) => {
  stage = await world(browser);
});

for (const { name: size, options } of SIZES) {
  test.describe(`on a ${size}`, () => {
    test.use(options);
    for (const screen of SCREENS) {
      test(`${screen.name} can be read by everybody`, async ({ page, context }) => {
        await context.addCookies([...(screen.as === null ? [] : stage.cookies[screen.as])]);
        const errors = errorsOf(page, screen);
        await page.goto(screen.path(stage));
        await screen.show(page, size, stage);
        for (const theme of THEMES) {
          await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
          await page.screenshot({ path: `test-results/screens/${screen.name}-${size}-${theme}.png` });
          expect.soft(await tooWide(page), 'pixels that the page is too wide').toBe(0);
          expect.soft(await hindrances(page), `hindrances in the ${theme} theme`).toEqual([]);
        }
        expect(errors).toEqual([]);
      });
    }
  });
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

/**
 * Violations of the accessibility rules, each with where and why. The drawing of the map is left out: it is hidden from
 * those who listen, who have the grid and the list, and its letters are measured by `color` where they are filled.
 */
async function hindrances(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(RULES)
    .exclude('.hexmap')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
