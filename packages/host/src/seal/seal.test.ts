import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BLUE, commitmentOf, GREEN, newUser, nonce, RED, runningTable, sealNumber, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 12 });
const host = createHost({ db, rulesets: () => tally });
/** A second process, as far as the database can tell: other caches, other connections. */
const otherDb = createDb({ connectionString: database.connectionString, poolSize: 12 });
const other = createHost({ db: otherDb, rulesets: () => tally });

const told: Change[] = [];
beforeAll(() => {
  host.subscribe((change) => told.push(change));
});
afterAll(async () => {
  await db.close();
  await otherDb.close();
  await database.drop();
});

test('sealing a sheet returns its commitment, and the sheet can be read back', async () => {
  const table = await runningTable(db, host);
  const answer = await sealNumber(host, table, RED, 0, 4);
  expect(answer).toMatchObject({ ok: true, value: { commitment: commitmentOf(table, RED, 0, 4), everyone: false } });
  expect(await host.sealed(table.campaign, RED)).toMatchObject({
    opening: 0,
    sheet: { add: 4 },
    commitment: commitmentOf(table, RED, 0, 4),
  });
  const head = await host.head(table.campaign);
  expect(head?.seats.map(({ seat, awaited, sealed }) => [seat, awaited, sealed])).toEqual([
    ['red', true, true],
    ['blue', true, false],
  ]);
  // Published immediately: nobody can say later that another sheet was sealed.
  expect(head?.seats.map((seat) => seat.commitment)).toEqual([commitmentOf(table, RED, 0, 4), null]);
});

test('sealing again replaces the sheet', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 4);
  await sealNumber(host, table, RED, 0, 7);
  expect(await host.sealed(table.campaign, RED)).toMatchObject({ sheet: { add: 7 } });
});

test('the last player to seal learns it, and the campaign is due immediately', async () => {
  const table = await runningTable(db, host);
  told.length = 0;
  expect(await sealNumber(host, table, BLUE, 0, 1)).toMatchObject({ ok: true, value: { everyone: false } });
  expect(await sealNumber(host, table, RED, 0, 1)).toMatchObject({ ok: true, value: { everyone: true } });
  expect(told).toContainEqual({ what: 'due', campaign: table.campaign, n: 0 });
  const { ran } = await host.runDue();
  expect(ran).toMatchObject([{ campaignId: table.campaign, n: 1 }]);
});

test('if the last two seals come through two processes, at least one sees that all have sealed; the step is made once', async () => {
  for (let round = 0; round < 20; round++) {
    const table = await runningTable(db, host);
    const answers = await Promise.all([sealNumber(host, table, RED, 0, 1), sealNumber(other, table, BLUE, 0, 1)]);
    const everyone = answers.filter((answer) => answer.ok && answer.value.everyone);
    expect(everyone.length).toBeGreaterThan(0);
    expect((await host.runDue()).ran).toMatchObject([{ campaignId: table.campaign, n: 1 }]);
  }
});

test.each([
  ['a phase that is not open', { opening: 1, sheet: { add: 1 }, nonce: nonce('a') }, 'closed'],
  ['a nonce of the wrong length', { opening: 0, sheet: { add: 1 }, nonce: 'abc' }, 'bad-nonce'],
  ['a sheet that is not understood', { opening: 0, sheet: { subtract: 1 }, nonce: nonce('a') }, 'not-understood'],
  ['a sheet against the rules', { opening: 0, sheet: { add: 10 }, nonce: nonce('a') }, 'rejected'],
])('%s is refused and changes nothing', async (_title, given, code) => {
  const table = await runningTable(db, host);
  const answer = await host.seal(table.campaign, RED, { ...given, userId: table.users.red ?? '' });
  expect(answer).toMatchObject({ ok: false, problem: { code } });
  expect(await host.sealed(table.campaign, RED)).toBeNull();
});

test('a rejection says where and by which rule', async () => {
  const table = await runningTable(db, host);
  expect(await sealNumber(host, table, RED, 0, 10)).toEqual({
    ok: false,
    problem: {
      code: 'rejected',
      rejections: [{ code: 'too-much', rule: 'TALLY-01', path: ['add'], facts: { most: 9 } }],
    },
  });
});

test('nobody can seal for another seat', async () => {
  const table = await runningTable(db, host);
  const stranger = await newUser(db, 'stranger');
  const answer = await host.seal(table.campaign, RED, {
    opening: 0,
    sheet: { add: 1 },
    nonce: nonce('a'),
    userId: stranger,
  });
  expect(answer).toEqual({ ok: false, problem: { code: 'not-yours' } });
});

test('a seat that owes nothing cannot seal', async () => {
  const table = await runningTable(db, host, { settings: { retireAt: 1 } });
  expect(await sealNumber(host, table, RED, 0, 1)).toEqual({ ok: false, problem: { code: 'not-awaited' } });
});

test('each of many simultaneous seals gets its own answer', async () => {
  const tables = await Promise.all(
    Array.from({ length: 12 }, () => runningTable(db, host, { seats: [RED, BLUE, GREEN] })),
  );
  const answers = await Promise.all(
    tables.flatMap((table) => [sealNumber(host, table, RED, 0, 3), sealNumber(host, table, BLUE, 0, 11)]),
  );
  expect(answers.filter(({ ok }) => ok).length).toBe(12);
  for (const [i, table] of tables.entries()) {
    expect(answers[2 * i]).toMatchObject({ value: { commitment: commitmentOf(table, RED, 0, 3) } });
    expect(answers[2 * i + 1]).toMatchObject({ problem: { code: 'rejected' } });
  }
});

test('a sheet taken back is the draft again and no longer counts', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 4);
  expect(await host.unseal(table.campaign, RED, 0)).toEqual({ ok: true, value: { opening: 0 } });
  expect(await host.sealed(table.campaign, RED)).toBeNull();
  expect(await host.draft(table.campaign, RED)).toMatchObject({ opening: 0, sheet: { add: 4 } });
  expect(await sealNumber(host, table, BLUE, 0, 1)).toMatchObject({ value: { everyone: false } });
});

test('an unsealed or locked sheet cannot be taken back', async () => {
  const table = await runningTable(db, host);
  expect(await host.unseal(table.campaign, RED, 0)).toEqual({ ok: false, problem: { code: 'closed' } });
  await sealNumber(host, table, RED, 0, 1);
  await sealNumber(host, table, BLUE, 0, 1);
  expect(await host.unseal(table.campaign, RED, 0)).toEqual({ ok: false, problem: { code: 'closed' } });
  await host.runDue();
});

test('a draft need not be valid, is replaced, and disappears with its phase', async () => {
  const table = await runningTable(db, host);
  expect(await host.saveDraft(table.campaign, RED, 0, { add: 50 })).toMatchObject({ ok: true });
  expect(await host.saveDraft(table.campaign, RED, 0, { add: 60 })).toMatchObject({ ok: true });
  expect(await host.draft(table.campaign, RED)).toMatchObject({ opening: 0, sheet: { add: 60 } });
  expect(await host.saveDraft(table.campaign, RED, 1, { add: 1 })).toEqual({ ok: false, problem: { code: 'closed' } });
  await sealNumber(host, table, RED, 0, 1);
  await sealNumber(host, table, BLUE, 0, 1);
  expect(await host.saveDraft(table.campaign, RED, 0, { add: 1 })).toEqual({ ok: false, problem: { code: 'closed' } });
  await host.runDue();
  expect(await host.draft(table.campaign, RED)).toBeNull();
});
