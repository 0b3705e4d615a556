import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa'];

/**
 * Violations of the accessibility rules, each with where and why. The drawing of the map is left out: it is hidden from
 * those who listen, who have the grid and the list, and its letters are measured by `color` where they are filled.
 */
export async function hindrances(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(RULES)
    .exclude('.hexmap')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
}
