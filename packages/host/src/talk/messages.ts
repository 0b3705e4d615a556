import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Shell } from '../shell.ts';
import { ask, askOne, type Statement } from '../statement.ts';
import type { CampaignId } from '../types.ts';
import { isBetween } from './pair.ts';
import type { Message, Messages } from './types.ts';

/** How many messages are read at a time. */
const PAGE = 50;

const MESSAGES: Statement<Message> = {
  name: 'messages',
  text: `SELECT m.n, m.sender = $2 AS "isOwn", m.text, m.sent_at AS at FROM message m
    WHERE ${isBetween('m', '$2::text', '$3::text')} AND ($4::int IS NULL OR m.n < $4)
    ORDER BY m.n DESC LIMIT ${PAGE + 1}`,
  row: z.object({
    n: z.number(),
    isOwn: z.boolean(),
    text: z.string(),
    at: z.date().transform((at) => at.toISOString()),
  }),
};

export interface Asked {
  readonly with: SeatId;
  /** Only messages before this one; null: the last ones. */
  readonly before: number | null;
}

/** Up to fifty messages of the seat's conversation with another. */
export async function messages(shell: Shell, campaign: CampaignId, seat: SeatId, asked: Asked): Promise<Messages> {
  const found = await ask(shell.db.pool, MESSAGES, [campaign, seat, asked.with, asked.before]);
  return { messages: found.slice(0, PAGE).reverse(), hasEarlier: found.length > PAGE };
}

/** What was read stays read, and nobody can have read what was not written. */
const READ: Statement<{ upTo: number }> = {
  name: 'read-messages',
  text: `INSERT INTO message_read (campaign_id, seat, other, up_to)
    SELECT $1, $2, $3, least($4::int, max(m.n)) FROM message m WHERE ${isBetween('m', '$2::text', '$3::text')}
    HAVING max(m.n) IS NOT NULL
    ON CONFLICT (campaign_id, seat, other) DO UPDATE SET up_to = excluded.up_to
      WHERE message_read.up_to < excluded.up_to
    RETURNING up_to AS "upTo"`,
  row: z.object({ upTo: z.number() }),
};

/** Notes up to which message the seat has read. Its other pages hear of it, and nobody else. */
export async function markRead(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  read: { readonly with: SeatId; readonly upTo: number },
): Promise<void> {
  const noted = await askOne(shell.db.pool, READ, [campaign, seat, read.with, read.upTo]);
  if (noted !== null) shell.changes.tellTalk(campaign, [seat]);
}
