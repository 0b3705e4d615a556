import { buildText } from '@sealed-orders/text/hex-campaign/desks/build';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { Figure } from '../figure.ts';
import type { Site } from '../site.ts';
import { quantile } from '../spread.ts';
import { addressOf, DESKTOP, slowedDown, type Visitor, visitor } from '../visitor.ts';
import { bigCampaign } from './big-campaign.ts';
import { atMost } from './loading.ts';

/** How often each is done, and how long the hand rests in between, ms. */
const TIMES = 24;
const PAUSE_MS = 120;
const TARGET_MS = 100;
/** The browser tells of no interaction that took less. */
const LEAST_MS = 16;

/** From a touch to the next picture on a map of 3,600 hexes, with a processor four times as slow. */
export async function measureInteracting(site: Site, browser: Browser): Promise<readonly Figure[]> {
  const marching = await atWork(site, browser, 'movement');
  const selecting = await watched(marching, selectUnits);
  const drawing = await watched(marching, drawPaths);
  await marching.page.context().close();
  const building = await atWork(site, browser, 'all');
  const adding = await watched(building, addLines);
  await building.page.context().close();
  return [
    atMost('Interaction to next paint, p95: selecting on 60×60, processor 4× slower', selecting, 'ms', TARGET_MS),
    atMost('The same: drawing paths', drawing, 'ms', TARGET_MS),
    atMost('The same: adding build lines', adding, 'ms', TARGET_MS),
  ];
}

async function atWork(site: Site, browser: Browser, asked: 'movement' | 'all'): Promise<Visitor> {
  const { slug, player } = await bigCampaign(site, asked);
  const by = await visitor(browser, site, player, DESKTOP);
  await by.page.goto(addressOf(site, `/c/${slug}`), { waitUntil: 'networkidle' });
  await by.page.locator('[role=grid] .hexmap-surface.laid').waitFor();
  await slowedDown(by, false);
  return by;
}

/** Runs in the page: keeps how long each interaction took, by its number. */
const WATCH = `globalThis.interactions = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }
}).observe({ type: 'event', durationThreshold: ${LEAST_MS} })`;

/** The p95 of all interactions while something is done; those that the browser does not tell of were shorter. */
async function watched(by: Visitor, act: (page: Page) => Promise<number>): Promise<number> {
  await by.page.evaluate(WATCH);
  const done = await act(by.page);
  await by.page.waitForTimeout(500);
  const told = z.array(z.number()).parse(await by.page.evaluate('[...interactions.values()]'));
  const untold = Array.from({ length: Math.max(0, done - told.length) }, () => LEAST_MS);
  return quantile([...told, ...untold], 0.95);
}

/** Counters on the map in turn. */
async function selectUnits(page: Page): Promise<number> {
  const places = await boxesOf(page, '.hexmap .counter.own');
  for (let i = 0; i < TIMES; i++) {
    const place = places[i % Math.max(1, places.length)];
    if (place !== undefined) await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(PAUSE_MS);
  }
  return TIMES;
}

/** Back and forth over the hexes in reach of a unit, by touching those with a cost. */
async function drawPaths(page: Page): Promise<number> {
  const [first] = await boxesOf(page, '.hexmap .counter.own');
  if (first !== undefined) await page.mouse.click(first.x, first.y);
  await page.waitForTimeout(PAUSE_MS * 5);
  for (let i = 0; i < TIMES; i++) {
    const costs = await boxesOf(page, '.hexmap .costs > g');
    const place = costs[(i * 7) % Math.max(1, costs.length)] ?? first;
    if (place !== undefined) await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(PAUSE_MS);
  }
  return TIMES;
}

/** The first things in the price list that can be afforded; how many it were. */
async function addLines(page: Page): Promise<number> {
  await page.getByRole('button', { name: buildText.openDesk }).click();
  const add = page.getByRole('button', { name: new RegExp(`^${buildText.addNamed('')}`) });
  let done = 0;
  for (let i = 0; i < TIMES; i++) {
    const open = add.and(page.locator(':enabled'));
    if (i === 0) await open.first().waitFor();
    const count = await open.count();
    if (count === 0) break;
    await open.nth(i % count).click();
    await page.waitForTimeout(PAUSE_MS);
    done += 1;
  }
  return done;
}

const points = z.array(z.object({ x: z.number(), y: z.number() }));

/** The middles of what is drawn, as far as it lies in the window clear of the tools. */
async function boxesOf(page: Page, selector: string): Promise<z.infer<typeof points>> {
  const found = await page.evaluate(
    `[...document.querySelectorAll('${selector}')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }).filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.hexmap-window') != null)`,
  );
  return points.parse(found);
}
