import { afterAll, beforeEach, expect, test } from 'vitest';
import { BECAUSE, BLUE, handClock, newUser, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
/** Blue owes two decisions that count on arrival. */
const deciding = hostOf({
  ...tally,
  awaiting: () =>
    ['first', 'second'].map((decision) => ({
      seat: BLUE,
      decision,
      by: 'order' as const,
      otherwise: 'wait',
      due: null,
      topic: null,
    })),
});
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3_600_000;
const pass = (milliseconds: number): void => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};
/** A running game, of which nothing has been told yet. */
async function table(on = host): Promise<Table> {
  const made = await runningTable(db, on, { seconds: 8 * 3600, seats: [RED, BLUE] });
  await db.prisma.news.deleteMany({ where: { campaignId: made.campaign } });
  return made;
}
const playerOf = ({ users }: Table, seat = RED): string => users[seat] ?? '';

/** Closes a phase one minute later. */
async function closed({ campaign, owner }: Table, opening: number, on = host): Promise<void> {
  pass(60_000);
  expect(await on.closePhase(campaign, owner, opening, BECAUSE)).toMatchObject({ ok: true });
}

const listed = async (user: string) =>
  (await host.news.bell(user)).map(({ kind, isNew }) => (isNew ? `${kind}, new` : kind));
/** Reads the list, as its page does. */
async function read(user: string): Promise<void> {
  const [latest] = await host.news.bell(user);
  if (latest !== undefined) await host.news.readBell(user, latest.at);
}
const toBlue = (made: Table) =>
  host.write(made.campaign, RED, { with: [BLUE], text: 'Hello.', userId: playerOf(made, RED) });

test('a user who gets nothing outside the site finds what is new, with the name of the campaign and its time', async () => {
  const made = await table();
  await closed(made, 0);
  await db.prisma.newsChoice.create({
    data: { userId: playerOf(made), kind: 'orders', channel: 'mail', isWanted: false },
  });
  const item = { kind: 'orders', slug: made.slug, name: 'A game of tally', times: 1, isNew: true };
  expect(await host.news.bell(playerOf(made))).toEqual([{ ...item, at: clock.now.toISOString() }]);
  expect(await host.news.bellCount(playerOf(made))).toBe(1);
  expect(await host.news.bell(made.owner)).toEqual([]);
  expect(await host.news.bell(await newUser(db))).toEqual([]);
});

test('reminders are not news', async () => {
  const made = await table();
  await closed(made, 0);
  pass(7 * HOUR);
  expect(await listed(playerOf(made))).toEqual(['orders, new']);
});

test('what one step asks of a seat is one item, for that seat only', async () => {
  const made = await table(deciding);
  await closed(made, 0, deciding);
  expect(await host.news.bell(playerOf(made, BLUE))).toMatchObject([{ kind: 'decision', times: 2, isNew: true }]);
  expect(await host.news.bellCount(playerOf(made, BLUE))).toBe(1);
  expect(await host.news.bell(playerOf(made, RED))).toEqual([]);
});

test('news that was read is still listed, and only later news is new', async () => {
  const made = await table();
  const user = playerOf(made);
  await closed(made, 0);
  await read(user);
  expect(await listed(user)).toEqual(['orders']);
  expect(await host.news.bellCount(user)).toBe(0);
  pass(60_000);
  expect(await host.pause(made.campaign, made.owner, BECAUSE)).toMatchObject({ ok: true });
  expect(await listed(user)).toEqual(['paused, new', 'orders']);
  expect(await host.news.bellCount(user)).toBe(1);
});

test('news cannot be marked as read before it is told, and an earlier moment marks nothing as unread', async () => {
  const made = await table();
  const user = playerOf(made);
  await host.news.readBell(user, '2100-01-01T00:00:00.000Z');
  await closed(made, 0);
  expect(await host.news.bellCount(user)).toBe(1);
  await read(user);
  await host.news.readBell(user, START.toISOString());
  expect(await host.news.bellCount(user)).toBe(0);
});

test('orders that are sealed, a phase that has closed and a message that was read are not new', async () => {
  const made = await table();
  const user = playerOf(made, BLUE);
  await closed(made, 0);
  await sealNumber(host, made, BLUE, 1, 3);
  expect(await listed(user)).toEqual(['orders']);
  await closed(made, 1);
  expect(await listed(user)).toEqual(['orders, new', 'orders']);
  pass(60_000);
  expect(await toBlue(made)).toMatchObject({ ok: true });
  expect(await listed(user)).toEqual(['message, new', 'orders, new', 'orders']);
  await host.markRead(made.campaign, BLUE, { with: [RED], upTo: 1 });
  await closed(made, 2);
  expect(await listed(user)).toEqual(['orders, new', 'message', 'orders', 'orders']);
  expect(await host.news.bellCount(user)).toBe(1);
});

test('the bell reports that a deadline has moved, but not to the user who moved it', async () => {
  const made = await table();
  await closed(made, 0);
  const due = new Date(clock.now.getTime() + 8 * HOUR).toISOString();
  pass(60_000);
  const move = { opening: 1, due, minutes: 60, reason: BECAUSE };
  expect(await host.moveDeadline(made.campaign, made.owner, move)).toMatchObject({ ok: true });
  expect(await listed(playerOf(made))).toEqual(['moved, new', 'orders, new']);
  expect(await listed(made.owner)).toEqual([]);
});

test('players who lose their seat get no more of its news, and its next player gets none from before', async () => {
  const made = await table();
  const [former, next] = [playerOf(made), await newUser(db)];
  await closed(made, 0);
  const seat = { campaignId_seat: { campaignId: made.campaign, seat: RED } };
  await db.prisma.seat.update({ where: seat, data: { userId: next } });
  await closed(made, 1);
  expect(await host.news.bell(former)).toEqual([]);
  expect(await host.news.bellCount(former)).toBe(0);
  expect(await listed(next)).toEqual(['orders, new']);
});

test('a referee who is removed no longer reads the referees’ news', async () => {
  const made = await table();
  const referee = await newUser(db);
  const member = { campaignId: made.campaign, userId: referee };
  await db.prisma.member.create({ data: { ...member, role: 'referee' } });
  await host.pause(made.campaign, made.owner, BECAUSE);
  expect(await listed(referee)).toEqual(['paused, new']);
  await db.prisma.member.update({ where: { campaignId_userId: member }, data: { role: 'spectator' } });
  expect(await listed(referee)).toEqual([]);
});

test('the bell lists the latest fifty, and nothing older than a month', async () => {
  const made = await table();
  const user = playerOf(made);
  for (const n of Array.from({ length: 60 }, (_, index) => index)) {
    const at = new Date(START.getTime() + n);
    const about = { userId: user, campaignId: made.campaign, seat: RED, createdAt: at, sendAt: at, doneAt: at };
    await db.prisma.news.create({
      data: { ...about, channel: 'bell', key: `paused:${n}`, kind: 'paused', outcome: 'sent' },
    });
  }
  const all = await host.news.bell(user);
  expect(all).toHaveLength(50);
  expect(all[0]?.at).toBe(new Date(START.getTime() + 59).toISOString());
  expect(await host.news.bellCount(user)).toBe(50);
  pass(31 * 24 * HOUR);
  await host.news.clear();
  expect(await host.news.bell(user)).toEqual([]);
});

test('news of a deleted campaign is deleted with it', async () => {
  const made = await table();
  await closed(made, 0);
  await db.prisma.campaign.delete({ where: { id: made.campaign } });
  expect(await db.prisma.news.count({ where: { userId: playerOf(made) } })).toBe(0);
});

test('nothing is told about a practice campaign', async () => {
  const made = await table();
  await db.prisma.seat.updateMany({
    where: { campaignId: made.campaign, seat: BLUE },
    data: { userId: null, playsItself: true },
  });
  await closed(made, 0);
  expect(await host.news.bell(playerOf(made))).toEqual([]);
});

test('a message that was read is not new for the player who took the seat over, whatever letters were left unread', async () => {
  const made = await table();
  const { campaign, owner } = made;
  await host.box.write(campaign, { seat: RED, text: 'Take your time.', by: owner });
  pass(60_000);
  await host.leaveSeat(campaign, RED, playerOf(made));
  const successor = await newUser(db, 'successor');
  expect(await host.takeSeat(campaign, RED, successor)).toMatchObject({ ok: true });
  pass(60_000);
  await host.write(campaign, BLUE, { with: [RED], text: 'Hello.', userId: playerOf(made, BLUE) });
  expect(await listed(successor)).toEqual(['message, new']);
  await host.markRead(campaign, RED, { with: [BLUE], upTo: 99 });
  expect(await listed(successor)).toEqual(['message']);
});
