import type { Pace, SeatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import type { MissingChoices } from '../deeds/types.ts';
import { handClock } from '../testing/hand-clock.ts';
import { BECAUSE, BLUE, GREEN, loggedInput, RED, runningTable, sealNumber, type Table } from '../testing.ts';

/** Noon in UTC. */
const START = new Date('2031-05-01T12:00:00Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
afterAll(close);

const HOUR = 3_600_000;
const later = (hours: number): Date => new Date(START.getTime() + hours * HOUR);
const refused = (code: string) => ({ ok: false, problem: { code } });
const of = ({ users }: Table, seat: string): string => users[seat] ?? '';
const HOLD = { policy: 'hold', most: 24 * 3600 } as const;
const REFEREE = { policy: 'referee', most: 24 * 3600 } as const;

interface Wanted {
  readonly pace: Partial<Pace>;
  readonly draftsCount?: boolean;
}

/** A war of three whose phases last an hour. */
async function war({ pace, draftsCount = true }: Wanted): Promise<Table> {
  clock.now = START;
  return runningTable(db, host, { seats: [RED, BLUE, GREEN], seconds: 3600, isPublic: true, pace, draftsCount });
}

/** How many steps of the war are due now. */
async function ranIn({ campaign }: Table): Promise<number> {
  return (await host.runDue(clock.now)).ran.filter(({ campaignId }) => campaignId === campaign).length;
}

/** The time of the open phase is up; returns how many steps follow. */
async function passed(table: Table): Promise<number> {
  clock.now = later(1);
  return ranIn(table);
}

const headOf = (table: Table, seat?: SeatId) =>
  host.head(table.campaign, seat === undefined ? { kind: 'spectator' } : { kind: 'seat', seat });
const draft = (table: Table, seat: SeatId, add: number) => host.saveDraft(table.campaign, seat, 0, { add });
const held = (hours: number) => ({ isHeld: true, n: 0, opening: 0, nextDue: later(hours).toISOString() });

test('a phase is held at its deadline while a seat owes orders, says until when, and is held only once', async () => {
  const table = await war({ pace: { missing: HOLD } });
  await sealNumber(host, table, RED, 0, 1);
  expect(await headOf(table)).toMatchObject({ isHeld: false });
  expect(await passed(table)).toBe(0);
  expect(await headOf(table)).toMatchObject(held(25));
  expect(await ranIn(table)).toBe(0);
  const [line] = await host.deskLog(table.campaign, { kind: 'spectator' });
  expect(line).toMatchObject({ deed: 'hold', by: null, seats: [], opening: 0 });
});

test.each<Partial<Pace>>([{}, { early: null }])('it closes as soon as the last seat has sealed: %o', async (pace) => {
  const table = await war({ pace: { ...pace, missing: HOLD } });
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await passed(table);
  clock.now = later(5);
  expect(await sealNumber(host, table, GREEN, 0, 4)).toMatchObject({ ok: true });
  await host.runDue(clock.now);
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject({
    closedBy: 'seals',
    at: later(5).toISOString(),
    sheets: { green: { add: 4 } },
  });
  expect(await headOf(table)).toMatchObject({ isHeld: false, opening: 1, nextDue: later(6).toISOString() });
});

test('a phase that keeps its rhythm and in which everybody has sealed closes at its deadline and is not held', async () => {
  const table = await war({ pace: { early: null, missing: HOLD } });
  for (const seat of [RED, BLUE, GREEN]) await sealNumber(host, table, seat, 0, 1);
  expect(await passed(table)).toBe(1);
  expect(await headOf(table)).toMatchObject({ isHeld: false, opening: 1 });
});

test('after the longest hold it closes as at its deadline, and the next phase may be held again', async () => {
  const table = await war({ pace: { missing: HOLD } });
  await sealNumber(host, table, RED, 0, 1);
  await draft(table, BLUE, 2);
  await passed(table);
  clock.now = later(25);
  expect(await ranIn(table)).toBe(1);
  const input = { closedBy: 'deadline', sheets: { red: { add: 1 }, blue: { add: 2 }, green: null } };
  expect(await loggedInput(db, table.campaign, 1)).toMatchObject(input);
  clock.now = later(26);
  expect(await ranIn(table)).toBe(0);
  expect(await headOf(table)).toMatchObject({ isHeld: true, opening: 1, nextDue: later(50).toISOString() });
  expect(await host.verify(table.campaign)).toEqual([]);
});

test.each<SeatId>([RED, BLUE])(
  'drafts do not change what others see: the phase is held all the same, as %s sees it',
  async (viewer) => {
    const seen = [];
    for (const has of [true, false]) {
      const table = await war({ pace: { missing: HOLD } });
      await sealNumber(host, table, RED, 0, 1);
      await sealNumber(host, table, BLUE, 0, 1);
      if (has) await draft(table, GREEN, 3);
      await passed(table);
      const head = await headOf(table, viewer);
      seen.push([
        head?.isHeld,
        head?.nextDue,
        head?.opening,
        head?.seats.map(({ sealed, hasDraft }) => [sealed, hasDraft]),
      ]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.slice(0, 2)).toEqual([true, later(25).toISOString()]);
  },
);

test('it is not held for seats that are open to others or whose players are on holiday', async () => {
  const table = await war({ pace: { missing: HOLD } });
  await sealNumber(host, table, RED, 0, 1);
  await host.openSeat(table.campaign, BLUE, of(table, BLUE), BECAUSE);
  const days = { firstDay: '2031-05-01', lastDay: '2031-05-02', zone: 'Europe/Berlin' };
  await host.announceHoliday(table.campaign, GREEN, of(table, GREEN), days);
  expect(await passed(table)).toBe(1);
});

test('it is never held for seats without a player, or when all players are away', async () => {
  const table = await war({ pace: { missing: HOLD } });
  await db.prisma.seat.updateMany({ where: { campaignId: table.campaign }, data: { userId: null } });
  expect(await passed(table)).toBe(1);
});

test('it is held until quiet hours end, and grace comes before', async () => {
  const quiet = { from: '00:00', until: '09:00', zone: 'UTC' };
  const table = await war({ pace: { quiet, grace: 3600, missing: { ...HOLD, most: 13 * 3600 } } });
  expect(await passed(table)).toBe(0);
  expect(await headOf(table)).toMatchObject({ isHeld: false, nextDue: later(2).toISOString() });
  clock.now = later(2);
  await host.runDue(clock.now);
  // Three in the morning, including an hour of grace: two, and then nine, and the grace after it.
  expect(await headOf(table)).toMatchObject(held(22));
});

test('a sheet taken back while the phase is held keeps it open until then', async () => {
  const table = await war({ pace: { early: 600, missing: HOLD } });
  for (const seat of [RED, BLUE]) await sealNumber(host, table, seat, 0, 1);
  await passed(table);
  await sealNumber(host, table, GREEN, 0, 1);
  expect(await headOf(table)).toMatchObject({ nextDue: new Date(later(1).getTime() + 600_000).toISOString() });
  await host.unseal(table.campaign, RED, 0);
  expect(await headOf(table)).toMatchObject(held(25));
});

test('after a longer downtime there is still time for orders', async () => {
  const table = await war({ pace: { missing: HOLD } });
  clock.now = later(100);
  expect(await ranIn(table)).toBe(0);
  expect(await headOf(table)).toMatchObject(held(124));
});

test('players and users in charge are notified once', async () => {
  const table = await war({ pace: { missing: REFEREE } });
  for (const id of [table.owner, of(table, GREEN)])
    await db.prisma.user.update({ where: { id }, data: { email: `${id}@example.org` } });
  await passed(table);
  await host.runDue(clock.now);
  const told = await db.prisma.news.findMany({ where: { campaignId: table.campaign, kind: 'held', channel: 'mail' } });
  expect(told.map(({ userId }) => userId).sort()).toEqual([table.owner, of(table, GREEN)].sort());
});

const decide = (table: Table, choices: MissingChoices, by = table.owner) =>
  host.closePhase(table.campaign, by, 0, BECAUSE, choices);

test('the referee decides for each seat: its draft, the default orders, or nothing', async () => {
  const table = await war({ pace: { missing: REFEREE } });
  for (const [seat, add] of [
    [RED, 1],
    [BLUE, 2],
    [GREEN, 3],
  ] as const)
    await draft(table, seat, add);
  await passed(table);
  expect(await headOf(table)).toMatchObject(held(25));
  expect(await decide(table, { red: 'draft', blue: 'least', green: 'nothing' })).toMatchObject({ ok: true });
  const input = await loggedInput(db, table.campaign, 1);
  expect(input).toMatchObject({
    closedBy: 'referee',
    sheets: { red: { add: 1 }, blue: { add: 0 }, green: null },
    seals: { blue: { by: 'owner' } },
  });
  expect(input).toHaveProperty('drafts');
  expect(Object.keys(Object(input).drafts)).toEqual(['red']);
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a missing draft counts as nothing, and nobody learns that it is missing', async () => {
  const answers = [];
  for (const has of [true, false]) {
    const table = await war({ pace: { missing: REFEREE } });
    if (has) await draft(table, GREEN, 0);
    await passed(table);
    answers.push(await decide(table, { green: 'draft' }));
    const lines = await host.deskLog(table.campaign, { kind: 'spectator' });
    answers.push(lines.map(({ deed, seats, minutes }) => [deed, seats, minutes]));
  }
  expect(answers.slice(0, 2)).toEqual(answers.slice(2));
});

test('only a referee can decide, in a held phase, for seats that owe orders, and within the terms', async () => {
  const table = await war({ pace: { missing: REFEREE } });
  expect(await decide(table, { green: 'nothing' })).toEqual(refused('not-in-terms'));
  await passed(table);
  expect(await decide(table, { green: 'nothing' }, of(table, RED))).toEqual(refused('not-referee'));
  expect(await decide(table, { pink: 'nothing' })).toEqual(refused('not-awaited'));
  const lapsing = await war({ pace: { missing: REFEREE }, draftsCount: false });
  await passed(lapsing);
  expect(await decide(lapsing, { green: 'draft' })).toEqual(refused('not-in-terms'));
  const holding = await war({ pace: { missing: HOLD } });
  await passed(holding);
  expect(await decide(holding, { green: 'least' })).toEqual(refused('not-in-terms'));
  for (const { campaign } of [table, lapsing, holding]) expect(await host.head(campaign)).toMatchObject({ n: 0 });
});

test('without a referee the players can vote to stop waiting once the phase is held', async () => {
  const table = await war({ pace: { missing: REFEREE } });
  await db.prisma.member.deleteMany({ where: { campaignId: table.campaign } });
  const vote = (seat: SeatId) => host.vote(table.campaign, seat, of(table, seat), { what: 'close' });
  expect(await vote(RED)).toEqual(refused('closed'));
  await passed(table);
  expect(await vote(RED)).toMatchObject({ ok: true, value: { isDecided: false } });
  clock.now = later(2);
  expect(await vote(BLUE)).toMatchObject({ ok: true, value: { isDecided: true } });
  expect(await ranIn(table)).toBe(1);
  expect(await headOf(table)).toMatchObject({ opening: 1, isHeld: false, nextDue: later(3).toISOString() });
  const [line] = await host.deskLog(table.campaign, { kind: 'spectator' });
  expect(line).toMatchObject({ deed: 'close', by: null, voters: [RED, BLUE] });
});

test('the referee can wait longer by extending the phase', async () => {
  const table = await war({ pace: { missing: REFEREE } });
  await passed(table);
  const move = { opening: 0, due: later(25).toISOString(), minutes: 60, reason: BECAUSE };
  expect(await host.moveDeadline(table.campaign, table.owner, move)).toMatchObject({ ok: true });
  expect(await headOf(table)).toMatchObject(held(26));
  clock.now = later(26);
  expect(await ranIn(table)).toBe(1);
});
