import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';
import { addressOf, DESKTOP, PHONE, slowedDown, type Visitor, visitor } from './visitor.ts';

/** How much a page has loaded before its first order can be given, in bytes over the wire. */
interface Loaded {
  readonly scripts: number;
  readonly fonts: number;
}

const PATIENCE_MS = 120_000;

/** A campaign, and a player of it who can give orders. */
interface Opened {
  readonly slug: string;
  readonly user: string;
  /** Resolves when the player can give the first order. */
  readonly ready: (page: Page) => Promise<void>;
}

/** The campaign page of a player, by a phone on a slow network and by a desktop. */
export async function measureLoading(site: Site, browser: Browser, opened: Opened): Promise<readonly Figure[]> {
  const phone = await visitor(browser, site, opened.user, PHONE);
  await slowedDown(phone, true);
  const loaded = await firstOrder(phone, site, opened);
  const [onPhone, ready] = [await largestContent(phone), loaded.ms];
  await phone.page.context().close();
  const desktop = await visitor(browser, site, opened.user, DESKTOP);
  await firstOrder(desktop, site, opened);
  const onDesktop = await largestContent(desktop);
  await desktop.page.context().close();
  return [
    atMost('JavaScript before the first order can be given, compressed', loaded.scripts / 1000, 'KB', 250),
    atMost('Fonts by then', loaded.fonts / 1000, 'KB', 100),
    atMost('First order can be given, phone', ready, 'ms', null),
    atMost('Largest content, phone', onPhone, 'ms', 3500),
    atMost('Largest content, desktop', onDesktop, 'ms', 1000),
  ];
}

export function atMost(what: string, value: number, unit: string, target: number | null): Figure {
  return { what, value, unit, target, good: 'at-most' };
}

/** Pages to read, by name: how much a phone loads of them before they are idle. */
export async function measureReading(
  site: Site,
  browser: Browser,
  paths: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const by = await visitor(browser, site, null, PHONE);
    await slowedDown(by, true);
    const sizes = await watchedSizes(by);
    await by.page.goto(addressOf(site, path), { waitUntil: 'networkidle', timeout: PATIENCE_MS });
    figures.push(
      atMost(`${name}, JavaScript, compressed`, sizes.Script / 1000, 'KB', 130),
      atMost(`${name}, largest content, phone`, await largestContent(by), 'ms', 2000),
    );
    await by.page.context().close();
  }
  return figures;
}

/** Opens the page and waits until its reader can give the first order. */
async function firstOrder(by: Visitor, site: Site, { slug, ready }: Opened): Promise<Loaded & { readonly ms: number }> {
  by.page.setDefaultTimeout(PATIENCE_MS);
  const sizes = await watchedSizes(by);
  await by.page.goto(addressOf(site, `/c/${slug}`), { waitUntil: 'commit' });
  await ready(by.page);
  const ms = z.number().parse(await by.page.evaluate('performance.now()'));
  return { scripts: sizes.Script, fonts: sizes.Font, ms };
}

/** From here on adds up what arrives, in bytes over the wire. */
async function watchedSizes(by: Visitor): Promise<Readonly<Record<'Script' | 'Font', number>>> {
  const sizes = { Script: 0, Font: 0 };
  const kinds = new Map<string, 'Script' | 'Font'>();
  await by.devtools.send('Network.enable');
  by.devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Font') kinds.set(requestId, type);
  });
  by.devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind !== undefined) sizes[kind] += encodedDataLength;
  });
  return sizes;
}

/** Runs in the page: when the largest content was painted, ms from the start of the page. */
const LARGEST = `new Promise((resolve) => {
  let last = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) last = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => resolve(last), 2000);
})`;

async function largestContent({ page }: Visitor): Promise<number> {
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  return z.number().parse(await page.evaluate(LARGEST));
}
