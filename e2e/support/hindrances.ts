import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    /** Once it has been loaded into the page. */
    readonly axe?: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
/** Experimental, and it takes signs and the keys of shortcuts for words that a name must contain. */
const NOT_YET = { 'label-content-name-mismatch': { enabled: false } };

/**
 * Violations of the accessibility rules, each with its place and reason. What the map draws is left out: it is
 * hidden from screen readers, which have the grid and the list, and `color` measures its letters where they are filled.
 * Axe is loaded into a page only once: parsing it takes longer than applying its rules.
 */
export async function hindrances(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly: RULES, rules: NOT_YET, resultTypes: ['violations'] };
  const found = await page.evaluate(
    async (chosen) => (await window.axe?.run({ exclude: ['.hexmap > *'] }, chosen))?.violations,
    options,
  );
  if (found === undefined) throw new Error('axe is not on the page');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
