import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { restated, runningTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const START = new Date('2026-11-20T12:00:00.000Z');
let now = START;
const errors: unknown[] = [];
const hostOf = () =>
  createHost({ db, rulesets: () => tally, clock: () => now, onError: (error) => void errors.push(error) });
/** Every reader below asks a process that has no copy of what was readable before. */
const host = hostOf();
const DAY = 24 * 3600;

/** A readable war, one whose state cannot be read, and one whose row cannot. The first has all three on its desk. */
let good: Table;
let bad: Table;
let worse: Table;

beforeAll(async () => {
  const maker = hostOf();
  const wanted = { isListed: true, seconds: DAY };
  [good, bad, worse] = [
    await runningTable(db, maker, wanted),
    await runningTable(db, maker, { ...wanted, seconds: null }),
    await runningTable(db, maker, wanted),
  ];
  for (const { campaign } of [bad, worse]) {
    await db.pool.query('UPDATE member SET user_id = $2 WHERE campaign_id = $1', [campaign, good.owner]);
    await db.pool.query(`UPDATE seat SET user_id = $2 WHERE campaign_id = $1 AND seat = 'red'`, [
      campaign,
      good.users.red,
    ]);
  }
  await restated(db, bad.campaign, 0, () => ({ nonsense: true }));
  await db.pool.query(`UPDATE campaign SET pace = pace || '{"clock":{"mode":"sundial"}}' WHERE id = $1`, [
    worse.campaign,
  ]);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('strangers find the other wars', async () => {
  const { wars } = await host.publicWars({ group: null, page: 1 });
  expect(wars.map(({ id }) => id).toSorted()).toEqual([good.campaign, worse.campaign].toSorted());
  const ids = (await host.publicCampaigns()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual([good.campaign, worse.campaign].toSorted());
});

test('players find theirs, and learn that it has stopped', async () => {
  const lines = await host.mine(good.users.red ?? '');
  expect(lines.map(({ id, status, pausedBecause }) => [id, status, pausedBecause]).toSorted()).toEqual(
    [
      [good.campaign, 'running', null],
      [bad.campaign, 'paused', 'broken'],
      [worse.campaign, 'running', null],
    ].toSorted(),
  );
});

test('those in charge find it first on their desk, though it has no clock', async () => {
  const board = await host.deskBoard(good.owner);
  expect(
    board
      .map(({ id }) => id)
      .slice(0, 2)
      .toSorted(),
  ).toEqual([bad.campaign, worse.campaign].toSorted());
  expect(board[2]).toMatchObject({ id: good.campaign, status: 'running', pausedBecause: null });
  for (const one of board.slice(0, 2))
    expect(one).toMatchObject({ status: 'paused', pausedBecause: 'broken', summary: null, isReferee: true, seats: [] });
});

test('a calendar has the deadlines of the others', async () => {
  const user = good.users.red ?? '';
  const key = await host.news.setCalendar(user, true);
  const deadlines = await host.news.deadlines(key ?? '');
  expect(deadlines?.map(({ campaign }) => campaign).toSorted()).toEqual([good.campaign, worse.campaign].toSorted());
});

test('the first heartbeat after an absence moves the deadlines of the others', async () => {
  await host.heartbeat();
  now = new Date(START.getTime() + (DAY - 3600) * 1000);
  await host.heartbeat();
  expect(Date.parse((await host.head(good.campaign))?.nextDue ?? '')).toBe(now.getTime() + (DAY - 3600) * 1000);
});

test('players who are back from holiday go on, although another war of the same kind cannot', async () => {
  for (const { campaign } of [bad, good])
    await db.pool.query(
      `UPDATE campaign SET status = 'paused', pause_reason = '{"code":"holiday","details":[]}', next_due = NULL WHERE id = $1`,
      [campaign],
    );
  await host.playSeats();
  expect((await host.head(good.campaign))?.status).toBe('running');
  expect(errors).toHaveLength(1);
  await db.pool.query(`UPDATE campaign SET status = 'running' WHERE id = $1`, [bad.campaign]);
});

test('the clock of the others goes on', async () => {
  await db.pool.query('DELETE FROM site_heartbeat');
  now = new Date(START.getTime() + 9 * DAY * 1000);
  const run = await host.runDue();
  expect(run.ran.map(({ campaignId }) => campaignId)).toContain(good.campaign);
  expect(run.paused).toContain(worse.campaign);
});
