import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type OpenHost, openHost } from '@sealed-orders/host';
import { plainEnvironment } from '../env.ts';
import { startDatabase } from './database.ts';
import type { Figure } from './figure.ts';
import { quantile } from './spread.ts';

const CAMPAIGNS = 1000;
const SCHEDULER = fileURLToPath(new URL('../../../scheduler/src/main.ts', import.meta.url));
/** How many campaigns a scheduler steps at the same time. */
const WORKERS = 3;
/** Between the preparation and the minute in which all are due, ms. */
const AHEAD = 1500;

/** A database with a host, on which the measurement begins a campaign. */
export interface Prepared {
  readonly opened: OpenHost;
}

/**
 * This many campaigns whose deadlines are the same moment, with one scheduler process and with two: from the deadline
 * to the last commit. Compared with bare SQL: as many connections that write as many bytes, with a commit for each.
 * @param prepared begins a campaign with an hourly clock and drafts that count, and returns its id
 */
export async function measureCrowdedMinute(prepared: (site: Prepared) => Promise<string>): Promise<readonly Figure[]> {
  const { connectionString, stop } = await startDatabase();
  const opened = openHost({ connectionString, poolSize: WORKERS * 2 + 2 });
  const schedulers: ChildProcess[] = [];
  try {
    const model = await prepared({ opened });
    const figures: Figure[] = [];
    for (const processes of [1, 2]) {
      schedulers.push(await startScheduler(connectionString));
      // The first few are for warm-up.
      await lags(opened, await copied(opened, model, 50));
      const ours = await lags(opened, await copied(opened, model, CAMPAIGNS));
      const bare = await bareSql(opened, model, processes * WORKERS);
      figures.push(...figuresOf(processes, ours, bare));
    }
    return figures;
  } finally {
    for (const scheduler of schedulers) await ended(scheduler);
    await opened.close();
    await stop();
  }
}

async function startScheduler(connectionString: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SCHEDULER], {
    env: { ...plainEnvironment(), DATABASE_URL: connectionString },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout !== null) await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Tables of a campaign that a step reads, with the column that names the campaign. */
const TABLES = { campaign: 'id', seat: 'campaign_id', step: 'campaign_id', draft: 'campaign_id' } as const;

/** Copies the campaign this many times, in the database alone: beginning each would take minutes. Returns the ids. */
async function copied({ db }: OpenHost, model: string, count: number): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>('SELECT gen_random_uuid() AS id FROM generate_series(1, $1)', [
    count,
  ]);
  const ids = rows.map(({ id }) => id);
  for (const [table, column] of Object.entries(TABLES)) {
    const address = table === 'campaign' ? ", 'slug', copy.id, 'next_due', null" : '';
    await db.pool.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(model, jsonb_build_object('${column}', copy.id ${address}))).*
       FROM ${table} model, unnest($2::uuid[]) AS copy (id) WHERE model.${column} = $1`,
      [model, ids],
    );
  }
  return ids;
}

/** Moves all deadlines to the same moment. Resolves to the times from there to each commit, ms. */
async function lags({ db }: OpenHost, campaigns: readonly string[]): Promise<readonly number[]> {
  const due = new Date(Date.now() + AHEAD);
  await db.pool.query(
    `UPDATE campaign c SET next_due = $2, due_shift = round(extract(epoch FROM $2 - s.due) * 1000)
     FROM step s WHERE s.campaign_id = c.id AND s.n = c.seq AND c.id = ANY ($1::uuid[])`,
    [campaigns, due],
  );
  for (;;) {
    await pause(100);
    const { rows } = await db.pool.query<{ ms: string }>(
      `SELECT extract(epoch FROM pg_xact_commit_timestamp(xmin) - $2) * 1000 AS ms FROM step
       WHERE n = 1 AND campaign_id = ANY ($1::uuid[])`,
      [campaigns, due],
    );
    if (rows.length === campaigns.length) return rows.map(({ ms }) => Number(ms));
  }
}

const BARE_TABLES = `DROP TABLE IF EXISTS bench_due, bench_step;
  CREATE TABLE bench_due (id uuid PRIMARY KEY, due timestamptz);
  CREATE TABLE bench_step (id uuid PRIMARY KEY, state bytea)`;
const BARE_CLAIM = `SELECT id FROM bench_due WHERE due <= now() ORDER BY due LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`;

/** The same number of rows claimed, and as many bytes written, one commit each. Returns the time, ms. */
async function bareSql({ db }: OpenHost, model: string, connections: number): Promise<number> {
  const { pool } = db;
  await pool.query(BARE_TABLES);
  await pool.query('INSERT INTO bench_due SELECT gen_random_uuid(), now() FROM generate_series(1, $1)', [CAMPAIGNS]);
  await pool.query('CREATE INDEX ON bench_due (due)');
  const { rows } = await pool.query('SELECT state FROM step WHERE campaign_id = $1 AND n = 0', [model]);
  const since = performance.now();
  await Promise.all(Array.from({ length: connections }, () => claimedAll(pool, rows[0]?.state)));
  return performance.now() - since;
}

async function claimedAll(pool: OpenHost['db']['pool'], state: unknown): Promise<void> {
  const client = await pool.connect();
  try {
    for (;;) {
      await client.query('BEGIN');
      const { rows } = await client.query({ name: 'bare-claim', text: BARE_CLAIM });
      const [found] = rows;
      if (found !== undefined) {
        await client.query({
          name: 'bare-step',
          text: 'INSERT INTO bench_step VALUES ($1, $2)',
          values: [found.id, state],
        });
        await client.query({
          name: 'bare-due',
          text: 'UPDATE bench_due SET due = NULL WHERE id = $1',
          values: [found.id],
        });
      }
      await client.query('COMMIT');
      if (found === undefined) return;
    }
  } finally {
    client.release();
  }
}

function figuresOf(processes: number, ours: readonly number[], bare: number): readonly Figure[] {
  const ms = { unit: 'ms', target: null, good: 'at-most' } as const;
  const by = processes === 1 ? 'one scheduler' : `${processes} schedulers`;
  const reference = { what: 'bare SQL, as many commits', value: bare };
  return [
    {
      ...ms,
      what: `${CAMPAIGNS} campaigns due at once, ${by}, until the last commit`,
      value: quantile(ours, 1),
      reference,
    },
    { ...ms, what: 'Until half of them are committed', value: quantile(ours, 0.5) },
  ];
}
