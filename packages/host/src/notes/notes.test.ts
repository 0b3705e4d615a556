import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Change } from '../changes/types.ts';
import { createHost } from '../host.ts';
import { BLUE, newUser, RED, runningTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 8 });
const host = createHost({ db, clock: () => new Date('2026-11-20T12:00:00.000Z'), rulesets: () => tally });
const REFEREE: Viewer = { kind: 'referee' };
const seen = (seat: SeatId): Viewer => ({ kind: 'seat', seat });

afterAll(async () => {
  await db.close();
  await database.drop();
});

const war = (): Promise<Table> => runningTable(db, host, { seats: [RED, BLUE] });
const player = ({ users, owner }: Table, seat: SeatId): string => users[seat] ?? owner;
const textsOf = async ({ campaign }: Table, viewer: Viewer) =>
  (await host.notes.list(campaign, viewer)).map(({ subject, text }) => `${subject}: ${text}`);

test('a side reads only its own notes, and changes or removes them', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const red = (subject: string, text: string) =>
    host.notes.write(campaign, seen(RED), { subject, text, by: player(table, RED) });
  expect(await red('hex 0408', 'Build here.')).toEqual({ ok: true, value: { done: true } });
  await red('piece p3', 'A spy?');
  await host.notes.write(campaign, REFEREE, { subject: 'hex 0408', text: 'Ruled a ford.', by: owner });
  expect(await textsOf(table, seen(RED))).toEqual(['hex 0408: Build here.', 'piece p3: A spy?']);
  expect(await textsOf(table, REFEREE)).toEqual(['hex 0408: Ruled a ford.']);
  expect(await textsOf(table, seen(BLUE))).toEqual([]);
  expect(await textsOf(table, { kind: 'spectator' })).toEqual([]);
  await red('hex 0408', 'Built.');
  await red('piece p3', '  ');
  expect(await textsOf(table, seen(RED))).toEqual(['hex 0408: Built.']);
});

test('only the owners of a note learn that it changed', async () => {
  const table = await war();
  const heard: Change[] = [];
  const stop = host.subscribe((change) => heard.push(change));
  await host.notes.write(table.campaign, seen(RED), { subject: 'hex 0101', text: 'Ours.', by: player(table, RED) });
  stop();
  expect(heard).toEqual([{ what: 'desk', campaign: table.campaign, viewers: [`seat:${RED}`] }]);
});

test('nobody can write the notes of another side', async () => {
  const table = await war();
  const { campaign } = table;
  const no = { ok: false, problem: { code: 'not-yours' } };
  const note = { subject: 'hex 0101', text: 'Mine.' };
  for (const by of [player(table, BLUE), await newUser(db)]) {
    expect(await host.notes.write(campaign, seen(RED), { ...note, by })).toMatchObject(no);
    expect(await host.notes.write(campaign, REFEREE, { ...note, by })).toMatchObject(no);
    expect(await host.notes.write(campaign, { kind: 'spectator' }, { ...note, by })).toMatchObject(no);
  }
  expect(await textsOf(table, seen(RED))).toEqual([]);
});

test('a side has at most two hundred notes, and can still change them', async () => {
  const table = await war();
  const write = (subject: string, text = 'x') =>
    host.notes.write(table.campaign, seen(RED), { subject, text, by: player(table, RED) });
  for (let n = 1; n <= 200; n += 1) await write(`hex ${n}`);
  expect(await write('hex 201')).toMatchObject({ ok: false, problem: { code: 'too-many-notes' } });
  expect(await write('hex 7', 'y')).toMatchObject({ ok: true });
  expect(await write('hex 7', '')).toMatchObject({ ok: true });
  expect(await write('hex 201')).toMatchObject({ ok: true });
});

test('archived campaigns take no notes, and notes that are too long are refused', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const write = (text: string) =>
    host.notes.write(campaign, seen(RED), { subject: 'hex 1', text, by: player(table, RED) });
  expect(await write('x'.repeat(501))).toMatchObject({ ok: false, problem: { code: 'too-long' } });
  await host.endWar(campaign, owner, 'Enough.');
  await host.setArchived(campaign, owner, true);
  expect(await write('x')).toMatchObject({ ok: false, problem: { code: 'archived' } });
});
