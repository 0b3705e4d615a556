import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { archivedOr } from '../ending/is-archived.ts';
import type { Shell } from '../shell.ts';
import { askOne, inTransaction, type Statement } from '../statement.ts';
import type { CampaignId, Refusal } from '../types.ts';
import { high, isBetween, low } from './pair.ts';
import { pressOf } from './press.ts';
import type { Writing } from './types.ts';

/** How many messages a seat may write in an hour. */
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
    SELECT pg_advisory_xact_lock(hashtextextended(
      $1::text || ' ' || ${low('$2::text', '$3::text')} || ' ' || ${high('$2::text', '$3::text')}, 3))::text AS locked
    FROM own`,
  row: z.object({ locked: z.string() }),
};

interface Written {
  readonly isSeated: boolean;
  readonly isThere: boolean;
  readonly hasRoom: boolean;
  readonly n: number | null;
}

/**
 * $4 text, $5 user, $6 now, $7 whether the seat may begin to write. A conversation that somebody began may always be
 * answered where neighbours talk.
 */
const WRITE: Statement<Written> = {
  name: 'write-message',
  text: `WITH place AS (
      SELECT c.id, c.press FROM campaign c JOIN seat s ON s.campaign_id = c.id
      WHERE c.id = $1 AND c.status <> 'lobby' AND c.archived_at IS NULL AND s.seat = $2 AND s.user_id = $5
    ), other AS (
      SELECT o.seat FROM seat o WHERE o.campaign_id = $1 AND o.seat = $3 AND o.seat <> $2 AND NOT o.plays_itself
    ), before AS (
      SELECT max(m.n) AS n FROM message m WHERE ${isBetween('m', '$2::text', '$3::text')}
    ), room AS (
      SELECT count(*) < ${MOST_AN_HOUR} AS "hasRoom" FROM message m
      WHERE m.campaign_id = $1 AND m.sender = $2 AND m.sent_at > $6::timestamptz - interval '1 hour'
    ), made AS (
      INSERT INTO message (campaign_id, low, high, n, sender, text, sent_at)
      SELECT p.id, ${low('$2::text', '$3::text')}, ${high('$2::text', '$3::text')}, coalesce(b.n, 0) + 1, $2, $4, $6
      FROM place p, other, before b, room r
      WHERE r."hasRoom" AND (p.press = 'open' OR (p.press = 'neighbours' AND ($7::boolean OR b.n IS NOT NULL)))
      RETURNING n
    )
    SELECT EXISTS (SELECT FROM place) AS "isSeated", EXISTS (SELECT FROM other) AS "isThere", room."hasRoom", made.n
    FROM room LEFT JOIN made ON true`,
  row: z.object({ isSeated: z.boolean(), isThere: z.boolean(), hasRoom: z.boolean(), n: z.number().nullable() }),
};

/** Writes to another seat. The two hear of it, and nobody else. Gives the message's number in their conversation. */
export async function write(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { with: other, text, userId }: Writing,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const press = await pressOf(shell, campaign, seat);
  const isNear = press?.mayWrite(other, false) === true;
  const written = await inTransaction(shell.db.pool, async (client) => {
    await askOne(client, LOCK, [campaign, seat, other]);
    return askOne(client, WRITE, [campaign, seat, other, text, userId, shell.now(), isNear]);
  });
  if (written?.isSeated !== true) return failed(await archivedOr(shell, campaign, 'not-yours'));
  if (!written.isThere) return failed({ code: 'no-such-seat' });
  if (!written.hasRoom) return failed({ code: 'too-many-messages' });
  if (written.n === null) return failed({ code: 'may-not-write' });
  shell.changes.tellTalk(campaign, [seat, other]);
  return ok({ n: written.n });
}
