import { sessionCookie } from '@sealed-orders/auth';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import type { Site } from './site.ts';

/** A visitor to a page with an empty cache. */
export interface Visitor {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** How many times slower a phone's processor is than this machine's. */
const SLOWER = 4;
const BITS = 1_600_000;
const LATENCY_MS = 150;

export const addressOf = (site: Site, path: string): string => `http://localhost:${site.port}${path}`;

export async function visitor(
  browser: Browser,
  site: Site,
  /** Null: not signed in. */
  user: string | null,
  options: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  if (user !== null) {
    const cookie = await sessionCookie({ userId: user, name: 'Bench' }, { secret: site.secret, secure: false });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: addressOf(site, '/') }]);
  }
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page) };
}

/** From here on the page is a phone's: a slow processor, and optionally a slow network. */
export async function slowedDown({ devtools }: Visitor, hasSlowNetwork: boolean): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (!hasSlowNetwork) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS / 8,
    uploadThroughput: BITS / 8,
  });
}
