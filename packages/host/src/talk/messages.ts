import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { talkersKey } from './talkers.ts';
import type { Message, Messages } from './types.ts';

/** How many messages are read at a time. */
const PAGE = 50;

const MESSAGES: Statement<Message> = {
  name: 'messages',
  text: `SELECT m.n, m.sender AS "from", m.text, m.sent_at AS at FROM message m
    WHERE m.campaign_id = $1 AND m.seats = $2 AND ($3::int IS NULL OR m.n < $3)
    ORDER BY m.n DESC LIMIT ${PAGE + 1}`,
  row: z.object({
    n: z.number(),
    from: seatSchema,
    text: z.string(),
    at: z.date().transform((at) => at.toISOString()),
  }),
};

export interface Asked {
  /** The others of the conversation. */
  readonly with: readonly SeatId[];
  /** Only messages before this one; null: the last ones. */
  readonly before: number | null;
}

/**
 * Up to fifty messages of the seat's conversation with others. The seat takes part in every conversation it asks for.
 */
export async function messages(shell: Shell, campaign: CampaignId, seat: SeatId, asked: Asked): Promise<Messages> {
  const found = await ask(shell.db.pool, MESSAGES, [campaign, talkersKey(seat, asked.with), asked.before]);
  return { messages: found.slice(0, PAGE).reverse(), hasEarlier: found.length > PAGE };
}

export interface Read {
  /** The others of the conversation. */
  readonly with: readonly SeatId[];
  /** The number of the last message that was read. */
  readonly upTo: number;
}

/** Read messages stay read, and a message that was never written cannot be marked read. */
const READ: Statement<{ upTo: number }> = {
  name: 'read-messages',
  text: `INSERT INTO message_read (campaign_id, seat, seats, up_to)
    SELECT $1, $2, $3, least($4::int, max(m.n)) FROM message m WHERE m.campaign_id = $1 AND m.seats = $3
    HAVING max(m.n) IS NOT NULL
    ON CONFLICT (campaign_id, seat, seats) DO UPDATE SET up_to = excluded.up_to
      WHERE message_read.up_to < excluded.up_to
    RETURNING up_to AS "upTo"`,
  row: z.object({ upTo: z.number() }),
};

/** Notes up to which message the seat has read. Notifies its other open pages, nobody else. */
export async function markRead(shell: Shell, campaign: CampaignId, seat: SeatId, read: Read): Promise<void> {
  const noted = await askOne(shell.db.pool, READ, [campaign, seat, talkersKey(seat, read.with), read.upTo]);
  if (noted !== null) shell.changes.tellTalk(campaign, [seat]);
}
