import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BLUE, GREEN, newUser, RED, runningTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
let now = new Date();
const host = createHost({ db, clock: () => now, rulesets: () => tally });
const later = (minutes: number): Date => new Date(Date.parse('2026-11-20T12:00:00.000Z') + minutes * 60_000);
const REFEREE: Viewer = { kind: 'referee' };
const seen = (seat: SeatId): Viewer => ({ kind: 'seat', seat });

beforeEach(() => {
  now = later(0);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const war = (): Promise<Table> => runningTable(db, host, { seats: [RED, BLUE, GREEN] });
const write = ({ campaign }: Table, by: string, seat: SeatId, text = 'Is the ford open?') =>
  host.box.write(campaign, { seat, text, by });
const player = ({ users, owner }: Table, seat: SeatId): string => users[seat] ?? owner;

test('a player asks the referee, who answers, and each side knows what it has not read', async () => {
  const table = await war();
  const { campaign, owner } = table;
  expect(await write(table, player(table, RED), RED)).toEqual({ ok: true, value: { n: 1 } });
  now = later(1);
  expect(await write(table, owner, RED, 'It is.')).toEqual({ ok: true, value: { n: 2 } });
  expect(await host.box.messages(campaign, seen(RED), { seat: RED, before: null })).toMatchObject({
    messages: [
      { n: 1, isFromReferee: false, text: 'Is the ford open?', at: later(0).toISOString() },
      { n: 2, isFromReferee: true, text: 'It is.', at: later(1).toISOString() },
    ],
    hasEarlier: false,
  });
  expect(await host.box.boxes(campaign, seen(RED))).toMatchObject({
    mayWrite: true,
    boxes: [{ seat: RED, unread: 1, last: { isFromReferee: true, text: 'It is.' } }],
  });
  expect((await host.box.boxes(campaign, REFEREE)).boxes).toMatchObject([
    { seat: RED, unread: 1 },
    { seat: BLUE, unread: 0, last: null },
    { seat: GREEN, unread: 0, last: null },
  ]);
  await host.box.markRead(campaign, REFEREE, { seat: RED, upTo: 99 });
  await write(table, player(table, RED), RED, 'Thank you.');
  const [first] = (await host.box.boxes(campaign, REFEREE)).boxes;
  expect(first?.unread, 'nobody has read what was not written').toBe(1);
});

test('other players, spectators and their pages do not learn of it', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const told = async () => [
    await host.box.boxes(campaign, seen(BLUE)),
    await host.box.boxes(campaign, { kind: 'spectator' }),
    await host.head(campaign, seen(BLUE)),
    await host.conversations(campaign, BLUE),
  ];
  const before = await told();
  const heard: Change[] = [];
  const stop = host.subscribe((change) => heard.push(change));
  await write(table, player(table, RED), RED);
  await write(table, owner, RED);
  stop();
  expect(await told()).toEqual(before);
  expect(heard).toEqual(Array(2).fill({ what: 'desk', campaign, viewers: ['referee', `seat:${RED}`] }));
});

test('only the player of a seat and referees write into its box', async () => {
  const table = await war();
  const no = { ok: false, problem: { code: 'not-yours' } };
  expect(await write(table, player(table, BLUE), RED)).toMatchObject(no);
  expect(await write(table, await newUser(db), RED)).toMatchObject(no);
  expect((await host.box.messages(table.campaign, REFEREE, { seat: RED, before: null })).messages).toEqual([]);
});

test('a player who takes a seat over reads no letters from before; the referee still reads all', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await write(table, player(table, RED), RED, 'Our hall is flooded.');
  await write(table, owner, RED, 'Take your time.');
  now = later(1);
  await host.leaveSeat(campaign, RED, player(table, RED));
  const successor = await newUser(db, 'successor');
  expect(await host.takeSeat(campaign, RED, successor)).toMatchObject({ ok: true });
  const read = async (viewer: Viewer) =>
    (await host.box.messages(campaign, viewer, { seat: RED, before: null })).messages.map(({ text }) => text);
  const line = async (viewer: Viewer) =>
    (await host.box.boxes(campaign, viewer)).boxes.find(({ seat }) => seat === RED);
  expect(await read(seen(RED))).toEqual([]);
  expect(await line(seen(RED))).toMatchObject({ unread: 0, last: null });
  expect(await read(REFEREE)).toEqual(['Our hall is flooded.', 'Take your time.']);
  expect(await line(REFEREE)).toMatchObject({ unread: 1, last: { text: 'Take your time.' } });
  now = later(2);
  await write(table, owner, RED, 'Welcome.');
  expect(await read(seen(RED))).toEqual(['Welcome.']);
  expect(await line(seen(RED))).toMatchObject({ unread: 1, last: { text: 'Welcome.' } });
});

test('a seat may write sixty messages in an hour, and the referee as many to each', async () => {
  const table = await war();
  for (let n = 1; n <= 60; n += 1) await write(table, player(table, RED), RED);
  const full = { ok: false, problem: { code: 'too-many-messages' } };
  expect(await write(table, player(table, RED), RED)).toMatchObject(full);
  expect(await write(table, table.owner, RED)).toMatchObject({ ok: true });
  expect(await write(table, player(table, BLUE), BLUE)).toMatchObject({ ok: true });
  now = later(61);
  expect(await write(table, player(table, RED), RED)).toMatchObject({ ok: true, value: { n: 62 } });
});

test('twenty messages at the same moment have twenty numbers', async () => {
  const table = await war();
  const sent = await Promise.all(Array.from({ length: 20 }, () => write(table, player(table, RED), RED)));
  const numbers = sent.flatMap((one) => (one.ok ? [one.value.n] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('the other side gets news of the first message that it has not read', async () => {
  const table = await war();
  const { campaign, owner } = table;
  await db.pool.query(`UPDATE "user" SET email = id || '@example.org'`);
  const news = async () =>
    (
      await db.pool.query(
        `SELECT user_id AS "user" FROM news WHERE campaign_id = $1 AND kind = 'message' AND channel = 'mail' ORDER BY created_at`,
        [campaign],
      )
    ).rows;
  await write(table, player(table, RED), RED);
  await write(table, player(table, RED), RED, 'Well?');
  expect(await news()).toEqual([{ user: owner }]);
  await host.box.markRead(campaign, REFEREE, { seat: RED, upTo: 2 });
  await write(table, player(table, RED), RED, 'And the bridge?');
  expect(await news()).toEqual([{ user: owner }, { user: owner }]);
  now = later(1);
  await write(table, owner, RED, 'Both.');
  expect((await news()).at(-1)).toEqual({ user: player(table, RED) });
});

test('archived campaigns take no messages', async () => {
  const table = await war();
  await host.endWar(table.campaign, table.owner, 'Enough.');
  expect(await host.setArchived(table.campaign, table.owner, true)).toMatchObject({ ok: true });
  expect(await write(table, player(table, RED), RED)).toMatchObject({ ok: false, problem: { code: 'archived' } });
  expect(await host.box.boxes(table.campaign, seen(RED))).toMatchObject({ mayWrite: false });
});
