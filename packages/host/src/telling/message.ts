import { createHash } from 'node:crypto';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { askOnly, type Statement } from '../database/statement.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { afterAWhile, tell } from './tell.ts';

const READ: Statement<{ upTo: number }> = {
  name: 'read-up-to',
  text: `SELECT coalesce(max(up_to), 0) AS "upTo" FROM message_read WHERE campaign_id = $1 AND seat = $2 AND seats = $3`,
  row: z.object({ upTo: z.number() }),
};

interface MessageSent {
  readonly campaign: CampaignId;
  /** The conversation, by all its seats. */
  readonly talk: string;
  readonly from: SeatId;
  readonly to: readonly SeatId[];
  readonly now: Date;
}

/**
 * Notifies players of a message, in the transaction that writes it. A player who has not read it gets no news of
 * further messages from the same seat in the same conversation.
 */
export async function tellMessage(
  client: pg.PoolClient,
  { campaign, talk, from, to, now }: MessageSent,
): Promise<void> {
  const sendAt = afterAWhile(now);
  for (const seat of to) {
    const { upTo } = await askOnly(client, READ, [campaign, seat, talk]);
    const event = `${from}:${inShort(talk)}:${seat}:${upTo}`;
    await tell(client, { campaign, kind: 'message', event, seats: [seat], opening: null, now, sendAt });
  }
}

/** Many seats may talk together, and the length of a key is limited. */
const inShort = (talk: string): string => createHash('sha256').update(talk).digest('base64url').slice(0, 22);
