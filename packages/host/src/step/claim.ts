import { type SeatId, SYSTEMS } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { locked } from '../lock.ts';
import { seatSchema } from '../play/membership.ts';
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
 * Takes the longest due campaign that nobody else is at. This mode shuts out other schedulers but not seals: those of a
 * crowd would otherwise make a campaign look taken for as long as they come.
 */
const CLAIM: Statement<{ id: string }> = {
  name: 'claim',
  text: `SELECT id FROM campaign WHERE status = 'running' AND next_due <= $1 AND id <> ALL ($2::uuid[])
    ORDER BY next_due LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
  row: z.object({ id: z.string() }),
};

const CLAIMED: Statement<Claimed> = {
  name: 'claimed',
  text: `SELECT c.id, c.system, c.edition, c.server_seed AS seed, c.seq AS n, c.next_due AS due, s.hash
    FROM campaign c JOIN step s ON s.campaign_id = c.id AND s.n = c.seq WHERE c.id = $1`,
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

/** Takes hold of one due campaign and gives its id; null when there is none free but those put aside. */
export async function claim(client: pg.PoolClient, now: Date, aside: readonly string[]): Promise<string | null> {
  return (await askOne(client, CLAIM, [now, aside]))?.id ?? null;
}

/** Closes a claimed campaign to seals until the end of the transaction. */
export async function closed(client: pg.PoolClient, campaign: string): Promise<Claimed> {
  // Waits for the seals that are being written; those that come now are late and find a deadline that has passed.
  await locked(client, campaign);
  const claimed = await askOne(client, CLAIMED, [campaign]);
  if (claimed === null) throw new Error(`campaign ${campaign} has no last step`);
  return claimed;
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
  text: `SELECT seat, sheet, nonce, commitment, sealed_at AS "sealedAt", committed_for AS "committedFor" FROM sealed
    WHERE campaign_id = $1 AND step = $2 ORDER BY seat`,
  row: z.object({
    seat: seatSchema,
    sheet: z.unknown(),
    nonce: z.string(),
    commitment: z.string(),
    sealedAt: z.date(),
    committedFor: z.number().nullable(),
  }),
};

/** All that was sealed for the step. Asked after the campaign was closed, it is complete. */
export function sealsOf(client: pg.PoolClient, campaign: string, n: number): Promise<SealedRow[]> {
  return ask(client, SEALS, [campaign, n]);
}
