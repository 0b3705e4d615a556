import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import {
  BECAUSE,
  BLUE,
  commitmentOf,
  newUser,
  nonce,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
} from '../testing.ts';

const START = new Date('2026-11-26T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();

beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const SPECTATOR: Viewer = { kind: 'spectator' };

const read = ({ campaign }: Table, by: string, seat: SeatId = RED, opening = 0, reason = BECAUSE) =>
  host.readSealed(campaign, by, { opening, seat, reason });

/** A war whose terms let the referee read; red has sealed, blue has a draft. */
async function war(readsSealed = true): Promise<Table> {
  const table = await runningTable(db, host, { readsSealed });
  await sealNumber(host, table, RED, 0, 4);
  await host.saveDraft(table.campaign, BLUE, 0, { add: 7 });
  return table;
}

const deeds = async ({ campaign }: Table) => (await host.deskLog(campaign, SPECTATOR)).map(({ deed }) => deed);

test('where the terms allow it, a referee reads a sealed sheet, and everybody reads whose it was and why', async () => {
  const table = await war();

  expect(await read(table, table.owner)).toEqual({
    ok: true,
    value: { opening: 0, sheet: { add: 4 }, commitment: commitmentOf(table, RED, 0, 4), sealedAt: START.toISOString() },
  });
  expect(await host.deskLog(table.campaign, SPECTATOR)).toMatchObject([
    { deed: 'read-sealed', seats: [RED], reason: BECAUSE.text, opening: 0 },
  ]);
  await read(table, table.owner);
  expect(await deeds(table)).toEqual(['read-sealed', 'read-sealed']);
});

test('by default nobody can read it', async () => {
  const table = await war(false);
  expect(await read(table, table.owner)).toEqual({ ok: false, problem: { code: 'not-in-terms' } });
  expect(await deeds(table)).toEqual([]);
});

test('players never read it, not even an owner or referee who plays, nor a former player', async () => {
  const table = await war();
  const { campaign, owner, users } = table;
  const stranger = await newUser(db);
  for (const user of [users[RED], users[BLUE], stranger])
    expect(await read(table, user ?? '')).toEqual({ ok: false, problem: { code: 'not-referee' } });
  await db.pool.query('UPDATE seat SET user_id = $3 WHERE campaign_id = $1 AND seat = $2', [campaign, BLUE, owner]);
  expect(await read(table, owner)).toEqual({ ok: false, problem: { code: 'not-referee' } });
  expect(await host.leaveSeat(campaign, BLUE, owner)).toMatchObject({ ok: true });
  expect(await read(table, owner)).toEqual({ ok: false, problem: { code: 'not-referee' } });
  expect(await deeds(table)).not.toContain('read-sealed');
});

test('drafts, finished phases, missing reasons and seals not yet visible are refused without a trace', async () => {
  const table = await war();
  const { campaign, owner } = table;
  expect(await read(table, owner, BLUE)).toEqual({ ok: false, problem: { code: 'no-orders' } });
  expect(await read(table, owner, RED, 1)).toEqual({ ok: false, problem: { code: 'closed' } });
  expect(await read(table, owner, RED, 0, { text: ' ', isKept: false })).toMatchObject({ ok: false });
  const later = new Date(START.getTime() + 60_000);
  await db.pool.query(
    `INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment, sealed_at) VALUES ($1, $2, 0, '{"add":0}', $3, 'c', $4)`,
    [campaign, BLUE, nonce('b'), later],
  );
  expect(await read(table, owner, BLUE)).toEqual({ ok: false, problem: { code: 'no-orders' } });
  expect(await deeds(table)).toEqual([]);
  clock.now = later;
  expect(await read(table, owner, BLUE)).toMatchObject({ ok: true, value: { sheet: { add: 0 } } });
});

test('the terms are shown before anybody joins, and a copy and a template keep them', async () => {
  const lobby = await seatedTable(db, host, { readsSealed: true });
  expect(await host.lobby(lobby.campaign, SPECTATOR)).toMatchObject({ readsSealed: true });
  const table = await war();
  const { campaign, owner } = table;
  expect(await host.head(campaign)).toMatchObject({ readsSealed: true });
  const copy = await host.copyTemplate(campaign, owner, 'Another game');
  expect(await host.lobby(copy.ok ? copy.value.id : '', SPECTATOR)).toMatchObject({ readsSealed: true });
  const other = await host.branch(campaign, owner, { opening: 0, name: 'Another course', reason: BECAUSE });
  expect(await host.head(other.ok ? other.value.id : '')).toMatchObject({ readsSealed: true });
});
