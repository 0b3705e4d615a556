import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { knowsTheSite } from './guide.ts';
import type { Screen, Size } from './screen.ts';
import { staged, type World } from './world.ts';

const STAGING_MS = 180_000;

export const SIZES: Readonly<Record<Size, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

interface Tour {
  /** What was staged for the tour. */
  readonly places: World;
  /** A new page in the browser of a reader, which keeps its cache from one page to the next. */
  readonly pageFor: (size: Size, as: Screen['as']) => Promise<Page>;
}

/** A test of the tour: one browser context for each reader and size, and a new page for each test. */
export const test = base.extend<
  Pick<Tour, 'pageFor'>,
  Pick<Tour, 'places'> & { contexts: Map<string, BrowserContext> }
>({
  places: [async ({ browser }, use) => use(await staged(browser)), { scope: 'worker', timeout: STAGING_MS }],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  pageFor: async ({ browser, places, contexts }, use) => {
    const pages: Page[] = [];
    await use(async (size, as) => {
      const key = `${size} ${as}`;
      const context = contexts.get(key) ?? (await browser.newContext(SIZES[size]));
      if (!contexts.has(key)) await knowsTheSite(context, 'each tab is new');
      contexts.set(key, context);
      // An earlier page may have signed its reader out.
      await context.clearCookies();
      if (as !== null) await context.addCookies([...places.cookies[as]]);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
});
