import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Once it was brought to the page. */
    readonly axe?: typeof axe;
  }
}

type Chosen = NonNullable<RunOptions['runOnly']>;

const RULES: Chosen = ['wcag2a', 'wcag2aa', 'wcag21aa'];
/** The rules whose outcome depends on colors, and so on the theme. */
const RULES_OF_COLOR: Chosen = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Violations of the accessibility rules, each with where and why. The drawing of the map is left out: it is hidden from
 * those who listen, who have the grid and the list, and its letters are measured by `color` where they are filled.
 */
export const hindrances = (page: Page): Promise<readonly string[]> => violations(page, RULES);

/** Those that the theme can make: enough for a page that was looked at whole in the other theme. */
export const hindrancesOfColor = (page: Page): Promise<readonly string[]> => violations(page, RULES_OF_COLOR);

/** Brings axe to a page only once: to read it takes longer than to apply the rules. */
async function violations(page: Page, runOnly: Chosen): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const found = await page.evaluate(
    async (chosen) => (await window.axe?.run({ exclude: ['.hexmap'] }, chosen))?.violations,
    options,
  );
  if (found === undefined) throw new Error('axe is not on the page');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
