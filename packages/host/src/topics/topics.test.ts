import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import type { DeskReason } from '../deeds/types.ts';
import { createHost } from '../host.ts';
import {
  BECAUSE,
  BLUE,
  GREEN,
  newUser,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
  tally,
} from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
let now = new Date();
/** At this table only red and blue are together, and green learns how it ended; spectators never do. */
const rules: typeof tally = {
  ...tally,
  topics: (view) => tally.topics(view).map(({ id }) => ({ id, seats: [RED, BLUE], at: null, standing: 'open' })),
  outcomes: (events) => tally.outcomes(events).map(({ id }) => ({ id, seats: [RED, BLUE] })),
};
const host = createHost({ db, clock: () => now, rulesets: () => rules });
const later = (seconds: number): Date => new Date(Date.parse('2026-11-20T12:00:00.000Z') + seconds * 1000);

beforeEach(async () => {
  now = later(0);
  await db.pool.query(`UPDATE campaign SET status = 'finished'`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const seats = [RED, BLUE, GREEN];
const seat = (id: SeatId): Viewer => ({ kind: 'seat', seat: id });
const SPECTATOR: Viewer = { kind: 'spectator' };
const REFEREE: Viewer = { kind: 'referee' };
const EYES = [seat(RED), seat(BLUE), seat(GREEN), SPECTATOR, REFEREE] as const;
const TOPIC = 'turn-1';

const war = (): Promise<Table> => runningTable(db, host, { seats });
const userOf = ({ users, owner }: Table, id: SeatId): string => users[id] ?? owner;

const save = (table: Table, id: SeatId, title: string, text = '') =>
  host.saveWriteUp(table.campaign, id, { topic: TOPIC, title, text, captions: [], userId: userOf(table, id) });

const picture = (bytes = 'a picture') => ({
  topic: TOPIC,
  caption: 'The ford',
  width: 40,
  height: 30,
  full: Buffer.from(bytes),
  small: Buffer.from('small'),
});
const add = (table: Table, id: SeatId, bytes?: string) =>
  host.addPicture(table.campaign, id, { ...picture(bytes), userId: userOf(table, id) });

/** Who reads which titles, in the order of the table: red, blue, green, a spectator, the referee. */
const titles = ({ campaign }: Table) =>
  Promise.all(
    EYES.map(async (viewer) => (await host.writeUps(campaign, viewer, TOPIC)).writeUps.map(({ title }) => title)),
  );

/** Everybody seals, and the turn is over. */
async function turn(table: Table, opening: number): Promise<void> {
  for (const id of seats) await sealNumber(host, table, id, opening, 1);
  await host.runDue();
}

test('a write-up is read by its seat and the referee, and by others once they learn how it ended', async () => {
  const table = await war();
  expect(await save(table, RED, 'We hold the ford', 'All day.')).toEqual({
    ok: true,
    value: { savedAt: later(0).toISOString() },
  });
  await save(table, BLUE, 'The ford is lost');
  const [red, blue] = ['We hold the ford', 'The ford is lost'];
  expect(await titles(table)).toEqual([[red], [blue], [], [], [red, blue]]);
  await turn(table, 0);
  expect(await titles(table)).toEqual([[red, blue], [red, blue], [red, blue], [], [red, blue]]);
  expect(await host.writeUps(table.campaign, seat(GREEN), TOPIC)).toEqual({
    writeUps: [
      { seat: RED, title: red, text: 'All day.', savedAt: later(0).toISOString(), pictures: [] },
      { seat: BLUE, title: blue, text: '', savedAt: later(0).toISOString(), pictures: [] },
    ],
    mayWrite: false,
    isTold: true,
  });
  expect(await host.writeUps(table.campaign, SPECTATOR, TOPIC)).toEqual({
    writeUps: [],
    mayWrite: false,
    isTold: false,
  });
});

test('a seat writes up topics in which it has a part, while they last and until the next round is over', async () => {
  const table = await war();
  const refused = { ok: false, problem: { code: 'not-to-write-up' } };
  expect(await save(table, GREEN, 'I was not there')).toEqual(refused);
  expect(await save(table, RED, 'Under way')).toMatchObject({ ok: true });
  await turn(table, 0);
  const toWrite = async (id: SeatId) => (await host.writeUpList(table.campaign, seat(id))).toWrite;
  expect([await toWrite(RED), await toWrite(BLUE), await toWrite(GREEN)]).toEqual([
    [],
    [{ topic: TOPIC, round: 2 }],
    [],
  ]);
  await turn(table, 1);
  expect(await save(table, RED, 'In the next round')).toMatchObject({ ok: true });
  await turn(table, 2);
  expect(await save(table, RED, 'Too late')).toEqual(refused);
  expect((await toWrite(BLUE)).map(({ topic }) => topic)).not.toContain(TOPIC);
  expect((await titles(table))[1]).toEqual(['In the next round']);
  expect(await host.saveWriteUp(table.campaign, BLUE, { ...saved('x'), userId: userOf(table, RED) })).toMatchObject({
    ok: false,
  });
});

const saved = (title: string) => ({ topic: 'turn-3', title, text: '', captions: [] });

test('users who do not hold the seat cannot write or add anything for it', async () => {
  const table = await war();
  const stranger = { ...table, users: { [RED]: await newUser(db) } };
  const notYours = { ok: false, problem: { code: 'not-yours' } };
  expect(await save(stranger, RED, 'Not mine')).toEqual(notYours);
  expect(await add(stranger, RED)).toEqual(notYours);
  expect(await titles(table)).toEqual([[], [], [], [], []]);
});

test('a picture is served only to viewers who may read its write-up', async () => {
  const table = await war();
  const added = await add(table, RED);
  if (!added.ok) throw new Error(added.problem.code);
  const { id } = added.value;
  const served = () =>
    Promise.all(
      EYES.map(async (viewer) => {
        const bytes = await host.picture(table.campaign, viewer, { id, size: 'full' });
        return bytes === null ? null : Buffer.from(bytes).toString();
      }),
    );
  expect(await served()).toEqual(['a picture', null, null, null, 'a picture']);
  await turn(table, 0);
  expect(await served()).toEqual(['a picture', 'a picture', 'a picture', null, 'a picture']);
  const other = await war();
  expect(await host.picture(other.campaign, REFEREE, { id, size: 'small' })).toBeNull();
});

test('captions can only be set for the seat’s own pictures', async () => {
  const table = await war();
  const ids = await Promise.all([RED, BLUE].map((id) => add(table, id)));
  const captions = ids.flatMap((one) => (one.ok ? [{ picture: one.value.id, caption: 'Mine' }] : []));
  await host.saveWriteUp(table.campaign, RED, { ...saved('T'), topic: TOPIC, captions, userId: userOf(table, RED) });
  const { writeUps } = await host.writeUps(table.campaign, REFEREE, TOPIC);
  expect(writeUps.map(({ pictures }) => pictures.map(({ caption }) => caption))).toEqual([['Mine'], ['The ford']]);
});

test('if pictures arrive at the same time, no more are kept than a write-up may have', async () => {
  const table = await war();
  const answers = await Promise.all(Array.from({ length: 9 }, (_, i) => add(table, RED, `picture ${i}`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(6);
  expect(answers.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 3 }, () => ({ ok: false, problem: { code: 'too-many-pictures' } })),
  );
  const wanted = { topic: TOPIC, userId: userOf(table, RED) };
  expect(await host.pictureRefusal(table.campaign, RED, wanted)).toEqual({ code: 'too-many-pictures' });
  expect(await host.pictureRefusal(table.campaign, BLUE, { ...wanted, userId: userOf(table, BLUE) })).toBeNull();
});

test.each([
  ['the user', 'pictures-of-user-full', 25],
  ['the campaign', 'pictures-of-campaign-full', 100],
] as const)('a picture is refused when those of %s take as much room as they may', async (_whose, code, full) => {
  const table = await war();
  const others =
    code === 'pictures-of-user-full' ? [userOf(table, RED)] : await Promise.all([1, 2, 3, 4].map(() => newUser(db)));
  await save(table, BLUE, 'Many');
  // Rows that claim to be as long as allowed, without the bytes.
  await db.pool.query('ALTER TABLE picture DROP CONSTRAINT IF EXISTS picture_size');
  await db.pool.query(
    `INSERT INTO picture (campaign_id, topic, seat, place, caption, width, height, "full", small, size, added_by, added_at)
     SELECT $1, $2, $3, i, '', 1, 1, '', '', 4000000, ($4::uuid[])[1 + i % $5], now() FROM generate_series(1, $6) AS i`,
    [table.campaign, TOPIC, BLUE, others, others.length, full],
  );
  expect(await add(table, RED)).toEqual({ ok: false, problem: { code } });
  expect((await host.writeUps(table.campaign, seat(RED), TOPIC)).writeUps).toEqual([]);
});

/** Removes the first write-up of a side, or a picture, with a reason if one is given. */
const removing = (campaign: string, by: string, reason: DeskReason | null = null) => ({ campaign, by, reason });
const NOT_YOURS = { ok: false, problem: { code: 'not-yours' } };
const DONE = { ok: true, value: { done: true } };

test('a player removes a write-up or a picture; a referee does so with a reason that only the two can read', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const [red, blue] = [userOf(table, RED), userOf(table, BLUE)];
  await save(table, RED, 'Rude words');
  const [first, second] = [await add(table, RED), await add(table, RED)];
  if (!first.ok || !second.ok) throw new Error('not added');
  expect(await host.removePicture(removing(campaign, blue, BECAUSE), first.value.id)).toEqual(NOT_YOURS);
  expect(await host.removePicture(removing(campaign, red), first.value.id)).toEqual(DONE);
  const noReason = { ok: false, problem: { code: 'no-reason' } };
  expect(await host.removePicture(removing(campaign, owner), second.value.id)).toEqual(noReason);
  expect(await host.removePicture(removing(campaign, owner, BECAUSE), second.value.id)).toEqual(DONE);
  expect(await host.removeWriteUp(removing(campaign, blue, BECAUSE), TOPIC, RED)).toEqual(NOT_YOURS);
  expect(await host.removeWriteUp(removing(campaign, await newUser(db), BECAUSE), TOPIC, RED)).toEqual(NOT_YOURS);
  expect(await host.removeWriteUp(removing(campaign, owner, { text: ' ', isKept: false }), TOPIC, RED)).toEqual(
    noReason,
  );
  expect(await titles(table)).not.toEqual([[], [], [], [], []]);
  expect(await host.removeWriteUp(removing(campaign, owner, BECAUSE), TOPIC, RED)).toEqual(DONE);
  expect(await titles(table)).toEqual([[], [], [], [], []]);

  const lines = [
    { deed: 'remove-write-up', seats: [RED], reason: BECAUSE.text },
    { deed: 'remove-picture', seats: [RED], reason: BECAUSE.text },
  ];
  expect(await host.deskLog(campaign, { kind: 'referee' })).toMatchObject(lines);
  expect(await host.deskLog(campaign, seat(RED))).toMatchObject(lines);
  expect(await host.deskLog(campaign, seat(BLUE))).toEqual([]);
  expect(await host.deskLog(campaign, { kind: 'spectator' })).toEqual([]);
});

test('an owner who has left a seat of the running war cannot remove what others wrote', async () => {
  const table = await seatedTable(db, host, { seats: [RED, BLUE], freeSeats: [GREEN] });
  const { campaign, owner } = table;
  expect(await host.takeSeat(campaign, GREEN, owner)).toMatchObject({ ok: true });
  expect(await host.start(campaign, owner)).toMatchObject({ ok: true });
  await save(table, RED, 'Rude words');
  const kept = await add(table, RED);
  if (!kept.ok) throw new Error('not added');
  expect(await host.leaveSeat(campaign, GREEN, owner)).toMatchObject({ ok: true });
  expect(await host.removePicture(removing(campaign, owner, BECAUSE), kept.value.id)).toEqual(NOT_YOURS);
  expect(await host.removeWriteUp(removing(campaign, owner, BECAUSE), TOPIC, RED)).toEqual(NOT_YOURS);
});

test('only viewers who may read a write-up are notified that it changed', async () => {
  const table = await war();
  const heard: Change[] = [];
  const stop = host.subscribe((change) => void heard.push(change));
  await save(table, RED, 'Before');
  expect(heard).toEqual([{ what: 'topics', campaign: table.campaign, viewers: ['seat:red', 'referee'] }]);
  await turn(table, 0);
  heard.length = 0;
  await save(table, RED, 'After');
  expect(heard).toEqual([
    {
      what: 'topics',
      campaign: table.campaign,
      viewers: ['seat:red', 'referee', 'seat:blue', 'seat:green'],
    },
  ]);
  stop();
});

test('write-ups do not change the log', async () => {
  const table = await war();
  const log = async () => [await host.head(table.campaign, SPECTATOR), await host.steps(table.campaign, REFEREE)];
  const before = await log();
  await save(table, RED, 'Words');
  await add(table, RED);
  expect(await log()).toEqual(before);
  expect(await host.verify(table.campaign)).toEqual([]);
});
