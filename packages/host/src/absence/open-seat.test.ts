import type { SeatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import { BECAUSE, BLUE, GREEN, newUser, nonce, RED, runningTable, sealNumber, type Table } from '../testing.ts';

const START = new Date('2031-05-01T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);

const HOUR = 3_600_000;
const DONE = { ok: true, value: { done: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });

/** The player of a seat. */
const of = ({ users }: Table, seat: string): string => users[seat] ?? '';

async function war(): Promise<Table> {
  clock.now = START;
  return runningTable(db, host, { seats: [RED, BLUE, GREEN], seconds: 3600, isPublic: true });
}

const seatOf = async ({ campaign }: Table, seat: SeatId) =>
  (await host.head(campaign))?.seats.find((one) => one.seat === seat);

/** Closes the open phase by its deadline, with the sheets of these seats. */
async function closed(table: Table, opening: number, seats: readonly SeatId[]): Promise<void> {
  for (const seat of seats) await sealNumber(host, table, seat, opening, 1);
  clock.now = new Date(clock.now.getTime() + HOUR);
  await host.runDue(clock.now);
}

test('an open seat stays its player’s until somebody takes it; then the player sees it no longer', async () => {
  const table = await war();
  const { campaign, owner } = table;
  expect(await host.openSeat(campaign, GREEN, owner, BECAUSE)).toEqual(DONE);
  expect(await seatOf(table, GREEN)).toMatchObject({ isOpen: true, userName: 'green', wasOthers: false });
  expect(await host.membership(campaign, of(table, GREEN))).toMatchObject({ seat: GREEN });
  await host.saveDraft(campaign, GREEN, 0, { add: 5 });
  const newcomer = await newUser(db, 'newcomer');
  clock.now = new Date(START.getTime() + 60_000);
  expect(await host.takeSeat(campaign, GREEN, newcomer)).toEqual(DONE);
  const taken = { isOpen: false, userName: 'newcomer', heldSince: clock.now.toISOString(), wasOthers: true };
  expect(await seatOf(table, GREEN)).toMatchObject(taken);
  expect(await host.draft(campaign, GREEN)).toMatchObject({ sheet: { add: 5 } });
  expect(await host.membership(campaign, newcomer)).toMatchObject({ viewer: { kind: 'seat', seat: GREEN } });
  expect(await host.membership(campaign, of(table, GREEN))).toMatchObject({
    viewer: { kind: 'spectator' },
    seat: null,
  });
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'take-seat', by: 'newcomer', seats: [GREEN] },
    { deed: 'open-seat', by: 'owner', reason: 'Because.', seats: [GREEN] },
  ]);
});

test('a former player cannot seal or give orders for the seat, and cannot take another', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await host.openSeat(campaign, GREEN, owner, BECAUSE);
  await host.takeSeat(campaign, GREEN, await newUser(db, 'newcomer'));
  const was = of(table, GREEN);
  const sealing = { opening: 0, sheet: { add: 1 }, nonce: nonce('a'), userId: was };
  expect(await host.seal(campaign, GREEN, sealing)).toEqual(refused('not-yours'));
  await host.openSeat(campaign, BLUE, owner, BECAUSE);
  expect(await host.takeSeat(campaign, BLUE, was)).toEqual(refused('has-played'));
  await host.openSeat(campaign, GREEN, owner, BECAUSE);
  expect(await host.takeSeat(campaign, GREEN, was)).toEqual(DONE);
});

test('users who see everything or hold another seat cannot take a seat, and nobody can take a closed one', async () => {
  const table = await war();
  const { campaign, owner } = table;
  expect(await host.takeSeat(campaign, GREEN, await newUser(db))).toEqual(refused('seat-taken'));
  await host.openSeat(campaign, GREEN, owner, BECAUSE);
  expect(await host.takeSeat(campaign, GREEN, owner)).toEqual(refused('is-referee'));
  expect(await host.takeSeat(campaign, GREEN, of(table, RED))).toEqual(refused('already-seated'));
  const referee = await newUser(db, 'referee');
  await db.prisma.refereeTerm.create({ data: { campaignId: campaign, userId: referee, name: 'r', endedAt: START } });
  expect(await host.takeSeat(campaign, GREEN, referee)).toEqual(refused('is-referee'));
  expect(await seatOf(table, GREEN)).toMatchObject({ isOpen: true, userName: 'green' });
});

test('if two users take an open seat at the same moment, one gets it', async () => {
  const table = await war();
  await host.openSeat(table.campaign, GREEN, table.owner, BECAUSE);
  const users = await Promise.all([newUser(db, 'one'), newUser(db, 'two')]);
  const answers = await Promise.all(users.map((user) => host.takeSeat(table.campaign, GREEN, user)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual(refused('seat-taken'));
});

test('an owner who plays can open only the seat of an absent player, and can close none', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: BLUE }, data: { userId: owner } });
  expect(await host.openSeat(campaign, GREEN, owner, BECAUSE)).toEqual(refused('not-absent'));
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: GREEN }, data: { misses: 1 } });
  expect(await host.openSeat(campaign, GREEN, owner, BECAUSE)).toEqual(refused('not-absent'));
  await db.prisma.seat.updateMany({ where: { campaignId: campaign, seat: GREEN }, data: { misses: 2 } });
  expect(await host.openSeat(campaign, GREEN, owner, BECAUSE)).toEqual(DONE);
  expect(await host.shutSeat(campaign, GREEN, owner, BECAUSE)).toEqual(refused('not-yours'));
  expect(await seatOf(table, GREEN)).toMatchObject({ isOpen: true });
});

test('players can open only their own seat, and return with a message', async () => {
  const table = await war();
  const { campaign } = table;
  expect(await host.openSeat(campaign, GREEN, of(table, RED), BECAUSE)).toEqual(refused('not-yours'));
  expect(await host.openSeat(campaign, RED, of(table, RED), { text: ' ', isKept: false })).toEqual(
    refused('no-reason'),
  );
  expect(await host.openSeat(campaign, RED, of(table, RED), BECAUSE)).toEqual(DONE);
  expect(await host.openSeat(campaign, RED, of(table, RED), BECAUSE)).toEqual(refused('seat-open'));
  expect(await host.shutSeat(campaign, RED, of(table, BLUE), BECAUSE)).toEqual(refused('not-yours'));
  expect(await host.shutSeat(campaign, RED, of(table, RED), { text: '', isKept: false })).toEqual(DONE);
  expect(await host.shutSeat(campaign, RED, of(table, RED), BECAUSE)).toEqual(refused('seat-shut'));
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'come-back' },
    { deed: 'open-seat' },
  ]);
});

test('a player who gives a seat up leaves everything with it, and somebody takes it over by a link', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await sealNumber(host, table, GREEN, 0, 3);
  expect(await host.leaveSeat(campaign, GREEN, of(table, RED))).toEqual(refused('not-yours'));
  expect(await host.leaveSeat(campaign, GREEN, of(table, GREEN))).toEqual(DONE);
  expect(await seatOf(table, GREEN)).toMatchObject({ isOpen: true, userName: null, sealed: true });
  const expiresAt = new Date(START.getTime() + 7 * 24 * HOUR).toISOString();
  const link = await host.invite(campaign, owner, { role: 'seat', seat: null, expiresAt, uses: 2 });
  const code = link.ok ? link.value.code : '';
  expect(await host.invitation(code)).toMatchObject({ isOpen: true });
  expect(await host.join(code, await newUser(db, 'newcomer'))).toMatchObject({ ok: true, value: { seat: GREEN } });
  expect(await host.invitation(code)).toMatchObject({ isOpen: false });
  expect(await host.join(code, await newUser(db, 'late'))).toEqual(refused('seat-taken'));
});

test('an owner who gives up a seat does not see everything while the war lasts', async () => {
  const table = await war();
  const { campaign } = table;
  const owner = of(table, RED);
  await db.prisma.member.updateMany({ where: { campaignId: campaign, role: 'owner' }, data: { userId: owner } });
  expect(await host.leaveSeat(campaign, RED, owner)).toEqual(DONE);
  expect(await host.membership(campaign, owner)).toMatchObject({ viewer: { kind: 'spectator' }, roles: ['owner'] });
  expect(await host.head(campaign)).toMatchObject({ referees: [] });
  expect(await host.closePhase(campaign, owner, 0, BECAUSE)).toEqual(refused('not-referee'));
  expect((await host.mine(owner)).find(({ id }) => id === campaign)).toMatchObject({ seat: null });
});

test('a user who has played cannot become a referee of the same war', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await host.leaveSeat(campaign, GREEN, of(table, GREEN));
  const expiresAt = new Date(START.getTime() + HOUR).toISOString();
  const link = await host.invite(campaign, owner, { role: 'referee', seat: null, expiresAt, uses: 1 });
  expect(await host.join(link.ok ? link.value.code : '', of(table, GREEN))).toEqual(refused('has-played'));
});

test('only seals count against misses, and a seal restarts the count', async () => {
  const table = await war();
  const misses = async () => (await host.head(table.campaign))?.seats.map((seat) => seat.misses);
  await host.saveDraft(table.campaign, BLUE, 0, { add: 2 });
  await closed(table, 0, [RED]);
  expect(await misses()).toEqual([0, 1, 1]);
  await closed(table, 1, [RED, GREEN]);
  expect(await misses()).toEqual([0, 2, 0]);
  expect(await seatOf(table, BLUE)).toMatchObject({ isOpen: false });
});

test('a phase that a referee closes early, or brings forward, counts as missed for nobody', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const misses = async () => (await host.head(campaign))?.seats.map((seat) => seat.misses);
  const move = async (opening: number, minutes: number) => {
    const due = (await host.head(campaign))?.nextDue ?? '';
    return host.moveDeadline(campaign, owner, { opening, due, minutes, reason: BECAUSE });
  };
  await sealNumber(host, table, RED, 0, 1);
  await host.closePhase(campaign, owner, 0, BECAUSE);
  expect(await misses()).toEqual([0, 0, 0]);
  expect(await move(1, -30)).toMatchObject({ ok: true });
  await closed(table, 1, [RED]);
  expect(await misses()).toEqual([0, 0, 0]);
  expect(await move(2, 60)).toMatchObject({ ok: true });
  expect(await move(2, -60)).toMatchObject({ ok: true });
  await closed(table, 2, [RED]);
  expect(await misses()).toEqual([0, 0, 0]);
  expect(await move(3, -30)).toMatchObject({ ok: true });
  expect(await move(3, 30)).toMatchObject({ ok: true });
  await closed(table, 3, [RED]);
  expect(await misses()).toEqual([0, 1, 1]);
});

test('closing a held phase early keeps its misses, because its time was up', async () => {
  clock.now = START;
  const missing = { policy: 'referee', most: 24 * 3600 } as const;
  const table = await runningTable(db, host, { seats: [RED, BLUE], seconds: 3600, pace: { missing } });
  const { campaign, owner } = table;
  await closed(table, 0, [RED]);
  expect(await host.head(campaign)).toMatchObject({ opening: 0, isHeld: true });
  await host.closePhase(campaign, owner, 0, BECAUSE);
  expect(await seatOf(table, BLUE)).toMatchObject({ misses: 1 });
});

test('the terms open a seat after their number of misses, and its player returns by sealing', async () => {
  const table = await war();
  const { campaign } = table;
  await db.prisma.campaign.update({ where: { id: campaign }, data: { opensAfter: 2 } });
  await closed(table, 0, [RED, GREEN]);
  expect(await seatOf(table, BLUE)).toMatchObject({ isOpen: false });
  await closed(table, 1, [RED, GREEN]);
  expect(await seatOf(table, BLUE)).toMatchObject({ isOpen: true, userName: 'blue' });
  const lines = await host.deskLog(campaign, { kind: 'spectator' });
  expect(lines).toMatchObject([{ deed: 'open-seat', by: null, voters: [], seats: [BLUE] }]);
  await closed(table, 2, [RED, BLUE, GREEN]);
  expect(await seatOf(table, BLUE)).toMatchObject({ isOpen: false, misses: 0 });
});
