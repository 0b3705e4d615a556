import { setInterval } from 'node:timers/promises';
import { sessionCookie } from '@sealed-orders/auth';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { launched } from '../browser.ts';
import type { Figure } from '../figure.ts';
import type { Site } from '../site.ts';
import { quantile } from '../spread.ts';
import { bigCampaign } from './big-campaign.ts';

const SECONDS = 4;
/** Turns of the wheel from the whole map to the hexes that players begin with, 76 px wide. */
const NEARER = { turns: 4, by: -229 };
/** How often a second the pointer reports its position, as a common mouse does. */
const HAND = 125;
/** Between two frames of a browser at 60 a second, ms: more than 60 are never drawn. */
const BEAT = 1000 / 60;

/**
 * Frames while a map of 3,600 hexes with 120 counters is dragged about, as the referee sees it, in a real browser. Only
 * frames that show the map moved count; the page was idle before the drag.
 */
export async function measurePanning(site: Site): Promise<readonly Figure[]> {
  const { slug, owner } = await bigCampaign(site, 'movement');
  const cookie = await sessionCookie({ userId: owner, name: 'Bench' }, { secret: site.secret, secure: false });
  const [name = '', value = ''] = cookie.split('=');
  const url = `http://localhost:${site.port}`;
  const browser = await launched();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/c/${slug}`, { waitUntil: 'networkidle' });
    const frames = await dragged(page);
    const rate = 1000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length);
    return [
      { what: 'Panning 3,600 hexes, 120 counters', value: rate, unit: 'frames/s', target: 60, good: 'at-least' },
      {
        what: 'Frames of it that came a beat late or later',
        value: (100 * frames.filter((ms) => ms > 1.5 * BEAT).length) / frames.length,
        unit: '%',
        target: null,
        good: 'at-most',
      },
      { what: 'p99 of a frame of it', value: quantile(frames, 0.99), unit: 'ms', target: null, good: 'at-most' },
    ];
  } finally {
    await browser.close();
  }
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
 * Runs in the page: how long each frame that shows the map elsewhere took, ms, from the frame before. Frames without
 * pointer input since then do not count, and the next one is measured from there: pointer and browser share the
 * machine.
 */
const FRAMES = `new Promise((resolve) => {
  const sheet = document.querySelector('[role=grid] .hexmap-surface');
  const times = [];
  let [place, last, isTold] = [sheet.style.transform, performance.now(), false];
  addEventListener('pointermove', () => { isTold = true; }, { capture: true });
  addEventListener('pointerup', () => resolve(times), { once: true });
  const tick = (now) => {
    const isMoved = sheet.style.transform !== place;
    if (isMoved) times.push(now - last);
    if (isMoved || !isTold) last = now;
    if (isMoved) isTold = false;
    place = sheet.style.transform;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})`;

/**
 * Times between frames, ms, while the map is dragged about at working size, from its first move to the release. A wheel
 * turned before the map responds does nothing, and the whole sheet soon meets its edge and stops.
 */
async function dragged(page: Page): Promise<readonly number[]> {
  await page.locator('[role=grid] .hexmap-surface.laid').waitFor();
  await page.mouse.move(700, 450);
  for (let i = 0; i < NEARER.turns; i++) await page.mouse.wheel(0, NEARER.by);
  await page.locator('[role=grid] .land[data-level=operations]').waitFor();
  await page.evaluate(AT_REST);
  const counted = page.evaluate(FRAMES);
  await page.mouse.down();
  await handMoves(page);
  await page.mouse.up();
  return z.array(z.number()).parse(await counted);
}

/** Moves as a mouse reports them, `HAND` a second whether or not the page keeps up. */
async function handMoves(page: Page): Promise<void> {
  const begin = performance.now();
  const told: Promise<void>[] = [];
  for await (const _ of setInterval(1000 / HAND)) {
    const seconds = (performance.now() - begin) / 1000;
    if (seconds > SECONDS) break;
    told.push(page.mouse.move(700 + 400 * Math.sin(1.5 * seconds), 450 + 250 * Math.sin(2 * seconds)));
  }
  await Promise.all(told);
}
