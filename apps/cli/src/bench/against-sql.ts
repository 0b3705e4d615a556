import { type Generator, startGenerator } from './generator.ts';
import type { HttpTarget, LoadJob, LoadOutcome, OrderTarget, SqlTarget } from './load-job.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';

const CONNECTIONS = 64;
const SECONDS = 2;
/** Connections of the server to its database, by default. */
const POOL = 12;

/** Requests to the site, and the bare SQL statement that writes the same. */
interface Contest {
  readonly target: HttpTarget | OrderTarget;
  /** A table with nothing else, and the statement that writes to it. */
  readonly table: string;
  readonly statement: string;
  /** The values of each statement; at least one row for each of 64 writers. */
  readonly rows: SqlTarget['rows'];
  /** Rounds of two seconds that warm both up, and those that count each time. */
  readonly warmUp: number;
  readonly rounds: number;
}

/** Rounds of the site and of bare SQL, one after the other, so that both run on the same machine load. */
export interface Rounds {
  readonly ours: readonly LoadOutcome[];
  readonly bare: readonly LoadOutcome[];
  /** Processor time of the server in its rounds, ms. */
  readonly processor: number;
}

interface Rival {
  readonly generator: Generator;
  readonly target: LoadJob['target'];
}

/**
 * As many requests as possible, then requests at a quarter of that rate. In between the same data is written by bare SQL
 * statements, into the same database with the same concurrency.
 */
export async function againstSql(
  site: Site,
  contest: Contest,
): Promise<{ readonly full: Rounds; readonly quarter: Rounds }> {
  const { connectionString } = site;
  const { target, table, statement, rows, warmUp, rounds } = contest;
  const { pool } = site.opened.db;
  await pool.query(`CREATE TABLE bench_written ${table}`);
  const ours: Rival = { generator: startGenerator(), target };
  const bare: Rival = {
    generator: startGenerator(),
    target: { kind: 'sql', connectionString, pool: POOL, statement, rows: [...rows] },
  };
  try {
    await inTurn(site, [ours, bare], warmUp, null);
    const full = await inTurn(site, [ours, bare], rounds, null);
    const quarter = await inTurn(site, [ours, bare], rounds, rateOf(full.ours) / 4);
    return { full, quarter };
  } finally {
    ours.generator.stop();
    bare.generator.stop();
    await pool.query('DROP TABLE bench_written');
  }
}

/** @param rate requests a second; null: as many as possible */
async function inTurn(
  site: Site,
  [ours, bare]: readonly [Rival, Rival],
  rounds: number,
  rate: number | null,
): Promise<Rounds> {
  const job = { connections: CONNECTIONS, seconds: SECONDS, rate };
  const run = ({ generator, target }: Rival) => generator.run({ ...job, target });
  const [answered, written]: [LoadOutcome[], LoadOutcome[]] = [[], []];
  let processor = 0;
  for (let round = 0; round < rounds; round++) {
    const before = await site.processor();
    answered.push(await run(ours));
    processor += (await site.processor()) - before;
    written.push(await run(bare));
  }
  return { ours: answered, bare: written, processor };
}

const rateOf = (outcomes: readonly LoadOutcome[]): number =>
  quantile(
    outcomes.map(({ times, seconds }) => times.length / seconds),
    0.5,
  );
const timesOf = (outcomes: readonly LoadOutcome[]): readonly number[] => outcomes.flatMap(({ times }) => times);

const BARE = 'bare SQL statements';

/** Requests a second, beside statements a second. */
export const rateIn = ({ ours, bare }: Rounds) => ({
  value: rateOf(ours),
  reference: { what: BARE, value: rateOf(bare) },
});

/** The time that this share of the requests does not exceed, beside the same of the statements, ms. */
export const timeIn = (share: number, { ours, bare }: Rounds) => ({
  value: quantile(timesOf(ours), share),
  reference: { what: BARE, value: quantile(timesOf(bare), share) },
});

/** Processor time of the server for one request, ms. */
export const processorIn = ({ ours, processor }: Rounds): number => processor / timesOf(ours).length;
