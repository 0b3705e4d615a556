import { afterAll, beforeEach, expect, test } from 'vitest';
import { BECAUSE, BLUE, handClock, RED, runningTable, sealNumber, type Table, type Wanted } from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
/** A second process that serves pages, and a scheduler that serves none: other caches. */
const [other, scheduler] = [hostOf(), hostOf()];
afterAll(close);
beforeEach(async () => {
  clock.now = START;
  await db.pool.query(`DELETE FROM site_heartbeat`);
  await db.pool.query(`UPDATE campaign SET status = 'finished'`);
});

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const iso = (seconds: number): string => new Date(START.getTime() + seconds * 1000).toISOString();
const at = (seconds: number): void => {
  clock.now = new Date(iso(seconds));
};
const table = (wanted: Wanted): Promise<Table> => runningTable(db, host, wanted);
const due = async ({ campaign }: Table): Promise<string | null | undefined> => (await host.head(campaign))?.nextDue;
const ran = async (): Promise<readonly number[]> => (await scheduler.runDue()).ran.map(({ n }) => n);
const deeds = async ({ campaign }: Table) => host.deskLog(campaign, { kind: 'spectator' });

/** Somebody served pages until the first moment, and nobody again before the second. */
async function awayFrom(since: number, back: number): Promise<void> {
  at(since);
  await host.heartbeat();
  at(back);
}

/** Time passes while this process serves pages. */
async function servedUntil(seconds: number, by = other): Promise<void> {
  for (let now = (clock.now.getTime() - START.getTime()) / 1000; now < seconds; now += MINUTE) {
    at(now);
    await by.heartbeat();
  }
  at(seconds);
  await by.heartbeat();
}

test('a deadline that passes while the site is away counts only when players could seal again', async () => {
  const war = await table({ seconds: HOUR });
  await awayFrom(30 * MINUTE, 2 * HOUR);
  // The scheduler was never away.
  expect(await ran()).toEqual([]);
  await host.heartbeat();
  expect(await due(war)).toBe(iso(3.5 * HOUR));
  expect(await deeds(war)).toMatchObject([
    { deed: 'extend', by: null, minutes: 150, opening: 0, seats: [], voters: [] },
  ]);
  expect(await ran()).toEqual([]);
  expect(await sealNumber(host, war, RED, 0, 1)).toMatchObject({ ok: true });
  await servedUntil(3.5 * HOUR);
  expect(await ran()).toEqual([1]);
  // One line for one absence, and the log replays.
  expect(await deeds(war)).toHaveLength(1);
  expect(await host.verify(war.campaign)).toEqual([]);
});

test('a midnight that comes while the site is away leaves a deadline where the referee brought it forward to', async () => {
  const war = await table({ seconds: 36 * HOUR, settings: { midnights: 'Etc/UTC' } });
  const move = { opening: 0, due: iso(36 * HOUR), minutes: -26 * 60, reason: BECAUSE };
  expect(await host.moveDeadline(war.campaign, war.owner, move)).toMatchObject({ ok: true });
  await awayFrom(9.5 * HOUR, 12 * HOUR);
  expect(await ran()).toEqual([1]);
  expect(await due(war)).toBe(iso(10 * HOUR));
  at(15 * HOUR);
  await host.heartbeat();
  expect(await due(war)).toBe(iso(20.5 * HOUR));
});

test('two processes that come back together move a deadline once', async () => {
  const war = await table({ seconds: HOUR });
  await awayFrom(30 * MINUTE, 2 * HOUR);
  await Promise.all([host.heartbeat(), other.heartbeat()]);
  at(2 * HOUR + 5);
  await Promise.all([host.heartbeat(), other.heartbeat()]);
  expect(await due(war)).toBe(iso(3.5 * HOUR));
  expect(await deeds(war)).toHaveLength(1);
});

test('while one process serves pages, the site is not away', async () => {
  const war = await table({ seconds: HOUR });
  await host.heartbeat();
  await servedUntil(HOUR - 5, other);
  at(HOUR);
  await host.heartbeat();
  expect(await deeds(war)).toEqual([]);
  expect(await ran()).toEqual([1]);
});

test('a restart moves no deadline', async () => {
  const war = await table({ seconds: HOUR });
  await awayFrom(HOUR - 30, HOUR + 20);
  await host.heartbeat();
  expect(await due(war)).toBe(iso(HOUR));
  expect(await deeds(war)).toEqual([]);
  expect(await ran()).toEqual([1]);
});

test('a phase that has enough time left keeps its deadline', async () => {
  const war = await table({ seconds: 24 * HOUR });
  await awayFrom(HOUR, 3 * HOUR);
  await host.heartbeat();
  expect(await due(war)).toBe(iso(24 * HOUR));
});

test('a phase for which all have sealed does not wait for the site', async () => {
  const war = await table({ seconds: HOUR });
  await host.heartbeat();
  await sealNumber(host, war, RED, 0, 1);
  await sealNumber(host, war, BLUE, 0, 1);
  at(2 * HOUR);
  expect(await ran()).toEqual([1]);
});

test('the phase gets its grace period too, and does not close in quiet hours', async () => {
  const late = await table({ seconds: HOUR, pace: { grace: HOUR } });
  const quiet = await table({ seconds: HOUR, pace: { quiet: { from: '14:30', until: '20:00', zone: 'Etc/UTC' } } });
  await awayFrom(30 * MINUTE, 2 * HOUR);
  await host.heartbeat();
  expect(await due(late)).toBe(iso(4.5 * HOUR));
  expect(await due(quiet)).toBe('2026-11-20T20:00:00.000Z');
});

test('a campaign that is paused keeps the time that it had', async () => {
  const war = await table({ seconds: HOUR });
  await host.pause(war.campaign, war.owner, BECAUSE);
  await awayFrom(30 * MINUTE, 2 * HOUR);
  await host.heartbeat();
  expect(await due(war)).toBeNull();
  await host.resume(war.campaign, war.owner, BECAUSE);
  expect(await due(war)).toBe(iso(3 * HOUR));
});

test('a process that dies while it moves deadlines leaves the rest to the next heartbeat, and nothing closes until then', async () => {
  const war = await table({ seconds: HOUR });
  await awayFrom(30 * MINUTE, 2 * HOUR);
  await db.pool.query(`UPDATE site_heartbeat SET served_at = $1, back_at = $1, away_since = $2`, [
    clock.now,
    iso(30 * MINUTE),
  ]);
  expect(await ran()).toEqual([]);
  at(2 * HOUR + 5);
  await other.heartbeat();
  expect(await due(war)).toBe(iso(3.5 * HOUR));
  await servedUntil(3.5 * HOUR);
  expect(await ran()).toEqual([1]);
});

test('where no process has ever served pages, deadlines count', async () => {
  await table({ seconds: HOUR });
  at(HOUR);
  expect(await ran()).toEqual([1]);
});
