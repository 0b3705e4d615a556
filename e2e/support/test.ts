import { test as base } from '@playwright/test';

/**
 * A test after which nothing stays open that it opened. Pages that stay go on asking, drawing and listening beside all
 * tests that follow.
 */
export const test = base.extend<{ leftovers: undefined }>({
  leftovers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
