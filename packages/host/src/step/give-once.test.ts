import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Host } from '../host.ts';
import { crossed } from '../testing/crossed.ts';
import { handClock } from '../testing/hand-clock.ts';
import { BECAUSE, BLUE, GREEN, nonce, RED, runningTable, sealNumber, type Table, type Wanted } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
/** Another process, or this one after a restart. */
const other = hostOf();

beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const GIFT = { to: BLUE, gift: 1 };
const numbered = (n: number) => ({ ok: true, value: { n } });
/** Red's first order is the second step that red knows of. */
const FIRST = numbered(2);
const refused = (code: string) => ({ ok: false, problem: { code } });

/** A war in which red has enough to give, by step 1. */
async function war(wanted: Wanted = {}): Promise<Table> {
  const table = await runningTable(db, host, wanted);
  const ruling = { type: 'set-sum', seat: RED, sum: 50 };
  const ruled = { ruling, reason: 'Enough.', nonce: nonce('d'), userId: table.owner };
  expect(await host.rule(table.campaign, ruled)).toEqual(numbered(1));
  return table;
}

/** Red gives an order, by default the same one with the same nonce. */
const give = (table: Table, { order = GIFT, digit = 'b', userId = table.users[RED] ?? '', at = host } = {}) =>
  at.give(table.campaign, RED, { order, nonce: nonce(digit), userId });

const giveFor = ({ campaign, owner: by }: Table, more: object = {}) =>
  host.giveFor(campaign, by, { seat: RED, order: GIFT, nonce: nonce('b'), reason: BECAUSE, ...more });

const rewind = ({ campaign, owner }: Table) =>
  host.rewind(campaign, owner, { opening: 0, to: 0, name: 'A game of tally', reason: BECAUSE });

/** The number of the last step of the log. */
const last = async ({ campaign }: Table) => (await host.lastStep(campaign))?.n;

test('an order with the same nonce is not carried out again: the answer is the number that its seat first got', async () => {
  const table = await war({ seats: [RED, BLUE, GREEN] });
  const hidden = { order: { to: GREEN, gift: 1 }, nonce: nonce('b'), userId: table.users[BLUE] ?? '' };
  expect(await host.give(table.campaign, BLUE, hidden)).toEqual(numbered(2));
  expect(await give(table)).toEqual(FIRST);
  expect(await give(table, { order: { to: GREEN, gift: 1 }, digit: 'c' })).toEqual(numbered(3));
  for (const at of [host, other, hostOf()]) expect(await give(table, { at })).toEqual(FIRST);
  expect(await last(table)).toBe(4);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('the same order with a new nonce is carried out again', async () => {
  const table = await war();
  await give(table);
  expect(await give(table, { digit: 'c' })).toEqual(numbered(3));
});

test('of the same order twice at the same time in two processes, one is carried out, and both get its answer', async () => {
  const table = await war();
  const lock = { text: 'SELECT FROM campaign WHERE id = $1 FOR UPDATE', values: [table.campaign] };
  const sending = (at: Host) => () => give(table, { at });
  expect(await crossed(db, { lock, first: sending(host), second: sending(other) })).toEqual([FIRST, FIRST]);
  expect(await last(table)).toBe(2);
});

test.each<[string, (table: Table) => Promise<unknown>]>([
  [
    'the phase has closed',
    async (table) => {
      for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
      await host.runDue();
      expect(await host.head(table.campaign)).toMatchObject({ opening: 1 });
    },
  ],
  [
    'the deadline has passed',
    async () => {
      clock.now = new Date(START.getTime() + 61_000);
    },
  ],
  ['the war is paused', ({ campaign, owner }) => host.pause(campaign, owner, BECAUSE)],
  ['the war is over', ({ campaign, owner }) => host.endWar(campaign, owner, 'Enough.')],
])('when %s, the same order still gets the first answer', async (_when, happen) => {
  const table = await war({ seconds: 60 });
  await give(table);
  await happen(table);
  const before = await last(table);
  expect(await give(table)).toEqual(FIRST);
  expect(await last(table)).toBe(before);
});

test('an order that a rewind has undone is refused: with a new nonce it is carried out again', async () => {
  const table = await war();
  await give(table);
  expect(await rewind(table)).toMatchObject({ ok: true });
  expect(await give(table)).toEqual(refused('order-undone'));
  expect(await last(table)).toBe(3);
  expect(await give(table, { digit: 'c' })).toEqual(numbered(4));
});

test('a different order with the same nonce is refused, even if a rewind has undone the first one', async () => {
  const table = await war();
  await give(table);
  expect(await give(table, { order: { to: BLUE, gift: 2 } })).toEqual(refused('nonce-used'));
  await rewind(table);
  expect(await give(table, { order: { to: BLUE, gift: 2 } })).toEqual(refused('nonce-used'));
  expect(await last(table)).toBe(3);
});

test('an order that was refused is judged again', async () => {
  const table = await war();
  await host.pause(table.campaign, table.owner, BECAUSE);
  expect(await give(table)).toEqual(refused('paused'));
  await host.resume(table.campaign, table.owner, BECAUSE);
  expect(await give(table)).toEqual(FIRST);
});

test('the nonce of another seat, or of an order in another war, is as good as a new one', async () => {
  const [table, elsewhere] = [await war(), await war()];
  await give(table);
  const own = { order: { to: RED, gift: 1 }, nonce: nonce('b'), userId: table.users[BLUE] ?? '' };
  expect(await host.give(table.campaign, BLUE, own)).toEqual(numbered(3));
  expect(await give(elsewhere)).toEqual(FIRST);
});

test('a user who may not give orders for the seat learns nothing from its nonces', async () => {
  const table = await war();
  await give(table);
  for (const userId of [table.users[BLUE] ?? '', table.owner]) {
    expect(await give(table, { userId })).toEqual(refused('not-yours'));
    expect(await give(table, { userId, order: { to: BLUE, gift: 2 } })).toEqual(refused('not-yours'));
  }
  expect(await giveFor(table)).toEqual(refused('nonce-used'));
});

test('a referee’s order for a seat is carried out once too, with one line in the list of deeds', async () => {
  const table = await war();
  expect(await giveFor(table)).toEqual(FIRST);
  expect(await giveFor(table)).toEqual(FIRST);
  expect(await giveFor(table, { order: { to: BLUE, gift: 2 } })).toEqual(refused('nonce-used'));
  expect(await give(table), 'the seat itself did not give it').toEqual(refused('nonce-used'));
  expect(await last(table)).toBe(2);
  const deeds = await host.deskLog(table.campaign, { kind: 'referee' });
  expect(deeds.filter(({ deed }) => deed === 'give-for')).toHaveLength(1);
});
