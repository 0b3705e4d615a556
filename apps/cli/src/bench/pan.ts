import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sessionCookie } from '@sealed-orders/auth';
import { type Browser, chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { chart } from './chart.ts';
import type { Figure } from './figure.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';
import { army, newUsers } from './stage.ts';

const SEATS = 8;
const DETACHMENTS = 15;
const SECONDS = 4;
/** Between two frames of a browser at 60 a second, ms: more than 60 are never drawn. */
const BEAT = 1000 / 60;

/** Frames while a map of 3,600 hexes with 120 counters is dragged about, as the referee sees it, in a real browser. */
export async function measurePanning(site: Site): Promise<readonly Figure[]> {
  const { slug, owner } = await bigCampaign(site);
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

/** The system's Chromium where there is one, else the one that Playwright brought. */
function launched(): Promise<Browser> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
  return chromium.launch({ args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) });
}

/** Runs in the page: the times between its frames, ms. */
const FRAMES = `new Promise((resolve) => {
  const times = [];
  const end = performance.now() + ${SECONDS * 1000};
  const tick = (now) => {
    times.push(now);
    if (now < end) requestAnimationFrame(tick);
    else resolve(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(tick);
})`;

/** Times between frames, ms, while the map is dragged in circles. */
async function dragged(page: Page): Promise<readonly number[]> {
  const counted = page.evaluate(FRAMES);
  await page.mouse.move(700, 450);
  await page.mouse.down();
  const end = performance.now() + SECONDS * 1000;
  for (let i = 0; performance.now() < end; i++) {
    await page.mouse.move(700 + 200 * Math.sin(i / 20), 450 + 150 * Math.cos(i / 20));
  }
  await page.mouse.up();
  return z.array(z.number()).parse(await counted);
}

async function bigCampaign({ opened }: Site): Promise<{ readonly slug: string; readonly owner: string }> {
  const { host } = opened;
  const owner = randomUUID();
  const users = await newUsers(opened, SEATS);
  await opened.db.prisma.user.create({ data: { id: owner, username: owner, displayName: 'Bench' } });
  const seats = users.map((_, i) => ({ id: `s${i + 1}`, name: `Seat ${i + 1}`, faction: i % 2 === 0 ? 'ig' : 'sm' }));
  const wanted = { name: 'Big', system: 'hex-campaign', preset: 'free', chart: chart(60, 60), seats } as const;
  const made = await host.createCampaign(owner, { ...wanted, isPublic: false });
  if (!made.ok) throw new Error(`no campaign: ${JSON.stringify(made.problem)}`);
  const { id, slug } = made.value;
  for (const [i, seat] of seats.entries()) {
    await host.takeSeat(id, seat.id, users[i] ?? '');
    await host.setArmy(id, seat.id, users[i] ?? '', army(DETACHMENTS));
  }
  const started = await host.start(id, owner);
  if (!started.ok) throw new Error(`no start: ${JSON.stringify(started.problem)}`);
  return { slug, owner };
}
