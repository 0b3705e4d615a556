import { afterAll, beforeEach, expect, test } from 'vitest';
import { BECAUSE, BLUE, GREEN, newUser, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';
import { HOURS, later, newsDesk, START } from './testing.ts';

const { db, clock, hostOf, host, close, anew, table, withAddresses, sent, told, closed } = await newsDesk();
const other = hostOf();
/** Only blue owes a decision that counts on arrival. */
const deciding = hostOf({
  ...tally,
  awaiting: () => [{ seat: BLUE, decision: 'number', by: 'order', otherwise: 'wait', due: null, topic: null }],
});
afterAll(close);
beforeEach(anew);

/** What is sent: the bell lists the rest. */
const MAILS = { channel: 'mail' };

test('a user without an address gets no mail', async () => {
  const made = await table();
  await closed(made, 0);
  expect(await sent()).toEqual([]);
  expect(await db.prisma.news.count({ where: MAILS })).toBe(0);
});

/** Makes a user who gets mail the deputy for blue. */
async function deputyOf({ campaign, users }: Table): Promise<string> {
  const made = await host.inviteDeputy(campaign, BLUE, users[BLUE] ?? '');
  const id = await newUser(db, 'deputy');
  await db.prisma.user.update({ where: { id }, data: { email: `${id}@example.org` } });
  expect(await host.join(made.ok ? made.value.code : '', id)).toMatchObject({ ok: true });
  return id;
}

const toldTo = async (user: string): Promise<readonly string[]> =>
  (await sent()).filter(({ reader }) => reader.id === user).map(({ kind }) => kind);

test('a deputy gets news of what the seat owes, by their own choices, and no other news of its player', async () => {
  const made = await withAddresses(await table());
  const { campaign, users } = made;
  const deputy = await deputyOf(made);
  await closed(made, 0);
  await host.write(campaign, RED, { with: [BLUE], text: 'Hello.', userId: users[RED] ?? '' });
  clock.now = new Date(clock.now.getTime() + 6 * 60_000);
  expect(await toldTo(deputy)).toEqual(['orders']);
  clock.now = new Date(START.getTime() + 7 * HOURS * 1000);
  expect(await toldTo(deputy)).toEqual(['reminder']);
  const pinging = { opening: 1, seats: [BLUE], reason: BECAUSE };
  expect(await host.ping(campaign, made.owner, pinging)).toMatchObject({ ok: true });
  expect(await toldTo(deputy)).toEqual(['ping']);
  await db.prisma.newsChoice.create({ data: { userId: deputy, kind: 'orders', channel: 'mail', isWanted: false } });
  await closed(made, 1);
  expect(await toldTo(deputy)).toEqual([]);
});

test('former deputies get no pending news, and their calendar is empty', async () => {
  const made = await withAddresses(await table());
  const { campaign } = made;
  const deputy = await deputyOf(made);
  const key = (await host.news.setCalendar(deputy, true)) ?? '';
  await closed(made, 0);
  expect(await host.news.deadlines(key)).toMatchObject([{ campaign, opening: 1 }]);
  await host.dismissDeputy(campaign, BLUE, deputy);
  expect(await host.news.deadlines(key)).toEqual([]);
  expect(await toldTo(deputy)).toEqual([]);
  await closed(made, 1);
  expect(await toldTo(deputy)).toEqual([]);
});

test('a phase that opens notifies each player who owes orders, once, and says only what the page says', async () => {
  const made = await withAddresses(await table());
  await closed(made, 0);
  const items = await sent();
  expect(items.map(({ kind, address }) => [kind, address]).toSorted()).toEqual(
    [RED, BLUE].map((seat) => ['orders', `${made.users[seat]}@example.org`]).toSorted(),
  );
  expect(items[0]?.campaign).toEqual({
    id: made.campaign,
    slug: made.slug,
    name: 'A game of tally',
    system: 'tally',
    status: 'running',
    round: 2,
    phase: 'adding',
    nextDue: later(8 * 60).toISOString(),
  });
  expect(await sent()).toEqual([]);
});

test('no news of orders is sent within five minutes: players on the page seal immediately', async () => {
  const made = await withAddresses(await table());
  await closed(made, 0);
  clock.now = new Date(later(5).getTime() - 1);
  expect(await told(made)).toEqual([]);
  clock.now = later(5);
  expect(await told(made)).toEqual(['blue: orders', 'red: orders']);
});

test('a player who has sealed meanwhile, or has lost the seat, gets no news of orders', async () => {
  const made = await withAddresses(await table());
  await closed(made, 0);
  await sealNumber(host, made, RED, 1, 3);
  await db.prisma.seat.update({
    where: { campaignId_seat: { campaignId: made.campaign, seat: BLUE } },
    data: { userId: await newUser(db) },
  });
  // Blue's player stays as a referee, who may know what Blue owes.
  const member = { campaignId: made.campaign, userId: made.users[BLUE] ?? '', role: 'referee' } as const;
  await db.prisma.member.create({ data: member });
  expect(await sent(hostOf())).toEqual([]);
  expect(await db.prisma.news.groupBy({ by: ['outcome'], where: { ...MAILS, kind: 'orders' } })).toEqual([
    { outcome: 'dropped' },
  ]);
});

test('only the seat that owes a decision gets news of it', async () => {
  const made = await withAddresses(await table(deciding, null));
  await closed(made, 0, deciding);
  expect(await db.prisma.news.count({ where: MAILS })).toBe(1);
  expect(await told(made, deciding)).toEqual(['blue: decision']);
});

test('a ping notifies the players who were pinged', async () => {
  const made = await withAddresses(await table());
  await host.ping(made.campaign, made.owner, { opening: 0, seats: [BLUE], reason: BECAUSE });
  expect(await told(made)).toEqual(['blue: ping']);
});

test('a pause, its end and the end of the war are news for everybody but the user who did it', async () => {
  const made = await withAddresses(await table());
  await host.news.choose(made.users[RED] ?? '', { kind: 'resumed', channel: 'mail', isWanted: true });
  await host.pause(made.campaign, made.owner, BECAUSE);
  expect(await told(made)).toEqual(['blue: paused', 'red: paused']);
  await host.resume(made.campaign, made.owner, BECAUSE);
  expect(await told(made)).toEqual(['red: resumed']);
  await host.pause(made.campaign, made.owner, BECAUSE);
  await host.resume(made.campaign, made.owner, BECAUSE);
  expect(await told(made)).toEqual([]);
  await host.endWar(made.campaign, made.owner, 'Enough.');
  expect(await told(made)).toEqual(['blue: ended', 'owner: ended', 'red: ended']);
});

test('an open vote becomes news after a while for those who have not voted, unless it was withdrawn', async () => {
  const made = await withAddresses(await table());
  const red = made.users[RED] ?? '';
  const finish = { what: 'finish' } as const;
  await host.vote(made.campaign, RED, red, finish);
  expect(await told(made)).toEqual([]);
  clock.now = later(6);
  expect(await told(made)).toEqual(['blue: vote', 'owner: vote']);
  const other = await withAddresses(await table());
  await host.vote(other.campaign, RED, other.users[RED] ?? '', finish);
  await host.withdrawVote(other.campaign, RED, other.users[RED] ?? '', finish);
  clock.now = later(12);
  expect(await told(other)).toEqual([]);
});

test('a message becomes news after a while, unless it was read, and further ones only after reading', async () => {
  const made = await withAddresses(await table());
  const write = () => host.write(made.campaign, RED, { with: [BLUE], text: 'Peace?', userId: made.users[RED] ?? '' });
  await write();
  expect(await told(made)).toEqual([]);
  clock.now = later(5);
  expect(await told(made)).toEqual(['blue: message']);
  await write();
  clock.now = later(10);
  expect(await told(made)).toEqual([]);
  await host.markRead(made.campaign, BLUE, { with: [RED], upTo: 2 });
  await write();
  await host.markRead(made.campaign, BLUE, { with: [RED], upTo: 3 });
  clock.now = later(20);
  expect(await told(made)).toEqual([]);
});

test('a user gets the chosen news, and no mail after unsubscribing', async () => {
  const made = await withAddresses(await table());
  await host.news.choose(made.users[RED] ?? '', { kind: 'orders', channel: 'mail', isWanted: false });
  await closed(made, 0);
  expect(await told(made)).toEqual(['blue: orders']);
  const { unsubscribeKey } = await db.prisma.user.findUniqueOrThrow({ where: { id: made.users[BLUE] ?? '' } });
  await host.ping(made.campaign, made.owner, { opening: 1, seats: [BLUE], reason: BECAUSE });
  expect(await host.news.stopMail(unsubscribeKey)).toBe(true);
  expect(await host.news.stopMail(made.campaign)).toBe(false);
  await closed(made, 1);
  expect(await told(made)).toEqual([]);
  const choices = await host.news.choices(made.users[BLUE] ?? '');
  const byMail = choices.filter(({ channel }) => channel === 'mail');
  expect(new Set(byMail.map(({ isWanted }) => isWanted))).toEqual(new Set([false]));
});

test('a practice war sends no news', async () => {
  const made = await runningTable(db, host, { seats: [RED, BLUE] });
  await withAddresses(made);
  await db.prisma.seat.update({
    where: { campaignId_seat: { campaignId: made.campaign, seat: BLUE } },
    data: { userId: null, playsItself: true },
  });
  await db.prisma.news.deleteMany();
  await closed(made, 0);
  expect(await db.prisma.news.count()).toBe(0);
});

test('a failed delivery is tried again, later and later, and finally given up', async () => {
  const made = await withAddresses(await table());
  await host.ping(made.campaign, made.owner, { opening: 0, seats: [BLUE], reason: BECAUSE });
  const waits: number[] = [];
  const fail = () => host.news.deliver(['mail'], async () => ({ kind: 'failed', isFinal: false }));
  for (let i = 0; i < 10; i++) {
    expect(await fail()).toBe('failed');
    expect(await fail()).toBe('none');
    const { sendAt } = await db.prisma.news.findFirstOrThrow({ where: { ...MAILS, kind: 'ping' } });
    waits.push((sendAt.getTime() - clock.now.getTime()) / 60_000);
    // The war itself must not go on meanwhile.
    await db.prisma.news.updateMany({ where: { ...MAILS, kind: 'ping' }, data: { sendAt: START } });
  }
  expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  expect(await db.prisma.news.findFirst({ where: { ...MAILS, kind: 'ping' } })).toMatchObject({ outcome: 'given-up' });
  expect(await sent()).toEqual([]);
});

test('a permanently refused delivery is not tried again', async () => {
  const made = await withAddresses(await table());
  await host.ping(made.campaign, made.owner, { opening: 0, seats: [BLUE], reason: BECAUSE });
  expect(await host.news.deliver(['mail'], async () => ({ kind: 'failed', isFinal: true }))).toBe('failed');
  expect(await db.prisma.news.findFirst({ where: MAILS })).toMatchObject({ outcome: 'given-up', tries: 0 });
});

test('two processes never send the same message, even at the same moment', async () => {
  const tables = await Promise.all(Array.from({ length: 5 }, () => table()));
  for (const made of tables) await withAddresses(made);
  for (const made of tables) await closed(made, 0);
  const ids = (await Promise.all([host, other, host, other].map((one) => sent(one)))).flat().map(({ id }) => id);
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

test('finished items are kept for thirty days, so that they are not sent again', async () => {
  const made = await withAddresses(await table());
  await db.prisma.news.deleteMany();
  await host.ping(made.campaign, made.owner, { opening: 0, seats: [BLUE, GREEN], reason: BECAUSE });
  await sent();
  clock.now = later(30 * 24 * 60);
  expect(await host.news.clear()).toBe(0);
  clock.now = later(30 * 24 * 60 + 1);
  // By mail and by the bell.
  expect(await host.news.clear()).toBe(2);
});

test('the owner and the referees get news of a request for a seat, unless it is answered soon', async () => {
  const made = await withAddresses(await runningTable(db, host, { seats: [RED, BLUE, GREEN], isPublic: true }));
  const { campaign, owner } = made;
  expect(await host.leaveSeat(campaign, GREEN, made.users[GREEN] ?? '')).toMatchObject({ ok: true });
  const wish = { seat: null, message: 'I have four evenings a week.' };
  expect(await host.askForSeat(campaign, await newUser(db, 'stranger'), wish)).toMatchObject({ ok: true });
  expect(await told(made), 'whoever is on the page answers at once').toEqual([]);
  clock.now = later(5);
  expect(await told(made)).toEqual(['owner: seat-requested']);

  expect(await host.askForSeat(campaign, await newUser(db, 'another'), wish)).toMatchObject({ ok: true });
  for (const { id } of await host.seatRequests(campaign))
    await host.answerSeatRequest(campaign, owner, id, { accepts: false, reason: 'We wait for a friend.' });
  clock.now = later(10);
  expect(await told(made), 'nothing waits for an answer').toEqual([]);
});
