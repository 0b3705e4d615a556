import { afterAll, beforeEach, expect, test } from 'vitest';
import { BECAUSE, BLUE, RED, runningTable, sealNumber } from '../testing.ts';
import { HOURS, later, newsDesk, START } from './testing.ts';

const { db, clock, host, close, anew, table, withAddresses, sent, told, closed } = await newsDesk();
afterAll(close);
beforeEach(anew);

test('a reminder comes when three quarters of the time are gone, for players who have not sealed', async () => {
  const made = await withAddresses(await table());
  await closed(made, 0);
  await sent();
  clock.now = later(6 * 60 - 1);
  expect(await told(made)).toEqual([]);
  await sealNumber(host, made, RED, 1, 3);
  clock.now = later(6 * 60);
  expect(await told(made)).toEqual(['blue: reminder']);
  expect(await told(made)).toEqual([]);
});

test('a reminder comes before the time is up, however long the grace after it', async () => {
  const pace = { grace: 8 * HOURS };
  const made = await withAddresses(await runningTable(db, host, { seconds: 8 * HOURS, seats: [RED, BLUE], pace }));
  await closed(made, 0);
  await sent();
  clock.now = later(6 * 60 - 1);
  expect(await told(made)).toEqual([]);
  const moved = { opening: 1, due: later(16 * 60).toISOString(), minutes: 120, reason: BECAUSE };
  expect(await host.moveDeadline(made.campaign, made.owner, moved)).toMatchObject({ ok: true });
  await sent();
  clock.now = later(7 * 60 + 29);
  expect(await told(made)).toEqual([]);
  clock.now = later(7 * 60 + 30);
  expect(await told(made)).toEqual(['blue: reminder', 'red: reminder']);
});

test('a reminder of a phase with grace is written for the time before it', async () => {
  const pace = { grace: 8 * HOURS };
  const made = await withAddresses(await runningTable(db, host, { seconds: 8 * HOURS, seats: [RED, BLUE], pace }));
  await closed(made, 0);
  await sent();
  clock.now = later(6 * 60);
  expect(await told(made)).toEqual(['blue: reminder', 'red: reminder']);
});

test('a reminder moves with its deadline, in both directions', async () => {
  const made = await withAddresses(await table());
  await closed(made, 0);
  await sent();
  const due = later(8 * 60).toISOString();
  const moved = { opening: 1, due, minutes: -240, reason: BECAUSE };
  expect(await host.moveDeadline(made.campaign, made.owner, moved)).toMatchObject({ ok: true });
  await sent();
  clock.now = later(3 * 60);
  expect(await told(made)).toEqual(['blue: reminder', 'red: reminder']);
  await db.prisma.news.deleteMany();
  clock.now = START;
  const again = await withAddresses(await table());
  await closed(again, 0);
  await sent();
  await host.moveDeadline(again.campaign, again.owner, { ...moved, minutes: 240 });
  await sent();
  clock.now = later(8 * 60);
  expect(await told(again)).toEqual([]);
  clock.now = later(9 * 60);
  expect(await told(again)).toEqual(['blue: reminder', 'red: reminder']);
});

test('users told a deadline are told the new one by the same channel, whatever else they have chosen', async () => {
  const made = await withAddresses(await table());
  const { campaign, owner, users } = made;
  const choice = { userId: users[BLUE] ?? '', channel: 'mail' } as const;
  await db.prisma.newsChoice.create({ data: { ...choice, kind: 'orders', isWanted: false } });
  await closed(made, 0);
  expect(await told(made)).toEqual(['red: orders']);
  const move = async (minutes: number) => {
    const due = (await host.head(campaign))?.nextDue ?? '';
    return host.moveDeadline(campaign, owner, { opening: 1, due, minutes, reason: BECAUSE });
  };
  await move(60);
  clock.now = new Date(clock.now.getTime() + 1000);
  expect(await move(60)).toMatchObject({ ok: true });
  const letters = await sent();
  expect(letters.map(({ kind, reader }) => [kind, reader.id])).toEqual([['moved', users[RED]]]);
  expect(letters[0]?.campaign?.nextDue).toBe(later(8 * 60 + 120).toISOString());
  await db.prisma.newsChoice.create({ data: { ...choice, userId: users[RED] ?? '', kind: 'paused', isWanted: false } });
  await host.pause(campaign, owner, BECAUSE);
  clock.now = new Date(clock.now.getTime() + HOURS * 1000);
  await host.resume(campaign, owner, BECAUSE);
  expect(await told(made)).toEqual(['red: moved']);
  await db.prisma.newsChoice.create({ data: { ...choice, userId: users[RED] ?? '', kind: 'orders', isWanted: false } });
  await db.prisma.newsChoice.create({ data: { ...choice, userId: users[RED] ?? '', kind: 'moved', isWanted: false } });
  await move(60);
  expect(await told(made)).toEqual([]);
});

test('a deadline that moves before a letter is sent is in that letter', async () => {
  const made = await withAddresses(await table());
  await closed(made, 0);
  const due = (await host.head(made.campaign))?.nextDue ?? '';
  await host.moveDeadline(made.campaign, made.owner, { opening: 1, due, minutes: 60, reason: BECAUSE });
  const letters = await sent();
  expect(letters.map(({ kind }) => kind)).toEqual(['orders', 'orders']);
  expect(letters[0]?.campaign?.nextDue).toBe(later(9 * 60).toISOString());
});

test('a reminder whose deadline the rules have moved waits for its new time', async () => {
  const made = await withAddresses(await table());
  await closed(made, 0);
  await sent();
  await db.prisma.news.updateMany({ where: { kind: 'reminder' }, data: { sendAt: START } });
  expect(await told(made)).toEqual([]);
  const waiting = await db.prisma.news.findMany({
    where: { kind: 'reminder' },
    select: { sendAt: true, doneAt: true },
  });
  expect(waiting).toEqual([RED, BLUE].map(() => ({ sendAt: later(6 * 60), doneAt: null })));
});

test('a short phase has no reminder', async () => {
  const made = await withAddresses(await table(host, HOURS - 1));
  await closed(made, 0);
  await sent();
  expect(await db.prisma.news.count({ where: { kind: 'reminder' } })).toBe(0);
});
