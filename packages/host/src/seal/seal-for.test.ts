import { afterAll, expect, test } from 'vitest';
import { loggedInput } from '../testing/logged.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, nonce, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

const seal = ({ campaign, owner }: Table, more: object = {}) =>
  host.sealFor(campaign, owner, {
    opening: 0,
    seat: RED,
    orders: 'draft',
    nonce: nonce('c'),
    reason: BECAUSE,
    ...more,
  });

test('a referee seals the draft of a seat: the log and everybody else say who did it, and the war replays', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  await host.saveDraft(campaign, RED, 0, { add: 6 });
  expect(await seal(table)).toMatchObject({ ok: true });
  expect(await host.head(campaign)).toMatchObject({
    seats: [{ sealed: true, sealedFor: 'owner' }, { sealedFor: null }],
  });
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([{ deed: 'seal-for', seats: [RED] }]);
  await sealNumber(host, table, BLUE, 0, 1);
  await host.runDue();
  expect(await loggedInput(db, campaign, 1)).toMatchObject({
    sheets: { red: { add: 6 } },
    seals: { red: { by: 'owner', nonce: nonce('c') }, blue: {} },
  });
  expect(await host.verify(campaign)).toEqual([]);
});

test('the default orders are what standing orders would seal', async () => {
  const table = await runningTable(db, host);
  await host.saveDraft(table.campaign, RED, 0, { add: 6 });
  expect(await seal(table, { orders: 'least' })).toMatchObject({ ok: true });
  expect(await host.sealed(table.campaign, RED)).toMatchObject({ sheet: { add: 0 } });
});

test('the player can take it back, and seal something else', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  await seal(table, { orders: 'least' });
  await sealNumber(host, table, RED, 0, 2);
  expect(await host.head(campaign)).toMatchObject({ seats: [{ sealed: true, sealedFor: null }, {}] });
  await host.unseal(campaign, RED, 0);
  await seal(table);
  expect(await host.sealed(campaign, RED)).toMatchObject({ sheet: { add: 2 } });
  expect(await host.unseal(campaign, RED, 0)).toMatchObject({ ok: true });
  await sealNumber(host, table, RED, 0, 3);
  expect(await host.head(campaign)).toMatchObject({ seats: [{ sealed: true, sealedFor: null }, {}] });
});

test('the last sheet, sealed for a seat, closes the phase', async () => {
  const table = await runningTable(db, host);
  await sealNumber(host, table, BLUE, 0, 1);
  await seal(table, { orders: 'least' });
  await host.runDue();
  expect(await host.head(table.campaign)).toMatchObject({ opening: 1 });
});

test.each<[string, object, string]>([
  ['of another phase', { opening: 1 }, 'closed'],
  ['for a missing seat', { seat: 'nobody' }, 'not-awaited'],
  ['of a missing draft', {}, 'no-orders'],
  ['without a reason', { reason: { text: '', isKept: false } }, 'no-reason'],
  ['without a nonce', { nonce: '' }, 'bad-nonce'],
])('a sheet %s is not sealed', async (_title, more, code) => {
  const table = await runningTable(db, host);
  expect(await seal(table, more)).toMatchObject({ ok: false, problem: { code } });
  expect(await host.deskLog(table.campaign, { kind: 'referee' })).toEqual([]);
  expect(await host.sealed(table.campaign, RED)).toBeNull();
});

test('a draft that breaks the rules is refused with the reasons, and a sealed sheet stays', async () => {
  const table = await runningTable(db, host);
  await host.saveDraft(table.campaign, RED, 0, { add: 10_000 });
  expect(await seal(table)).toMatchObject({ ok: false });
  await sealNumber(host, table, RED, 0, 3);
  expect(await seal(table, { orders: 'least' })).toEqual({ ok: false, problem: { code: 'sealed-already' } });
  expect(await host.sealed(table.campaign, RED)).toMatchObject({ sheet: { add: 3 } });
});

test('players and an owner who plays cannot seal for others', async () => {
  const table = await runningTable(db, host);
  const { campaign, owner, users } = table;
  const wanted = { opening: 0, seat: RED, orders: 'least', nonce: nonce('c'), reason: BECAUSE } as const;
  const refused = { ok: false, problem: { code: 'not-referee' } };
  expect(await host.sealFor(campaign, users[BLUE] ?? '', wanted)).toEqual(refused);
  await db.pool.query(`UPDATE seat SET user_id = $2 WHERE campaign_id = $1 AND seat = 'blue'`, [campaign, owner]);
  expect(await host.sealFor(campaign, owner, wanted)).toEqual(refused);
});

test('a referee seals their own sheet for a seat, if the seat could; its player can take it back', async () => {
  const table = await runningTable(db, host);
  const { campaign } = table;
  expect(await seal(table, { orders: { sheet: { add: 'six' } } })).toMatchObject({
    ok: false,
    problem: { code: 'not-understood' },
  });
  expect(await seal(table, { orders: { sheet: { add: 5 } } })).toMatchObject({ ok: true });
  expect(await host.sealed(campaign, RED)).toMatchObject({ sheet: { add: 5 } });
  expect(await host.unseal(campaign, RED, 0)).toMatchObject({ ok: true });
  expect(await host.draft(campaign, RED)).toMatchObject({ sheet: { add: 5 } });
});
