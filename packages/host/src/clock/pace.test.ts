import { type Pace, USUAL_PACE } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  BECAUSE,
  BLUE,
  handClock,
  nonce,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
  type Wanted,
} from '../testing.ts';

const START = new Date('2026-11-20T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();
/** A second process: other caches. */
const other = hostOf();
afterAll(close);
beforeEach(() => {
  clock.now = START;
});

const HOUR = 3600;
const iso = (hours: number): string => new Date(START.getTime() + hours * HOUR * 1000).toISOString();
const at = (hours: number): void => {
  clock.now = new Date(iso(hours));
};
const table = (wanted: Wanted): Promise<Table> => runningTable(db, host, wanted);
const due = async ({ campaign }: Table): Promise<string | null | undefined> => (await host.head(campaign))?.nextDue;
/** The steps that a run of the scheduler makes for the campaign. */
const ranOf = async ({ campaign }: Table, scheduler = host): Promise<readonly number[]> =>
  (await scheduler.runDue()).ran.filter(({ campaignId }) => campaignId === campaign).map(({ n }) => n);
const sealBoth = async (on: Table, opening = 0): Promise<void> => {
  await sealNumber(host, on, RED, opening, 1);
  await sealNumber(host, on, BLUE, opening, 1);
};
const takeBack = (on: Table) => host.unseal(on.campaign, RED, 0);

test('with time for second thoughts a phase closes some time after the last seal', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { early: HOUR } });
  at(2);
  await sealNumber(host, war, RED, 0, 1);
  expect(await due(war)).toBe(iso(24));
  await sealNumber(host, war, BLUE, 0, 1);
  expect(await due(war)).toBe(iso(3));
  // Neither another look nor another seal delays it again.
  at(2.5);
  await sealNumber(host, war, RED, 0, 2);
  expect(await ranOf(war)).toEqual([]);
  expect(await due(war)).toBe(iso(3));
  at(3);
  expect(await ranOf(war)).toEqual([1]);
  expect(await due(war)).toBe(iso(3 + 24));
  expect(await host.verify(war.campaign)).toEqual([]);
});

test('a sheet taken back in that time gives the phase its deadline back', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { early: HOUR } });
  await sealBoth(war);
  expect(await due(war)).toBe(iso(1));
  expect(await takeBack(war)).toMatchObject({ ok: true });
  expect(await due(war)).toBe(iso(24));
  at(1);
  expect(await ranOf(war)).toEqual([]);
  await sealNumber(host, war, RED, 0, 5);
  expect(await due(war)).toBe(iso(2));
});

test('the restored deadline is the one that the desk set', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { early: HOUR } });
  const move = { opening: 0, due: iso(24), minutes: 120, reason: BECAUSE };
  await host.moveDeadline(war.campaign, war.owner, move);
  await sealBoth(war);
  await takeBack(war);
  expect(await due(war)).toBe(iso(26));
});

test('the last seal never delays a deadline', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { early: HOUR } });
  at(23.5);
  await sealBoth(war);
  expect(await due(war)).toBe(iso(24));
});

test('a phase that keeps its rhythm closes at its deadline, though everybody has sealed', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { early: null } });
  await sealBoth(war);
  expect(await due(war)).toBe(iso(24));
  expect(await ranOf(war)).toEqual([]);
  at(24);
  expect(await ranOf(war)).toEqual([1]);
});

test('a phase that keeps its rhythm skips its grace when everybody has sealed', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { early: null, grace: 6 * HOUR } });
  await sealBoth(war);
  expect(await due(war)).toBe(iso(24));
  expect(await ranOf(war)).toEqual([]);
  expect(await due(war), 'it is not moved twice').toBe(iso(24));
  expect(await takeBack(war)).toMatchObject({ ok: true });
  expect(await due(war)).toBe(iso(30));
  at(25);
  await sealNumber(host, war, RED, 0, 5);
  expect(await ranOf(war)).toEqual([1]);
});

test('without a deadline, it closes with the last seal', async () => {
  const war = await table({ seconds: null, pace: { early: null } });
  await sealBoth(war);
  expect(await ranOf(war)).toEqual([1]);
});

test('during grace a late player can still seal, and the phase closes with the last seal', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { grace: 6 * HOUR } });
  expect(await due(war)).toBe(iso(30));
  at(25);
  expect(await ranOf(war)).toEqual([]);
  await sealBoth(war);
  expect(await ranOf(war)).toEqual([1]);
});

test('after grace, the phase closes without the missing sheets', async () => {
  const war = await table({ seconds: 24 * HOUR, pace: { grace: 6 * HOUR } });
  at(30);
  expect(await sealNumber(host, war, RED, 0, 1)).toMatchObject({ ok: false, problem: { code: 'closed' } });
  expect(await ranOf(war)).toEqual([1]);
});

test('a deadline in quiet hours waits for the morning; the last seal closes a phase at any hour', async () => {
  const quiet = { from: '22:00', until: '07:00', zone: 'Etc/UTC' };
  const war = await table({ seconds: 12 * HOUR, pace: { quiet } });
  expect(await due(war)).toBe('2026-11-21T07:00:00.000Z');
  clock.now = new Date('2026-11-21T02:00:00.000Z');
  expect(await ranOf(war)).toEqual([]);
  await sealBoth(war);
  expect(await ranOf(war)).toEqual([1]);
});

/** That of a war with a day for each phase, as everybody can read it. */
const usual: Pace = { ...USUAL_PACE, clock: { mode: 'duration', seconds: 24 * HOUR } };
const slower: Pace = { ...USUAL_PACE, clock: { mode: 'duration', seconds: 48 * HOUR } };
const change = (on: Table, pace: Pace, by = on.owner) => host.changePace(on.campaign, by, { pace, reason: BECAUSE });

test('a changed clock counts from the next phase on, and everybody can read who changed it and why', async () => {
  const war = await table({ seconds: 24 * HOUR });
  expect(await change(war, slower)).toMatchObject({ ok: true });
  expect(await host.head(war.campaign)).toMatchObject({ nextDue: iso(24), pace: usual, nextPace: slower });
  expect(await host.deskLog(war.campaign, { kind: 'spectator' })).toMatchObject([
    { deed: 'clock', reason: BECAUSE.text },
  ]);
  at(24);
  expect(await ranOf(war, other)).toEqual([1]);
  expect(await host.head(war.campaign)).toMatchObject({ nextDue: iso(72), pace: slower, nextPace: null });
  at(72);
  expect(await ranOf(war)).toEqual([2]);
  expect(await due(war)).toBe(iso(120));
  expect(await host.verify(war.campaign)).toEqual([]);
});

test('a change that is taken back leaves nothing pending', async () => {
  const war = await table({ seconds: 24 * HOUR });
  await change(war, slower);
  expect(await change(war, usual)).toMatchObject({ ok: true });
  expect(await host.head(war.campaign)).toMatchObject({ pace: usual, nextPace: null });
});

test('an order on arrival leaves the deadline where it was, though the clock was changed', async () => {
  const war = await table({ seconds: 24 * HOUR });
  await change(war, slower);
  const userId = war.users.red ?? war.owner;
  const given = await host.give(war.campaign, RED, { order: { to: BLUE, gift: 1 }, nonce: nonce('b'), userId });
  expect(given).toMatchObject({ ok: true });
  expect(await host.head(war.campaign, { kind: 'referee' })).toMatchObject({ nextDue: iso(24) });
});

test('only a referee changes the clock, with a reason, and to one that can be kept', async () => {
  const war = await table({ seconds: 24 * HOUR });
  expect(await change(war, slower, war.users.red)).toMatchObject({ ok: false, problem: { code: 'not-referee' } });
  const silent = { pace: slower, reason: { text: ' ', isKept: false } };
  expect(await host.changePace(war.campaign, war.owner, silent)).toMatchObject({ problem: { code: 'no-reason' } });
  const wrong: readonly (readonly [Pace, string])[] = [
    [{ ...USUAL_PACE, clock: { mode: 'duration', seconds: 5 } }, 'rejected'],
    [{ ...USUAL_PACE, clock: { mode: 'hourly', hours: 6, zone: 'Mars/Olympus' } }, 'not-understood'],
    [{ ...USUAL_PACE, clock: { mode: 'duration', seconds: HOUR, phases: { lunch: HOUR } } }, 'not-understood'],
    [{ ...USUAL_PACE, quiet: { from: '22:00', until: '07:00', zone: 'Mars/Olympus' } }, 'not-understood'],
  ];
  for (const [pace, code] of wrong) expect(await change(war, pace)).toMatchObject({ problem: { code } });
  expect(await host.head(war.campaign)).toMatchObject({ pace: usual, nextPace: null });
  expect(await host.deskLog(war.campaign, { kind: 'referee' })).toEqual([]);
});

test('a campaign is not created with quiet hours in a zone that does not exist', async () => {
  const quiet = { from: '22:00', until: '07:00', zone: 'Mars/Olympus' };
  await expect(seatedTable(db, host, { pace: { quiet } })).rejects.toThrow('unknown_zone');
});
