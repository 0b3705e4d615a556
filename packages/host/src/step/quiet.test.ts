import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BECAUSE, BLUE, nonce, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
let time = Date.parse('2026-11-20T12:00:00.000Z');
const host = createHost({ db, rulesets: () => tally, clock: () => new Date(time) });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const MINUTE = 60_000;

/** The deadline of the open phase passes. */
async function passed(): Promise<void> {
  time += MINUTE;
  await host.runDue();
}

const war = (): Promise<Table> => runningTable(db, host, { seconds: 60, isPublic: true });
const statusOf = async ({ campaign }: Table) => {
  const head = await host.head(campaign);
  return [head?.status, head?.pausedBecause];
};
const RUNNING = ['running', null];
const ASLEEP = ['paused', 'asleep'];

test('a war in which nobody acts for three rounds pauses automatically, says so in lists, and stops', async () => {
  const table = await war();
  await passed();
  await passed();
  expect(await statusOf(table)).toEqual(RUNNING);
  await passed();
  expect(await statusOf(table)).toEqual(ASLEEP);
  expect(await host.head(table.campaign)).toMatchObject({ nextDue: null, n: 3 });
  expect(await host.mine(table.owner)).toMatchObject([{ status: 'paused', pausedBecause: 'asleep' }]);
  await passed();
  expect(await host.head(table.campaign)).toMatchObject({ n: 3 });
  expect(await host.verify(table.campaign)).toEqual([]);
});

const deeds: readonly (readonly [string, (table: Table, opening: number) => Promise<unknown>])[] = [
  ['a sealed sheet', (table, opening) => sealNumber(host, table, RED, opening, 1)],
  [
    'a phase closed by the referee',
    ({ campaign, owner }, opening) => host.closePhase(campaign, owner, opening, BECAUSE),
  ],
];
test.each(deeds)('%s counts as activity: three more rounds pass', async (_title, act) => {
  const table = await war();
  await passed();
  await passed();
  const { opening } = (await host.head(table.campaign)) ?? { opening: -1 };
  expect(await act(table, opening)).toMatchObject({ ok: true });
  for (let round = 0; round < 3; round++) {
    await passed();
    expect(await statusOf(table)).toEqual(RUNNING);
  }
  await passed();
  expect(await statusOf(table)).toEqual(ASLEEP);
});

const secrets: typeof deeds = [
  ['a draft', ({ campaign }, opening) => host.saveDraft(campaign, RED, opening, { add: 1 })],
  ['a draft that does not count', ({ campaign }, opening) => host.saveDraft(campaign, RED, opening, { add: 99 })],
  [
    'an order that others cannot notice',
    ({ campaign, users }) =>
      host.give(campaign, RED, { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: users[RED] ?? '' }),
  ],
];
test.each(secrets)('%s does not change when a war falls asleep, because others would see it', async (_title, act) => {
  const table = await war();
  await passed();
  await passed();
  const { opening } = (await host.head(table.campaign)) ?? { opening: -1 };
  expect(await act(table, opening)).toMatchObject({ ok: true });
  await passed();
  expect(await statusOf(table)).toEqual(ASLEEP);
});

test('standing orders alone do not keep a war awake', async () => {
  const table = await war();
  for (const seat of [RED, BLUE]) {
    const wanted = { phase: 'adding', nonce: nonce('c'), userId: table.users[seat] ?? '' };
    expect(await host.setStandingSeal(table.campaign, seat, wanted)).toMatchObject({ ok: true });
  }
  for (let round = 0; round < 5; round++) {
    time += MINUTE;
    await host.sweepComplete();
    await host.runDue();
  }
  expect(await statusOf(table)).toEqual(ASLEEP);
});

test('when it is resumed, every player has the time of the phase again, and the three rounds begin again', async () => {
  const table = await war();
  for (let round = 0; round < 3; round++) await passed();
  time += 90 * MINUTE;
  expect(await host.resume(table.campaign, table.owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.head(table.campaign)).toMatchObject({
    status: 'running',
    n: 3,
    nextDue: new Date(time + MINUTE).toISOString(),
  });
  await host.runDue();
  expect(await sealNumber(host, table, RED, 3, 5)).toMatchObject({ ok: true });
  await passed();
  expect(await host.head(table.campaign)).toMatchObject({ n: 4, status: 'running' });
  await passed();
  await passed();
  expect(await statusOf(table)).toEqual(RUNNING);
  await passed();
  expect(await statusOf(table)).toEqual(ASLEEP);
});

test('an order on arrival finds the resumed war awake, and the phase keeps its time', async () => {
  const table = await war();
  for (let round = 0; round < 3; round++) await passed();
  time += 90 * MINUTE;
  await host.resume(table.campaign, table.owner, BECAUSE);
  const nextDue = new Date(time + MINUTE).toISOString();
  time += 1000;
  const order = { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: table.users[RED] ?? '' };
  expect(await host.give(table.campaign, RED, order)).toMatchObject({ ok: true });
  expect(await host.head(table.campaign)).toMatchObject({ status: 'running', nextDue });
});

const DAY = 24 * 60 * MINUTE;

/** A process other than the one that just looked puts idle wars to sleep. */
async function swept(): Promise<void> {
  await createHost({ db, rulesets: () => tally, clock: () => new Date(time) }).sweepComplete();
}

test('a war without a clock falls asleep when nobody has acted for thirty days, and says so', async () => {
  const table = await runningTable(db, host);
  time += 30 * DAY - 1;
  await swept();
  expect(await statusOf(table)).toEqual(RUNNING);
  time += 1;
  await swept();
  expect(await statusOf(table)).toEqual(ASLEEP);
  await host.resume(table.campaign, table.owner, BECAUSE);
  await swept();
  expect(await statusOf(table)).toEqual(RUNNING);
  time += 30 * DAY;
  await swept();
  expect(await statusOf(table)).toEqual(ASLEEP);
});

const clockless: readonly (readonly [string, readonly unknown[], (table: Table) => Promise<unknown>])[] = [
  ['a sealed sheet', RUNNING, (table) => sealNumber(host, table, RED, 0, 1)],
  ['a draft', ASLEEP, ({ campaign }) => host.saveDraft(campaign, RED, 0, { add: 1 })],
];
test.each(clockless)('after %s a war without a clock is then %o', async (_title, expected, act) => {
  const table = await runningTable(db, host);
  time += 20 * DAY;
  expect(await act(table)).toMatchObject({ ok: true });
  time += 10 * DAY;
  await swept();
  expect(await statusOf(table)).toEqual(expected);
});

const asleepDeeds: readonly (readonly [string, (table: Table) => Promise<unknown>])[] = [
  ['a sheet is sealed', (table) => sealNumber(host, table, BLUE, 0, 1)],
  ['a sheet is taken back', ({ campaign }) => host.unseal(campaign, RED, 0)],
  [
    'an order is given',
    ({ campaign, users }) =>
      host.give(campaign, RED, { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId: users[RED] ?? '' }),
  ],
  ['the phase is closed', ({ campaign, owner }) => host.closePhase(campaign, owner, 0, BECAUSE)],
  [
    'the phase is tried',
    ({ campaign, owner }) => host.dryRun(campaign, owner, { opening: 0, as: { kind: 'referee' } }),
  ],
  [
    'a player is pinged',
    ({ campaign, owner }) => host.ping(campaign, owner, { opening: 0, seats: null, reason: BECAUSE }),
  ],
  ['it is paused', ({ campaign, owner }) => host.pause(campaign, owner, BECAUSE)],
  [
    'its deadline is moved',
    ({ campaign, owner }) =>
      host.moveDeadline(campaign, owner, { opening: 0, due: '2099-01-01T00:00:00.000Z', minutes: 60, reason: BECAUSE }),
  ],
  [
    'orders are sealed for a player',
    ({ campaign, owner }) =>
      host.sealFor(campaign, owner, { opening: 0, seat: BLUE, orders: 'least', nonce: nonce('d'), reason: BECAUSE }),
  ],
  [
    'a ruling is made',
    ({ campaign, owner }) =>
      host.rule(campaign, {
        ruling: { type: 'set-sum', seat: RED, sum: 1 },
        reason: 'So be it.',
        nonce: nonce('e'),
        userId: owner,
      }),
  ],
];
test.each(asleepDeeds)('a sleeping war says so when %s', async (_title, act) => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 1);
  time += 30 * DAY;
  await swept();
  expect(await statusOf(table)).toEqual(ASLEEP);
  expect(await act(table)).toEqual({ ok: false, problem: { code: 'paused' } });
});
