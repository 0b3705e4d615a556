import { cpus } from 'node:os';
import { capacity, type DayCost } from './capacity.ts';
import { getOf, openConnection, postOf } from './connection.ts';
import type { Figure } from './figure.ts';
import { type SeededSeat, sealing } from './seeded.ts';
import type { Site } from './site.ts';
import { pageRequests, spectator } from './spectator.ts';
import { BROWSER } from './views.ts';

/** A running campaign of a club. */
export interface Club {
  readonly id: string;
  readonly slug: string;
  readonly seats: readonly SeededSeat[];
}

/** Everything that a club of six does on a day in which one phase closes: how often, and how to do it once. */
interface Deed {
  readonly what: string;
  readonly times: number;
  readonly requests: readonly Buffer[];
  /** How often each request is sent to measure it. */
  readonly rounds: number;
}

const PLAYERS = 6;
/** Each player opens the page three times a day, and saves a draft ten times. */
const VISITS = 3;
const DRAFTS = 10;

/** The cost of one phase a day for a club, action by action, and how many clubs that leaves room for. */
export async function measureClubs(
  site: Site,
  clubs: readonly Club[],
  deliverMails: (site: Site) => Promise<number>,
): Promise<readonly Figure[]> {
  const [first] = clubs;
  if (first === undefined) throw new Error('no club');
  const warmedUp = deedsOf(first);
  for (const deed of warmedUp) await done(site, deed);
  const costs: Named[] = [];
  for (const deed of deedsOf(first)) costs.push(await costOf(site, deed, () => done(site, deed)));
  costs.push(await steps(site, clubs), await mails(site, deliverMails));
  return [...costs.flatMap(costFigures), ...totals(costs)];
}

interface Named extends DayCost {
  readonly what: string;
}

function deedsOf({ id, slug, seats }: Club): readonly Deed[] {
  const cookies = seats.map(({ cookie }) => cookie);
  const shown = (cookie: string) => pageRequests({ campaign: id, n: 0 }, { Cookie: cookie });
  return [
    {
      what: 'A visit of the campaign page',
      times: PLAYERS * VISITS,
      requests: cookies.map((Cookie) => getOf(`/c/${slug}`, { ...BROWSER, Cookie })),
      rounds: 20,
    },
    {
      what: 'Loading what changed, after a notice or a break',
      times: PLAYERS * (VISITS + 1),
      requests: cookies.flatMap(shown),
      rounds: 60,
    },
    {
      what: 'Saving a draft',
      times: PLAYERS * DRAFTS,
      requests: seats.map(({ cookie, sheet }) =>
        postOf('/api/trpc/orders.save', cookie, { campaign: id, opening: 0, sheet }),
      ),
      rounds: 60,
    },
    {
      what: 'Sealing',
      times: PLAYERS,
      // One seat does not seal, so that no step is made.
      requests: seats.slice(1).map((seat) => {
        const { path, cookie, json } = sealing(seat);
        return postOf(path, cookie, json);
      }),
      rounds: 60,
    },
  ];
}

/** Sends all requests of the action, one after the other. Returns how often it was done. */
async function done({ port }: Site, { what, requests, rounds }: Deed): Promise<number> {
  const connection = await openConnection(port);
  for (let round = 0; round < rounds; round++)
    for (const request of requests) {
      const { status, body } = await connection.send(request);
      if (status !== 200 || body.includes('"ok":false')) throw new Error(`${what}: ${status} ${body.slice(0, 300)}`);
    }
  connection.close();
  return rounds * requests.length;
}

/** The cost of one of them, with everything that follows from it. */
async function costOf(
  site: Site,
  { what, times }: Pick<Deed, 'what' | 'times'>,
  run: () => Promise<number>,
): Promise<Named> {
  const before = [await site.processor(), await site.databaseProcessor()] as const;
  const count = await run();
  const [server, database] = [await site.processor(), await site.databaseProcessor()];
  return { what, times, server: (server - before[0]) / count, database: (database - before[1]) / count };
}

/** The last seal of each club and the step after it, until all six pages are notified. */
async function steps(site: Site, clubs: readonly Club[]): Promise<Named> {
  const last: Deed[] = [];
  for (const { id, seats } of clubs) {
    const requests = seats.map((seat) => {
      const { path, cookie, json } = sealing(seat);
      return postOf(path, cookie, json);
    });
    await done(site, { what: 'Sealing', times: 1, requests: requests.slice(1), rounds: 1 });
    last.push({ what: id, times: 1, requests: requests.slice(0, 1), rounds: 1 });
  }
  const watching = await Promise.all(clubs.map(({ id }) => watched(site, id)));
  return costOf(site, { what: 'The last seal, the step, and its notices', times: 1 }, async () => {
    for (const deed of last) await done(site, deed);
    await Promise.all(watching.map(({ told }) => told));
    return clubs.length;
  });
}

/** A spectator of the campaign, and when they are notified of its next step. */
async function watched({ port }: Site, campaign: string): Promise<{ readonly told: Promise<unknown> }> {
  const one = await spectator(port);
  await one.follow(campaign);
  return { told: one.next() };
}

/** Made and stored by this process: the processor time of a server that sends them is the same. */
async function mails(site: Site, deliver: (site: Site) => Promise<number>): Promise<Named> {
  const before = [process.cpuUsage(), await site.databaseProcessor()] as const;
  const count = await deliver(site);
  const { user, system } = process.cpuUsage(before[0]);
  const database = (await site.databaseProcessor()) - before[1];
  return { what: 'A mail', times: PLAYERS * 2, server: (user + system) / 1000 / count, database: database / count };
}

const MS = { unit: 'ms', target: null, good: 'at-most' } as const;

const costFigures = ({ what, times, server, database }: Named): readonly Figure[] => [
  { ...MS, what: `${what}: processor time of the server (${times} a club and day)`, value: server },
  { ...MS, what: 'The same: of the database', value: database },
];

function totals(costs: readonly DayCost[]): readonly Figure[] {
  const day = costs.reduce((sum, { times, server, database }) => sum + times * (server + database), 0);
  const { byProcess, byMachine } = capacity(costs, cpus().length);
  const clubs = { unit: 'clubs', target: null, good: 'at-least' } as const;
  return [
    { ...MS, what: 'A day of a club, processor time of both', value: day },
    { ...clubs, what: 'Clubs that one web process carries', value: byProcess },
    { ...clubs, what: `Clubs that ${cpus().length} processors carry, database included`, value: byMachine },
  ];
}
