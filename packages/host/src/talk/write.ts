import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { askOne, inTransaction, type Statement } from '../database/statement.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import { archivedOr } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import { tellMessage } from '../telling/message.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { pressOf } from './press.ts';
import { pairKey, seatsOf, talkersKey } from './talkers.ts';
import type { Writing } from './types.ts';

/** How many messages a seat may write in an hour. One to several others is one message. */
const MOST_AN_HOUR = 60;

/**
 * One writer of each seat and of each conversation at a time: the limit counts what is there, and each message takes the
 * next number. A statement of its own, because one that waits counts the rows from before the wait. The seat comes
 * first, so that two writers never wait for each other.
 */
const LOCK: Statement<{ locked: string }> = {
  name: 'lock-talk',
  text: `WITH own AS MATERIALIZED (
      SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 2))
    )
    SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $3::text, 3))::text AS locked FROM own`,
  row: z.object({ locked: z.string() }),
};

interface Written {
  readonly isSeated: boolean;
  readonly isThere: boolean;
  readonly hasRoom: boolean;
  readonly n: number | null;
}

/** SQL: whether somebody wrote before in the conversation of the seat with this one other. */
const hasTalkedWith = (other: string): string =>
  `EXISTS (SELECT FROM message p WHERE p.campaign_id = $1 AND p.seats = ${pairKey(other, '$2::text')})`;

/**
 * $3 all seats of the conversation, $4 text, $5 user, $6 now, $7 the seats that this one may write to first where only
 * neighbours talk. Any conversation may be answered. A seat may write to several together if it may write to each: a
 * seat that knows two neighbours may bring them together, as it could by passing on what they say.
 */
const WRITE: Statement<Written> = {
  name: 'write-message',
  text: `WITH place AS (
      SELECT c.id, c.press FROM campaign c JOIN seat s ON s.campaign_id = c.id
      WHERE c.id = $1 AND c.status <> 'lobby' AND c.archived_at IS NULL AND s.seat = $2 AND ${isPlayerOf('s', '$5')}
    ), others AS (
      SELECT o.seat FROM seat o
      WHERE o.campaign_id = $1 AND o.seat = ANY (${seatsOf('$3::text')}) AND o.seat <> $2 AND NOT o.plays_itself
    ), there AS (
      SELECT count(*) > 0 AND count(*) = cardinality(${seatsOf('$3::text')}) - 1 AS is,
        bool_and(o.seat = ANY ($7::text[]) OR ${hasTalkedWith('o.seat')}) AS "mayBegin" FROM others o
    ), before AS (
      SELECT max(m.n) AS n FROM message m WHERE m.campaign_id = $1 AND m.seats = $3
    ), room AS (
      SELECT count(*) < ${MOST_AN_HOUR} AS "hasRoom" FROM message m
      WHERE m.campaign_id = $1 AND m.sender = $2 AND m.sent_at > $6::timestamptz - interval '1 hour'
    ), made AS (
      INSERT INTO message (campaign_id, seats, n, sender, text, sent_at)
      SELECT p.id, $3, coalesce(b.n, 0) + 1, $2, $4, $6
      FROM place p, there t, before b, room r
      WHERE t.is AND r."hasRoom"
        AND (p.press = 'open' OR (p.press = 'neighbours' AND (t."mayBegin" OR b.n IS NOT NULL)))
      RETURNING n
    )
    SELECT EXISTS (SELECT FROM place) AS "isSeated", there.is AS "isThere", room."hasRoom", made.n
    FROM room CROSS JOIN there LEFT JOIN made ON true`,
  row: z.object({ isSeated: z.boolean(), isThere: z.boolean(), hasRoom: z.boolean(), n: z.number().nullable() }),
};

/**
 * Writes to one or more seats. Notifies the seats of the conversation, nobody else. Returns the message's number in it.
 */
export async function write(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { with: others, text, userId }: Writing,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const near = (await pressOf(shell, campaign, seat))?.near ?? [];
  const seats = talkersKey(seat, others);
  const written = await inTransaction(shell.db.pool, async (client) => {
    await keepCampaign(client, campaign);
    await askOne(client, LOCK, [campaign, seat, seats]);
    const now = shell.now();
    const made = await askOne(client, WRITE, [campaign, seat, seats, text, userId, now, near]);
    if (made?.n != null) await tellMessage(client, { campaign, talk: seats, from: seat, to: others, now });
    return made;
  });
  if (written?.isSeated !== true) return failed(await archivedOr(shell, campaign, 'not-yours'));
  if (!written.isThere) return failed({ code: 'no-such-seat' });
  if (!written.hasRoom) return failed({ code: 'too-many-messages' });
  if (written.n === null) return failed({ code: 'may-not-write' });
  shell.changes.tellTalk(campaign, [...new Set([seat, ...others])]);
  return ok({ n: written.n });
}
