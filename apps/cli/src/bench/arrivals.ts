import { present } from '@sealed-orders/rules/kernel';
import { againstSql, processorIn, type Rounds, rateIn, timeIn } from './against-sql.ts';
import type { Figure } from './figure.ts';
import type { SqlTarget } from './load-job.ts';
import type { SeededOrder } from './seeded.ts';
import type { Site } from './site.ts';

/** A player may give twenty orders a minute in a campaign: the rounds end before anybody has. */
const ROUNDS = 3;
const WARM_UP = 1;
/** As many as there are writers. */
const ROWS = 64;

/** What a step keeps. */
const TABLE = '(campaign_id uuid, seat text, input bytea, events bytea, state bytea, at timestamptz)';
const STATEMENT = `INSERT INTO bench_written (campaign_id, seat, input, events, state, at)
  VALUES ($1, $2, decode($3, 'base64'), decode($4, 'base64'), decode($5, 'base64'), now())`;

/**
 * Orders on arrival over HTTP with a session, until the step is committed durably and all pages of the campaign have
 * been told, as many as possible; then the time of one at a quarter of that rate.
 * @param orders one of each player of some campaigns, whose last steps such orders made; all viewers of a campaign know
 *   its steps by the same numbers
 */
export async function measureArrivals(site: Site, orders: readonly SeededOrder[]): Promise<readonly Figure[]> {
  const { full, quarter } = await againstSql(site, {
    target: { kind: 'orders', port: site.port, orders: [...orders] },
    table: TABLE,
    statement: STATEMENT,
    rows: await rowsOf(site, orders),
    warmUp: WARM_UP,
    rounds: ROUNDS,
  });
  return figuresOf(full, quarter);
}

/** The bytes of last steps, a row for each writer. */
async function rowsOf({ opened }: Site, orders: readonly SeededOrder[]): Promise<SqlTarget['rows']> {
  const { rows } = await opened.db.pool.query<Record<'campaign' | 'seat' | 'input' | 'events' | 'state', string>>(
    `SELECT c.id AS campaign, s.order_seat AS seat, encode(s.input, 'base64') AS input,
        encode(s.events, 'base64') AS events, encode(s.state, 'base64') AS state
      FROM campaign c JOIN step s ON s.campaign_id = c.id AND s.n = c.seq WHERE c.id = ANY ($1::uuid[])`,
    [orders.map(({ campaign }) => campaign)],
  );
  const values = rows.map(({ campaign, seat, input, events, state }) => [campaign, seat, input, events, state]);
  return Array.from({ length: ROWS }, (_, i) => present(values[i % values.length], 'a campaign'));
}

function figuresOf(full: Rounds, quarter: Rounds): readonly Figure[] {
  const ms = { unit: 'ms', target: null, good: 'at-most' } as const;
  return [
    {
      what: 'Orders on arrival over HTTP, until all pages are notified',
      ...rateIn(full),
      unit: '/s',
      target: 500,
      good: 'at-least',
    },
    { ...ms, what: 'Processor time of the server for one', value: processorIn(full) },
    { ...ms, what: 'p99 of an order at full load', ...timeIn(0.99, full) },
    { ...ms, what: 'p50 of an order at a quarter of it', ...timeIn(0.5, quarter) },
    { ...ms, what: 'p99 of an order at a quarter of it', ...timeIn(0.99, quarter), target: 50 },
  ];
}
