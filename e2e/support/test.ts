import { test as base } from '@playwright/test';
import { knowsTheSite } from './guide.ts';

interface Options {
  /** Whether these browsers are new to the site: the guide through a first turn appears. */
  readonly isNewHere: boolean;
  readonly windows: undefined;
}

/**
 * A test whose windows know the site and are closed at its end. Open windows would go on requesting, drawing and
 * listening beside all later tests.
 */
export const test = base.extend<Options>({
  isNewHere: [false, { option: true }],
  windows: [
    async ({ browser, isNewHere }, use) => {
      const before = new Set(browser.contexts());
      const opened = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await opened(options);
        if (!isNewHere) await knowsTheSite(context);
        return context;
      };
      await use(undefined);
      browser.newContext = opened;
      const left = browser.contexts().filter((context) => !before.has(context));
      // What a page still requests now concerns no test any more.
      const pages = left.flatMap((context) => context.pages());
      await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
});
