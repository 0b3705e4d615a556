import { afterAll, beforeEach, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import {
  BECAUSE,
  BLUE,
  GREEN,
  handClock,
  newUser,
  pausedAt,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
  tally,
} from '../testing.ts';

const START = new Date('2026-11-20T12:00:20.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const [host, other] = [hostOf(), hostOf()];
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3600;
const later = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const three = (): Promise<Table> => runningTable(db, host, { seconds: 4 * HOUR, seats: [RED, BLUE, GREEN] });
const seenAt = async (user: string) =>
  (await db.prisma.user.findUniqueOrThrow({ where: { id: user }, select: { seenAt: true } })).seenAt?.toISOString();

/** Red has sealed, blue has a draft, green has nothing. */
async function underWay(): Promise<Table> {
  const table = await three();
  await sealNumber(host, table, RED, 0, 3);
  await host.saveDraft(table.campaign, BLUE, 0, { add: 2 });
  return table;
}

test('a referee sees how many messages are unread, and an owner who plays sees none', async () => {
  const { campaign, owner, users } = await three();
  const red = users[RED] ?? '';
  await host.box.write(campaign, { seat: RED, text: 'Is the ford open?', by: red });
  await host.box.write(campaign, { seat: BLUE, text: 'I am late.', by: users[BLUE] ?? '' });
  expect(await host.deskBoard(owner)).toMatchObject([{ letters: 2, absence: 'guard' }]);
  await host.box.markRead(campaign, { kind: 'referee' }, { seat: RED, upTo: 1 });
  expect(await host.deskBoard(owner)).toMatchObject([{ letters: 1 }]);
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: GREEN }, data: { userId: owner } });
  clock.now = later(1);
  expect(await host.deskBoard(owner)).toMatchObject([{ letters: 0, isReferee: false }]);
});

test('a referee sees how far each seat is, who is late, when its player was here, and who was pinged', async () => {
  const table = await underWay();
  const blue = table.users[BLUE] ?? '';
  await host.noteSeen(blue);
  await db.prisma.user.update({ where: { id: blue }, data: { timeZone: 'Africa/Lagos' } });
  clock.now = later(181);
  await host.ping(table.campaign, table.owner, { opening: 0, seats: [GREEN], reason: BECAUSE });
  const seat = { playsItself: false, awaited: true, sealed: false, hasDraft: false, isComplete: false };
  const late = { ...seat, owes: 'sheet', isLate: true, seenAt: null, zone: null, pingedAt: null };
  expect(await host.deskBoard(table.owner)).toMatchObject([
    {
      id: table.campaign,
      status: 'running',
      isReferee: true,
      nextDue: later(240).toISOString(),
      topics: [{ id: 'turn-1', seats: [RED, BLUE, GREEN], at: null, isDisputed: false }],
      seats: [
        { ...late, seat: RED, userName: 'red', sealed: true, owes: null, isLate: false },
        {
          ...late,
          seat: BLUE,
          hasDraft: true,
          isComplete: true,
          seenAt: '2026-11-20T12:00:00.000Z',
          zone: 'Africa/Lagos',
        },
        { ...late, seat: GREEN, pingedAt: later(181).toISOString() },
      ],
    },
  ]);
});

test('nobody is late while a quarter of the time is left, or without a deadline', async () => {
  const table = await three();
  clock.now = later(179);
  const lateOnes = async (user: string) => (await host.deskBoard(user))[0]?.seats.filter(({ isLate }) => isLate);
  expect(await lateOnes(table.owner)).toEqual([]);
  clock.now = later(181);
  expect(await lateOnes(table.owner)).toHaveLength(3);
  const untimed = await runningTable(db, host);
  clock.now = later(100_000);
  expect(await lateOnes(untimed.owner)).toEqual([]);
});

test('grace comes after the time of the phase: it does not delay lateness', async () => {
  const { owner } = await runningTable(db, host, { seconds: 4 * HOUR, pace: { grace: 4 * HOUR } });
  const late = async () => (await host.deskBoard(owner))[0]?.seats.map(({ isLate }) => isLate);
  clock.now = later(179);
  expect(await late()).toEqual([false, false]);
  clock.now = later(181);
  expect(await late()).toEqual([true, true]);
});

test('an owner who plays sees only which of the others have sealed', async () => {
  const table = await underWay();
  await db.prisma.user.updateMany({ data: { timeZone: 'Africa/Lagos' } });
  await host.noteSeen(table.users[BLUE] ?? '');
  await host.ping(table.campaign, table.owner, { opening: 0, seats: [BLUE], reason: BECAUSE });
  await db.prisma.seat.update({
    where: { campaignId_seat: { campaignId: table.campaign, seat: GREEN } },
    data: { userId: table.owner },
  });
  const unknown = { hasDraft: false, isComplete: false, seenAt: null, zone: null, pingedAt: null };
  expect(await host.deskBoard(table.owner)).toMatchObject([
    {
      isReferee: false,
      topics: null,
      seats: [
        { ...unknown, seat: RED, sealed: true, owes: null },
        { ...unknown, seat: BLUE, sealed: false, owes: 'sheet' },
        { ...unknown, seat: GREEN, sealed: false, owes: 'sheet' },
      ],
    },
  ]);
});

test('the board lists the user’s unfinished campaigns as owner or referee, stopped ones first', async () => {
  const referee = await newUser(db, 'referee');
  const [running, over, stopped] = [await three(), await three(), await three()];
  const lobby = await seatedTable(db, host);
  for (const { campaign } of [running, over, stopped, lobby])
    await db.prisma.member.create({ data: { campaignId: campaign, userId: referee, role: 'referee' } });
  await host.endWar(over.campaign, over.owner, 'Enough.');
  await pausedAt(db, stopped.campaign, 0);
  const board = await host.deskBoard(referee);
  expect(board.map(({ id }) => id)).toEqual([stopped.campaign, running.campaign, lobby.campaign]);
  expect(board[0]).toMatchObject({ status: 'paused' });
  expect(await host.deskCount(referee)).toBe(3);
  for (const user of [running.users[RED] ?? '', await newUser(db, 'stranger')]) {
    expect(await host.deskBoard(user)).toEqual([]);
    expect(await host.deskCount(user)).toBe(0);
  }
});

test('finished topics are not listed, and those that only a referee can settle come first', async () => {
  const topic = (id: string, standing: 'open' | 'disputed' | 'over') => ({
    id,
    seats: [RED, BLUE],
    at: null,
    standing,
  });
  const topics = [topic('a', 'open'), topic('b', 'disputed'), topic('c', 'over'), topic('d', 'disputed')];
  const fighting = hostOf({ ...tally, topics: () => topics });
  const { owner } = await runningTable(db, fighting);
  expect(await fighting.deskBoard(owner)).toMatchObject([
    {
      topics: [
        { id: 'b', isDisputed: true },
        { id: 'd', isDisputed: true },
        { id: 'a', isDisputed: false },
      ],
    },
  ]);
});

test('a spectator has no board', async () => {
  const { campaign } = await three();
  const spectator = await newUser(db, 'spectator');
  await db.prisma.member.create({ data: { campaignId: campaign, userId: spectator, role: 'spectator' } });
  expect(await host.deskBoard(spectator)).toEqual([]);
});

test('a user’s last visit is noted to the minute, at most once in five minutes across all processes', async () => {
  const user = await newUser(db);
  await host.noteSeen(user);
  expect(await seenAt(user)).toBe('2026-11-20T12:00:00.000Z');
  clock.now = later(4.5);
  await host.noteSeen(user);
  await other.noteSeen(user);
  expect(await seenAt(user)).toBe('2026-11-20T12:00:00.000Z');
  clock.now = later(5);
  await host.noteSeen(user);
  expect(await seenAt(user)).toBe('2026-11-20T12:05:00.000Z');
});

test('simultaneous visits are noted together; a user who cannot be noted still gets an answer', async () => {
  const users = [await newUser(db), await newUser(db)];
  const errors: unknown[] = [];
  const heard = createHost({
    db,
    clock: () => clock.now,
    rulesets: () => tally,
    onError: (it) => void errors.push(it),
  });
  await Promise.all(['not an id', ...users].map((user) => heard.noteSeen(user)));
  expect(await Promise.all(users.map(seenAt))).toEqual(users.map(() => '2026-11-20T12:00:00.000Z'));
  expect(errors).toHaveLength(1);
});
