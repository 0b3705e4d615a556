import { seededDice, stepKey, type Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { crossed } from '../testing/crossed.ts';
import { tallyHost } from '../testing/tally-host.ts';
import { BECAUSE, BLUE, loggedInput, nonce, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const { db, host, close } = await tallyHost();
afterAll(close);

/** Rules that throw a die for a ruling. */
const diced: typeof tally = {
  ...tally,
  apply: (state, input, table) => {
    if (input.type === 'ruling') table.dice.d6('TALLY-01', RED);
    return tally.apply(state, input, table);
  },
};
const dicing = createHost({ db, rulesets: () => diced });

const ruled = (table: Table, more: object = {}, by = host) =>
  by.rule(table.campaign, {
    ruling: { type: 'set-sum', seat: RED, sum: 7 },
    reason: ' A die\u202e fell off\u0007 the table. ',
    nonce: nonce('d'),
    userId: table.owner,
    ...more,
  });

test('a ruling is a step with its reason; sealed sheets stay sealed, and the log replays', async () => {
  const table = await runningTable(db, dicing);
  await sealNumber(dicing, table, BLUE, 0, 4);
  expect(await ruled(table, {}, dicing)).toEqual({ ok: true, value: { n: 1 } });
  const { dice } = await db.prisma.step.findUniqueOrThrow({
    where: { campaignId_n: { campaignId: table.campaign, n: 1 } },
    select: { dice: true },
  });
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject({
    type: 'ruling',
    reason: 'A die fell off the table.',
    ruling: { type: 'set-sum', seat: RED, sum: 7 },
  });
  const { serverSeed } = await db.prisma.campaign.findUniqueOrThrow({
    where: { id: table.campaign },
    select: { serverSeed: true },
  });
  const fell = seededDice(stepKey(serverSeed ?? '', table.campaign, 1, { referee: nonce('d') }));
  fell.d6('TALLY-01', RED);
  expect(dice).toEqual(fell.thrown());
  expect(await dicing.sealed(table.campaign, BLUE)).toMatchObject({ opening: 0, sheet: { add: 4 } });
  expect(await dicing.verify(table.campaign)).toEqual([]);
});

test.each<[string, (table: Table) => object, string]>([
  ['of a player', ({ users }) => ({ userId: users[RED] }), 'not-referee'],
  ['without a reason', () => ({ reason: '  ' }), 'no-reason'],
  ['with a reason that nobody can see', () => ({ reason: ' \u202e\u200b' }), 'no-reason'],
  ['with a reason like a novel', () => ({ reason: 'x'.repeat(1001) }), 'no-reason'],
  ['that is not understood', () => ({ ruling: { seat: RED } }), 'not-understood'],
  ['with an invalid nonce', () => ({ nonce: 'x' }), 'bad-nonce'],
])('a ruling %s changes nothing', async (_what, more, code) => {
  const table = await runningTable(db, host);
  expect(await ruled(table, more(table))).toMatchObject({ ok: false, problem: { code } });
  expect(await host.head(table.campaign)).toMatchObject({ n: 0, status: 'running' });
});

test('a ruling that arrives again with the same nonce is not made again: the answer is the first one', async () => {
  const table = await runningTable(db, host);
  expect(await ruled(table)).toEqual({ ok: true, value: { n: 1 } });
  expect(await ruled(table, { ruling: { type: 'set-sum', seat: RED, sum: 9 }, nonce: nonce('e') })).toMatchObject({
    value: { n: 2 },
  });
  for (const by of [host, createHost({ db, rulesets: () => tally })])
    expect(await ruled(table, { reason: 'Once more.' }, by)).toEqual({ ok: true, value: { n: 1 } });
  expect(await host.lastStep(table.campaign)).toMatchObject({ n: 2 });
  const deeds = await host.deskLog(table.campaign, { kind: 'referee' });
  expect(deeds.map(({ reason }) => reason)).toEqual(['A die fell off the table.', 'A die fell off the table.']);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a ruling is found by its nonce, and no other ruling is read', async () => {
  const table = await runningTable(db, host);
  const setting = (sum: number, digit: string) =>
    ruled(table, { ruling: { type: 'set-sum', seat: RED, sum }, nonce: nonce(digit) });
  await setting(8, 'd');
  await setting(9, 'e');
  await db.pool.query(`UPDATE step SET input = '\\x00' WHERE campaign_id = $1 AND n = 1`, [table.campaign]);
  expect(await setting(9, 'e')).toEqual({ ok: true, value: { n: 2 } });
  expect(await setting(7, 'f')).toEqual({ ok: true, value: { n: 3 } });
});

test('of the same ruling twice at the same time, one is made, and both get its answer', async () => {
  const table = await runningTable(db, host);
  const lock = { text: 'SELECT FROM campaign WHERE id = $1 FOR UPDATE', values: [table.campaign] };
  const made = { ok: true, value: { n: 1 } };
  expect(await crossed(db, { lock, first: () => ruled(table), second: () => ruled(table) })).toEqual([made, made]);
  expect(await host.lastStep(table.campaign)).toMatchObject({ n: 1 });
});

test('a nonce that comes again with a different ruling, after a rewind or from somebody else makes nothing', async () => {
  const table = await runningTable(db, host);
  const { campaign, owner, users } = table;
  await ruled(table);
  const refused = (code: string) => ({ ok: false, problem: { code } });
  expect(await ruled(table, { ruling: { type: 'set-sum', seat: RED, sum: 8 } })).toEqual(refused('nonce-used'));
  expect(await ruled(table, { userId: users[RED] })).toEqual(refused('not-referee'));
  await host.rewind(campaign, owner, { opening: 0, to: 0, name: 'A game of tally', reason: BECAUSE });
  expect(await ruled(table)).toEqual(refused('ruling-undone'));
  expect(await host.lastStep(campaign)).toMatchObject({ n: 2 });
  expect(await ruled(table, { nonce: nonce('e') })).toMatchObject({ ok: true });
});

/** Here only a seat itself knows what it has. */
const secret: typeof tally = {
  ...tally,
  apply: (state, input, table) => {
    const made = tally.apply(state, input, table);
    return made.ok ? { ok: true, value: { ...made.value, events: [] } } : made;
  },
  view: (state, viewer) => ({ ...tally.view(state, viewer), total: 0 }),
};
const keeping = createHost({ db, rulesets: () => secret });

test('a ruling and its reason appear immediately to viewers it concerns, and to nobody else', async () => {
  const table = await runningTable(db, keeping);
  expect(await ruled(table, {}, keeping)).toMatchObject({ ok: true });
  const line = { deed: 'rule', by: 'owner', reason: 'A die fell off the table.', seats: [] };
  const read = (viewer: Viewer) => keeping.deskLog(table.campaign, viewer);
  expect(await read({ kind: 'seat', seat: RED })).toMatchObject([line]);
  expect(await read({ kind: 'referee' })).toMatchObject([line]);
  expect(await read({ kind: 'seat', seat: BLUE })).toEqual([]);
  expect(await read({ kind: 'spectator' })).toEqual([]);
});

test('a referee rules while the desk has paused the war: it stays paused, with as much time left', async () => {
  const table = await runningTable(db, host, { seconds: 7200 });
  const { campaign, owner } = table;
  const due = (await host.head(campaign))?.nextDue ?? '';
  await sealNumber(host, table, BLUE, 0, 4);
  await host.pause(campaign, owner, BECAUSE);
  const ruling = { type: 'set-sum', seat: RED, sum: 7 };
  expect(await host.tryRuling(campaign, owner, ruling)).toMatchObject({ ok: true });
  expect(await host.dryRun(campaign, owner, { opening: 0, as: { kind: 'referee' } })).toMatchObject({ ok: true });
  expect(await ruled(table)).toMatchObject({ ok: true });
  expect(await host.head(campaign)).toMatchObject({
    status: 'paused',
    pausedBecause: 'desk',
    nextDue: null,
    opening: 0,
  });
  expect(await host.sealed(campaign, BLUE)).toMatchObject({ sheet: { add: 4 } });
  await host.resume(campaign, owner, BECAUSE);
  const again = (await host.head(campaign))?.nextDue ?? '';
  expect(Date.parse(again)).toBeGreaterThanOrEqual(Date.parse(due));
  expect(await host.verify(campaign)).toEqual([]);
});

test('in a paused war no ruling closes a phase', async () => {
  const closing: typeof tally = {
    ...tally,
    apply: (state, input, table) =>
      input.type === 'ruling'
        ? tally.apply(state, { type: 'phase', at: input.at, closedBy: 'referee', sheets: {} }, table)
        : tally.apply(state, input, table),
  };
  const strict = createHost({ db, rulesets: () => closing });
  const table = await runningTable(db, strict);
  await strict.pause(table.campaign, table.owner, BECAUSE);
  expect(await ruled(table, {}, strict)).toEqual({ ok: false, problem: { code: 'paused' } });
  expect(await strict.head(table.campaign)).toMatchObject({ n: 0, status: 'paused' });
});

test('the log of the desk has what a ruling did, as far as each viewer may read it', async () => {
  const table = await runningTable(db, host);
  expect(await ruled(table)).toMatchObject({ ok: true });
  for (const viewer of [{ kind: 'seat', seat: BLUE }, { kind: 'referee' }] as const)
    expect(await host.deskLog(table.campaign, viewer)).toMatchObject([
      { deed: 'rule', events: [{ type: 'ruled', seat: RED }] },
    ]);
});

test('viewers can read when a referee ruled on their affairs, however much was done at the desk since', async () => {
  const table = await runningTable(db, keeping);
  const { campaign, owner } = table;
  expect(await ruled(table, {}, keeping)).toMatchObject({ ok: true });
  const [{ at } = { at: '' }] = await keeping.deskLog(campaign, { kind: 'referee' });
  // More than the list of deeds shows.
  for (let i = 0; i < 101; i++) {
    expect(await keeping.pause(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
    expect(await keeping.resume(campaign, owner, BECAUSE)).toMatchObject({ ok: true });
  }
  expect((await keeping.deskLog(campaign, { kind: 'referee' })).map(({ deed }) => deed)).not.toContain('rule');
  expect(await keeping.rulings(campaign, { kind: 'referee' })).toEqual([at]);
  expect(await keeping.rulings(campaign, { kind: 'seat', seat: RED })).toEqual([at]);
  expect(await keeping.rulings(campaign, { kind: 'seat', seat: BLUE })).toEqual([]);
  expect(await keeping.rulings(campaign, { kind: 'spectator' })).toEqual([]);
});
