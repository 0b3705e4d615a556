import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BECAUSE, BLUE, GREEN, newUser, RED, runningTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
/** At this table red and blue are together; green only watches. */
const rules: typeof tally = {
  ...tally,
  topics: (view) => tally.topics(view).map(({ id }) => ({ id, seats: [RED, BLUE], at: null, standing: 'open' })),
};
const host = createHost({ db, clock: () => new Date('2026-11-20T12:00:00.000Z'), rulesets: () => rules });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const EYES: readonly Viewer[] = [
  { kind: 'seat', seat: RED },
  { kind: 'seat', seat: BLUE },
  { kind: 'seat', seat: GREEN },
  { kind: 'spectator' },
  { kind: 'referee' },
];
const TOPIC = 'turn-1';
const [SATURDAY, SUNDAY] = ['2026-11-21T14:00:00.000Z', '2026-11-22T14:00:00.000Z'];

const war = (): Promise<Table> => runningTable(db, host, { seats: [RED, BLUE, GREEN] });
const by = ({ users, owner }: Table, seat: SeatId) => ({ topic: TOPIC, userId: users[seat] ?? owner });
const propose = (table: Table, seat: SeatId, startsAt: string = SATURDAY) =>
  host.proposeMeeting(table.campaign, seat, { ...by(table, seat), startsAt, zone: 'Europe/Berlin' });
const agree = (table: Table, seat: SeatId, n: number, startsAt: string = SATURDAY) =>
  host.agreeMeeting(table.campaign, seat, { ...by(table, seat), n, startsAt });
const withdraw = (table: Table, seat: SeatId, n: number, startsAt: string = SATURDAY) =>
  host.withdrawMeeting(table.campaign, seat, { ...by(table, seat), n, startsAt });

/** Times as each of the five reads them, with a mark if agreed. */
const times = ({ campaign }: Table) =>
  Promise.all(
    EYES.map(async (viewer) =>
      (await host.meetings(campaign, viewer)).map(
        ({ startsAt, isAgreed }) => `${startsAt}${isAgreed ? ' agreed' : ''}`,
      ),
    ),
  );
const forThem = (read: readonly string[]) => [read, read, [], [], read];

test('one side proposes, the other counters, and the first agrees; nobody else can read any of it', async () => {
  const table = await war();
  const heard: Change[] = [];
  const stop = host.subscribe((change) => void heard.push(change));
  expect(await propose(table, RED)).toEqual({ ok: true, value: { n: 1 } });
  expect(await propose(table, BLUE, SUNDAY)).toEqual({ ok: true, value: { n: 2 } });
  expect(await times(table)).toEqual(forThem([SATURDAY, SUNDAY]));
  expect(await agree(table, RED, 2, SUNDAY)).toEqual({ ok: true, value: { n: 2 } });
  expect(await times(table)).toEqual(forThem([`${SUNDAY} agreed`]));
  stop();
  const change = { what: 'topics', campaign: table.campaign, viewers: ['referee', 'seat:red', 'seat:blue'] };
  expect(heard).toEqual([change, change, change]);
});

test('a time is before the phase closes: when it is proposed, agreed to, and set by a referee', async () => {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN], seconds: 36 * 3600 });
  const { campaign, owner } = table;
  const late = { ok: false, problem: { code: 'after-deadline' } };
  expect(await propose(table, RED, SUNDAY)).toEqual(late);
  expect(await propose(table, RED, SATURDAY)).toMatchObject({ ok: true });
  const setting = { topic: TOPIC, startsAt: SUNDAY, zone: 'Europe/Berlin', reason: BECAUSE };
  expect(await host.setMeeting(campaign, owner, setting)).toEqual(late);
  const due = (await host.head(campaign))?.nextDue ?? '';
  await host.moveDeadline(campaign, owner, { opening: 0, due, to: '2026-11-21T12:00:00.000Z', reason: BECAUSE });
  expect(await agree(table, BLUE, 1)).toEqual(late);
  expect(await withdraw(table, RED, 1)).toMatchObject({ ok: true });
});

test('nobody can agree to their own time, to one that changed under its number, or for another user', async () => {
  const table = await war();
  await propose(table, RED);
  const gone = { ok: false, problem: { code: 'no-such-time' } };
  expect(await agree(table, RED, 1)).toEqual(gone);
  expect(await agree(table, BLUE, 1, SUNDAY)).toEqual(gone);
  expect(await agree({ ...table, users: { [BLUE]: await newUser(db) } }, BLUE, 1)).toEqual({
    ok: false,
    problem: { code: 'not-yours' },
  });
  expect(await propose(table, GREEN)).toEqual({ ok: false, problem: { code: 'not-to-meet' } });
  expect(await times(table)).toEqual(forThem([SATURDAY]));
});

test('the seat that proposed a time can take it back, and either side can call off an agreed one', async () => {
  const table = await war();
  await propose(table, RED);
  expect(await withdraw(table, BLUE, 1)).toEqual({ ok: false, problem: { code: 'no-such-time' } });
  expect(await withdraw(table, RED, 1)).toMatchObject({ ok: true });
  await propose(table, RED);
  await agree(table, BLUE, 1);
  expect(await withdraw(table, BLUE, 1)).toMatchObject({ ok: true });
  expect(await times(table)).toEqual(forThem([]));
});

test('a time is in the coming year, and a seat has up to five, even when they come at the same time', async () => {
  const table = await war();
  for (const bad of ['2026-11-20T11:59:59.000Z', '2027-12-01T00:00:00.000Z'])
    expect(await propose(table, RED, bad)).toEqual({ ok: false, problem: { code: 'bad-time' } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => propose(table, RED)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, problem: { code: 'too-many-times' } });
});

test('a referee sets a time in place of all others, with a reason for the two sides; either calls it off', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await propose(table, RED);
  const set = (more: object = {}, user = owner) =>
    host.setMeeting(campaign, user, { topic: TOPIC, startsAt: SUNDAY, zone: 'Africa/Lagos', reason: BECAUSE, ...more });
  expect(await set({}, table.users[BLUE])).toMatchObject({ problem: { code: 'not-referee' } });
  expect(await set({ startsAt: '2026-11-20T11:59:59.000Z' })).toMatchObject({ problem: { code: 'bad-time' } });
  expect(await set({ reason: { text: ' ', isKept: false } })).toMatchObject({ problem: { code: 'no-reason' } });
  expect(await set({ topic: 'turn-7' })).toMatchObject({ problem: { code: 'not-to-meet' } });
  expect(await times(table)).toEqual(forThem([SATURDAY]));
  expect(await set()).toEqual({ ok: true, value: { n: 2 } });
  expect(await times(table)).toEqual(forThem([`${SUNDAY} agreed`]));
  const read = await Promise.all(EYES.map((viewer) => host.deskLog(campaign, viewer)));
  expect(read.map((lines) => lines.map(({ deed, reason, seats }) => [deed, reason, seats]))).toEqual([
    [['meet', BECAUSE.text, [RED]]],
    [['meet', BECAUSE.text, [BLUE]]],
    [],
    [],
    [['meet', BECAUSE.text, [RED, BLUE]]],
  ]);
  expect(await withdraw(table, BLUE, 2, SUNDAY)).toMatchObject({ ok: true });
  expect(await times(table)).toEqual(forThem([]));
});
