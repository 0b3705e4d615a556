import { type SeatId, SYSTEMS } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../play/membership.ts';
import type { KnownSheets } from '../seal/known-sheets.ts';
import { ask, askOne, type Statement } from '../statement.ts';

/** A campaign whose row this transaction holds. */
export interface Claimed {
  readonly id: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly seed: string;
  /** Number and hash of the last step. */
  readonly n: number;
  readonly hash: string;
  readonly due: Date;
}

/**
 * Takes the longest due campaign that nobody else is at, with its last step: whoever made another meanwhile has moved
 * the campaign on, and it is not found. This mode shuts out other schedulers but not seals: those of a crowd would
 * otherwise make a campaign look taken for as long as they come.
 */
const CLAIM: Statement<Claimed> = {
  name: 'claim',
  text: `SELECT c.id, c.system, c.edition, c.server_seed AS seed, c.seq AS n, c.next_due AS due, s.hash
    FROM campaign c JOIN step s ON s.campaign_id = c.id AND s.n = c.seq
    WHERE c.status = 'running' AND c.next_due <= $1 AND c.id <> ALL ($2::uuid[])
    ORDER BY c.next_due LIMIT 1 FOR NO KEY UPDATE OF c SKIP LOCKED`,
  row: z.object({
    id: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    seed: z.string(),
    n: z.number(),
    hash: z.string(),
    due: z.date(),
  }),
};

/** Takes hold of one due campaign; null when there is none free but those put aside. */
export function claim(client: pg.PoolClient, now: Date, aside: readonly string[]): Promise<Claimed | null> {
  return askOne(client, CLAIM, [now, aside]);
}

export interface SealedRow {
  readonly seat: SeatId;
  readonly sheet: unknown;
  readonly nonce: string;
  readonly commitment: string;
  readonly sealedAt: Date;
  /** Null: for the step that it is sealed for. */
  readonly committedFor: number | null;
}

const SEALS: Statement<SealedRow> = {
  name: 'seals',
  text: `SELECT seat, CASE WHEN commitment = ANY ($3) THEN NULL ELSE sheet END AS sheet, nonce, commitment,
      sealed_at AS "sealedAt", committed_for AS "committedFor"
    FROM sealed WHERE campaign_id = $1 AND step = $2 ORDER BY seat`,
  row: z.object({
    seat: seatSchema,
    sheet: z.unknown(),
    nonce: z.string(),
    commitment: z.string(),
    sealedAt: z.date(),
    committedFor: z.number().nullable(),
  }),
};

/**
 * All that was sealed for the step. Asked after the campaign's row was locked, it is complete. Sheets that are known are
 * not read: to fetch and parse those of a large phase takes a millisecond.
 */
export async function sealsOf(
  sheets: KnownSheets,
  client: pg.PoolClient,
  campaign: string,
  n: number,
): Promise<readonly SealedRow[]> {
  const known = sheets.of(campaign, n);
  const rows = await ask(client, SEALS, [campaign, n, [...known.keys()]]);
  return rows.map((row) => ({ ...row, sheet: row.sheet ?? known.get(row.commitment) }));
}
