import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { archiveSchema, plainSha256, promisedIn, replayed, stepsIn } from '@sealed-orders/rules/log';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import { forgedInput, loggedInput } from '../testing/logged.ts';
import {
  BECAUSE,
  BLUE,
  GREEN,
  newUser,
  RED,
  runningTable,
  sealNumber,
  type Table,
  tally,
  type Wanted,
} from '../testing.ts';

const START = new Date('2026-11-26T12:00:00.000Z');
const HOUR = 3_600_000;
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const REFEREE: Viewer = { kind: 'referee' };
const seat = (id: SeatId): Viewer => ({ kind: 'seat', seat: id });

async function turn(table: Table, opening: number, numbers: readonly number[]): Promise<void> {
  const seats = [RED, BLUE, GREEN].filter((id) => Object.keys(table.users).includes(id));
  for (const [i, id] of seats.entries())
    expect(await sealNumber(host, table, id, opening, numbers[i] ?? 0)).toMatchObject({ ok: true });
  await host.runDue();
}

/** A war whose third phase is open. */
async function war(wanted: Wanted = {}): Promise<Table> {
  const table = await runningTable(db, host, wanted);
  await turn(table, 0, [1, 2]);
  await turn(table, 1, [4, 5]);
  return table;
}

const branch = ({ campaign, owner }: Table, opening: number, by = owner) =>
  host.branch(campaign, by, { opening, name: 'Another course', reason: BECAUSE });

async function copyOf(table: Table, opening: number): Promise<{ readonly id: string; readonly slug: string }> {
  const made = await branch(table, opening);
  if (!made.ok) throw new Error(made.problem.code);
  return made.value;
}

/** The copy with these people in its seats, and resumed. */
async function manned(table: Table, opening: number): Promise<Table> {
  const { id: campaign, slug } = await copyOf(table, opening);
  const users: Record<string, string> = {};
  for (const id of [RED, BLUE]) {
    const user = await newUser(db, id);
    const link = await host.invite(campaign, table.owner, {
      role: 'seat',
      seat: id,
      expiresAt: new Date(clock.now.getTime() + 1000 * HOUR).toISOString(),
      uses: 1,
    });
    if (!link.ok) throw new Error(link.problem.code);
    expect(await host.join(link.value.code, user)).toMatchObject({ ok: true });
    users[id] = user;
  }
  expect(await host.resume(campaign, table.owner, BECAUSE)).toMatchObject({ ok: true });
  return { campaign, slug, owner: table.owner, users };
}

test('a copy begins as the war was when a phase opened: each seat knows what it knew, and has no player', async () => {
  const table = await war({ isPublic: true });
  const { id } = await copyOf(table, 1);
  for (const viewer of [seat(RED), seat(BLUE), REFEREE, { kind: 'spectator' } as const])
    expect((await host.viewOf(id, viewer))?.view).toEqual((await host.viewOf(table.campaign, viewer, 1))?.view);
  expect(await host.head(id, REFEREE)).toMatchObject({
    status: 'paused',
    isPublic: false,
    opening: 0,
    summary: { round: 2 },
    copyOf: { name: 'A game of tally', round: 2 },
    seats: [RED, BLUE].map((one) => ({ seat: one, userName: null, isOpen: true })),
  });
  expect(await host.membership(id, table.users[RED] ?? '')).toBeNull();
  expect(await host.verify(id)).toEqual([]);
  expect(await host.deskLog(table.campaign, seat(RED))).toMatchObject([{ deed: 'branch', reason: BECAUSE.text }]);
  expect(await host.head(table.campaign)).toMatchObject({ opening: 2, copyOf: null });
});

test('it takes its own course with other dice, its log verifies, and the war goes on untouched', async () => {
  const table = await war();
  const copy = await manned(table, 1);
  await turn(copy, 0, [4, 5]);
  expect(await host.head(copy.campaign)).toMatchObject({ opening: 1, summary: { round: 3 } });
  expect(await host.verify(copy.campaign)).toEqual([]);
  const wars = { id: { in: [table.campaign, copy.campaign] } };
  const seeds = await db.prisma.campaign.findMany({ where: wars, select: { serverSeed: true } });
  expect(new Set(seeds.map(({ serverSeed }) => serverSeed)).size).toBe(2);
  await turn(table, 2, [7, 8]);
  expect(await host.verify(table.campaign)).toEqual([]);
  await forgedInput(db, copy.campaign, 0, (input) => ({ ...Object(input), state: {} }));
  expect(await host.verify(copy.campaign)).toContainEqual({ n: 0, code: 'refused' });
});

test('its phase gets its whole time once it is resumed', async () => {
  const table = await runningTable(db, host, { seconds: HOUR / 1000 });
  clock.now = new Date(START.getTime() + HOUR / 2);
  const { id } = await copyOf(table, 0);
  clock.now = new Date(START.getTime() + 48 * HOUR);
  await host.resume(id, table.owner, BECAUSE);
  expect(await host.head(id)).toMatchObject({ nextDue: new Date(clock.now.getTime() + HOUR).toISOString() });
});

test('while the war lasts its players cannot join the copy, nor the copy’s players the war', async () => {
  const table = await war({ isPublic: true, freeSeats: [] });
  const { id } = await copyOf(table, 1);
  const player = table.users[RED] ?? '';
  const refused = { ok: false, problem: { code: 'knows-copy' } };
  const expiresAt = new Date(clock.now.getTime() + HOUR).toISOString();
  for (const role of ['seat', 'referee', 'spectator'] as const) {
    const link = await host.invite(id, table.owner, { role, expiresAt, uses: 2 });
    expect(link.ok && (await host.join(link.value.code, player)), role).toEqual(refused);
  }
  const other = await newUser(db);
  const link = await host.invite(id, table.owner, { role: 'seat', seat: RED, expiresAt, uses: 2 });
  expect(link.ok && (await host.join(link.value.code, other))).toMatchObject({ ok: true });
  await host.openSeat(table.campaign, BLUE, table.owner, BECAUSE);
  expect(await host.takeSeat(table.campaign, BLUE, other)).toEqual(refused);
  // The finished war has revealed its secrets.
  await db.pool.query(`UPDATE campaign SET status = 'finished', next_due = NULL WHERE id = $1`, [table.campaign]);
  const free = await host.invite(id, table.owner, { role: 'seat', seat: BLUE, expiresAt, uses: 2 });
  expect(free.ok && (await host.join(free.value.code, table.users[BLUE] ?? ''))).toMatchObject({ ok: true });
});

test('a finished copy has revealed its secrets: its players still cannot play the war', async () => {
  const table = await war({ isPublic: true, freeSeats: [] });
  const { id } = await copyOf(table, 1);
  const expiresAt = new Date(clock.now.getTime() + HOUR).toISOString();
  const other = await newUser(db);
  const link = await host.invite(id, table.owner, { role: 'seat', seat: RED, expiresAt, uses: 1 });
  expect(link.ok && (await host.join(link.value.code, other))).toMatchObject({ ok: true });
  expect(await host.endWar(id, table.owner, 'Enough.')).toMatchObject({ ok: true });
  await host.openSeat(table.campaign, BLUE, table.owner, BECAUSE);
  expect(await host.takeSeat(table.campaign, BLUE, other)).toEqual({ ok: false, problem: { code: 'knows-copy' } });
});

test('users who knew a deleted copy cannot play the war, and users who were never in it can', async () => {
  const table = await war({ isPublic: true, freeSeats: [] });
  const { id } = await copyOf(table, 1);
  const expiresAt = new Date(clock.now.getTime() + HOUR).toISOString();
  const [player, former, watcher, never] = await Promise.all([db, db, db, db].map((one) => newUser(one)));
  for (const [user, role, seat] of [
    [player, 'seat', RED],
    [former, 'seat', BLUE],
    [watcher, 'spectator', null],
  ] as const) {
    const link = await host.invite(id, table.owner, { role, seat, expiresAt, uses: 1 });
    expect(link.ok && (await host.join(link.value.code, user ?? ''))).toMatchObject({ ok: true });
  }
  expect(await host.leaveSeat(id, BLUE, former ?? '')).toMatchObject({ ok: true });
  expect(await host.endWar(id, table.owner, 'Enough.')).toMatchObject({ ok: true });
  expect(await host.deleteCampaign(id, table.owner, 'Another course')).toMatchObject({ ok: true });
  await host.openSeat(table.campaign, BLUE, table.owner, BECAUSE);
  for (const user of [player, former, watcher])
    expect(await host.takeSeat(table.campaign, BLUE, user ?? '')).toEqual({
      ok: false,
      problem: { code: 'knows-copy' },
    });
  expect(await host.takeSeat(table.campaign, BLUE, never ?? '')).toMatchObject({ ok: true });
});

test('users who watch a copy to its end cannot play the war, whatever their role', async () => {
  const table = await war({ isPublic: true, freeSeats: [] });
  const { id } = await copyOf(table, 1);
  const expiresAt = new Date(clock.now.getTime() + HOUR).toISOString();
  const watcher = await newUser(db);
  const link = await host.invite(id, table.owner, { role: 'spectator', expiresAt, uses: 1 });
  expect(link.ok && (await host.join(link.value.code, watcher))).toMatchObject({ ok: true });
  await host.endWar(id, table.owner, 'Enough.');
  await host.openSeat(table.campaign, BLUE, table.owner, BECAUSE);
  expect(await host.takeSeat(table.campaign, BLUE, watcher)).toEqual({ ok: false, problem: { code: 'knows-copy' } });
});

test('a copy is never public: its end would show everybody the secrets it began with', async () => {
  const table = await war({ isPublic: true });
  const { id } = await copyOf(table, 1);
  await expect(db.pool.query('UPDATE campaign SET public = true WHERE id = $1', [id])).rejects.toThrow('campaign_copy');
  expect(await host.membership(id, null)).toBeNull();
});

test('only a non-playing referee can copy a war, from a phase that stands, and no copy of a running war', async () => {
  const table = await war();
  expect(await branch(table, 1, table.users[RED])).toMatchObject({ problem: { code: 'not-referee' } });
  expect(await branch(table, 7)).toMatchObject({ problem: { code: 'no-such-phase' } });
  const silent = { opening: 1, name: 'Another', reason: { text: ' ', isKept: false } };
  expect(await host.branch(table.campaign, table.owner, silent)).toMatchObject({ problem: { code: 'no-reason' } });
  const { id, slug } = await copyOf(table, 1);
  expect(await branch({ ...table, campaign: id, slug }, 0)).toMatchObject({ problem: { code: 'early-copy' } });
  expect(await db.prisma.campaign.count({ where: { copiedFrom: table.campaign } })).toBe(1);
});

test('anybody can replay the archive of a finished copy', async () => {
  const table = await war({ settings: { endAt: 0 } });
  const copy = await manned(table, 1);
  await turn(copy, 0, [4, 5]);
  expect(await host.endWar(copy.campaign, table.owner, 'Enough.')).toMatchObject({ ok: true });
  const archive = await host.exported(copy.campaign);
  let text = '';
  for await (const piece of archive?.pieces ?? []) text += piece;
  const read = archiveSchema.parse(JSON.parse(text));
  expect(read.version).toBe(3);
  for await (const problems of replayed(tally, promisedIn(read, plainSha256), stepsIn(read)))
    expect(problems).toEqual([]);
  expect(await loggedInput(db, copy.campaign, 0)).toMatchObject({ type: 'copy', of: { n: 1 } });
});
