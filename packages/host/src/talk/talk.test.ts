import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type PressPolicy, type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BLUE, GREEN, newUser, RED, runningTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
let now = new Date();
/** At this table, only red and blue are neighbours. */
const rules = {
  ...tally,
  neighbours: (view: Parameters<typeof tally.neighbours>[0]) => tally.neighbours(view).filter((id) => id !== GREEN),
};
const host = createHost({ db, clock: () => now, rulesets: () => rules });
const later = (seconds: number): Date => new Date(Date.parse('2026-11-20T12:00:00.000Z') + seconds * 1000);

beforeEach(() => {
  now = later(0);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function war(press: PressPolicy): Promise<Table> {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN] });
  await db.pool.query('UPDATE campaign SET press = $2 WHERE id = $1', [table.campaign, press]);
  return table;
}

const write = ({ campaign, users, owner }: Table, seat: SeatId, to: SeatId | readonly SeatId[], text = 'Hello.') =>
  host.write(campaign, seat, { with: [to].flat(), text, userId: users[seat] ?? owner });

const talkOf = async ({ campaign }: Table, seat: SeatId) =>
  (await host.conversations(campaign, seat))?.conversations ?? [];

const textsOf = async ({ campaign }: Table, seat: SeatId, ...others: SeatId[]) =>
  (await host.messages(campaign, seat, { with: others, before: null })).messages.map(({ text }) => text);

test('two seats read what they write to each other, and each knows what is unread', async () => {
  const table = await war('open');
  expect(await write(table, RED, BLUE, 'Peace?')).toEqual({ ok: true, value: { n: 1 } });
  expect(await write(table, RED, BLUE, 'Well?')).toEqual({ ok: true, value: { n: 2 } });
  now = later(60);
  expect(await write(table, BLUE, RED, 'No.')).toEqual({ ok: true, value: { n: 3 } });
  expect(await host.messages(table.campaign, BLUE, { with: [RED], before: null })).toEqual({
    messages: [
      { n: 1, from: RED, text: 'Peace?', at: later(0).toISOString() },
      { n: 2, from: RED, text: 'Well?', at: later(0).toISOString() },
      { n: 3, from: BLUE, text: 'No.', at: later(60).toISOString() },
    ],
    hasEarlier: false,
  });
  const last = { text: 'No.', from: BLUE, at: later(60).toISOString() };
  expect(await talkOf(table, RED)).toMatchObject([
    { with: [BLUE], mayWrite: true, unread: 1, last },
    { with: [GREEN], unread: 0, last: null },
  ]);
  expect(await talkOf(table, BLUE)).toMatchObject([{ with: [RED], unread: 2, last }, {}]);
  await host.markRead(table.campaign, BLUE, { with: [RED], upTo: 1 });
  expect(await talkOf(table, BLUE)).toMatchObject([{ with: [RED], unread: 1 }, {}]);
  await host.markRead(table.campaign, BLUE, { with: [RED], upTo: 99 });
  await write(table, RED, BLUE, 'A pity.');
  expect(await talkOf(table, BLUE), 'nobody has read what was not written').toMatchObject([
    { with: [RED], unread: 1 },
    {},
  ]);
});

test('a third seat, the head, the list of steps and the lobby do not show that anybody talked', async () => {
  const table = await war('open');
  const { campaign } = table;
  const told = async () => [
    await host.conversations(campaign, GREEN),
    await host.messages(campaign, GREEN, { with: [RED], before: null }),
    await host.messages(campaign, GREEN, { with: [BLUE], before: null }),
    await Promise.all(
      [{ kind: 'seat', seat: GREEN } as const, { kind: 'referee' } as const, { kind: 'spectator' } as const].map(
        async (viewer) => [
          await host.head(campaign, viewer),
          await host.steps(campaign, viewer),
          await host.viewOf(campaign, viewer),
          await host.lobby(campaign, viewer),
        ],
      ),
    ),
    await host.hashes(campaign),
    await host.publicCampaigns(),
  ];
  const before = await told();
  const heard: Change[] = [];
  const stop = host.subscribe((change) => heard.push(change));
  await write(table, RED, BLUE);
  await host.markRead(campaign, BLUE, { with: [RED], upTo: 1 });
  stop();
  expect(await told()).toEqual(before);
  expect(heard, 'only the two, and then only the one who read').toEqual([
    { what: 'talk', campaign, seats: [RED, BLUE] },
    { what: 'talk', campaign, seats: [BLUE] },
  ]);
  expect(await write(table, GREEN, RED), 'its own count begins at one').toEqual({ ok: true, value: { n: 1 } });
});

test('where only neighbours talk, a seat writes to them, and the seat that gets a message may answer', async () => {
  const table = await war('neighbours');
  expect(await write(table, RED, GREEN)).toEqual({ ok: false, problem: { code: 'may-not-write' } });
  expect(await talkOf(table, RED)).toMatchObject([
    { with: [BLUE], mayWrite: true },
    { with: [GREEN], mayWrite: false },
  ]);
  expect(await write(table, GREEN, RED)).toMatchObject({ ok: true });
  expect(await talkOf(table, RED)).toMatchObject([{}, { with: [GREEN], mayWrite: true, unread: 1 }]);
  expect(await write(table, RED, GREEN)).toMatchObject({ ok: true, value: { n: 2 } });
});

test('without press nobody can write, and old messages can still be read', async () => {
  const table = await war('open');
  await write(table, RED, BLUE, 'Before.');
  await db.pool.query(`UPDATE campaign SET press = 'none' WHERE id = $1`, [table.campaign]);
  expect(await write(table, BLUE, RED)).toEqual({ ok: false, problem: { code: 'may-not-write' } });
  expect(await textsOf(table, BLUE, RED)).toEqual(['Before.']);
});

test('only the player of a seat writes for it, to another seat of the same campaign', async () => {
  const table = await war('open');
  const other = await war('open');
  const stranger = await newUser(db);
  const as = (userId: string, ...to: SeatId[]) => host.write(table.campaign, RED, { with: to, text: 'Hello.', userId });
  const notYours = { ok: false, problem: { code: 'not-yours' } };
  expect(await as(stranger, BLUE)).toEqual(notYours);
  expect(await as(table.owner, BLUE)).toEqual(notYours);
  expect(await as(other.users[RED] ?? '', BLUE)).toEqual(notYours);
  const noSeat = { ok: false, problem: { code: 'no-such-seat' } };
  expect(await as(table.users[RED] ?? '', RED)).toEqual(noSeat);
  expect(await as(table.users[RED] ?? '', seatId('nobody'))).toEqual(noSeat);
  expect(await as(table.users[RED] ?? '', BLUE, seatId('nobody'))).toEqual(noSeat);
  expect(await db.prisma.message.count({ where: { campaignId: table.campaign } })).toBe(0);
});

test('a seat writes sixty messages within an hour, even when it sends them all at the same time', async () => {
  const table = await war('open');
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) => write(table, RED, at % 2 === 0 ? BLUE : GREEN, `${at}`)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(60);
  const tooMany = { ok: false, problem: { code: 'too-many-messages' } };
  expect(answers.filter(({ ok }) => !ok)).toEqual([tooMany, tooMany, tooMany, tooMany]);
  expect(await write(table, BLUE, RED), 'others may go on').toMatchObject({ ok: true });
  now = later(3601);
  expect(await write(table, RED, BLUE)).toMatchObject({ ok: true });
});

test('messages written to each other at the same moment get different numbers', async () => {
  const table = await war('open');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? write(table, RED, BLUE) : write(table, BLUE, RED))),
  );
  const numbers = answers.flatMap((answer) => (answer.ok ? [answer.value.n] : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test('a long conversation is read fifty messages at a time', async () => {
  const table = await war('open');
  for (let at = 1; at <= 60; at++) await write(table, at % 2 === 0 ? BLUE : RED, at % 2 === 0 ? RED : BLUE, `${at}`);
  const last = await host.messages(table.campaign, RED, { with: [BLUE], before: null });
  expect(last.messages.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, at) => at + 11));
  expect(last.hasEarlier).toBe(true);
  const first = await host.messages(table.campaign, RED, { with: [BLUE], before: 11 });
  expect(first.messages.map(({ n }) => n)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1));
  expect(first.hasEarlier).toBe(false);
});

test('the database refuses a message that is empty, too long, or of a third seat', async () => {
  const table = await war('open');
  const insert = (sender: string, text: string) =>
    db.pool.query(
      `INSERT INTO message (campaign_id, seats, n, sender, text, sent_at) VALUES ($1, 'blue red', 1, $2, $3, now())`,
      [table.campaign, sender, text],
    );
  await expect(insert('red', '')).rejects.toThrow('message_length');
  await expect(insert('red', 'x'.repeat(2001))).rejects.toThrow('message_length');
  await expect(insert('green', 'Hello.')).rejects.toThrow('message_sender');
  await insert('red', 'x'.repeat(2000));
});
