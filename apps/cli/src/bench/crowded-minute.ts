import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type OpenHost, openHost } from '@sealed-orders/host';
import { plainEnvironment } from '../env.ts';
import { copied } from './copies.ts';
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

/** Copies of a campaign that are due at the same moment. */
export interface Crowd {
  /** What they are, in a row of the table: "campaigns due at once". */
  readonly what: string;
  /** Begins the campaign that they are copies of, and returns its id. Its last step concerns everybody. */
  readonly begin: (site: Prepared) => Promise<string>;
  /**
   * What they wait for: an hour’s deadline, which is moved to the moment; or a time of the rules, which has passed by
   * then, and is looked for at the moment.
   */
  readonly waitFor: 'deadline' | 'firm';
  /** How late the last campaign may be, ms, with one scheduler and with two; null: no target. */
  readonly most: readonly [number, number] | null;
}

/**
 * This many campaigns that are due at the same moment, with one scheduler process and with two: from there to the last
 * commit. Compared with bare SQL: as many connections that write as many bytes, with a commit for each.
 */
export async function measureCrowdedMinute(crowd: Crowd): Promise<readonly Figure[]> {
  const { connectionString, stop } = await startDatabase();
  const opened = openHost({ connectionString, poolSize: WORKERS * 2 + 2 });
  const schedulers: ChildProcess[] = [];
  try {
    const model = await crowd.begin({ opened });
    // It is only copied: no scheduler makes a step of it.
    await opened.db.pool.query('UPDATE campaign SET next_due = NULL, firm_due = NULL WHERE id = $1', [model]);
    const figures: Figure[] = [];
    for (const processes of [1, 2] as const) {
      schedulers.push(await startScheduler(connectionString));
      // The first few are for warm-up.
      await lags(opened, await copied(opened, model, 50), crowd);
      const ours = await lags(opened, await copied(opened, model, CAMPAIGNS), crowd);
      const bare = await bareSql(opened, model, processes * WORKERS);
      figures.push(...figuresOf(crowd, processes, ours, bare));
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

/** Makes the campaigns $1 due at the moment $2. */
const DUE: Readonly<Record<Crowd['waitFor'], string>> = {
  deadline: `UPDATE campaign c SET next_due = $2, due_shift = round(extract(epoch FROM $2 - s.due) * 1000)
     FROM step s WHERE s.campaign_id = c.id AND s.n = c.seq AND c.id = ANY ($1::uuid[])`,
  firm: 'UPDATE campaign SET firm_due = $2 WHERE id = ANY ($1::uuid[])',
};

/** Makes all due at the same moment. Resolves to the times from there to each commit, ms. */
async function lags(
  { db }: OpenHost,
  campaigns: readonly string[],
  { waitFor }: Pick<Crowd, 'waitFor'>,
): Promise<readonly number[]> {
  const due = new Date(Date.now() + AHEAD);
  await db.pool.query(DUE[waitFor], [campaigns, due]);
  for (;;) {
    await pause(100);
    const { rows } = await db.pool.query<{ ms: string }>(
      `SELECT extract(epoch FROM pg_xact_commit_timestamp(s.xmin) - $2) * 1000 AS ms
       FROM step s JOIN step p ON p.campaign_id = s.campaign_id AND p.n = s.n - 1
       WHERE s.campaign_id = ANY ($1::uuid[])`,
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
  const { rows } = await pool.query(
    'SELECT s.state FROM campaign c JOIN step s ON s.campaign_id = c.id AND s.n = c.seq WHERE c.id = $1',
    [model],
  );
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

function figuresOf({ what, most }: Crowd, processes: 1 | 2, ours: readonly number[], bare: number): readonly Figure[] {
  const ms = { unit: 'ms', good: 'at-most' } as const;
  const by = processes === 1 ? 'one scheduler' : `${processes} schedulers`;
  const reference = { what: 'bare SQL, as many commits', value: bare };
  const target = most?.[processes - 1] ?? null;
  return [
    {
      ...ms,
      what: `${CAMPAIGNS} ${what}, ${by}, until the last commit`,
      value: quantile(ours, 1),
      target,
      reference,
    },
    { ...ms, what: 'Until half of them are committed', value: quantile(ours, 0.5), target: null },
  ];
}
