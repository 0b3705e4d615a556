import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { pressOf } from './press.ts';
import { pairKey, seatsOf } from './talkers.ts';
import type { Conversation, Talk } from './types.ts';

interface Row extends Omit<Conversation, 'mayWrite'> {
  /** The computer plays none of its seats: somebody reads what is written to each. */
  readonly isHeard: boolean;
}

/** The first message of each conversation of three or more represents it. */
const CONVERSATIONS: Statement<Row> = {
  name: 'conversations',
  text: `WITH talk AS (
      SELECT ${pairKey('o.seat', '$2::text')} AS seats, o.position FROM seat o
      WHERE o.campaign_id = $1 AND o.seat <> $2 AND NOT o.plays_itself
      UNION ALL
      SELECT m.seats, NULL FROM message m
      WHERE m.campaign_id = $1 AND m.n = 1 AND $2 = ANY (${seatsOf('m.seats')}) AND m.seats LIKE '% % %'
    )
    SELECT w."with", w."isHeard", l.line AS last,
      (SELECT count(*)::int FROM message u
        WHERE u.campaign_id = $1 AND u.seats = t.seats AND u.sender <> $2 AND u.n > coalesce(r.up_to, 0)) AS unread
    FROM talk t
    CROSS JOIN LATERAL (
      SELECT array_agg(o.seat ORDER BY o.position) AS "with", bool_and(NOT o.plays_itself) AS "isHeard" FROM seat o
      WHERE o.campaign_id = $1 AND o.seat <> $2 AND o.seat = ANY (${seatsOf('t.seats')})
    ) AS w
    LEFT JOIN message_read r ON r.campaign_id = $1 AND r.seat = $2 AND r.seats = t.seats
    LEFT JOIN LATERAL (
      SELECT json_build_object('text', m.text, 'from', m.sender, 'at', m.sent_at) AS line, m.sent_at FROM message m
      WHERE m.campaign_id = $1 AND m.seats = t.seats ORDER BY m.n DESC LIMIT 1
    ) AS l ON true
    ORDER BY t.position NULLS LAST, l.sent_at DESC, t.seats`,
  row: z.object({
    with: z.array(seatSchema),
    isHeard: z.boolean(),
    unread: z.number(),
    last: z
      .object({ text: z.string(), from: seatSchema, at: z.string().transform((at) => new Date(at).toISOString()) })
      .nullable(),
  }),
};

/**
 * All conversations that the seat has or could have; none can begin with seats run by the computer. Null: there is
 * no such campaign.
 */
export async function conversations(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<Talk | null> {
  const press = await pressOf(shell, campaign, seat);
  if (press === null) return null;
  const rows = await ask(shell.db.pool, CONVERSATIONS, [campaign, seat]);
  return {
    press: press.policy,
    conversations: rows.map(({ isHeard, ...row }) => ({
      ...row,
      mayWrite: isHeard && press.mayWrite(row.with, row.last !== null),
    })),
  };
}
