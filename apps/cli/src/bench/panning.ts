import { setInterval } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';
import { addressOf, DESKTOP, visitor } from './visitor.ts';

const SECONDS = 4;
/** A turn of the wheel nearer, and how many there are at most. */
const NEARER = { by: -229, most: 16 };
/** In the middle of the map, where nothing covers it: papers may lie at its edges. */
const MIDDLE = [700, 450] as const;
/** How often a second the pointer reports its position, as a common mouse does. */
const HAND = 125;
/** Between two frames of a browser at 60 a second, ms: more than 60 are never drawn. */
const BEAT = 1000 / 60;

/** A map to be moved about. */
export interface MovedMap {
  readonly slug: string;
  /** Who looks at it. */
  readonly user: string;
  /** What is on it: "3,600 hexes, 120 counters". */
  readonly what: string;
  /** CSS of the element that carries the drawings; moving and zooming change its transform. It has `laid` once it responds. */
  readonly surface: string;
  /** Turns of the wheel from the whole map to working size, at least; and CSS of what is there then. */
  readonly turns: number;
  readonly near: string;
}

/** How the map is moved, and what it is called in a row of the table. */
interface Motion {
  readonly called: 'Panning' | 'Zooming';
  readonly moved: (page: Page) => Promise<void>;
}

export const PANNING: Motion = { called: 'Panning', moved: dragged };
export const ZOOMING: Motion = { called: 'Zooming', moved: zoomed };

/**
 * Frames while a map is moved about in a real browser, in each of these ways. Only frames that show the map moved count;
 * the page was idle before.
 */
export async function measureMoving(
  site: Site,
  browser: Browser,
  map: MovedMap,
  motions: readonly Motion[],
): Promise<readonly Figure[]> {
  const { page } = await visitor(browser, site, map.user, DESKTOP);
  await page.goto(addressOf(site, `/c/${map.slug}`), { waitUntil: 'networkidle' });
  await atWorkingSize(page, map);
  const figures: Figure[] = [];
  for (const motion of motions) figures.push(...figuresOf(map, motion, await framesOf(page, map, motion)));
  await page.context().close();
  return figures;
}

/** @param frames how long each frame that showed the map elsewhere took, ms */
export function figuresOf(
  { what }: Pick<MovedMap, 'what'>,
  { called }: Pick<Motion, 'called'>,
  frames: readonly number[],
): readonly Figure[] {
  if (frames.length === 0) throw new Error(`${called} did not move ${what}`);
  const rate = 1000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length);
  const late = frames.filter((ms) => ms > 1.5 * BEAT).length;
  return [
    { what: `${called} ${what}`, value: rate, unit: 'frames/s', target: 60, good: 'at-least' },
    {
      what: 'Frames of it that came a beat late or later',
      value: (100 * late) / frames.length,
      unit: '%',
      target: null,
      good: 'at-most',
    },
    { what: 'p99 of a frame of it', value: quantile(frames, 0.99), unit: 'ms', target: null, good: 'at-most' },
  ];
}

/** A wheel turned before the map responds does nothing. */
async function atWorkingSize(page: Page, { surface, turns, near }: MovedMap): Promise<void> {
  await page.locator(`${surface}.laid`).waitFor();
  await page.mouse.move(...MIDDLE);
  for (let turn = 0; turn < NEARER.most; turn++) {
    if (turn >= turns && (await page.locator(near).count()) > 0) return;
    await page.mouse.wheel(0, NEARER.by);
    // Drawings follow a new zoom after a pause.
    if (turn >= turns - 1) await page.waitForTimeout(500);
  }
  await page.locator(near).waitFor({ state: 'attached' });
}

/** Runs in the page: waits until no frame was late for a second, but not forever, so that loading is not counted. */
const AT_REST = `new Promise((resolve) => {
  const end = performance.now() + 15_000;
  let [last, calm] = [performance.now(), 0];
  const tick = (now) => {
    calm = now - last > ${1.5 * BEAT} ? 0 : calm + now - last;
    last = now;
    if (calm < 1000 && now < end) requestAnimationFrame(tick);
    else resolve();
  };
  requestAnimationFrame(tick);
})`;

/**
 * Runs in the page: from here on notes how long each frame that shows the map elsewhere took, ms, from the frame before,
 * until `framesTaken` is called. Frames without input since then do not count, and the next one is measured from there:
 * pointer and browser share the machine.
 */
const frames = (surface: string): string => `(() => {
  const sheet = document.querySelector('${surface}');
  const times = [];
  let [place, last, isTold, isOver] = [sheet.style.transform, performance.now(), false, false];
  const hear = () => { isTold = true; };
  for (const type of ['pointermove', 'wheel']) addEventListener(type, hear, { capture: true, passive: true });
  globalThis.framesTaken = () => { isOver = true; return times; };
  const tick = (now) => {
    const isMoved = sheet.style.transform !== place;
    if (isMoved) times.push(now - last);
    if (isMoved || !isTold) last = now;
    if (isMoved) isTold = false;
    place = sheet.style.transform;
    if (!isOver) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})()`;

/** Times between frames while the map moves, ms. */
async function framesOf(page: Page, { surface }: MovedMap, { moved }: Motion): Promise<readonly number[]> {
  await page.evaluate(AT_REST);
  await page.evaluate(frames(surface));
  await moved(page);
  return z.array(z.number()).parse(await page.evaluate('framesTaken()'));
}

/** Drags the map about. The whole sheet would soon meet its edge and stop. */
async function dragged(page: Page): Promise<void> {
  const [x, y] = MIDDLE;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await handMoves((seconds) => page.mouse.move(x + 400 * Math.sin(1.5 * seconds), y + 250 * Math.sin(2 * seconds)));
  await page.mouse.up();
}

/** Turns the wheel to and fro, so that the map grows and shrinks by a half each second. */
async function zoomed(page: Page): Promise<void> {
  await page.mouse.move(...MIDDLE);
  await handMoves((seconds) => page.mouse.wheel(0, 6 * Math.sin(2 * Math.PI * seconds)));
}

/** Does something as often as a mouse reports, whether or not the page keeps up. */
async function handMoves(move: (seconds: number) => Promise<void>): Promise<void> {
  const begin = performance.now();
  const told: Promise<void>[] = [];
  for await (const _ of setInterval(1000 / HAND)) {
    const seconds = (performance.now() - begin) / 1000;
    if (seconds > SECONDS) break;
    told.push(move(seconds));
  }
  await Promise.all(told);
}
