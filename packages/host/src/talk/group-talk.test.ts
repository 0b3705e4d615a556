import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type PressPolicy, type SeatId, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BLUE, GREEN, RED, runningTable, type Table, tally } from '../testing.ts';

const YELLOW = seatId('yellow');
const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
let now = new Date();
/** At this table everybody is a neighbour of everybody but yellow. */
const rules = {
  ...tally,
  neighbours: (view: Parameters<typeof tally.neighbours>[0]) => tally.neighbours(view).filter((id) => id !== YELLOW),
};
const host = createHost({ db, clock: () => now, rulesets: () => rules });

beforeEach(() => {
  now = new Date('2026-11-20T12:00:00.000Z');
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function war(press: PressPolicy): Promise<Table> {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN, YELLOW] });
  await db.pool.query('UPDATE campaign SET press = $2 WHERE id = $1', [table.campaign, press]);
  return table;
}

const write = ({ campaign, users, owner }: Table, seat: SeatId, others: readonly SeatId[], text = 'Hello.') =>
  host.write(campaign, seat, { with: others, text, userId: users[seat] ?? owner });

/** The seat's conversations of three or more. */
const groupsOf = async ({ campaign }: Table, seat: SeatId) =>
  (await host.conversations(campaign, seat))?.conversations.filter((one) => one.with.length > 1) ?? [];

const textsOf = async ({ campaign }: Table, seat: SeatId, others: readonly SeatId[]) =>
  (await host.messages(campaign, seat, { with: others, before: null })).messages.map((one) => one.text);

const mayNot = { ok: false, problem: { code: 'may-not-write' } };

test('three seats talk, each knows what is unread, and the same three always share one conversation', async () => {
  const table = await war('open');
  expect(await write(table, RED, [GREEN, BLUE], 'All together?')).toEqual({ ok: true, value: { n: 1 } });
  expect(await write(table, BLUE, [RED, GREEN], 'Yes.')).toEqual({ ok: true, value: { n: 2 } });
  const last = { text: 'Yes.', from: BLUE, at: now.toISOString() };
  expect(await groupsOf(table, GREEN)).toEqual([{ with: [RED, BLUE], mayWrite: true, unread: 2, last }]);
  expect(await groupsOf(table, RED)).toEqual([{ with: [BLUE, GREEN], mayWrite: true, unread: 1, last }]);
  await host.markRead(table.campaign, GREEN, { with: [BLUE, RED], upTo: 1 });
  expect(await groupsOf(table, GREEN)).toMatchObject([{ unread: 1 }]);
  expect(await textsOf(table, GREEN, [BLUE, RED])).toEqual(['All together?', 'Yes.']);
  expect(await textsOf(table, GREEN, [RED]), 'two of them alone have said nothing').toEqual([]);
});

test('conversations of three and more follow those with each seat, the last one first', async () => {
  const table = await war('open');
  await write(table, RED, [BLUE, GREEN]);
  now = new Date(now.getTime() + 1000);
  await write(table, RED, [BLUE, GREEN, YELLOW]);
  const withWhom = async () => (await host.conversations(table.campaign, RED))?.conversations.map((one) => one.with);
  const alone = [[BLUE], [GREEN], [YELLOW]];
  expect(await withWhom()).toEqual([...alone, [BLUE, GREEN, YELLOW], [BLUE, GREEN]]);
  now = new Date(now.getTime() + 1000);
  await write(table, GREEN, [BLUE, RED]);
  expect(await withWhom()).toEqual([...alone, [BLUE, GREEN], [BLUE, GREEN, YELLOW]]);
});

test('other seats, the referee and spectators cannot tell that anybody talked', async () => {
  const table = await war('open');
  const { campaign } = table;
  const outside: readonly Viewer[] = [{ kind: 'seat', seat: YELLOW }, { kind: 'referee' }, { kind: 'spectator' }];
  const told = async () => [
    await host.conversations(campaign, YELLOW),
    await textsOf(table, YELLOW, [RED, BLUE, GREEN]),
    await textsOf(table, YELLOW, [RED, BLUE]),
    await Promise.all(
      outside.map(async (viewer) => [
        await host.head(campaign, viewer),
        await host.steps(campaign, viewer),
        await host.viewOf(campaign, viewer),
        await host.lobby(campaign, viewer),
      ]),
    ),
    await host.hashes(campaign),
    await host.publicCampaigns(),
  ];
  const before = await told();
  const heard: Change[] = [];
  const stop = host.subscribe((change) => heard.push(change));
  await write(table, RED, [BLUE, GREEN]);
  await host.markRead(campaign, BLUE, { with: [RED, GREEN], upTo: 1 });
  stop();
  expect(await told()).toEqual(before);
  expect(heard, 'only the three, and then only the one who read').toEqual([
    { what: 'talk', campaign, seats: [RED, BLUE, GREEN] },
    { what: 'talk', campaign, seats: [BLUE] },
  ]);
  expect(await write(table, YELLOW, [RED, BLUE, GREEN]), 'its own count begins at one').toMatchObject({
    value: { n: 1 },
  });
  expect(await write(table, YELLOW, [RED])).toMatchObject({ value: { n: 1 } });
});

test('where only neighbours talk, a seat brings together seats that it may write to, and all may answer', async () => {
  const table = await war('neighbours');
  expect(await write(table, RED, [BLUE, YELLOW])).toEqual(mayNot);
  expect(await write(table, YELLOW, [RED, BLUE], 'Near enough.')).toMatchObject({ ok: true });
  expect(await write(table, RED, [YELLOW, BLUE])).toMatchObject({ ok: true, value: { n: 2 } });
  expect(await write(table, RED, [YELLOW]), 'this opens no other conversation').toEqual(mayNot);
  expect(await write(table, RED, [YELLOW, BLUE, GREEN])).toEqual(mayNot);
  await write(table, YELLOW, [RED]);
  expect(await write(table, RED, [YELLOW, GREEN]), 'red may answer yellow alone, and so here').toMatchObject({
    ok: true,
  });
});

test('without press nobody can begin a conversation, and old messages can still be read', async () => {
  const table = await war('open');
  await write(table, RED, [BLUE, GREEN], 'Before.');
  await db.pool.query(`UPDATE campaign SET press = 'none' WHERE id = $1`, [table.campaign]);
  expect(await write(table, BLUE, [RED, GREEN])).toEqual(mayNot);
  expect(await groupsOf(table, BLUE)).toMatchObject([{ mayWrite: false, unread: 1 }]);
  expect(await textsOf(table, BLUE, [RED, GREEN])).toEqual(['Before.']);
});

test('nobody can write to a seat run by the computer, and old messages with it can still be read', async () => {
  const table = await war('open');
  await write(table, RED, [BLUE, GREEN], 'Before.');
  await db.pool.query('UPDATE seat SET plays_itself = true, user_id = NULL WHERE campaign_id = $1 AND seat = $2', [
    table.campaign,
    GREEN,
  ]);
  const noSeat = { ok: false, problem: { code: 'no-such-seat' } };
  expect(await write(table, RED, [BLUE, GREEN])).toEqual(noSeat);
  expect(await groupsOf(table, RED)).toMatchObject([{ with: [BLUE, GREEN], mayWrite: false }]);
  expect(await textsOf(table, RED, [BLUE, GREEN])).toEqual(['Before.']);
});

test('a message to several counts once towards the sixty of an hour', async () => {
  const table = await war('open');
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) => write(table, RED, at % 2 === 0 ? [BLUE, GREEN] : [GREEN])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(60);
});

test('messages written to each other at the same moment get different numbers', async () => {
  const table = await war('open');
  const three = [RED, BLUE, GREEN];
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, at) => {
      const seat = three[at % 3] ?? RED;
      return write(
        table,
        seat,
        three.filter((other) => other !== seat),
      );
    }),
  );
  const numbers = answers.flatMap((answer) => (answer.ok ? [answer.value.n] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
});
