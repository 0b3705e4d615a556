import { type Awaited, dueOf } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { later, newsDesk } from '../news/testing.ts';
import { BECAUSE, BLUE, loggedInput, newNonce, RED, runningTable, type Table, tally } from '../testing.ts';

const { db, clock, hostOf, close, anew, withAddresses, told } = await newsDesk();

const declaration = (turn: number): string => `declaration-${turn}`;
/** A game in which the seats take turns: a gift is a declaration, and all of them are one phase. */
const host = hostOf({
  ...tally,
  sheets: null,
  awaiting: ({ seats, turn }) =>
    seats.slice((turn - 1) % seats.length, ((turn - 1) % seats.length) + 1).map(
      ({ id }): Awaited => ({
        ...{ seat: id, decision: 'declare', by: 'order', otherwise: 'nothing', topic: null },
        due: declaration(turn),
      }),
    ),
  nextDue: ({ clock: own, openedAt, turn }, inForce) => {
    const due = dueOf(inForce ?? own, 'adding', openedAt);
    return due === null ? [] : [{ id: declaration(turn), due, isFirm: false }];
  },
  summary: () => ({ round: 1, phase: 'adding' }),
});
afterAll(close);
beforeEach(anew);

const HOURS = 60;
const running = async (): Promise<Table> =>
  withAddresses(await runningTable(db, host, { settings: { giftsTurn: true }, seconds: 8 * 3600, seats: [RED, BLUE] }));
const declare = async ({ campaign, users }: Table, from: typeof RED, to: typeof RED): Promise<void> => {
  const giving = { order: { to, gift: 1 }, nonce: newNonce(), userId: users[from] ?? '' };
  expect(await host.give(campaign, from, giving)).toMatchObject({ ok: true });
};
const dueAt = async ({ campaign }: Table) => (await host.head(campaign))?.nextDue;
const iso = (hours: number): string => later(hours * HOURS).toISOString();

test('more time for one declaration is no more time for the next', async () => {
  const table = await running();
  const move = { opening: 0, due: iso(8), minutes: 2 * HOURS, reason: BECAUSE };
  expect(await host.moveDeadline(table.campaign, table.owner, move)).toMatchObject({ ok: true });
  expect(await dueAt(table)).toBe(iso(10));
  await declare(table, RED, BLUE);
  expect(await dueAt(table)).toBe(iso(8));
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('the desk can rewind to a declaration, which is made again with all its time', async () => {
  const table = await running();
  await declare(table, RED, BLUE);
  await declare(table, BLUE, RED);
  const targets = await host.rewindTargets(table.campaign);
  expect(targets.map(({ opening, isOpen }) => [opening, isOpen])).toEqual([
    [2, true],
    [1, false],
    [0, false],
  ]);
  clock.now = later(3 * HOURS);
  const wanted = { opening: 2, to: 1, name: 'A game of tally', reason: BECAUSE };
  expect(await host.rewind(table.campaign, table.owner, wanted)).toMatchObject({ ok: true });
  expect(await loggedInput(db, table.campaign, 3)).toMatchObject({ type: 'rewind', to: 1 });
  expect(await dueAt(table)).toBe(iso(11));
  await declare(table, BLUE, RED);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('the player whose declaration it is is told, and reminded before its time is over', async () => {
  const table = await running();
  clock.now = later(1);
  await declare(table, RED, BLUE);
  clock.now = later(7);
  expect(await told(table, host)).toEqual(['blue: decision']);
  clock.now = later(6 * HOURS);
  expect(await told(table, host)).toEqual([]);
  clock.now = later(6 * HOURS + 1);
  expect(await told(table, host)).toEqual(['blue: reminder']);
  await declare(table, BLUE, RED);
  clock.now = later(6 * HOURS + 8);
  const items: unknown[] = [];
  await host.news.deliver(['mail'], async (item) => {
    items.push(item);
    return { kind: 'sent' };
  });
  expect(items).toMatchObject([{ kind: 'decision', decision: 'declare', reader: { id: table.users[RED] } }]);
});

test('a vote to pause counts until the phase closes, and not only until the next declaration', async () => {
  const table = await running();
  await db.prisma.member.deleteMany({ where: { campaignId: table.campaign, userId: table.owner } });
  await host.vote(table.campaign, RED, table.users[RED] ?? '', { what: 'pause' });
  await declare(table, RED, BLUE);
  expect((await host.head(table.campaign))?.polls).toMatchObject([{ matter: { what: 'pause' }, votes: [RED] }]);
});

test('an owner who plays cannot pause a phase again at the next declaration', async () => {
  const table = await running();
  const red = table.users[RED] ?? '';
  await db.prisma.member.updateMany({
    where: { campaignId: table.campaign, role: 'owner' },
    data: { userId: red },
  });
  expect(await host.pause(table.campaign, red, BECAUSE)).toMatchObject({ ok: true });
  expect(await host.resume(table.campaign, red, BECAUSE)).toMatchObject({ ok: true });
  await declare(table, RED, BLUE);
  expect(await host.pause(table.campaign, red, BECAUSE)).toEqual({ ok: false, problem: { code: 'pause-used' } });
});
