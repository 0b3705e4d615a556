import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost, type Host } from './host.ts';
import { BECAUSE, loggedInput, newNonce, runningTable, sealNumber, type Table, tally } from './testing.ts';

const database = await testDatabase();
let now = new Date('2026-11-20T12:00:00.000Z');
/** Three processes, as far as the database can tell. */
const dbs = [1, 2, 3].map(() => createDb({ connectionString: database.connectionString, poolSize: 12 }));
const hosts = dbs.map((db) => createHost({ db, clock: () => now, rulesets: () => tally }));
const [db] = dbs;
if (db === undefined) throw new Error('a database');

afterAll(async () => {
  for (const each of dbs) await each.close();
  await database.drop();
});

const at = (i: number): Host => {
  const host = hosts[i % hosts.length];
  if (host === undefined) throw new Error('a host');
  return host;
};

const SEATS = ['ash', 'bay', 'clay', 'dun'].map(seatId);

/** What the host says it has of a player while the phase with this number was open; null: nothing. */
interface Word {
  readonly opening: number;
  readonly sealed: { readonly add: number } | null;
  readonly draft: { readonly add: number } | null;
}

/** An order that was carried out, and its number in the steps that its seat knows of. */
interface Given {
  readonly seat: SeatId;
  readonly order: unknown;
  readonly n: number;
}

/** What everybody learned while everything ran concurrently. */
interface Told {
  readonly words: Map<SeatId, Word[]>;
  /** The steps, by number, that the referee and the scheduler got as answers, and what they must be. */
  readonly steps: Map<number, string>;
  /** The orders that count, by nonce. */
  readonly orders: Map<string, Given>;
  phases: number;
}

const PHASES = 100;

/** Makes what is due at this moment; for all others, time does not go back. */
async function look(host: Host, told: Told, moment: Date): Promise<void> {
  const { ran, failed, paused } = await host.runDue(moment);
  expect([failed, paused]).toEqual([[], []]);
  if (moment > now) now = moment;
  for (const { n } of ran) told.steps.set(n, 'phase');
  told.phases += ran.length;
}

/** A scheduler whose clock has reached the deadline. */
async function lookLate(table: Table, told: Told, host: Host): Promise<void> {
  const due = (await host.head(table.campaign))?.nextDue ?? null;
  if (due !== null) await look(host, told, new Date(due));
}

const send = (host: Host, { campaign, users }: Table, seat: SeatId, order: unknown, own: string) =>
  host.give(campaign, seat, { order, nonce: own, userId: users[seat] ?? '' });

/** Gives an order on arrival, to each process at the same time: it counts once. */
async function give(table: Table, told: Told, seat: SeatId): Promise<void> {
  const order = { to: seat === SEATS[0] ? SEATS[1] : SEATS[0], gift: 1 };
  const own = newNonce();
  const answers = await Promise.all(hosts.map((host) => send(host, table, seat, order, own)));
  const numbers = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.n] : [])));
  expect(numbers.size).toBeLessThanOrEqual(1);
  for (const n of numbers) told.orders.set(own, { seat, order, n });
}

async function rule(table: Table, told: Told, host: Host): Promise<void> {
  const ruling = {
    ruling: { type: 'set-sum', seat: 'ash', sum: 50 },
    reason: 'Again.',
    nonce: newNonce(),
    userId: table.owner,
  };
  const made = await host.rule(table.campaign, ruling);
  if (made.ok) told.steps.set(made.value.n, 'ruling');
}

async function closePhase(table: Table, told: Told, host: Host, opening: number): Promise<void> {
  const made = await host.closePhase(table.campaign, table.owner, opening, BECAUSE);
  if (!made.ok) return;
  told.steps.set(made.value.n, `phase ${opening} referee`);
  told.phases++;
}

interface Writing {
  readonly seat: SeatId;
  readonly opening: number;
  readonly act: number;
  readonly words: Word[];
}

/** Drafts, seals or takes back, and notes the answer. A sheet taken back is the draft again. */
async function write({ campaign, ...table }: Table, host: Host, { seat, opening, act, words }: Writing): Promise<void> {
  const sheet = { add: act % 10 };
  const { sealed, draft } = words.findLast((word) => word.opening === opening) ?? { sealed: null, draft: null };
  if (act % 5 === 0) {
    if ((await host.saveDraft(campaign, seat, opening, sheet)).ok) words.push({ opening, sealed, draft: sheet });
  } else if (act % 2 === 0) {
    if ((await host.unseal(campaign, seat, opening)).ok) words.push({ opening, sealed: null, draft: sealed });
  } else if ((await sealNumber(host, { campaign, ...table }, seat, opening, sheet.add)).ok)
    words.push({ opening, sealed: sheet, draft });
}

/**
 * A player who seals, seals again, takes back and drafts without a pause, and now and then another user of the seat.
 */
async function player(table: Table, seat: SeatId, told: Told, i: number): Promise<void> {
  const words: Word[] = [];
  told.words.set(seat, words);
  for (let act = 1 + i; told.phases < PHASES; act++) {
    const host = at(act);
    const opening = (await host.head(table.campaign))?.opening ?? 0;
    if (act % 31 === 0) await closePhase(table, told, host, opening);
    else if (act % 23 === 0) await lookLate(table, told, host);
    else if (act % 19 === 0) await give(table, told, seat);
    else if (act % 17 === 0) await rule(table, told, host);
    else await write(table, host, { seat, opening, act, words });
  }
}

async function scheduler(told: Told, i: number): Promise<void> {
  for (let act = i; told.phases < PHASES; act++) await look(at(act), told, now);
}

const logged = z.looseObject({
  type: z.string(),
  at: z.iso.datetime(),
  closedBy: z.string().optional(),
  opening: z.int().optional(),
  nonce: z.string().optional(),
  sheets: z.record(z.string(), z.unknown()).optional(),
});

test('every answer that three concurrent processes give is in the log, once, and nothing else is', async () => {
  const table = await runningTable(db, at(0), { seats: SEATS, seconds: 60 });
  const told: Told = { words: new Map(), steps: new Map(), orders: new Map(), phases: 0 };
  await Promise.all([...SEATS.map((seat, i) => player(table, seat, told, i)), scheduler(told, 0), scheduler(told, 1)]);

  const last = (await at(0).lastStep(table.campaign))?.n ?? 0;
  expect(told.steps.size + told.orders.size).toBe(last);
  let before = '';
  for (let n = 1; n <= last; n++) {
    const entry = logged.parse(await loggedInput(db, table.campaign, n));
    const { type, at: moment, closedBy, opening, sheets } = entry;
    const what = closedBy === 'referee' ? `${type} ${opening} referee` : type;
    if (type === 'order') expect([...told.orders.keys()], `step ${n}`).toContain(entry.nonce);
    else expect(what, `step ${n}`).toBe(told.steps.get(n));
    expect(moment >= before, `step ${n} at ${moment}, the one before at ${before}`).toBe(true);
    before = moment;
    if (type !== 'phase') continue;
    // The answers about a sheet while the phase was open; the last one counts. A draft counts only without any seal.
    const words = SEATS.map((seat) => told.words.get(seat)?.findLast((word) => word.opening === opening));
    expect(
      SEATS.map((seat) => sheets?.[seat]),
      `step ${n}`,
    ).toEqual(words.map((word) => word?.sealed ?? (closedBy === 'seals' ? null : word?.draft) ?? null));
  }
  for (const [own, { seat, order, n }] of told.orders)
    expect(await send(at(n), table, seat, order, own)).toEqual({ ok: true, value: { n } });
  expect(await at(0).lastStep(table.campaign)).toMatchObject({ n: last });
  expect(await at(1).verify(table.campaign)).toEqual([]);
});
