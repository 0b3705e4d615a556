import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type SeatId, seatId } from '@sealed-orders/rules/kernel';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost, type HostOptions } from '../host.ts';
import { forgedInput } from '../testing/logged.ts';
import { BECAUSE, BLUE, GREEN, loggedInput, RED, runningTable, sealNumber, type Table, tally } from '../testing.ts';

const BEGIN = new Date('2026-11-20T12:00:00.000Z');
const database = await testDatabase();
let now = BEGIN;
beforeEach(() => {
  now = BEGIN;
});
/** Three processes, as far as the database can tell: other caches, other connections. */
const opened = () => createDb({ connectionString: database.connectionString, poolSize: 12 });
const [db, ...others] = [opened(), opened(), opened()] as const;
const hostOn = (on: HostOptions['db'], rulesets: HostOptions['rulesets'] = () => tally) =>
  createHost({
    db: on,
    clock: () => now,
    quietRounds: Number.POSITIVE_INFINITY,
    ...(rulesets === undefined ? {} : { rulesets }),
  });
const [host, second, third] = [hostOn(db), hostOn(others[0]), hostOn(others[1])];
afterAll(async () => {
  for (const each of [db, ...others]) await each.close();
  await database.drop();
});

const MINUTE = 60_000;
const later = (by: number): Date => new Date(BEGIN.getTime() + by);
const DUE = later(MINUTE);

const entrySchema = z.looseObject({
  type: z.literal('phase'),
  closedBy: z.string(),
  sheets: z.record(z.string(), z.unknown()),
  seals: z.record(z.string(), z.unknown()),
  drafts: z.record(z.string(), z.unknown()).optional(),
});
const entryOf = async ({ campaign }: Table, n: number) => entrySchema.parse(await loggedInput(db, campaign, n));

const drafted = (table: Table, seat: SeatId, add: number, on = host, opening = 0) =>
  on.saveDraft(table.campaign, seat, opening, { add });

test('when time is up a valid draft counts for an unsealed seat, and the log says that it was a draft', async () => {
  const table = await runningTable(db, host, { seconds: 60, seats: [RED, BLUE, GREEN] });
  await drafted(table, RED, 4);
  await sealNumber(host, table, BLUE, 0, 5);
  now = later(30_000);
  await drafted(table, BLUE, 9);
  await host.runDue(DUE);
  const entry = await entryOf(table, 1);
  expect(entry.sheets).toEqual({ red: { add: 4 }, blue: { add: 5 }, green: null });
  expect(Object.keys(entry.seals)).toEqual(['blue']);
  expect(entry.drafts).toEqual({ red: { savedAt: BEGIN.toISOString() } });
  expect(await host.draft(table.campaign, RED)).toBeNull();
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('it also counts when the referee closes the phase', async () => {
  const table = await runningTable(db, host);
  await drafted(table, RED, 4);
  expect(await second.closePhase(table.campaign, table.owner, 0, BECAUSE)).toMatchObject({ ok: true });
  expect(await entryOf(table, 1)).toMatchObject({
    closedBy: 'referee',
    sheets: { red: { add: 4 }, blue: null },
    drafts: { red: { savedAt: BEGIN.toISOString() } },
  });
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a draft closes no phase: while there is time the phase waits for the seat', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  await drafted(table, RED, 4);
  await sealNumber(host, table, BLUE, 0, 5);
  await host.runDue(later(MINUTE - 1));
  expect(await host.head(table.campaign)).toMatchObject({ n: 0 });
  await sealNumber(host, table, RED, 0, 6);
  await host.runDue();
  const entry = await entryOf(table, 1);
  expect(entry).toMatchObject({ closedBy: 'seals', sheets: { red: { add: 6 }, blue: { add: 5 } } });
  expect(entry).not.toHaveProperty('drafts');
});

test('an invalid draft does not count, and holds nobody up', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  await drafted(table, RED, 10);
  await drafted(table, BLUE, 9);
  await host.runDue(DUE);
  expect(await entryOf(table, 1)).toMatchObject({ sheets: { red: null, blue: { add: 9 } } });
});

test('rules that throw on a draft do not stop the campaign: it does not count', async () => {
  const breaking = hostOn(others[0], () => ({
    ...tally,
    sheets: {
      ...tally.sheets,
      check: () => {
        throw new Error('asked to break');
      },
    },
  }));
  const table = await runningTable(db, host, { seconds: 60 });
  await drafted(table, RED, 3);
  expect(await breaking.runDue(DUE)).toMatchObject({ paused: [], failed: [] });
  expect(await entryOf(table, 1)).toMatchObject({ sheets: { red: null, blue: null } });
});

test('drafts do not count in a campaign whose terms say so', async () => {
  const table = await runningTable(db, host, { seconds: 60, draftsCount: false });
  expect(await host.head(table.campaign)).toMatchObject({ draftsCount: false });
  await drafted(table, RED, 4);
  await host.runDue(DUE);
  expect(await entryOf(table, 1)).toMatchObject({ sheets: { red: null, blue: null } });
});

test('a sheet taken back is a draft like any other', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  await sealNumber(host, table, RED, 0, 7);
  await host.unseal(table.campaign, RED, 0);
  await host.runDue(DUE);
  const entry = await entryOf(table, 1);
  expect(entry).toMatchObject({ sheets: { red: { add: 7 } }, seals: {} });
  expect(Object.keys(entry.drafts ?? {})).toEqual(['red']);
});

test('a draft saved at the last moment counts; after the deadline none is saved', async () => {
  const table = await runningTable(db, host, { seconds: 60 });
  now = later(MINUTE - 1);
  expect(await drafted(table, RED, 4)).toMatchObject({ ok: true });
  now = DUE;
  expect(await drafted(table, RED, 8)).toEqual({ ok: false, problem: { code: 'closed' } });
  expect(await drafted(table, BLUE, 8)).toEqual({ ok: false, problem: { code: 'closed' } });
  await host.runDue();
  expect(await entryOf(table, 1)).toMatchObject({ sheets: { red: { add: 4 }, blue: null } });
});

const SEATS = ['ash', 'bay', 'clay', 'dun', 'ecru'].map(seatId);

test('a draft saved while the deadline closes the phase is in the log or refused, never neither', async () => {
  const table = await runningTable(db, host, { seats: SEATS, seconds: 60 });
  for (let n = 0; n < 100; n++) {
    const due = later((n + 1) * MINUTE);
    now = later(n * MINUTE);
    const numbers = SEATS.map((_seat, i) => (i + n) % 8);
    const saving = SEATS.map((seat, i) => drafted(table, seat, numbers[i] ?? 0, i % 2 === 0 ? second : host, n));
    // A few turns of the event loop shift who begins.
    for (let turn = 0; turn < n % 11; turn++) await new Promise(setImmediate);
    const running = [host, second, third].map((each) => each.runDue(due));
    const answers = await Promise.all(saving);
    await Promise.all(running);
    await host.runDue(due);
    const entry = await entryOf(table, n + 1);
    answers.forEach((answer, i) => {
      const seat = SEATS[i] ?? '';
      expect(entry.sheets[seat], `${seat} in step ${n}`).toEqual(answer.ok ? { add: numbers[i] } : null);
    });
    expect(await db.prisma.draft.count({ where: { campaignId: table.campaign } })).toBe(0);
  }
  expect(await host.verify(table.campaign)).toEqual([]);
});

const papers = fc.record({
  sheet: fc.constantFrom('nothing', 'draft', 'sealed', 'taken back'),
  add: fc.nat(12),
});
const phases = fc.array(fc.tuple(papers, papers, papers), { minLength: 1, maxLength: 4 });

test('whatever was drafted and sealed, the log verifies, and each sheet in it is a seal or a draft', async () => {
  const seats = [RED, BLUE, GREEN];
  await fc.assert(
    fc.asyncProperty(phases, async (played) => {
      now = BEGIN;
      const table = await runningTable(db, host, { seconds: 60, seats });
      for (const [n, given] of played.entries()) {
        // Sheets are taken back first: the last seal closes the phase.
        const order = [...given.entries()].sort(
          ([, a], [, b]) => Number(b.sheet === 'taken back') - Number(a.sheet === 'taken back'),
        );
        for (const [i, { sheet, add }] of order) {
          const seat = seats[i] ?? RED;
          if (sheet === 'draft') await drafted(table, seat, add, host, n);
          if (sheet === 'sealed' || sheet === 'taken back') await sealNumber(host, table, seat, n, add);
          if (sheet === 'taken back') await host.unseal(table.campaign, seat, n);
        }
        now = later((n + 1) * MINUTE);
        await second.runDue();
        const { sheets, seals, drafts = {} } = await entryOf(table, n + 1);
        const fit = (wanted: readonly string[]) =>
          seats.filter((_seat, i) => wanted.includes(given[i]?.sheet ?? '') && (given[i]?.add ?? 99) <= 9);
        expect(Object.keys(seals).sort()).toEqual([...fit(['sealed'])].sort());
        const all = fit(['sealed']).length === seats.length;
        expect(Object.keys(drafts).sort()).toEqual(all ? [] : [...fit(['draft', 'taken back'])].sort());
        const brought = seats.filter((seat) => sheets[seat] !== null);
        expect([...Object.keys(seals), ...Object.keys(drafts)].sort()).toEqual([...brought].sort());
      }
      expect(await host.verify(table.campaign)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

async function counted(): Promise<Table> {
  const table = await runningTable(db, host, { seconds: 60 });
  await drafted(table, RED, 4);
  await sealNumber(host, table, BLUE, 0, 5);
  await host.runDue(DUE);
  return table;
}

type Entry = z.infer<typeof entrySchema>;

test.each<[string, (entry: Entry) => unknown]>([
  ['a draft that counted is passed off for a sealed sheet', ({ drafts: _drafts, ...entry }) => entry],
  ['a sealed sheet is passed off for a draft', (entry) => ({ ...entry, drafts: { blue: entry.drafts?.red } })],
  ['a draft counts beside the seal', (entry) => ({ ...entry, drafts: { ...entry.drafts, blue: entry.drafts?.red } })],
  ['a draft counts in a phase that seals closed', (entry) => ({ ...entry, closedBy: 'seals' })],
  ['a draft is noted where there is no sheet', (entry) => ({ ...entry, sheets: { ...entry.sheets, red: null } })],
])('%s: a replay finds it', async (_title, forge) => {
  const { campaign } = await counted();
  await forgedInput(db, campaign, 1, (input) => forge(entrySchema.parse(input)));
  const codes = (await host.verify(campaign)).filter(({ n }) => n === 1).map(({ code }) => code);
  expect(codes).toContain('commitment');
});
