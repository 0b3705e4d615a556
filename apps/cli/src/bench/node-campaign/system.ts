import { sessionCookie } from '@sealed-orders/auth';
import type { UserId } from '@sealed-orders/host';
import type { Order } from '@sealed-orders/rules/node-campaign';
import { measureArrivals } from '../arrivals.ts';
import { inBrowser } from '../browser.ts';
import { copied } from '../copies.ts';
import { type Crowd, measureCrowdedMinute, type Prepared } from '../crowded-minute.ts';
import { measureLongWar, type WatchedWar } from '../long-war.ts';
import type { SeededOrder } from '../seeded.ts';
import type { Site } from '../site.ts';
import type { BenchSystem } from '../system.ts';
import { measureEngine } from './engine.ts';
import { measurePages, measureStarMap } from './pages.ts';
import {
  begunWar,
  DAY,
  FREE_MOVES,
  given,
  type NodeWar,
  playedOn,
  playedTo,
  playerOf,
  SEATS,
  thereAndBack,
  viewOf,
  WATCHER,
  withoutPast,
} from './staging.ts';

/** Campaigns in which orders arrive. */
const CAMPAIGNS = 100;
/** Steps of a short war, and of a long one. */
const STEPS = { short: 20, long: 2000 };

const cookieOf = ({ secret }: Site, userId: UserId): Promise<string> =>
  sessionCookie({ userId, name: 'Bench' }, { secret, secure: false });

/** An order of every player in each campaign. Those of a campaign are far apart. */
async function seededOrders(site: Site): Promise<readonly SeededOrder[]> {
  const war = await begunWar(site.opened, { settings: FREE_MOVES });
  const orders: { readonly cookie: string; readonly order: Order }[] = [];
  for (const seat of SEATS) {
    const order = thereAndBack(await viewOf(war, seat));
    if (!(await given(war, seat, order))) throw new Error(`${seat} may not go there and back`);
    orders.push({ cookie: await cookieOf(site, playerOf(war, seat)), order });
  }
  const campaigns = await copied(site.opened, war.id, CAMPAIGNS);
  return orders.flatMap((one) => campaigns.map((campaign) => ({ campaign, ...one })));
}

/** A war on its second day, whose third began at the last midnight; no scheduler has been there since. */
async function lateWar({ opened }: Prepared): Promise<string> {
  const { timeZone, midnight } = lastMidnight(Date.now());
  const { id } = await begunWar(opened, { settings: { timeZone }, began: midnight - 1.5 * DAY });
  return id;
}

/** A zone in which the last midnight and the next are hours away, and that midnight, ms. */
function lastMidnight(now: number): { readonly timeZone: string; readonly midnight: number } {
  const hour = new Date(now).getUTCHours();
  const [timeZone, offset] = hour === 23 || hour === 0 ? ['Asia/Tokyo', (9 / 24) * DAY] : ['UTC', 0];
  return { timeZone, midnight: Math.floor((now + offset) / DAY) * DAY - offset };
}

const MIDNIGHT: Crowd = {
  what: 'node campaigns with the same midnight',
  begin: lateWar,
  waitFor: 'firm',
  most: [5000, 2000],
};

/** A long war, and a short one with the same on its map, but nothing behind it: what they differ in is their age. */
async function watchedWars(site: Site): Promise<Readonly<Record<'short' | 'long', WatchedWar>>> {
  const long = await begunWar(site.opened);
  await playedTo(long, STEPS.long - STEPS.short);
  const short = await withoutPast(site.opened, long);
  const cookie = await cookieOf(site, playerOf(long, WATCHER));
  const watched = async (war: NodeWar, steps: number): Promise<WatchedWar> => {
    await playedOn(war, STEPS.short);
    return { id: war.id, slug: war.slug, steps, player: { kind: 'seat', seat: WATCHER }, cookie };
  };
  return { short: await watched(short, STEPS.short), long: await watched(long, STEPS.long) };
}

/** The measurements of the node campaign. */
export const nodeBench: BenchSystem = {
  engine: { needs: 'nothing', measure: measureEngine },
  arrivals: { needs: 'site', measure: async (site) => measureArrivals(site, await seededOrders(site)) },
  minute: { needs: 'nothing', measure: () => measureCrowdedMinute(MIDNIGHT) },
  'long-war': {
    needs: 'site',
    measure: async (site) => measureLongWar(site, await watchedWars(site)),
  },
  panning: { needs: 'site', measure: (site) => inBrowser((browser) => measureStarMap(site, browser)) },
  pages: { needs: 'site', measure: (site) => inBrowser((browser) => measurePages(site, browser)) },
};
