import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type SeatId, seededDice, stepKey } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import {
  BLUE,
  commitmentOf,
  loggedInput,
  nonce,
  RED,
  runningTable,
  sealNumber,
  type Table,
  tally,
} from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
let now = new Date();
const host = createHost({ db, clock: () => now, rulesets: () => tally });
const later = (seconds: number): Date => new Date(Date.parse('2026-11-20T12:00:00.000Z') + seconds * 1000);

beforeEach(async () => {
  now = later(0);
  await db.pool.query(`UPDATE campaign SET status = 'finished'`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const give = (
  table: Table,
  seat: SeatId,
  order: unknown,
  digit = 'b',
  userId = table.users[seat] ?? table.owner,
  at = host,
) => at.give(table.campaign, seat, { order, nonce: nonce(digit), userId });

async function sumOf({ campaign }: Table, seat: SeatId): Promise<number> {
  const seen = await host.viewOf(campaign, { kind: 'seat', seat });
  return tally.schemas.view.parse(seen?.view).sums[seat] ?? 0;
}

/** Everything that the database stores of a campaign's log and sheets. */
async function traces({ campaign }: Table) {
  const steps = await db.prisma.step.count({ where: { campaignId: campaign } });
  const row = await db.prisma.campaign.findUniqueOrThrow({
    where: { id: campaign },
    select: { seq: true, status: true },
  });
  return { steps, ...row };
}

test('an order is a separate step, with its nonce in the dice, and the log replays', async () => {
  const table = await runningTable(db, host);
  const before = await sumOf(table, BLUE);
  expect(await give(table, RED, { to: BLUE, gift: 1 })).toEqual({ ok: true, value: { n: 1 } });
  const step = await db.prisma.step.findUniqueOrThrow({
    where: { campaignId_n: { campaignId: table.campaign, n: 1 } },
    select: { kind: true, dice: true },
  });
  expect(step.kind).toBe('order');
  expect(await loggedInput(db, table.campaign, 1)).toEqual({
    type: 'order',
    at: '2026-11-20T12:00:00.000Z',
    seat: RED,
    order: { to: BLUE, gift: 1 },
    nonce: nonce('b'),
  });
  const { serverSeed } = await db.prisma.campaign.findUniqueOrThrow({
    where: { id: table.campaign },
    select: { serverSeed: true },
  });
  const dice = seededDice(stepKey(serverSeed ?? '', table.campaign, 1, { red: nonce('b') }));
  dice.d6('TALLY-01', BLUE);
  expect(step.dice).toEqual(dice.thrown());
  expect(await sumOf(table, BLUE)).toBeGreaterThan(before + 1);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('drafts and seals of the open phase stay, and keep their commitments', async () => {
  const table = await runningTable(db, host);
  const sealed = await sealNumber(host, table, RED, 0, 3);
  await host.saveDraft(table.campaign, BLUE, 0, { add: 2 });
  await give(table, BLUE, { to: RED, gift: 1 });
  expect(await host.sealed(table.campaign, RED)).toMatchObject({
    opening: 0,
    sheet: { add: 3 },
    commitment: sealed.ok ? sealed.value.commitment : '',
  });
  expect(await host.draft(table.campaign, BLUE)).toMatchObject({ opening: 0, sheet: { add: 2 } });
  expect(await sealNumber(host, table, BLUE, 1, 4), 'the next phase is not open yet').toMatchObject({ ok: false });
  expect(await sealNumber(host, table, BLUE, 0, 4)).toMatchObject({
    ok: true,
    value: { commitment: commitmentOf(table, BLUE, 0, 4) },
  });
  expect((await host.runDue()).ran).toMatchObject([{ campaignId: table.campaign, n: 2 }]);
  const input = await loggedInput(db, table.campaign, 2);
  expect(input).toMatchObject({ opening: 0, sheets: { red: { add: 3 }, blue: { add: 4 } } });
  expect(await host.head(table.campaign)).toMatchObject({ opening: 1 });
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('sheets sealed before phases had numbers keep the number that they were committed with', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  await sealNumber(host, table, RED, 0, 3);
  await give(table, BLUE, { to: RED, gift: 1 });
  // As the migration leaves a campaign in which an order was a separate phase, and carried the sheets along.
  await db.pool.query(`UPDATE step SET opening = n, concerns = '{all}' WHERE campaign_id = $1`, [campaign]);
  await db.pool.query(
    `INSERT INTO step_number SELECT campaign_id, 'spectator', n, n FROM step WHERE campaign_id = $1
      ON CONFLICT DO NOTHING`,
    [campaign],
  );
  await db.pool.query('UPDATE campaign SET opening = seq WHERE id = $1', [campaign]);
  await db.pool.query('UPDATE sealed SET opening = 1, committed_for = 0 WHERE campaign_id = $1', [campaign]);
  const later = createHost({ db, clock: () => now, rulesets: () => tally });
  expect(await later.head(campaign)).toMatchObject({ n: 1, opening: 1, seats: [{ sealed: true }, { sealed: false }] });
  await sealNumber(later, table, BLUE, 1, 4);
  expect((await later.runDue()).ran).toMatchObject([{ campaignId: campaign, n: 2 }]);
  const input = await loggedInput(db, campaign, 2);
  expect(input).toMatchObject({ opening: 1, sheets: { red: { add: 3 } }, seals: { red: { step: 0 } } });
  expect(input).not.toMatchObject({ seals: { blue: { step: expect.anything() } } });
  expect(await later.verify(campaign)).toEqual([]);
});

test('an order that ends the phase removes its sealed sheets', async () => {
  const table = await runningTable(db, host, { settings: { giftsTurn: true } });
  await sealNumber(host, table, RED, 0, 3);
  await give(table, BLUE, { to: RED, gift: 1 });
  expect(await host.sealed(table.campaign, RED)).toBeNull();
  expect((await host.head(table.campaign))?.seats.map((seat) => seat.sealed)).toEqual([false, false]);
});

test.each<[string, (table: Table) => ReturnType<typeof give>, unknown]>([
  ['against the rules', (table) => give(table, RED, { to: BLUE, gift: 999 }), { code: 'rejected' }],
  ['not understood', (table) => give(table, RED, { to: 7 }), { code: 'not-understood' }],
  [
    'for a seat of somebody else',
    (table) => give(table, RED, { to: BLUE, gift: 1 }, 'b', table.users[BLUE]),
    { code: 'not-yours' },
  ],
  [
    'with an invalid nonce',
    ({ campaign, owner }) => host.give(campaign, RED, { order: { to: BLUE, gift: 1 }, nonce: 'x', userId: owner }),
    { code: 'bad-nonce' },
  ],
])('an order %s leaves no trace', async (_what, giving, problem) => {
  const table = await runningTable(db, host);
  expect(await giving(table)).toMatchObject({ ok: false, problem });
  expect(await traces(table)).toEqual({ steps: 1, seq: 0, status: 'running' });
});

test('an order whose outcome has faults is refused; the campaign goes on', async () => {
  const table = await runningTable(db, host, { settings: { giftsTurn: true, faultAt: 2 } });
  expect(await give(table, RED, { to: BLUE, gift: 1 })).toEqual({ ok: false, problem: { code: 'broken' } });
  expect(await traces(table)).toEqual({ steps: 1, seq: 0, status: 'running' });
});

test('an order after the deadline is late, though the step is not made yet', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  now = later(61);
  expect(await give(table, RED, { to: BLUE, gift: 1 })).toEqual({ ok: false, problem: { code: 'closed' } });
});

test('of two concurrent orders the second is checked against the result of the first', async () => {
  const table = await runningTable(db, host);
  const all = await sumOf(table, RED);
  const order = { to: BLUE, gift: all };
  const [first, second] = await Promise.all(['b', 'c'].map((digit) => give(table, RED, order, digit)));
  expect([first?.ok, second?.ok].sort()).toEqual([false, true]);
  expect(await sumOf(table, RED)).toBe(0);
  expect(await traces(table)).toMatchObject({ steps: 2, seq: 1 });
});
