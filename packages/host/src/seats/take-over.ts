import type pg from 'pg';
import { z } from 'zod';
import { isInCharge } from '../access/in-charge.ts';
import { knowsCopy } from '../access/knows-copy.ts';
import { seatSchema } from '../access/membership.ts';
import { isNameTakenNow } from '../access/name-taken.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { type CampaignId, STATUSES, type UserId } from '../vocabulary/types.ts';
import { endSeatTerms } from './seat-terms.ts';

/** The user, and the seat of a running war to take. */
export interface TakingOver {
  readonly campaign: CampaignId;
  readonly seat: string;
  readonly user: UserId;
  readonly now: Date;
}

interface Seeing {
  readonly status: (typeof STATUSES)[number];
  readonly opening: number;
  /** Whether the seat exists, and whether somebody may take it. */
  readonly seat: z.infer<typeof seatSchema> | null;
  readonly isFree: boolean;
  readonly isSeated: boolean;
  /** Whether the user sees everything, or ever did. */
  readonly hasRefereed: boolean;
  /** Whether the user ever saw the war from another seat. */
  readonly hasPlayed: boolean;
  /** Whether the user knows a war that shares secrets with this one. */
  readonly knowsCopy: boolean;
}

/** SQL, for the seat `s`: whether somebody may take it. */
export const IS_FREE = 'NOT s.plays_itself AND (s.user_id IS NULL OR s.open_since IS NOT NULL)';

/** Parameters: the campaign, the seat, the user. */
export const SEEING: Statement<Seeing> = {
  name: 'who-may-see',
  text: `SELECT c.status::text AS status, c.opening, s.seat, coalesce(${IS_FREE}, false) AS "isFree",
      EXISTS (SELECT FROM seat o WHERE o.campaign_id = c.id AND o.user_id = $3) AS "isSeated",
      EXISTS (SELECT FROM member m WHERE m.campaign_id = c.id AND m.user_id = $3 AND ${isInCharge('m')})
        OR EXISTS (SELECT FROM referee_term r WHERE r.campaign_id = c.id AND r.user_id = $3) AS "hasRefereed",
      EXISTS (SELECT FROM seat_term t WHERE t.campaign_id = c.id AND t.user_id = $3 AND t.seat <> $2)
        OR EXISTS (SELECT FROM deputy d WHERE d.campaign_id = c.id AND d.user_id = $3 AND d.seat <> $2) AS "hasPlayed",
      ${knowsCopy('$3')} AS "knowsCopy"
    FROM campaign c LEFT JOIN seat s ON s.campaign_id = c.id AND s.seat = $2 WHERE c.id = $1`,
  row: z.object({
    status: z.enum(STATUSES),
    opening: z.number(),
    seat: seatSchema.nullable(),
    isFree: z.boolean(),
    isSeated: z.boolean(),
    hasRefereed: z.boolean(),
    hasPlayed: z.boolean(),
    knowsCopy: z.boolean(),
  }),
};

const TAKE: Statement<{ seat: string }> = {
  name: 'take-over',
  text: `UPDATE seat SET user_id = $3, held_since = $4, open_since = NULL, misses = 0, covered = false
    WHERE campaign_id = $1 AND seat = $2 RETURNING seat`,
  row: z.object({ seat: z.string() }),
};

/**
 * Takes over a free or open seat of a running war, in the transaction that holds the campaign's row. Users who see
 * everything, or have seen the war from another seat, know too much for that.
 */
export async function takenOver(client: pg.PoolClient, taking: TakingOver): Promise<Refusal | null> {
  const { campaign, seat, user, now } = taking;
  const seeing = await askOne(client, SEEING, [campaign, seat, user]);
  if (seeing === null) return { code: 'no-such-campaign' };
  if (seeing.seat === null) return { code: 'no-such-seat' };
  const refusal = whyNotSee(seeing) ?? (seeing.isFree ? null : { code: 'seat-taken' });
  if (refusal !== null) return refusal;
  if (await isNameTakenNow(client, campaign, user)) return { code: 'name-taken' };
  // The former player no longer sees the war, and stays on record.
  await endSeatTerms(client, campaign, [seat], now);
  await askOne(client, TAKE, [campaign, seat, user, now]);
  const deed = { campaign, by: user, deed: 'take-seat', minutes: null, reason: null, now } as const;
  await noteDeed(client, { ...deed, opening: seeing.opening, seats: [seeing.seat] });
  return null;
}

/** Why the user may not see what a seat sees; null: they may. */
export function whyNotSee({ status, isSeated, hasRefereed, hasPlayed, knowsCopy: knows }: Seeing): Refusal | null {
  if (status === 'finished') return { code: 'war-over' };
  if (isSeated) return { code: 'already-seated' };
  if (hasRefereed) return { code: 'is-referee' };
  if (hasPlayed) return { code: 'has-played' };
  return knows ? { code: 'knows-copy' } : null;
}
