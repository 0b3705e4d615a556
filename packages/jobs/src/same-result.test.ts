import { createDb, type Db } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost, type Host } from '@sealed-orders/host';
import { BLUE, RED, runningTable, type Table, tally } from '@sealed-orders/host/testing';
import { sha256Hex } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { schedulerChild } from './testing/child.ts';

const GAMES = 4;
const PHASES = 4;
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** The ids, seeds and nonces are the same in every run, so that the same orders give the same dice. */
function identities() {
  let made = 0;
  return () => {
    made += 1;
    const seed = sha256Hex(`game ${made}`);
    return { id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`, seed, tail: seed.slice(0, 16) };
  };
}
const nonceOf = (...of: readonly (string | number)[]): string => sha256Hex(of.join(' ')).slice(0, 32);

interface Site {
  readonly db: Db;
  readonly hosts: readonly Host[];
  /** Resolves when the campaign has made this many steps. */
  made(campaign: string, steps: number): Promise<void>;
}

/** A database with this many processes that make steps and this many hosts that take orders. */
async function siteOf(count: number): Promise<Site> {
  const database = await testDatabase();
  ends.push(database.drop);
  const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
  ends.push(db.close);
  const identity = identities();
  const hosts = Array.from({ length: count }, () => createHost({ db, identity, rulesets: () => tally }));
  const children = hosts.map(() => schedulerChild(database.connectionString));
  for (const child of children) ends.push(child.kill);
  for (const child of children) await child.until((lines) => lines.some(({ says }) => says === 'ready'));
  return {
    db,
    hosts,
    made: async (campaign, steps) => {
      const isMade = (): boolean =>
        children.some(({ lines }) =>
          lines.some((line) => line.says === 'made' && line.campaign === campaign && line.n >= steps),
        );
      if (!isMade()) await Promise.race(children.map((child) => child.until(isMade)));
    },
  };
}

/**
 * Every game goes the same way: numbers and gifts that follow from the game and the phase, by one host or the other.
 */
async function playedOut({ hosts, made }: Site, table: Table, game: number): Promise<void> {
  const hostOf = (turn: number): Host => hosts[turn % hosts.length] ?? expect.fail('no host');
  let steps = 0;
  for (let opening = 0; opening < PHASES; opening++) {
    const seal = (seat: typeof RED, at: number) => {
      const sheet = { add: (game + opening + at) % 10 };
      const nonce = nonceOf(game, opening, seat);
      return hostOf(game + at).seal(table.campaign, seat, { opening, sheet, nonce, userId: table.users[seat] ?? '' });
    };
    if (opening % 2 === 1) {
      const order = { to: BLUE, gift: 1 };
      const given = { order, nonce: nonceOf('gift', game, opening), userId: table.users[RED] ?? '' };
      expect(await hostOf(opening).give(table.campaign, RED, given)).toMatchObject({ ok: true });
      steps += 1;
    }
    expect(await Promise.all([seal(RED, 0), seal(BLUE, 1)])).toMatchObject([{ ok: true }, { ok: true }]);
    steps += 1;
    await made(table.campaign, steps);
  }
}

/** The result of every game, without the times. */
async function result(count: number) {
  const site = await siteOf(count);
  const [first = expect.fail('no host')] = site.hosts;
  const tables: Table[] = [];
  for (let i = 0; i < GAMES; i++) tables.push(await runningTable(site.db, first));
  await Promise.all(tables.map((table, game) => playedOut(site, table, game)));
  for (const { campaign } of tables) expect(await first.verify(campaign)).toEqual([]);
  const of = { dice: true, events: true, round: true, phase: true, opening: true, concerns: true };
  const steps = await site.db.prisma.step.findMany({
    select: { campaignId: true, n: true, kind: true, ...of },
    orderBy: [{ campaignId: 'asc' }, { n: 'asc' }],
  });
  const seen = await Promise.all(steps.map(({ campaignId, n }) => first.viewOf(campaignId, { kind: 'referee' }, n)));
  return steps.map((step, i) => ({ ...step, seen: JSON.parse(JSON.stringify(seen[i]).replaceAll(INSTANT, 'then')) }));
}

const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

test('two schedulers and two hosts on one database give the same result as one of each', {
  timeout: 180_000,
}, async () => {
  const alone = await result(1);
  expect(alone).toHaveLength(GAMES * (1 + PHASES + 2));
  expect(await result(2)).toEqual(alone);
});
