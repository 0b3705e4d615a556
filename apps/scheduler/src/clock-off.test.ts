import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost } from '@sealed-orders/host';
import { BLUE, RED, runningTable, sealNumber, type Table } from '@sealed-orders/host/testing';
import { afterAll, afterEach, expect, test } from 'vitest';

const database = await testDatabase();
const { connectionString } = database;
const db = createDb({ connectionString, poolSize: 3 });
/** The process that serves pages. */
const host = createHost({ db, shortestClock: 1 });
const children: ChildProcess[] = [];
afterEach(async () => {
  await db.pool.query(`UPDATE campaign SET status = 'finished'`);
  for (const child of children.splice(0)) {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const [MAIN, CLOCK_OFF] = ['./main.ts', './testing/clock-off.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** The scheduler on a machine whose clock is off by so much, ms. Resolves once it runs. */
async function schedulerOff(off: number): Promise<void> {
  const child = spawn(process.execPath, ['--import', CLOCK_OFF ?? '', MAIN ?? ''], {
    env: { NODE_ENV: 'test', DATABASE_URL: connectionString, CLOCK_OFF: String(off) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(createInterface({ input: child.stdout }), 'line');
}

/** The time of the database when others are told of the first step of this campaign. */
async function firstStep(): Promise<(table: Table) => Promise<Date>> {
  const ears = await db.pool.connect();
  await ears.query('LISTEN sealed_orders');
  const told: string[] = [];
  let look = (): void => undefined;
  ears.on('notification', ({ payload = '' }) => {
    told.push(payload);
    look();
  });
  return async ({ campaign }) => {
    await new Promise<void>((resolve) => {
      look = () => {
        if (told.some((payload) => payload.includes(campaign) && payload.includes('"step","n":1'))) resolve();
      };
      look();
    });
    const { rows } = await ears.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    ears.release(true);
    return rows[0]?.at ?? new Date(0);
  };
}

async function dueOf({ campaign }: Table): Promise<Date> {
  const due = (await host.head(campaign))?.nextDue ?? null;
  if (due === null) throw new Error('it has a deadline');
  return new Date(due);
}

/** When the first step was made, as the log says. */
async function stepAt({ campaign }: Table): Promise<number> {
  const [, step] = (await host.steps(campaign, { kind: 'referee' })).steps;
  return Date.parse(step?.at ?? '');
}

const HALF_A_MINUTE = 30_000;
/** A process starts, on a machine that may do other things too; ms. */
const PATIENCE = 120_000;

test.each([HALF_A_MINUTE, -HALF_A_MINUTE])(
  'a scheduler whose clock is off by %i ms closes a phase at its deadline',
  { timeout: PATIENCE },
  async (off) => {
    const told = await firstStep();
    await schedulerOff(off);
    const table = await runningTable(db, host, { seconds: 3 });
    const due = await dueOf(table);
    const at = await told(table);
    expect(at.getTime()).toBeGreaterThanOrEqual(due.getTime());
    expect(at.getTime()).toBeLessThan(due.getTime() + HALF_A_MINUTE / 2);
    // The log has the time of the database, too.
    expect(await stepAt(table)).toBeGreaterThanOrEqual(due.getTime());
    expect(await stepAt(table)).toBeLessThanOrEqual(at.getTime());
  },
);

test.each([HALF_A_MINUTE, -HALF_A_MINUTE])(
  'a scheduler whose clock is off by %i ms makes the step as soon as everyone has sealed',
  { timeout: PATIENCE },
  async (off) => {
    const told = await firstStep();
    await schedulerOff(off);
    const table = await runningTable(db, host, { seconds: 25 });
    const due = await dueOf(table);
    await sealNumber(host, table, RED, 0, 1);
    const last = await sealNumber(host, table, BLUE, 0, 1);
    if (!last.ok) throw new Error(last.problem.code);
    const at = await told(table);
    expect(at.getTime()).toBeLessThan(due.getTime());
    expect(await stepAt(table)).toBeGreaterThanOrEqual(Date.parse(last.value.sealedAt));
  },
);
