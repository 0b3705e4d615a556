import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BLUE, loggedInput, nonce, RED, runningTable, sealNumber, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
let now = new Date();
const errors: unknown[] = [];
const onError = (error: unknown): void => void errors.push(error);
const host = createHost({ db, clock: () => now, rulesets: () => tally, onError });
const later = (seconds: number): Date => new Date(Date.parse('2026-11-20T12:00:00.000Z') + seconds * 1000);

beforeEach(async () => {
  now = later(0);
  // Leftovers of other tests must not be due in this one.
  await db.pool.query(`UPDATE campaign SET status = 'finished'`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function rowOf(campaign: string) {
  return db.prisma.campaign.findUniqueOrThrow({
    where: { id: campaign },
    select: { status: true, seq: true, nextDue: true, openedAt: true, pauseReason: true, seatCount: true },
  });
}

test('a step is made when all have sealed, with their sheets, nonces and commitments in the log', async () => {
  const table = await runningTable(db, host);
  const sealed = await sealNumber(host, table, RED, 0, 3);
  await sealNumber(host, table, BLUE, 0, 5);
  now = later(1);
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: table.campaign, n: 1 }]);
  const step = await db.prisma.step.findUniqueOrThrow({
    where: { campaignId_n: { campaignId: table.campaign, n: 1 } },
    select: { kind: true, dice: true },
  });
  expect(step.kind).toBe('phase');
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject({
    type: 'phase',
    closedBy: 'seals',
    at: '2026-11-20T12:00:01.000Z',
    sheets: { red: { add: 3 }, blue: { add: 5 } },
    seals: { red: { nonce: nonce('a'), commitment: sealed.ok ? sealed.value.commitment : '' } },
  });
  expect(step.dice).toHaveLength(2);
  expect(await host.viewOf(table.campaign, { kind: 'spectator' })).toMatchObject({
    n: 1,
    view: { turn: 2, sums: {} },
  });
});

test('a viewer reads only their own events', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 3);
  await sealNumber(host, table, BLUE, 0, 5);
  await host.runDue();
  const seen = await host.viewOf(table.campaign, { kind: 'seat', seat: RED });
  expect(seen?.events.map(({ to }) => to)).toEqual([['red']]);
  expect((await host.viewOf(table.campaign, { kind: 'referee' }))?.events).toHaveLength(2);
  expect((await host.viewOf(table.campaign, { kind: 'spectator' }))?.events).toEqual([]);
});

test('nothing happens before the deadline, and at the deadline missing sheets count as missing', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  await sealNumber(host, table, RED, 0, 3);
  now = new Date('2026-11-20T12:00:59.999Z');
  expect(await host.runDue()).toEqual({ ran: [], paused: [], failed: [], nextDue: later(60), lookedAt: now, now });
  now = later(60);
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: table.campaign, n: 1 }]);
  const input = await loggedInput(db, table.campaign, 1);
  expect(input).toMatchObject({ closedBy: 'deadline', sheets: { red: { add: 3 }, blue: null } });
  expect(await rowOf(table.campaign)).toMatchObject({ seq: 1, nextDue: later(120), openedAt: later(60) });
});

test('after the deadline it is too late to seal, even before the step is made', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  now = later(60);
  expect(await sealNumber(host, table, RED, 0, 3)).toEqual({ ok: false, problem: { code: 'closed' } });
});

test('a step that waits for nobody never becomes complete and never spins', async () => {
  const table = await runningTable(db, host, { settings: { retireAt: 2 }, seconds: null });
  await sealNumber(host, table, RED, 0, 1);
  await sealNumber(host, table, BLUE, 0, 1);
  await host.runDue();
  expect(await rowOf(table.campaign)).toMatchObject({ status: 'running', seq: 1, nextDue: null, seatCount: 0 });
  now = later(1_000_000);
  expect(await host.sweepComplete()).toBe(0);
  expect(await host.runDue()).toEqual({ ran: [], paused: [], failed: [], nextDue: null, lookedAt: now, now });
});

test('a step that waits for nobody but has a deadline is made at the deadline, once', async () => {
  const table = await runningTable(db, host, { settings: { retireAt: 1 }, seconds: 60 });
  now = later(59);
  expect((await host.runDue()).ran).toEqual([]);
  now = later(61);
  expect((await host.runDue()).ran).toMatchObject([{ n: 1 }]);
  expect(await rowOf(table.campaign)).toMatchObject({ seq: 1, nextDue: later(120) });
});

test('a clock that was stopped for long catches up, tick by tick, each at its own time', async () => {
  const table = await runningTable(db, host, { settings: { tick: 10 } });
  now = later(35);
  const { ran, nextDue } = await host.runDue();
  expect(ran.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(nextDue).toEqual(later(40));
  expect(
    (await host.steps(table.campaign, { kind: 'referee' })).steps.map(({ n, at, round }) => [n, at, round]),
  ).toEqual([
    [0, '2026-11-20T12:00:00.000Z', 1],
    [1, '2026-11-20T12:00:10.000Z', 2],
    [2, '2026-11-20T12:00:20.000Z', 3],
    [3, '2026-11-20T12:00:30.000Z', 4],
  ]);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test("a long way to catch up is made in one run, although the workers get in each other's way", async () => {
  const table = await runningTable(db, host, { settings: { tick: 1 } });
  now = later(300);
  const { ran, nextDue } = await host.runDue();
  expect(ran.filter(({ campaignId }) => campaignId === table.campaign)).toHaveLength(300);
  expect(nextDue).toEqual(later(301));
});

test('a clock that does not advance stops the campaign', async () => {
  const table = await runningTable(db, host, { settings: { tick: 0 } });
  expect(await rowOf(table.campaign)).toMatchObject({
    status: 'paused',
    nextDue: null,
    pauseReason: { code: 'no-progress' },
  });
});

test.each<[string, Record<string, number>, string]>([
  ['refuse the input', { refuseAt: 2 }, 'rejected'],
  ['leave a fault', { faultAt: 2 }, 'faults'],
  ['break', { breakAt: 2 }, 'broken'],
])('rules that %s stop the campaign with the reason; the log keeps the old state', async (_title, settings, code) => {
  const broken = await runningTable(db, host, { settings, seconds: 60 });
  const sound = await runningTable(db, host, { seconds: 60 });
  await sealNumber(host, broken, RED, 0, 4);
  now = later(60);
  const run = await host.runDue();
  expect(run.paused).toEqual([broken.campaign]);
  expect(run.ran).toMatchObject([{ campaignId: sound.campaign, n: 1 }]);
  expect(await rowOf(broken.campaign)).toMatchObject({
    status: 'paused',
    seq: 0,
    nextDue: null,
    pauseReason: { code },
  });
  expect(await host.head(broken.campaign)).toMatchObject({ status: 'paused', pausedBecause: code });
  expect(await host.sealed(broken.campaign, RED)).toMatchObject({ sheet: { add: 4 } });
  expect((await host.runDue()).paused).toEqual([]);
});

test('a state that can no longer be read stops its campaign and no other', async () => {
  const [broken, sound] = [
    await runningTable(db, host, { seconds: 60 }),
    await runningTable(db, host, { seconds: 61 }),
  ];
  await db.pool.query(`UPDATE step SET state = '{}' WHERE campaign_id = $1`, [broken.campaign]);
  now = later(61);
  const fresh = createHost({ db, clock: () => now, rulesets: () => tally });
  const run = await fresh.runDue();
  expect(run.paused).toEqual([broken.campaign]);
  expect(run.ran).toMatchObject([{ campaignId: sound.campaign, n: 1 }]);
});

test('a stopped campaign that is restarted by hand continues where it was', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  const broken = createHost({ db, clock: () => now, rulesets: () => ({ ...tally, faults: () => ['bent'] }), onError });
  await sealNumber(host, table, RED, 0, 3);
  await sealNumber(host, table, BLUE, 0, 5);
  expect((await broken.runDue()).paused).toEqual([table.campaign]);
  // As docs/operation.md has it.
  await db.pool.query(`UPDATE campaign SET status = 'running', pause_reason = NULL, next_due = now() WHERE slug = $1`, [
    table.slug,
  ]);
  now = new Date(Date.now() + 1000);
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: table.campaign, n: 1 }]);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a step that cannot be written holds up no other campaign, and is tried again after half a minute', async () => {
  const [stuck, sound] = [await runningTable(db, host, { seconds: 60 }), await runningTable(db, host, { seconds: 61 })];
  // A row that the host does not know of blocks its next step.
  await db.pool.query(
    `INSERT INTO step SELECT campaign_id, 1, kind, input, dice, events, state, state_hash, prev_hash, hash, at
      FROM step WHERE campaign_id = $1`,
    [stuck.campaign],
  );
  errors.length = 0;
  now = later(61);
  const run = await host.runDue();
  expect(run.failed).toEqual([stuck.campaign]);
  expect(run.ran).toMatchObject([{ campaignId: sound.campaign, n: 1 }]);
  expect(run.nextDue).toEqual(later(122));
  expect(String(errors[0])).toContain('step_pkey');

  await db.pool.query('DELETE FROM step WHERE campaign_id = $1 AND n = 1', [stuck.campaign]);
  now = later(90);
  expect((await host.runDue()).ran).toEqual([]);
  now = later(91);
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: stuck.campaign, n: 1 }]);
});

test('the seed is published when the campaign ends', async () => {
  const table = await runningTable(db, host, { settings: { endAt: 2 }, seconds: 60 });
  const before = await host.head(table.campaign);
  expect(before).toMatchObject({ status: 'running', seed: null });
  now = later(60);
  await host.runDue();
  const after = await host.head(table.campaign);
  expect(after).toMatchObject({ status: 'finished', nextDue: null, seedHash: before?.seedHash });
  expect(after?.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('the sweep finds a campaign left complete by a process that died before it could announce it', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 1);
  // The seal of a process that was killed between the commit and the question whether all have sealed.
  await db.prisma.sealed.create({
    data: {
      campaignId: table.campaign,
      seat: BLUE,
      opening: 0,
      sheet: { add: 1 },
      nonce: nonce('b'),
      commitment: 'unknown',
      byUser: table.users.blue ?? null,
    },
  });
  expect((await host.runDue()).ran).toEqual([]);
  expect(await host.sweepComplete()).toBe(1);
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: table.campaign, n: 1 }]);
});
