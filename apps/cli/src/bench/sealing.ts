import { commitment } from '@sealed-orders/rules/kernel';
import type { Figure } from './figure.ts';
import { type Generator, startGenerator } from './generator.ts';
import type { HttpTarget, LoadJob, LoadOutcome, SqlTarget } from './load-job.ts';
import { newNonce, type SeededCampaign, type SeededSeat, sealing } from './seeded.ts';
import type { Site } from './site.ts';
import { quantile } from './spread.ts';

const CONNECTIONS = 64;
/** Rounds of the two, one after the other, so that both run on the same machine load. */
const ROUNDS = 5;
const SECONDS = 2;
/** Connections of the server to its database, by default. */
const POOL = 12;

/** The data of a sealed sheet, in a table with nothing else. */
const TABLE = `CREATE TABLE IF NOT EXISTS bench_sealed (campaign_id uuid, seat text, step int, sheet jsonb, nonce text,
  commitment text, by_user uuid, sealed_at timestamptz, PRIMARY KEY (campaign_id, seat, step))`;
const STATEMENT = `INSERT INTO bench_sealed (campaign_id, seat, step, sheet, nonce, commitment, by_user, sealed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now())
  ON CONFLICT (campaign_id, seat, step) DO UPDATE SET sheet = excluded.sheet, nonce = excluded.nonce,
    commitment = excluded.commitment, by_user = excluded.by_user, sealed_at = excluded.sealed_at`;

function rowOf({ campaign, seat, user, sheet }: SeededSeat) {
  const nonce = newNonce();
  return [campaign, seat, 0, JSON.stringify(sheet), nonce, commitment(campaign, 0, seat, nonce, sheet), user];
}

interface Rivals {
  readonly site: Site;
  readonly sealing: { readonly generator: Generator; readonly target: HttpTarget };
  readonly writing: { readonly generator: Generator; readonly target: SqlTarget };
}

interface Rounds {
  readonly sealed: readonly LoadOutcome[];
  readonly written: readonly LoadOutcome[];
  /** Processor time of the server while it sealed, ms. */
  readonly processor: number;
}

/** Rounds of sealing and of bare statements in turn, as many as possible or at a given rate. */
async function rounds({ site, sealing, writing }: Rivals, rate: number | null): Promise<Rounds> {
  const job = { connections: CONNECTIONS, seconds: SECONDS, rate };
  const run = ({ generator, target }: { readonly generator: Generator; readonly target: LoadJob['target'] }) =>
    generator.run({ ...job, target });
  const [sealed, written]: [LoadOutcome[], LoadOutcome[]] = [[], []];
  let processor = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = await site.processor();
    sealed.push(await run(sealing));
    processor += (await site.processor()) - before;
    written.push(await run(writing));
  }
  return { sealed, written, processor };
}

const rateOf = (outcomes: readonly LoadOutcome[]): number =>
  quantile(
    outcomes.map(({ times, seconds }) => times.length / seconds),
    0.5,
  );
const timesOf = (outcomes: readonly LoadOutcome[]): readonly number[] => outcomes.flatMap(({ times }) => times);

/**
 * Sheets sealed over HTTP with a session, checked and committed durably, as many as possible; then the time of one at a
 * quarter of that rate. One seat of each campaign never seals, so that no step runs. In between the same sheets are
 * written by bare SQL statements, into the same database with the same concurrency.
 */
export async function measureSealing(site: Site, campaigns: readonly SeededCampaign[]): Promise<readonly Figure[]> {
  const seats = campaigns.flatMap((campaign) => campaign.seats.slice(1));
  const { pool } = site.opened.db;
  await pool.query(TABLE);
  const rivals: Rivals = {
    site,
    sealing: {
      generator: startGenerator(),
      target: { kind: 'http', port: site.port, requests: seats.map(sealing), success: '"ok":true' },
    },
    writing: {
      generator: startGenerator(),
      target: {
        kind: 'sql',
        connectionString: site.connectionString,
        pool: POOL,
        statement: STATEMENT,
        rows: seats.map(rowOf),
      },
    },
  };
  try {
    // The first rounds warm both up.
    await rounds(rivals, null);
    const full = await rounds(rivals, null);
    const quarter = await rounds(rivals, rateOf(full.sealed) / 4);
    return figuresOf(seats, full, quarter);
  } finally {
    rivals.sealing.generator.stop();
    rivals.writing.generator.stop();
    await pool.query('DROP TABLE bench_sealed');
  }
}

function figuresOf(seats: readonly SeededSeat[], full: Rounds, quarter: Rounds): readonly Figure[] {
  const bytes = seats.reduce((sum, { sheet }) => sum + JSON.stringify(sheet).length, 0) / seats.length;
  const ms = { unit: 'ms', target: null, good: 'at-most' } as const;
  const time = (share: number, { sealed, written }: Rounds) => ({
    value: quantile(timesOf(sealed), share),
    reference: { what: 'bare SQL statements', value: quantile(timesOf(written), share) },
  });
  return [
    { what: 'Size of a sheet', value: bytes, unit: 'B', target: null, good: 'at-least' },
    {
      what: 'Sheets sealed over HTTP, durably',
      value: rateOf(full.sealed),
      unit: '/s',
      target: 2000,
      good: 'at-least',
      reference: { what: 'bare SQL statements', value: rateOf(full.written) },
    },
    {
      ...ms,
      what: 'Processor time of the server for one',
      value: full.processor / timesOf(full.sealed).length,
    },
    { ...ms, what: 'p99 of sealing at full load', ...time(0.99, full) },
    { ...ms, what: 'p50 of sealing at a quarter of it', ...time(0.5, quarter) },
    { ...ms, what: 'p99 of sealing at a quarter of it', ...time(0.99, quarter), target: 25 },
  ];
}
