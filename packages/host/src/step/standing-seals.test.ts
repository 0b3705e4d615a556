import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { commitment, type SeatId, standingNonce, type Viewer } from '@sealed-orders/rules/kernel';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost, type HostOptions } from '../host.ts';
import { shownAt } from '../sheets/shown.ts';
import {
  BECAUSE,
  BLUE,
  GREEN,
  loggedInput,
  newUser,
  nonce,
  RED,
  runningTable,
  sealNumber,
  seatedTable,
  type Table,
  tally,
} from '../testing.ts';

const BEGIN = new Date('2026-11-20T12:00:00.000Z');
const database = await testDatabase();
let now = BEGIN;
const opened = () => createDb({ connectionString: database.connectionString, poolSize: 8 });
const [db, otherDb] = [opened(), opened()];
const hostOn = (on: HostOptions['db'], rulesets: NonNullable<HostOptions['rulesets']> = () => tally) =>
  createHost({ db: on, clock: () => now, rulesets, onError: () => undefined });
/** Two processes, as far as the database can tell. */
const [host, other] = [hostOn(db), hostOn(otherDb)];
beforeEach(() => {
  now = BEGIN;
});
afterEach(() => db.pool.query(`UPDATE campaign SET status = 'finished', next_due = NULL`));
afterAll(async () => {
  await db.close();
  await otherDb.close();
  await database.drop();
});

/** After this many milliseconds everybody sees what standing orders sealed. */
const ALL_SHOWN = 240_000;
const later = (by: number): Date => new Date(BEGIN.getTime() + by);

/** When others see what the standing order with this nonce seals for a phase that is opened now. */
const shows = ({ campaign }: Table, seat: SeatId, digit: string, opening: number): Date =>
  shownAt(now, standingNonce(nonce(digit), campaign, opening, seat));

const stand = ({ campaign, users, owner }: Table, seat: SeatId, digit = 'a', phase = 'adding') =>
  host.setStandingSeal(campaign, seat, { phase, nonce: nonce(digit), userId: users[seat] ?? owner });

const sealedSeats = async ({ campaign }: Table, on = host, viewer?: Viewer) =>
  (await on.head(campaign, viewer))?.seats.filter(({ sealed }) => sealed).map(({ seat }) => seat);

const entrySchema = z.looseObject({
  closedBy: z.string(),
  sheets: z.record(z.string(), z.unknown()),
  seals: z.record(z.string(), z.looseObject({ nonce: z.string(), commitment: z.string() })),
});
const entryOf = async ({ campaign }: Table, n: number) => entrySchema.parse(await loggedInput(db, campaign, n));

/**
 * The notices that pages of the table get from now on; the tables of other tests have their own seals that are shown.
 */
function listen({ campaign }: Table) {
  const heard: unknown[] = [];
  const silence = host.subscribe((change) => change.campaign === campaign && heard.push(change));
  return { heard, silence };
}

/** Everybody seals in person except those with standing orders. */
async function sealedBy(table: Table, seats: readonly SeatId[], opening: number) {
  for (const seat of seats) await sealNumber(host, table, seat, opening, 5);
  await host.runDue();
}

test('a phase that opens is sealed for players with standing orders for it, with the sheet of the rules', async () => {
  const table = await runningTable(db, host);
  expect(await stand(table, RED)).toEqual({ ok: true, value: { phase: 'adding' } });
  // The open phase still asks for orders.
  expect(await sealedSeats(table)).toEqual([]);
  await sealedBy(table, [RED, BLUE], 0);
  expect(await sealedSeats(table, host, { kind: 'seat', seat: RED })).toEqual(['red']);
  const own = standingNonce(nonce('a'), table.campaign, 1, RED);
  const committed = commitment(table.campaign, 1, RED, own, { add: 0 });
  expect(await other.sealed(table.campaign, RED)).toMatchObject({
    opening: 1,
    sheet: { add: 0 },
    commitment: committed,
  });
  now = later(ALL_SHOWN);
  await sealedBy(table, [BLUE], 1);
  const entry = await entryOf(table, 2);
  expect(entry).toMatchObject({ closedBy: 'seals', sheets: { red: { add: 0 }, blue: { add: 5 } } });
  expect(entry.seals.red).toMatchObject({ nonce: own, commitment: committed });
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('each phase has a different commitment, so that none reveals that the sheet is the same', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  await sealedBy(table, [RED, BLUE], 0);
  const first = await host.sealed(table.campaign, RED);
  now = later(ALL_SHOWN);
  await sealedBy(table, [BLUE], 1);
  const second = await host.sealed(table.campaign, RED);
  expect(second).toMatchObject({ opening: 2, sheet: { add: 0 } });
  expect(second?.commitment).not.toBe(first?.commitment);
});

test('the first phase is also sealed for players who chose this in the lobby', async () => {
  const table = await seatedTable(db, host);
  await stand(table, RED);
  await host.start(table.campaign, table.owner);
  expect(await sealedSeats(table, host, { kind: 'seat', seat: RED })).toEqual(['red']);
});

test('others see it after a delay that differs each time; its player sees it immediately', async () => {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN] });
  const { campaign, owner } = table;
  await stand(table, RED);
  await sealedBy(table, [RED, BLUE, GREEN], 0);
  const { heard, silence } = listen(table);
  const shown = shows(table, RED, 'a', 1);
  expect(shown.getTime()).toBeGreaterThanOrEqual(later(20_000).getTime());
  expect(shown.getTime()).toBeLessThanOrEqual(later(ALL_SHOWN).getTime());
  expect(shows(table, RED, 'a', 2).getTime()).not.toBe(shown.getTime());
  const listed = async () => (await host.mine(owner)).map(({ sealed }) => sealed);

  now = new Date(shown.getTime() - 1);
  await host.sweepComplete();
  for (const viewer of [undefined, { kind: 'seat', seat: GREEN }, { kind: 'referee' }] as const)
    expect(await sealedSeats(table, other, viewer)).toEqual([]);
  expect(await sealedSeats(table, host, { kind: 'seat', seat: RED })).toEqual(['red']);
  expect(await host.sealed(campaign, RED)).toMatchObject({ sealedAt: BEGIN.toISOString() });
  expect(await listed()).toContain(0);
  expect(heard).toEqual([]);

  now = shown;
  await host.sweepComplete();
  await host.sweepComplete();
  expect(await sealedSeats(table, other, { kind: 'seat', seat: GREEN })).toEqual(['red']);
  expect(await listed()).toContain(1);
  expect(heard).toEqual([{ what: 'seals', campaign, n: 1 }]);
  silence();
});

test('nobody is notified of the taking back of a sheet that nobody had seen', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  await sealedBy(table, [RED, BLUE], 0);
  const { heard, silence } = listen(table);
  await host.unseal(table.campaign, RED, 1);
  expect(heard).toEqual([]);
  await sealNumber(host, table, RED, 1, 5);
  await host.unseal(table.campaign, RED, 1);
  expect(heard).toHaveLength(2);
  silence();
});

test('if a phase closes before others see the seal, the seal still counts', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  await sealedBy(table, [RED, BLUE], 0);
  now = later(1000);
  await host.closePhase(table.campaign, table.owner, 1, BECAUSE);
  const entry = await entryOf(table, 2);
  expect(entry).toMatchObject({ sheets: { red: { add: 0 } }, seals: { red: { sealedAt: later(1000).toISOString() } } });
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('to everybody else it looks like any other seal', async () => {
  const table = await runningTable(db, host, { seats: [RED, BLUE, GREEN] });
  await stand(table, RED);
  await sealedBy(table, [RED, BLUE, GREEN], 0);
  now = later(ALL_SHOWN);
  await sealNumber(host, table, BLUE, 1, 0);
  const head = await host.head(table.campaign, { kind: 'seat', seat: GREEN });
  const [red, blue] = (head?.seats ?? []).map(({ seat: _seat, name: _name, userName: _user, ...shown }) => shown);
  expect(red).toEqual({ ...blue, commitment: red?.commitment });
  expect(red?.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test('a sheet that standing orders sealed can be taken back like any other, and they can be withdrawn', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  await sealedBy(table, [RED, BLUE], 0);
  expect(await host.unseal(table.campaign, RED, 1)).toEqual({ ok: true, value: { opening: 1 } });
  await host.withdrawStandingSeal(table.campaign, RED, 'adding');
  expect(await host.standingSeals(table.campaign, RED)).toEqual({ phases: [], isOffered: true });
  await sealedBy(table, [RED, BLUE], 1);
  expect(await sealedSeats(table, host, { kind: 'seat', seat: RED })).toEqual([]);
});

test('it counts for the player who set it, and not for the next player of the seat', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  const heir = await newUser(db, 'heir');
  await db.pool.query('UPDATE seat SET user_id = $3 WHERE campaign_id = $1 AND seat = $2', [table.campaign, RED, heir]);
  expect(await host.standingSeals(table.campaign, RED)).toEqual({ phases: [], isOffered: true });
  await host.closePhase(table.campaign, table.owner, 0, BECAUSE);
  expect(await sealedSeats(table, host, { kind: 'seat', seat: RED })).toEqual([]);
});

test.each([
  ['an unknown phase', { phase: 'subtracting' }, 'not-awaited'],
  ['a nonce of the wrong length', { nonce: 'abc' }, 'bad-nonce'],
  ['somebody else', { userId: '00000000-0000-4000-8000-000000000000' }, 'not-yours'],
])('%s is refused', async (_title, wrong, code) => {
  const { campaign, users, owner } = await runningTable(db, host);
  const wanted = { phase: 'adding', nonce: nonce('a'), userId: users[RED] ?? owner, ...wrong };
  expect(await host.setStandingSeal(campaign, RED, wanted)).toEqual({ ok: false, problem: { code } });
  expect(await host.standingSeals(campaign, RED)).toEqual({ phases: [], isOffered: true });
});

test('a phase that the game leaves to its players, and a sheet that would be refused, still need orders', async () => {
  const table = await runningTable(db, host, { seats: [RED, BLUE] });
  await stand(table, RED);
  for (const standing of [() => null, () => ({ add: 99 }), () => ({ take: 1 })]) {
    const asking = hostOn(db, () => ({ ...tally, sheets: { ...tally.sheets, standing } }));
    const { opening = 0 } = (await asking.head(table.campaign)) ?? {};
    await asking.closePhase(table.campaign, table.owner, opening, BECAUSE);
    expect(await sealedSeats(table, asking, { kind: 'seat', seat: RED })).toEqual([]);
  }
});

test('when everybody has standing orders the phase closes once all seals are visible, in separate steps', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  await stand(table, BLUE, 'b');
  await sealedBy(table, [RED, BLUE], 0);
  for (let n = 1; n <= 3; n++) {
    expect(await host.head(table.campaign)).toMatchObject({ n, nextDue: null });
    const shown = Math.max(...[shows(table, RED, 'a', n), shows(table, BLUE, 'b', n)].map((at) => at.getTime()));
    // Nothing spins: however often anybody looks, the phase stays open until then.
    now = new Date(shown - 1);
    expect(await host.sweepComplete()).toBe(0);
    expect((await host.runDue()).ran).toEqual([]);
    now = new Date(shown);
    expect(await other.sweepComplete()).toBe(1);
    expect((await other.runDue()).ran).toMatchObject([{ n: n + 1 }]);
  }
  expect(await entryOf(table, 2)).toMatchObject({ closedBy: 'seals', sheets: { red: { add: 0 }, blue: { add: 0 } } });
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('the phase waits for a player who takes back what standing orders sealed', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  await stand(table, BLUE, 'b');
  await sealedBy(table, [RED, BLUE], 0);
  expect(await host.unseal(table.campaign, RED, 1)).toMatchObject({ ok: true });
  now = later(ALL_SHOWN);
  expect(await host.sweepComplete()).toBe(0);
  expect((await host.runDue()).ran).toEqual([]);
  expect(await host.head(table.campaign)).toMatchObject({ n: 1, nextDue: null });
  await sealedBy(table, [RED], 1);
  expect(await host.head(table.campaign)).toMatchObject({ n: 2 });
});

test('a deadline that comes before they are seen stays', async () => {
  const hurried = createHost({ db, clock: () => now, rulesets: () => tally, shortestClock: 1 });
  const table = await seatedTable(db, hurried, { seconds: 5 });
  await stand(table, RED);
  await stand(table, BLUE, 'b');
  await hurried.start(table.campaign, table.owner);
  expect(await hurried.head(table.campaign)).toMatchObject({ nextDue: later(5_000).toISOString() });
});

test('a connection that is cut while standing orders are sealed leaves neither the step nor a seal; then both are made, once', async () => {
  const table = await runningTable(db, host);
  await stand(table, RED);
  await sealNumber(host, table, RED, 0, 5);
  await sealNumber(host, table, BLUE, 0, 5);
  await db.pool.query(`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END'`);
  await db.pool.query('CREATE TRIGGER cut BEFORE INSERT ON sealed FOR EACH ROW EXECUTE FUNCTION cut()');
  expect(await host.runDue()).toMatchObject({ ran: [], failed: [table.campaign] });
  expect(await other.head(table.campaign)).toMatchObject({ n: 0, opening: 0 });
  expect(await sealedSeats(table, other)).toEqual(['red', 'blue']);
  await otherDb.pool.query('DROP FUNCTION cut() CASCADE');
  expect((await other.runDue()).ran).toMatchObject([{ n: 1 }]);
  expect(await sealedSeats(table, other, { kind: 'seat', seat: RED })).toEqual(['red']);
  await other.runDue();
  expect(await db.prisma.sealed.count({ where: { campaignId: table.campaign } })).toBe(1);
  expect(await other.verify(table.campaign)).toEqual([]);
});
