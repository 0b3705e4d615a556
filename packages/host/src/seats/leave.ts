import type pg from 'pg';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { seatSchema } from '../access/membership.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { type CampaignId, STATUSES, type UserId } from '../vocabulary/types.ts';
import { endSeatTerms } from './seat-terms.ts';

/** The user who leaves, and their seat in a running war. */
interface Leaving {
  readonly campaign: CampaignId;
  readonly seat: string;
  readonly user: UserId;
  readonly now: Date;
}

/** What the seat knows, owns and has ordered stays with the seat. */
const LEAVE: Statement<{ seat: z.infer<typeof seatSchema>; opening: number }> = {
  name: 'leave-running-seat',
  text: `UPDATE seat s SET user_id = NULL, open_since = NULL, misses = 0, held_since = NULL FROM campaign c
    WHERE c.id = s.campaign_id AND s.campaign_id = $1 AND s.seat = $2 AND s.user_id = $3 RETURNING s.seat, c.opening`,
  row: z.object({ seat: seatSchema, opening: z.number() }),
};

const POSITION: Statement<{ status: (typeof STATUSES)[number]; isOwn: boolean }> = {
  name: 'leaving',
  text: `SELECT c.status::text AS status, coalesce(${isPlayerOf('s', '$3')}, false) AS "isOwn"
    FROM campaign c JOIN seat s ON s.campaign_id = c.id AND s.seat = $2 WHERE c.id = $1`,
  row: z.object({ status: z.enum(STATUSES), isOwn: z.boolean() }),
};

/** Gives up the user's own seat in a running war, of several the open one; from then on another user can take it. */
export async function leftSeat(client: pg.PoolClient, { campaign, seat, user, now }: Leaving): Promise<Refusal | null> {
  const row = await askOne(client, POSITION, [campaign, seat, user]);
  if (row?.isOwn !== true) return { code: 'not-yours' };
  if (row.status === 'finished') return { code: 'war-over' };
  await endSeatTerms(client, campaign, [seat], now);
  const left = await askOne(client, LEAVE, [campaign, seat, user]);
  if (left === null) return { code: 'not-yours' };
  const deed = { campaign, by: user, deed: 'leave-seat', minutes: null, reason: null, now } as const;
  await noteDeed(client, { ...deed, opening: left.opening, seats: [left.seat] });
  return null;
}
