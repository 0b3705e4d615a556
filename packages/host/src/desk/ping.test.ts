import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { BECAUSE, BLUE, GREEN, handClock, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const [host, other] = [hostOf(), hostOf()];
/** Blue owes a decision that counts on arrival; nobody owes a sheet. */
const waitsForBlue: typeof tally = {
  ...tally,
  awaiting: () => [{ seat: BLUE, decision: 'number', by: 'order', otherwise: 'wait', due: null, topic: null }],
};
const deciding = hostOf(waitsForBlue);
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3600;
const later = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const three = (): Promise<Table> => runningTable(db, host, { seconds: 48 * HOUR, seats: [RED, BLUE, GREEN] });
const ping = ({ campaign, owner }: Table, seats: readonly SeatId[] | null = null, opening = 0) =>
  host.ping(campaign, owner, { opening, seats, reason: BECAUSE });
const noticeOf = async ({ campaign }: Table, seat: SeatId) => (await host.head(campaign, { kind: 'seat', seat }))?.ping;
const lineOf = async ({ users, campaign }: Table, seat: SeatId) =>
  (await host.mine(users[seat] ?? '')).find(({ id }) => id === campaign);

test('all seats that owe a sheet are pinged, and no others; the notice stays until they seal', async () => {
  const table = await three();
  await sealNumber(host, table, RED, 0, 3);
  expect(await ping(table)).toEqual({ ok: true, value: { seats: [BLUE, GREEN] } });
  expect(await noticeOf(table, BLUE)).toEqual({ by: 'owner', reason: 'Because.', at: START.toISOString() });
  expect(await noticeOf(table, RED)).toBeNull();
  expect(await host.head(table.campaign)).toMatchObject({ ping: null });
  expect(await lineOf(table, BLUE)).toMatchObject({ isPinged: true });
  expect(await lineOf(table, RED)).toMatchObject({ isPinged: false });
  await sealNumber(host, table, BLUE, 0, 4);
  expect(await noticeOf(table, BLUE)).toBeNull();
  expect(await lineOf(table, BLUE)).toMatchObject({ isPinged: false });
  expect(await noticeOf(table, GREEN)).not.toBeNull();
});

test('the notice disappears when the phase closes, even if the seat owes another sheet then', async () => {
  const table = await three();
  await ping(table, [BLUE]);
  await host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  expect(await noticeOf(table, BLUE)).toBeNull();
  expect(await lineOf(table, BLUE)).toMatchObject({ orders: 'none', isPinged: false });
});

test('a seat is pinged at most once an hour, in the next phase too', async () => {
  const table = await three();
  expect(await ping(table, [BLUE])).toMatchObject({ ok: true });
  clock.now = later(59);
  expect(await ping(table, [BLUE])).toEqual({ ok: false, problem: { code: 'pinged-lately' } });
  expect(await ping(table)).toEqual({ ok: true, value: { seats: [RED, GREEN] } });
  await host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  expect(await ping(table, [BLUE], 1)).toEqual({ ok: false, problem: { code: 'pinged-lately' } });
  clock.now = later(60);
  expect(await ping(table, [BLUE], 1)).toMatchObject({ ok: true });
});

test('a reason loses what turns the text around it or cannot be seen, and must leave something', async () => {
  const table = await three();
  const pinged = (text: string) =>
    host.ping(table.campaign, table.owner, { opening: 0, seats: null, reason: { text, isKept: false } });
  expect(await pinged('\u202e\u200b')).toEqual({ ok: false, problem: { code: 'no-reason' } });
  expect(await pinged(' It\u202e is\u0007 late.\u2069 ')).toMatchObject({ ok: true });
  expect(await noticeOf(table, BLUE)).toMatchObject({ reason: 'It is late.' });
});

test('a seat that owes nothing is not pinged, nor any seat in a closed phase or a paused campaign', async () => {
  const table = await three();
  await sealNumber(host, table, RED, 0, 3);
  expect(await ping(table, [RED])).toEqual({ ok: false, problem: { code: 'not-awaited' } });
  expect(await ping(table, null, 1)).toEqual({ ok: false, problem: { code: 'closed' } });
  const silent = { opening: 0, seats: null, reason: { text: ' ', isKept: false } };
  expect(await host.ping(table.campaign, table.owner, silent)).toEqual({ ok: false, problem: { code: 'no-reason' } });
  await host.pause(table.campaign, table.owner, BECAUSE);
  expect(await ping(table)).toEqual({ ok: false, problem: { code: 'paused' } });
});

test('players and an owner who plays cannot ping', async () => {
  const table = await three();
  await db.prisma.seat.update({
    where: { campaignId_seat: { campaignId: table.campaign, seat: GREEN } },
    data: { userId: table.owner },
  });
  const asked = { opening: 0, seats: null, reason: BECAUSE };
  for (const by of [table.owner, table.users[RED] ?? ''])
    expect(await host.ping(table.campaign, by, asked)).toEqual({ ok: false, problem: { code: 'not-referee' } });
});

test('a reason that is kept for referees is not shown to the player', async () => {
  const { campaign, owner, ...table } = await three();
  const reason = { text: 'Red is about to lose its Capital.', isKept: true };
  await host.ping(campaign, owner, { opening: 0, seats: [BLUE], reason });
  expect(await noticeOf({ campaign, owner, ...table }, BLUE)).toMatchObject({ by: 'owner', reason: null });
});

test('everybody can read in the log who was pinged for a sheet', async () => {
  const table = await three();
  await ping(table, [BLUE]);
  expect(await host.deskLog(table.campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'ping', by: 'owner', seats: [BLUE], reason: 'Because.', opening: 0 },
  ]);
});

test('only its seat and referees read a ping for a decision that only the seat may know of', async () => {
  const table = await runningTable(db, deciding, { seats: [RED, BLUE] });
  const heard: Change[] = [];
  const quiet = deciding.subscribe((change) => heard.push(change));
  const asked = { opening: 0, seats: null, reason: BECAUSE };
  expect(await deciding.ping(table.campaign, table.owner, asked)).toEqual({ ok: true, value: { seats: [BLUE] } });
  quiet();
  expect(heard).toEqual([{ what: 'desk', campaign: table.campaign, viewers: ['referee', 'seat:blue'] }]);
  expect(await deciding.head(table.campaign, { kind: 'seat', seat: BLUE })).toMatchObject({ ping: { by: 'owner' } });
  const readers = [{ kind: 'referee' }, { kind: 'seat', seat: BLUE }] as const;
  for (const viewer of readers)
    expect(await deciding.deskLog(table.campaign, viewer)).toMatchObject([{ deed: 'ping', seats: [BLUE] }]);
  for (const viewer of [{ kind: 'spectator' }, { kind: 'seat', seat: RED }] as const)
    expect(await deciding.deskLog(table.campaign, viewer)).toEqual([]);
});

test('a ping is for the player who was pinged, not for their successor', async () => {
  const table = await three();
  await ping(table, [BLUE]);
  await db.prisma.seat.update({
    where: { campaignId_seat: { campaignId: table.campaign, seat: BLUE } },
    data: { userId: table.owner },
  });
  expect(await noticeOf(table, BLUE)).toBeNull();
});

test('if two referees ping at the same time, one ping is sent and the other referee learns of it', async () => {
  for (let i = 0; i < 10; i++) {
    const table = await three();
    const asked = { opening: 0, seats: [BLUE], reason: BECAUSE };
    const answers = await Promise.all([host, other].map((one) => one.ping(table.campaign, table.owner, asked)));
    expect(answers.map((answer) => (answer.ok ? 'pinged' : answer.problem.code)).toSorted()).toEqual([
      'pinged',
      'pinged-lately',
    ]);
    expect(await host.deskLog(table.campaign, { kind: 'referee' })).toHaveLength(1);
  }
});

test('a ping while the seat seals: either it comes first, or there is nothing to ping for', async () => {
  for (let i = 0; i < 10; i++) {
    const table = await three();
    const [pinged, sealed] = await Promise.all([ping(table, [BLUE]), sealNumber(other, table, BLUE, 0, 4)]);
    expect(sealed).toMatchObject({ ok: true });
    if (!pinged.ok) expect(pinged.problem.code).toBe('not-awaited');
    expect(await noticeOf(table, BLUE)).toBeNull();
  }
});

test('the list of campaigns says who owes a decision, and then nobody owes a sheet', async () => {
  const { users, campaign } = await runningTable(db, deciding, { seats: [RED, BLUE, GREEN] });
  const line = async (seat: SeatId) => (await deciding.mine(users[seat] ?? '')).find(({ id }) => id === campaign);
  expect(await line(BLUE)).toMatchObject({ asked: 0, owes: 'order', orders: null });
  expect(await line(GREEN)).toMatchObject({ asked: 0, owes: null, orders: null });
});

test('only the referee learns who owes a decision', async () => {
  const { campaign } = await runningTable(db, deciding, { seats: [RED, BLUE, GREEN] });
  const owed = async (viewer: Viewer) =>
    (await deciding.head(campaign, viewer))?.seats.flatMap(({ seat, owes }) => (owes === null ? [] : [[seat, owes]]));
  expect(await owed({ kind: 'referee' })).toEqual([[BLUE, 'order']]);
  expect(await owed({ kind: 'seat', seat: BLUE })).toEqual([]);
  expect(await owed({ kind: 'spectator' })).toEqual([]);
});
