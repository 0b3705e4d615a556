import { buildText } from '@sealed-orders/text/hex-campaign/forms/build';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { Figure } from '../figure.ts';
import { atMost } from '../loading.ts';
import type { Site } from '../site.ts';
import { quantile } from '../spread.ts';
import { addressOf, DESKTOP, slowedDown, type Visitor, visitor } from '../visitor.ts';
import { bigCampaign } from './big-campaign.ts';

/** How often each is done, and how long the pointer rests in between, ms. */
const TIMES = 24;
const PAUSE_MS = 120;
const TARGET_MS = 100;
/** The browser reports no interaction that took less. */
const LEAST_MS = 16;

/** From a touch to the next picture on a map of 3,600 hexes, with a processor four times as slow. */
export async function measureInteracting(site: Site, browser: Browser): Promise<readonly Figure[]> {
  const marching = await atWork(site, browser, 'movement');
  const selecting = await watched(marching, selectUnits);
  const drawing = await watched(marching, drawPaths);
  await marching.page.context().close();
  const building = await atWork(site, browser, 'all');
  const opening = await watched(building, openForm);
  const adding = await addedLines(building);
  await building.page.context().close();
  return [
    atP95('Interaction to next paint, p95: selecting on 60×60, processor 4× slower', selecting),
    atP95('The same: drawing paths', drawing),
    atP95('The same: adding build lines', adding),
    atP95('The same: opening the build form, once', opening),
  ];
}

const atP95 = (what: string, times: readonly number[]): Figure => atMost(what, quantile(times, 0.95), 'ms', TARGET_MS);

async function atWork(site: Site, browser: Browser, asked: 'movement' | 'all'): Promise<Visitor> {
  const { slug, player } = await bigCampaign(site, asked);
  const by = await visitor(browser, site, player, DESKTOP);
  await by.page.goto(addressOf(site, `/c/${slug}`), { waitUntil: 'networkidle' });
  await by.page.locator('[role=grid] .hexmap-surface.laid').waitFor();
  await slowedDown(by, false);
  return by;
}

/** Runs in the page: records how long each interaction took, by its number. */
const WATCH = `globalThis.interactions = new Map();
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }
}).observe({ type: 'event', durationThreshold: ${LEAST_MS} })`;

/** How long each interaction took during an action; those that the browser does not report were shorter. */
async function watched(by: Visitor, act: (page: Page) => Promise<number>): Promise<readonly number[]> {
  await by.page.evaluate(WATCH);
  const done = await act(by.page);
  await by.page.waitForTimeout(500);
  const told = z.array(z.number()).parse(await by.page.evaluate('[...interactions.values()]'));
  const untold = Array.from({ length: Math.max(0, done - told.length) }, () => LEAST_MS);
  return [...told, ...untold];
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

/** By the button of the sheet: the guide may have one too. Done once, since it replaces the map and takes longer than any line. */
async function openForm(page: Page): Promise<number> {
  await page.locator('.side').getByRole('button', { name: buildText.openForm }).click();
  await page.locator(OPEN_LINES).first().waitFor();
  return 1;
}

/** Lines that can be added now. By selectors: to find them by role, the slowed page would search everything on it. */
const OPEN_LINES = `.prices button[aria-label^="${buildText.addNamed('')}"]:enabled`;

/** As many lines as the other actions are repeated, with the sheet emptied whenever nothing more can be added. */
async function addedLines(by: Visitor): Promise<readonly number[]> {
  const times: number[] = [];
  while (times.length < TIMES) {
    const round = await watched(by, (page) => addLines(page, TIMES - times.length));
    if (round.length === 0) break;
    times.push(...round);
    await emptySheet(by.page);
  }
  return times;
}

/** Adds the first things in the price list that can be added; returns how many. */
async function addLines(page: Page, most: number): Promise<number> {
  for (let done = 0; done < most; done++) {
    const place = point.nullable().parse(await page.evaluate(openLine(done)));
    if (place === null) return done;
    await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(PAUSE_MS);
  }
  return most;
}

/** Runs in the page: scrolls to a line that can be added, and returns its position. The list may change at any time. */
const openLine = (i: number): string => `(() => {
  const open = [...document.querySelectorAll('${OPEN_LINES}')];
  const line = open[${i} % Math.max(1, open.length)];
  if (line === undefined) return null;
  line.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = line.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

async function emptySheet(page: Page): Promise<void> {
  const undo = page.locator('.cart').getByRole('button', { name: buildText.undo });
  while ((await undo.count()) > 0) await undo.click();
  await page.locator(OPEN_LINES).first().waitFor();
}

const point = z.object({ x: z.number(), y: z.number() });
const points = z.array(point);

/** The centres of drawn elements that are in the window and not behind the tools. */
async function boxesOf(page: Page, selector: string): Promise<z.infer<typeof points>> {
  const found = await page.evaluate(
    `[...document.querySelectorAll('${selector}')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }).filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.hexmap-window') != null)`,
  );
  return points.parse(found);
}
