import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { handClock } from '../testing/hand-clock.ts';
import { BECAUSE, BLUE, nonce, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const START = new Date('2026-11-26T12:00:00.000Z');
const { db, clock, hostOf, close } = await handClock(START);
const host = hostOf();

beforeEach(() => {
  clock.now = START;
});
afterAll(close);

const seat = (id: SeatId): Viewer => ({ kind: 'seat', seat: id });
const REFEREE: Viewer = { kind: 'referee' };
const SPECTATOR: Viewer = { kind: 'spectator' };
const EYES = [seat(RED), seat(BLUE), SPECTATOR, REFEREE];

const dryRun = ({ campaign, owner }: Table, as: Viewer = REFEREE, opening = 0) =>
  host.dryRun(campaign, owner, { opening, as });

/** Red has sealed, blue has a draft that counts. */
async function war(): Promise<Table> {
  const table = await runningTable(db, host);
  await sealNumber(host, table, RED, 0, 4);
  await host.saveDraft(table.campaign, BLUE, 0, { add: 7 });
  return table;
}

test('closing the phase then gives every viewer what the dry run showed, dice included', async () => {
  const table = await war();
  const { campaign, owner } = table;
  const shown = await Promise.all(EYES.map((as) => dryRun(table, as)));
  const before = await Promise.all(EYES.map((viewer) => host.viewOf(campaign, viewer)));
  await host.closePhase(campaign, owner, 0, BECAUSE);
  for (const [i, viewer] of EYES.entries())
    expect(shown[i]).toEqual({
      ok: true,
      value: { seen: await host.viewOf(campaign, viewer), before: before[i]?.standings, sides: expect.any(Array) },
    });
  expect(await host.verify(campaign)).toEqual([]);
});

test('a dry run changes nothing: the phase stays open with its sheets and drafts, the log as it was', async () => {
  const table = await war();
  const { campaign } = table;
  const all = () =>
    Promise.all([
      host.head(campaign, REFEREE),
      host.steps(campaign, REFEREE),
      host.draft(campaign, BLUE),
      host.sealed(campaign, RED),
      host.hashes(campaign),
    ]);
  const before = await all();
  expect(await dryRun(table)).toMatchObject({ ok: true });
  expect(await all()).toEqual(before);
  expect(await host.viewOf(campaign, seat(RED))).toMatchObject({ n: 0 });
});

test('a dry run shows each side’s difference with nothing hidden, whichever seat the referee sees as', async () => {
  const table = await war();
  const [whole, fromOutside] = [await dryRun(table), await dryRun(table, SPECTATOR)];
  const sides = whole.ok ? whole.value.sides : [];
  expect(sides.map((side) => side.seat)).toEqual([RED, BLUE]);
  expect(fromOutside).toMatchObject({ ok: true, value: { sides } });
  const now = await host.viewOf(table.campaign, REFEREE);
  expect(sides.map(({ seat, before }) => [seat, before])).toEqual(
    now?.standings.map(({ seat, score }) => [seat, score]),
  );
  await host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  const then = await host.viewOf(table.campaign, REFEREE);
  expect(sides.map(({ seat, after }) => [seat, after])).toEqual(
    then?.standings.map(({ seat, score }) => [seat, score]),
  );
  for (const side of sides) {
    const read = await host.viewOf(table.campaign, seat(side.seat));
    expect(side.events).toBe(read?.events.length);
  }
});

test('everybody can read that it was done, once for each phase', async () => {
  const table = await war();
  const { campaign, owner } = table;
  for (const as of EYES) await dryRun(table, as);
  const line = { deed: 'dry-run', by: 'owner', opening: 0, reason: '', isKept: false, seats: [] };
  expect(await host.deskLog(campaign, SPECTATOR)).toMatchObject([line]);
  await host.closePhase(campaign, owner, 0, BECAUSE);
  await dryRun(table, REFEREE, 1);
  expect((await host.deskLog(campaign, seat(BLUE))).map(({ deed }) => deed)).toEqual(['dry-run', 'close', 'dry-run']);
});

test('a later change is in the log, and throws other dice', async () => {
  const table = await war();
  const { campaign, owner: userId } = table;
  const ruling = { type: 'set-sum', seat: BLUE, sum: 0 };
  expect(await host.rule(campaign, { ruling, reason: 'A slip.', nonce: nonce('d'), userId })).toMatchObject({
    ok: true,
  });
  expect(await dryRun(table)).toMatchObject({ ok: true, value: { seen: { n: 2 } } });
});

test('players, spectators and an owner who plays cannot see a dry run', async () => {
  const table = await war();
  const refused = { ok: false, problem: { code: 'not-referee' } };
  const wanted = { opening: 0, as: REFEREE };
  expect(await host.dryRun(table.campaign, table.users[RED] ?? '', wanted)).toEqual(refused);
  await db.pool.query(`UPDATE seat SET user_id = $2 WHERE campaign_id = $1 AND seat = 'red'`, [
    table.campaign,
    table.owner,
  ]);
  expect(await dryRun(table)).toEqual(refused);
  expect(await host.deskLog(table.campaign, REFEREE)).toEqual([]);
});

test('a phase that is no longer open cannot be tried; one that the desk has paused can', async () => {
  const table = await war();
  expect(await dryRun(table, REFEREE, 1)).toEqual({ ok: false, problem: { code: 'closed' } });
  await host.pause(table.campaign, table.owner, BECAUSE);
  expect(await dryRun(table)).toMatchObject({ ok: true });
  expect(await host.head(table.campaign)).toMatchObject({ status: 'paused', n: 0 });
});

test.each([
  ['refuse the step', { refuseAt: 2 }, 'rejected'],
  ['would leave faults', { faultAt: 2 }, 'broken'],
  ['break', { breakAt: 2 }, 'broken'],
])('rules that %s say so, and the war goes on', async (_title, settings, code) => {
  const table = await runningTable(db, hostOf(tally), { settings });
  expect(await dryRun(table)).toMatchObject({ ok: false, problem: { code } });
  expect(await host.head(table.campaign)).toMatchObject({ status: 'running', n: 0 });
});
