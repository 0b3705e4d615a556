import { commitment } from '@sealed-orders/rules/kernel';
import { againstSql, processorIn, type Rounds, rateIn, timeIn } from './against-sql.ts';
import type { Figure } from './figure.ts';
import { newNonce, type SeededCampaign, type SeededSeat, sealing } from './seeded.ts';
import type { Site } from './site.ts';

const ROUNDS = 5;

/** The data of a sealed sheet. */
const TABLE = `(campaign_id uuid, seat text, step int, sheet jsonb, nonce text, commitment text, by_user uuid,
  sealed_at timestamptz, PRIMARY KEY (campaign_id, seat, step))`;
const STATEMENT = `INSERT INTO bench_written (campaign_id, seat, step, sheet, nonce, commitment, by_user, sealed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, now())
  ON CONFLICT (campaign_id, seat, step) DO UPDATE SET sheet = excluded.sheet, nonce = excluded.nonce,
    commitment = excluded.commitment, by_user = excluded.by_user, sealed_at = excluded.sealed_at`;

function rowOf({ campaign, seat, user, sheet }: SeededSeat) {
  const nonce = newNonce();
  return [campaign, seat, 0, JSON.stringify(sheet), nonce, commitment(campaign, 0, seat, nonce, sheet), user];
}

/**
 * Sheets sealed over HTTP with a session, checked and committed durably, as many as possible; then the time of one at a
 * quarter of that rate. One seat of each campaign never seals, so that no step runs.
 */
export async function measureSealing(site: Site, campaigns: readonly SeededCampaign[]): Promise<readonly Figure[]> {
  const seats = campaigns.flatMap((campaign) => campaign.seats.slice(1));
  const { full, quarter } = await againstSql(site, {
    target: { kind: 'http', port: site.port, requests: seats.map(sealing), success: '"ok":true' },
    table: TABLE,
    statement: STATEMENT,
    rows: seats.map(rowOf),
    warmUp: ROUNDS,
    rounds: ROUNDS,
  });
  return figuresOf(seats, full, quarter);
}

function figuresOf(seats: readonly SeededSeat[], full: Rounds, quarter: Rounds): readonly Figure[] {
  const bytes = seats.reduce((sum, { sheet }) => sum + JSON.stringify(sheet).length, 0) / seats.length;
  const ms = { unit: 'ms', target: null, good: 'at-most' } as const;
  return [
    { what: 'Size of a sheet', value: bytes, unit: 'B', target: null, good: 'at-least' },
    { what: 'Sheets sealed over HTTP, durably', ...rateIn(full), unit: '/s', target: 2000, good: 'at-least' },
    { ...ms, what: 'Processor time of the server for one', value: processorIn(full) },
    { ...ms, what: 'p99 of sealing at full load', ...timeIn(0.99, full) },
    { ...ms, what: 'p50 of sealing at a quarter of it', ...timeIn(0.5, quarter) },
    { ...ms, what: 'p99 of sealing at a quarter of it', ...timeIn(0.99, quarter), target: 25 },
  ];
}
