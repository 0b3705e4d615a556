import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost } from '../host.ts';
import { loggedInput, runningTable, sealNumber, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 24 });
let now = new Date('2026-11-20T12:00:00.000Z');
const clock = () => now;
/** Three processes, as far as the database can tell. */
const dbs = [db, ...[1, 2].map(() => createDb({ connectionString: database.connectionString, poolSize: 24 }))];
const [host, second, third] = dbs.map((each) =>
  createHost({ db: each, clock, quietRounds: Number.POSITIVE_INFINITY, rulesets: () => tally }),
);
if (host === undefined || second === undefined || third === undefined) throw new Error('three hosts');

afterAll(async () => {
  for (const each of dbs) await each.close();
  await database.drop();
});

const logged = z.looseObject({ type: z.literal('phase'), sheets: z.record(z.string(), z.unknown()) });

/** The log entry of a step. */
async function entryOf(campaign: string, n: number) {
  return logged.parse(await loggedInput(db, campaign, n));
}

const SEATS = ['ash', 'bay', 'clay', 'dun', 'ecru', 'fawn'].map(seatId);

const later = (by: Date, seconds: number): Date => new Date(by.getTime() + 1000 * seconds);

test('a seal sent while the deadline closes the step is in the log or refused as closed, never neither', async () => {
  const table = await runningTable(db, host, { seats: SEATS, seconds: 60 });
  for (let n = 0; n < 150; n++) {
    const due = later(now, 60);
    // The seals read the time before the deadline, the scheduler after it: the first at the gate decides.
    // A few turns of the event loop shift who begins.
    const numbers = SEATS.map((_seat, i) => (i + n) % 8);
    const sealing = SEATS.slice(1).map((seat, i) =>
      sealNumber(i % 2 === 0 ? second : host, table, seat, n, numbers[i] ?? 0),
    );
    for (let turn = 0; turn < n % 11; turn++) await new Promise(setImmediate);
    const running = [host, second, third].map((each) => each.runDue(due));
    const answers = await Promise.all(sealing);
    const runs = await Promise.all(running);
    await host.runDue(due);

    expect(runs.flatMap(({ ran }) => ran).length).toBeLessThanOrEqual(1);
    const entry = await entryOf(table.campaign, n + 1);
    answers.forEach((answer, i) => {
      const seat = SEATS[i + 1] ?? '';
      expect(entry.sheets[seat], `${seat} in step ${n}: ${JSON.stringify({ runs, entry })}`).toEqual(
        answer.ok ? { add: numbers[i] } : null,
      );
    });
    expect(await db.prisma.sealed.count({ where: { campaignId: table.campaign } })).toBe(0);
    now = due;
  }
  expect(await host.verify(table.campaign)).toEqual([]);
});

test('a sheet taken back while the last one comes in is not played', async () => {
  for (let round = 0; round < 25; round++) {
    now = new Date('2026-11-20T12:00:00.000Z');
    const table = await runningTable(db, host, { seats: SEATS.slice(0, 2) });
    const [ash = seatId('ash'), bay = seatId('bay')] = SEATS;
    await sealNumber(host, table, ash, 0, 1);
    const [taken, last] = await Promise.all([
      second.unseal(table.campaign, ash, 0),
      sealNumber(host, table, bay, 0, 2),
      third.runDue(),
    ]);
    await host.runDue();
    expect(last.ok).toBe(true);
    const head = await host.head(table.campaign);
    if (taken.ok) {
      expect(head).toMatchObject({ n: 0, status: 'running', nextDue: null });
      await sealNumber(host, table, ash, 0, 3);
      await host.runDue();
    }
    expect((await entryOf(table.campaign, 1)).sheets).toEqual({ ash: { add: taken.ok ? 3 : 1 }, bay: { add: 2 } });
  }
});
