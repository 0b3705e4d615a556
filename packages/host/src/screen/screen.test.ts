import { type SeatId, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { BECAUSE, BLUE, GREEN, handClock, newNonce, newUser, nonce, RED, seatedTable, type Table } from '../testing.ts';
import type { UserId } from '../vocabulary/types.ts';

const START = new Date('2031-05-01T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
/** Another process on the same database. */
const other = hostOf();
afterAll(close);

const DONE = { ok: true };
const refused = (code: string) => ({ ok: false, problem: { code } });

interface Screen extends Table {
  /** Holds red and blue. */
  readonly both: UserId;
  /** Holds green. */
  readonly guest: UserId;
}

/** The lobby of a campaign on one screen: one user holds red and blue, another one green. */
async function lobby(oneScreen = true): Promise<Screen> {
  const table = await seatedTable(db, host, { oneScreen, seconds: 8 * 3600, seats: [], freeSeats: [RED, BLUE, GREEN] });
  const [both, guest] = [await newUser(db, 'both'), await newUser(db, 'guest')];
  for (const [seat, user] of [
    [RED, both],
    [BLUE, both],
    [GREEN, guest],
  ] as const)
    expect(await host.takeSeat(table.campaign, seat, user)).toMatchObject(DONE);
  return { ...table, both, guest };
}

/** The same, begun. */
async function war(): Promise<Screen> {
  const made = await lobby();
  expect(await host.start(made.campaign, made.owner)).toMatchObject(DONE);
  return made;
}

const membership = ({ campaign, both }: Screen) => host.membership(campaign, both);
const opens = async ({ campaign, both }: Screen, seat: SeatId, on = host): Promise<void> =>
  void expect(await on.uncover(campaign, seat, both)).toMatchObject(DONE);
const seals = ({ campaign, both }: Screen, seat: SeatId) =>
  host.seal(campaign, seat, { opening: 0, sheet: { add: 3 }, nonce: nonce('a'), userId: both });
const gives = ({ campaign, both }: Screen, seat: SeatId, order: object) =>
  host.give(campaign, seat, { order, nonce: newNonce(), userId: both });

const COVERED = { viewer: { kind: 'spectator' }, roles: ['spectator'], seat: null, covered: [RED, BLUE] };
const openAs = (seat: SeatId, covered: readonly SeatId[]) => ({
  viewer: { kind: 'seat', seat },
  roles: ['seat'],
  seat,
  covered,
});

test('a user takes a second seat on one screen, and elsewhere moves to it', async () => {
  expect(await membership(await lobby())).toEqual(openAs(BLUE, [RED]));
  expect(await membership(await lobby(false))).toEqual(openAs(BLUE, []));
});

test('when the campaign starts, all seats of users who hold several are covered, and no others', async () => {
  const made = await war();
  expect(await membership(made)).toEqual(COVERED);
  expect(await host.membership(made.campaign, made.guest)).toEqual(openAs(GREEN, []));
});

test('an owner whose seats are all covered is a spectator, and no referee', async () => {
  const made = await lobby();
  await db.prisma.member.updateMany({
    where: { campaignId: made.campaign, role: 'owner' },
    data: { userId: made.both },
  });
  expect(await host.start(made.campaign, made.both)).toMatchObject(DONE);
  expect(await membership(made)).toEqual({ ...COVERED, roles: ['owner'] });
  const [line] = await host.mine(made.both);
  expect(line).toMatchObject({ seat: null, roles: ['owner'], owes: null, orders: null });
  expect(await host.closePhase(made.campaign, made.both, 0, BECAUSE)).toEqual(refused('not-referee'));
});

test('a seat that is opened covers the other, at once in every process', async () => {
  const made = await war();
  await opens(made, RED);
  expect(await membership(made)).toEqual(openAs(RED, [BLUE]));
  expect(await other.membership(made.campaign, made.both)).toEqual(openAs(RED, [BLUE]));
  await opens(made, BLUE, other);
  expect(await membership(made)).toEqual(openAs(BLUE, [RED]));
  expect(await host.cover(made.campaign, made.both)).toMatchObject(DONE);
  expect(await other.membership(made.campaign, made.both)).toEqual(COVERED);
});

test('nobody opens the seat of another user, or one that nobody holds', async () => {
  const made = await war();
  expect(await host.uncover(made.campaign, GREEN, made.both)).toEqual(refused('not-yours'));
  expect(await host.uncover(made.campaign, RED, made.guest)).toEqual(refused('not-yours'));
  expect(await host.uncover(made.campaign, RED, await newUser(db))).toEqual(refused('not-yours'));
});

test('the only seat of a user is always open', async () => {
  const { campaign, guest } = await war();
  expect(await host.cover(campaign, guest)).toMatchObject(DONE);
  expect(await host.membership(campaign, guest)).toEqual(openAs(GREEN, []));
  expect(await host.uncover(campaign, GREEN, guest)).toMatchObject(DONE);
});

test('the database refuses two open seats of one user', async () => {
  const { campaign, both } = await war();
  const uncovered = db.prisma.seat.updateMany({
    where: { campaignId: campaign, userId: both },
    data: { covered: false },
  });
  await expect(uncovered).rejects.toThrow('Unique constraint');
});

test('nothing is sealed or ordered for a seat that is covered', async () => {
  const made = await war();
  await opens(made, RED);
  expect(await seals(made, BLUE)).toEqual(refused('not-yours'));
  expect(await gives(made, BLUE, { to: GREEN, gift: 1 })).toEqual(refused('not-yours'));
  expect(await host.leaveSeat(made.campaign, BLUE, made.both)).toEqual(refused('not-yours'));
});

test('a seal covers the seat', async () => {
  const made = await war();
  await opens(made, RED);
  expect(await seals(made, RED)).toMatchObject(DONE);
  expect(await membership(made)).toEqual(COVERED);
  expect(await host.nextOf(made.campaign, [RED, BLUE])).toEqual([BLUE]);
});

test('a refused sheet does not', async () => {
  const made = await war();
  await opens(made, RED);
  const sheet = { opening: 7, sheet: { add: 3 }, nonce: nonce('a'), userId: made.both };
  expect(await host.seal(made.campaign, RED, sheet)).toEqual(refused('closed'));
  expect(await membership(made)).toEqual(openAs(RED, [BLUE]));
});

test('an order covers the seat if it was the last decision that the seat owed, and no other order does', async () => {
  const table = await seatedTable(db, host, {
    oneScreen: true,
    seats: [],
    freeSeats: [RED, BLUE],
    settings: { answerHours: 1 },
  });
  const both = await newUser(db, 'both');
  for (const seat of [RED, BLUE]) expect(await host.takeSeat(table.campaign, seat, both)).toMatchObject(DONE);
  expect(await host.start(table.campaign, table.owner)).toMatchObject(DONE);
  const made = { ...table, both, guest: both };
  await opens(made, RED);
  expect(await gives(made, RED, { ask: BLUE }), 'red asks unasked').toMatchObject(DONE);
  expect(await membership(made)).toMatchObject({ seat: RED });
  await opens(made, BLUE);
  expect(await gives(made, BLUE, { answer: 1 }), 'blue owes an answer').toMatchObject(DONE);
  expect(await membership(made)).toMatchObject({ seat: null });
});

test('a user with a single seat keeps it open when they seal', async () => {
  const { campaign, guest } = await war();
  const sheet = { opening: 0, sheet: { add: 3 }, nonce: nonce('a'), userId: guest };
  expect(await host.seal(campaign, GREEN, sheet)).toMatchObject(DONE);
  expect(await host.membership(campaign, guest)).toEqual(openAs(GREEN, []));
});

test('once the campaign runs, nobody takes a seat in addition', async () => {
  const made = await war();
  expect(await host.leaveSeat(made.campaign, GREEN, made.guest)).toMatchObject(DONE);
  expect(await host.takeSeat(made.campaign, GREEN, made.both)).toEqual(refused('already-seated'));
  await opens(made, RED);
  expect(await host.takeSeat(made.campaign, GREEN, made.both)).toEqual(refused('already-seated'));
});

test('a user who gives up one of two seats keeps the other, which stays covered until they open it', async () => {
  const made = await war();
  await opens(made, RED);
  expect(await host.leaveSeat(made.campaign, RED, made.both)).toMatchObject(DONE);
  expect(await membership(made)).toMatchObject({ viewer: { kind: 'spectator' }, seat: null, covered: [BLUE] });
  await opens(made, BLUE);
  expect(await membership(made)).toEqual(openAs(BLUE, []));
});

test('the next player of a seat that was covered finds it open', async () => {
  const made = await lobby();
  expect(await host.leaveSeat(made.campaign, RED, made.owner), 'the owner frees it').toMatchObject(DONE);
  const next = await newUser(db, 'next');
  expect(await host.takeSeat(made.campaign, RED, next)).toMatchObject(DONE);
  expect(await host.membership(made.campaign, next)).toEqual(openAs(RED, []));
});

test('a user who holds several seats gets no news about them, and no entries in their calendar', async () => {
  const made = await lobby();
  const { campaign, both, guest } = made;
  const keyOf = (user: UserId): string => user.replaceAll('-', '');
  for (const id of [both, guest])
    await db.prisma.user.update({ where: { id }, data: { calendarKey: keyOf(id) }, select: { id: true } });
  expect(await host.start(campaign, made.owner)).toMatchObject(DONE);
  await opens(made, RED);
  const letter = { with: [BLUE, GREEN], text: 'Hello.', userId: both };
  expect(await host.write(campaign, RED, letter)).toMatchObject(DONE);
  const told = await db.prisma.news.findMany({ where: { campaignId: campaign }, select: { userId: true } });
  expect(told.map(({ userId }) => userId)).toContain(guest);
  expect(told.map(({ userId }) => userId)).not.toContain(both);
  expect(await host.news.deadlines(keyOf(guest))).toMatchObject([{ campaign }]);
  expect(await host.news.deadlines(keyOf(both))).toEqual([]);
});

test('their list of campaigns shows what the open seat owes, once', async () => {
  const made = await war();
  await opens(made, RED);
  expect(await host.mine(made.both)).toMatchObject([{ seat: RED, owes: 'sheet', roles: ['seat'] }]);
  expect(await host.cover(made.campaign, made.both)).toMatchObject(DONE);
  expect(await host.mine(made.both)).toMatchObject([{ seat: null, owes: null, roles: [] }]);
});

test('a link leads them to their campaign, and makes nobody a referee of it', async () => {
  const made = await war();
  const link = { role: 'referee', seat: null, expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 } as const;
  const invited = await host.invite(made.campaign, made.owner, link);
  expect(await host.join(invited.ok ? invited.value.code : '', made.both)).toEqual(refused('already-seated'));
});

test('a game whose decisions are secrets of their own is not played on one screen', async () => {
  const all = createHost({ db, clock: () => clock.now });
  const made = await all.createCampaign(await newUser(db), {
    name: 'A war of stars',
    system: 'node-campaign',
    setup: { preset: 'free', settings: { anyMix: true } },
    seats: ['red', 'blue'].map((id) => ({ id, name: id })),
    isPublic: false,
    pace: USUAL_PACE,
    oneScreen: true,
  });
  expect(made).toMatchObject(refused('not-understood'));
});
