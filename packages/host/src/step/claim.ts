import { type SeatId, SYSTEMS } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { IS_HELD } from '../clock/hold.ts';
import { PACES, type Paces, pacesRow } from '../clock/timed.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { SheetCache } from '../shell/sheet-cache.ts';

/** A campaign whose row this transaction holds. */
export interface Claimed extends Paces {
  readonly id: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly seed: string;
  /** Number and hash of the last step. */
  readonly n: number;
  readonly hash: string;
  /** Number of the open phase. */
  readonly opening: number;
  readonly due: Date;
  /** The deadline of the open phase; null: it has none. */
  readonly nextDue: Date | null;
  /** See packages/host/src/step/quiet.ts. */
  readonly quietRound: number | null;
  /** How far the desk moved the deadline of the open phase, ms. */
  readonly shift: number;
  /** Whether the open phase is held for missing orders. */
  readonly isHeld: boolean;
  /** All seats, in their order at the table. */
  readonly everySeat: readonly SeatId[];
}

/** A campaign whose row this transaction holds and that cannot be read: the others must not wait behind it. */
export type UnreadableRow = Pick<Claimed, 'id' | 'n'>;

/** SQL: all seats of the campaign `c`, in their order at the table. */
export const EVERY_SEAT = 'ARRAY(SELECT t.seat FROM seat t WHERE t.campaign_id = c.id ORDER BY t.position)';

/**
 * Claims the campaign that has been due for longest and that no other process holds, with its last step. If another
 * process made a step meanwhile, the campaign is no longer due and is not found. This lock mode excludes other
 * schedulers but not seals; otherwise a crowd of seals would make a campaign look taken.
 */
const claiming = (name: string, which: string): Statement<Claimed | UnreadableRow> => ({
  name,
  text: `SELECT c.id, c.system, c.edition, c.server_seed AS seed, c.seq AS n, LEAST(c.next_due, c.firm_due) AS due,
      c.next_due AS "nextDue", s.hash, c.opening,
      c.quiet_round AS "quietRound", c.due_shift::float8 AS shift, ${PACES}, ${IS_HELD} AS "isHeld",
      ${EVERY_SEAT} AS "everySeat"
    FROM campaign c JOIN step s ON s.campaign_id = c.id AND s.n = c.seq
    WHERE ${which}`,
  row: z.union([
    z.object({
      id: z.string(),
      system: z.enum(SYSTEMS),
      edition: z.string(),
      seed: z.string(),
      n: z.number(),
      hash: z.string(),
      opening: z.number(),
      due: z.date(),
      nextDue: z.date().nullable(),
      quietRound: z.number().nullable(),
      shift: z.number(),
      isHeld: z.boolean(),
      everySeat: z.array(seatSchema),
      ...pacesRow,
    }),
    z.object({ id: z.string(), n: z.number() }),
  ]),
});

/** Locks the campaign that has been due for longest by one of the two times, found by the index of that time. */
const longestDue = (time: 'next_due' | 'firm_due'): string => `(SELECT f.id FROM campaign f
      WHERE f.status = 'running' AND f.${time} <= $1 AND f.id <> ALL ($2::uuid[])
      ORDER BY f.${time} LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)`;

// With a thousand campaigns due at midnight, each claim reads one of them. It names no status besides: then the database
// would rather read all running campaigns.
const CLAIM = claiming(
  'claim',
  `c.id = coalesce(${longestDue('next_due')}, ${longestDue('firm_due')}) FOR NO KEY UPDATE OF c`,
);

const CLAIM_BEHIND = claiming(
  'claim-behind',
  "c.status = 'running' AND c.firm_due <= $1 AND c.id = $2 FOR NO KEY UPDATE OF c",
);

/** Waits for the campaign, and claims it if one of the rules' own times has come; null: none has. */
export const claimBehind = (
  client: pg.PoolClient,
  campaign: string,
  now: Date,
): Promise<Claimed | UnreadableRow | null> => askOne(client, CLAIM_BEHIND, [now, campaign]);

/** Claims one due campaign; null when no campaign is free but those put aside. */
export function claim(
  client: pg.PoolClient,
  now: Date,
  inBackoff: readonly string[],
): Promise<Claimed | UnreadableRow | null> {
  return askOne(client, CLAIM, [now, inBackoff]);
}

export interface SealedRow {
  readonly seat: SeatId;
  readonly sheet: unknown;
  readonly nonce: string;
  readonly commitment: string;
  readonly sealedAt: Date;
  /** The phase number in the commitment; null: the number of the phase that it is sealed for. */
  readonly committedFor: number | null;
  /** Whether a player sealed it, and not standing orders. */
  readonly isByPerson: boolean;
  /** Display name of the referee who sealed it for the seat; null: nobody did. */
  readonly onBehalf: string | null;
}

const SEALS: Statement<SealedRow> = {
  name: 'seals',
  text: `SELECT seat, CASE WHEN commitment = ANY ($3) THEN NULL ELSE sheet END AS sheet, nonce, commitment,
      least(sealed_at, $4) AS "sealedAt", committed_for AS "committedFor",
      by_user IS NOT NULL AS "isByPerson", on_behalf AS "onBehalf"
    FROM sealed WHERE campaign_id = $1 AND opening = $2 ORDER BY seat`,
  row: z.object({
    seat: seatSchema,
    sheet: z.unknown(),
    nonce: z.string(),
    commitment: z.string(),
    sealedAt: z.date(),
    committedFor: z.number().nullable(),
    isByPerson: z.boolean(),
    onBehalf: z.string().nullable(),
  }),
};

/**
 * Everything that was sealed for the phase. It is complete if the campaign's row was locked before. Cached sheets are
 * not fetched: for a large phase that takes most of a millisecond.
 */
export async function sealsOf(
  sheets: SheetCache,
  client: pg.PoolClient,
  campaign: string,
  opening: number,
  now: Date,
): Promise<readonly SealedRow[]> {
  const known = sheets.of(campaign, opening);
  const rows = await ask(client, SEALS, [campaign, opening, [...known.keys()], now]);
  return rows.map((row) => {
    const text = known.get(row.commitment);
    return text === undefined ? row : { ...row, sheet: JSON.parse(text) };
  });
}
