import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../play/membership.ts';
import type { Shell } from '../shell.ts';
import { ask, type Statement } from '../statement.ts';
import type { CampaignId } from '../types.ts';
import { isBetween } from './pair.ts';
import { pressOf } from './press.ts';
import type { Conversation, Talk } from './types.ts';

const CONVERSATIONS: Statement<Omit<Conversation, 'mayWrite'>> = {
  name: 'conversations',
  text: `SELECT o.seat AS "with", l.line AS last,
      (SELECT count(*)::int FROM message u
        WHERE ${isBetween('u', 'o.seat', '$2::text')} AND u.sender <> $2 AND u.n > coalesce(r.up_to, 0)) AS unread
    FROM seat o
    LEFT JOIN message_read r ON r.campaign_id = $1 AND r.seat = $2 AND r.other = o.seat
    LEFT JOIN LATERAL (
      SELECT json_build_object('text', m.text, 'isOwn', m.sender = $2, 'at', m.sent_at) AS line FROM message m
      WHERE ${isBetween('m', 'o.seat', '$2::text')} ORDER BY m.n DESC LIMIT 1
    ) AS l ON true
    WHERE o.campaign_id = $1 AND o.seat <> $2 AND NOT o.plays_itself ORDER BY o.position`,
  row: z.object({
    with: seatSchema,
    unread: z.number(),
    last: z
      .object({ text: z.string(), isOwn: z.boolean(), at: z.string().transform((at) => new Date(at).toISOString()) })
      .nullable(),
  }),
};

/** All conversations that the seat has or could have; with seats that play by themselves there are none. Null: there is no such campaign. */
export async function conversations(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<Talk | null> {
  const press = await pressOf(shell, campaign, seat);
  if (press === null) return null;
  const rows = await ask(shell.db.pool, CONVERSATIONS, [campaign, seat]);
  return {
    press: press.policy,
    conversations: rows.map((row) => ({ ...row, mayWrite: press.mayWrite(row.with, row.last !== null) })),
  };
}
