import type { SeatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import type { NewHoliday } from '../seats/types.ts';
import { handClock } from '../testing/hand-clock.ts';
import { BLUE, GREEN, loggedInput, newUser, RED, runningTable, sealNumber, type Table } from '../testing.ts';
import type { UserId } from '../vocabulary/types.ts';

/** Noon in UTC, and two in the afternoon in Berlin. */
const START = new Date('2031-05-01T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);

const HOUR = 3_600_000;
const DONE = { ok: true, value: { done: true } };
const refused = (code: string) => ({ ok: false, problem: { code } });
const of = ({ users }: Table, seat: string): string => users[seat] ?? '';
const days = (firstDay: string, lastDay: string, zone = 'Europe/Berlin'): NewHoliday => ({ firstDay, lastDay, zone });

async function war(seconds: number | null = 3600): Promise<Table> {
  clock.now = START;
  return runningTable(db, host, { seats: [RED, BLUE, GREEN], seconds });
}

const announce = (table: Table, seat: SeatId, wanted: NewHoliday) =>
  host.announceHoliday(table.campaign, seat, of(table, seat), wanted);
const sealedSeats = async ({ campaign }: Table) =>
  (await host.head(campaign))?.seats.filter(({ sealed }) => sealed).map(({ seat }) => seat);
const holidayOf = async ({ campaign }: Table, seat: SeatId) =>
  (await host.head(campaign))?.seats.find((one) => one.seat === seat)?.holiday;

/** Runs everything that happens without players. */
async function settled(): Promise<void> {
  while ((await host.playSeats()) > 0 || (await host.runDue(clock.now)).ran.length > 0);
}

test('a holiday is whole days in the player’s zone, and everybody can read it', async () => {
  const table = await war();
  expect(await announce(table, GREEN, days('2031-05-02', '2031-05-04'))).toEqual(DONE);
  expect(await holidayOf(table, GREEN)).toEqual({ ...days('2031-05-02', '2031-05-04'), isNow: false });
  clock.now = new Date('2031-05-01T22:00:00Z');
  expect(await holidayOf(table, GREEN)).toMatchObject({ isNow: true });
  clock.now = new Date('2031-05-04T21:59:59.999Z');
  expect(await holidayOf(table, GREEN)).toMatchObject({ isNow: true });
  clock.now = new Date('2031-05-04T22:00:00Z');
  expect(await holidayOf(table, GREEN)).toBeNull();
});

test('a day on which the clocks change is still a whole day', async () => {
  clock.now = START;
  const table = await war();
  await announce(table, GREEN, days('2031-10-26', '2031-10-26'));
  const row = await db.prisma.holiday.findFirstOrThrow({ where: { campaignId: table.campaign } });
  expect([row.beginsAt, row.endsAt].map((at) => at.toISOString())).toEqual([
    '2031-10-25T22:00:00.000Z',
    '2031-10-26T23:00:00.000Z',
  ]);
});

test.each([
  ['that are past', days('2031-04-29', '2031-04-30')],
  ['that end before they begin', days('2031-05-03', '2031-05-02')],
  ['more than a year ahead', days('2032-05-01', '2032-06-01')],
  ['in a zone that does not exist', days('2031-05-02', '2031-05-02', 'Europe/Nowhere')],
  ['that do not exist', days('2031-02-30x', '2031-05-02')],
])('a holiday on days %s cannot be announced', async (_what, wanted) => {
  const table = await war();
  expect(await announce(table, GREEN, wanted)).toEqual(refused('bad-days'));
  expect(await holidayOf(table, GREEN)).toBeNull();
});

test('a player cannot announce a day twice, days for others, or more days than the terms give', async () => {
  const table = await war();
  await announce(table, GREEN, days('2031-05-02', '2031-05-08'));
  expect(await announce(table, GREEN, days('2031-05-08', '2031-05-09'))).toEqual(refused('holiday-announced'));
  expect(await announce(table, GREEN, days('2031-06-01', '2031-06-08'))).toEqual(refused('too-many-days'));
  expect(await announce(table, GREEN, days('2031-06-01', '2031-06-07'))).toEqual(DONE);
  const foreign = await host.announceHoliday(table.campaign, BLUE, of(table, GREEN), days('2031-05-02', '2031-05-02'));
  expect(foreign).toEqual(refused('not-yours'));
});

test('days that are not taken are given back', async () => {
  const table = await war();
  await announce(table, GREEN, days('2031-05-01', '2031-05-14'));
  clock.now = new Date('2031-05-03T12:00:00Z');
  await host.cancelHolidays(table.campaign, GREEN, of(table, GREEN));
  expect(await holidayOf(table, GREEN)).toBeNull();
  expect(await announce(table, GREEN, days('2031-05-10', '2031-05-21'))).toEqual(refused('too-many-days'));
  expect(await announce(table, GREEN, days('2031-05-10', '2031-05-20'))).toEqual(DONE);
});

test('the seat of a player who is away is sealed as the terms say, misses nothing, and the phase waits for the others', async () => {
  const table = await war();
  await announce(table, GREEN, days('2031-05-01', '2031-05-02'));
  await settled();
  expect(await sealedSeats(table)).toEqual([GREEN]);
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await host.runDue(clock.now);
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject({ closedBy: 'seals', sheets: { green: { add: 0 } } });
  expect(await host.verify(table.campaign)).toEqual([]);
  expect((await host.head(table.campaign))?.seats.map(({ misses }) => misses)).toEqual([0, 0, 0]);
});

test('a caretaker plays the way the game plays an unattended seat', async () => {
  const table = await war();
  await db.prisma.campaign.update({ where: { id: table.campaign }, data: { absence: 'caretaker' } });
  await announce(table, GREEN, days('2031-05-01', '2031-05-02'));
  await settled();
  const sealed = await host.sealed(table.campaign, GREEN);
  expect(sealed?.sheet).not.toEqual({ add: 0 });
});

test('a seat without a player is played too, and holds nobody up', async () => {
  const table = await war(null);
  await host.leaveSeat(table.campaign, GREEN, of(table, GREEN));
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await settled();
  expect(await host.head(table.campaign)).toMatchObject({ opening: 1 });
});

test.each([
  ['that is in order counts', true, { add: 3 }, { add: 3 }],
  ['does not count where the terms say so', false, { add: 3 }, { add: 0 }],
  ['that breaks a rule does not count', true, { add: 99 }, { add: 0 }],
])('the seat of a player who is away is sealed immediately; a draft %s', async (_what, draftsCount, draft, counted) => {
  const table = await war();
  const { campaign } = table;
  await db.prisma.campaign.update({ where: { id: campaign }, data: { draftsCount } });
  await announce(table, GREEN, days('2031-05-01', '2031-05-02'));
  await host.saveDraft(campaign, GREEN, 0, draft);
  await settled();
  expect(await sealedSeats(table)).toEqual([GREEN]);
  expect((await host.sealed(campaign, GREEN))?.sheet).toEqual(counted);
});

test('a seat that was given up with a draft does not hold up a phase without a clock; its draft does not count', async () => {
  const table = await war(null);
  const { campaign } = table;
  await host.saveDraft(campaign, GREEN, 0, { add: 3 });
  await host.leaveSeat(campaign, GREEN, of(table, GREEN));
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await settled();
  expect(await host.head(campaign)).toMatchObject({ opening: 1 });
  const logged = await loggedInput(db, campaign, 1);
  expect(logged).toMatchObject({ closedBy: 'seals' });
  expect(logged).not.toMatchObject({ sheets: { green: { add: 3 } } });
  expect(await host.verify(campaign)).toEqual([]);
});

test('a sheet that an absent player takes back is left alone in that phase; a seat given up holds nobody up', async () => {
  const table = await war(null);
  const { campaign } = table;
  await announce(table, GREEN, days('2031-05-01', '2031-05-02'));
  await settled();
  expect(await host.unseal(campaign, GREEN, 0)).toMatchObject({ ok: true });
  await settled();
  expect(await sealedSeats(table)).toEqual([]);
  await host.leaveSeat(campaign, GREEN, of(table, GREEN));
  await settled();
  expect(await sealedSeats(table)).toEqual([GREEN]);
});

/** Makes a user the deputy of the seat. */
async function deputise(table: Table, seat: SeatId): Promise<UserId> {
  const made = await host.inviteDeputy(table.campaign, seat, of(table, seat));
  const deputy = await newUser(db);
  expect(await host.join(made.ok ? made.value.code : '', deputy)).toMatchObject({ ok: true });
  return deputy;
}

test('with a deputy present the seat owes orders as usual, and the player misses nothing', async () => {
  const table = await war();
  const { campaign } = table;
  const deputy = await deputise(table, GREEN);
  await announce(table, GREEN, days('2031-05-01', '2031-05-02'));
  await settled();
  expect(await sealedSeats(table)).toEqual([]);
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await settled();
  expect(await host.head(campaign)).toMatchObject({ opening: 0 });
  clock.now = new Date(START.getTime() + HOUR);
  await host.runDue(clock.now);
  expect((await host.head(campaign))?.seats.map(({ misses }) => misses)).toEqual([0, 0, 0]);
  await host.dismissDeputy(campaign, GREEN, deputy);
  await settled();
  expect(await sealedSeats(table)).toEqual([GREEN]);
});

test.each([
  ['everybody may read that', { isListed: true }, [GREEN]],
  ['only people who know the war may know that', { isPublic: true }, []],
  ['only players of a private war may know that', {}, []],
])('a deputy who is also on holiday does not count as present, if %s', async (_what, visibility, sealed) => {
  const table = await war();
  const deputy = await deputise(table, GREEN);
  const elsewhere = await runningTable(db, host, { seats: [RED, BLUE], seconds: 3600, ...visibility });
  await db.prisma.seat.updateMany({
    where: { campaignId: elsewhere.campaign, seat: RED },
    data: { userId: deputy },
  });
  expect(await host.announceHoliday(elsewhere.campaign, RED, deputy, days('2031-05-01', '2031-05-02'))).toEqual(DONE);
  await announce(table, GREEN, days('2031-05-01', '2031-05-02'));
  await settled();
  expect(await sealedSeats(table)).toEqual(sealed);
});

test('a war whose players are all on holiday runs on as long as one of them has a deputy', async () => {
  const table = await war();
  const { campaign } = table;
  const deputy = await deputise(table, GREEN);
  for (const seat of [RED, BLUE, GREEN]) await announce(table, seat, days('2031-05-01', '2031-05-05'));
  await settled();
  expect(await sealedSeats(table)).toEqual([RED, BLUE]);
  clock.now = new Date(START.getTime() + HOUR);
  await settled();
  expect(await host.head(campaign)).toMatchObject({ status: 'running', opening: 1 });
  await host.dismissDeputy(campaign, GREEN, deputy);
  clock.now = new Date(START.getTime() + 2 * HOUR);
  await settled();
  expect(await host.head(campaign)).toMatchObject({ status: 'paused', pausedBecause: 'holiday', opening: 1 });
  await deputise(table, GREEN);
  await settled();
  expect(await host.head(campaign)).toMatchObject({ status: 'running', opening: 1 });
});

test('while all players are on holiday the war pauses, says so, and resumes when the first is back', async () => {
  const table = await war();
  const { campaign } = table;
  for (const [seat, last] of [
    [RED, '2031-05-03'],
    [BLUE, '2031-05-05'],
    [GREEN, '2031-05-05'],
  ] as const)
    await announce(table, seat, days('2031-05-01', last));
  await settled();
  expect(await sealedSeats(table)).toEqual([]);
  clock.now = new Date(START.getTime() + HOUR);
  await settled();
  expect(await host.head(campaign)).toMatchObject({
    status: 'paused',
    pausedBecause: 'holiday',
    opening: 0,
    nextDue: null,
  });
  clock.now = new Date('2031-05-03T22:00:00Z');
  await settled();
  const due = '2031-05-03T23:00:00.000Z';
  expect(await host.head(campaign)).toMatchObject({ status: 'running', opening: 0, nextDue: due });
  expect(await sealedSeats(table)).toEqual([BLUE, GREEN]);
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toMatchObject([{ deed: 'resume', by: null }]);
});
