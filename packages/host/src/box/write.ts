import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { isReferee, REFEREE_MEMBERS } from '../access/in-charge.ts';
import { ask, askOne, askOnly, inTransaction, type Statement } from '../database/statement.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import { archivedOr } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import { afterAWhile, tell } from '../telling/tell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { BoxWriting } from './types.ts';

/** How many messages a seat, or the referees to one seat, may write in an hour. */
const MOST_AN_HOUR = 60;

/** One writer of a box at a time: the limit counts what is there, and each message takes the next number. */
const LOCK: Statement<{ locked: string }> = {
  name: 'lock-box',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 4))::text AS locked`,
  row: z.object({ locked: z.string() }),
};

interface Written {
  readonly isFromReferee: boolean;
  readonly hasRoom: boolean;
  readonly n: number | null;
}

/** $2 the seat, $3 text, $4 the writer, $5 now. A deputy may say that the player is away. */
const WRITE: Statement<Written> = {
  name: 'write-box',
  text: `WITH place AS (
      SELECT s.campaign_id, s.seat, u.display_name AS by, ${isReferee('$4')} AS "isFromReferee"
      FROM campaign c JOIN seat s ON s.campaign_id = c.id AND s.seat = $2 JOIN "user" u ON u.id = $4
      WHERE c.id = $1 AND c.status <> 'lobby' AND c.archived_at IS NULL AND NOT s.plays_itself AND EXISTS (SELECT ${REFEREE_MEMBERS})
        AND (${isPlayerOf('s', '$4')}
          OR EXISTS (SELECT FROM deputy y WHERE y.campaign_id = c.id AND y.seat = s.seat AND y.user_id = $4)
          OR ${isReferee('$4')})
    ), room AS (
      SELECT count(*) < ${MOST_AN_HOUR} AS "hasRoom" FROM box_message b JOIN place p
        ON b.campaign_id = p.campaign_id AND b.seat = p.seat AND b.from_referee = p."isFromReferee"
      WHERE b.sent_at > $5::timestamptz - interval '1 hour'
    ), made AS (
      INSERT INTO box_message (campaign_id, seat, n, from_referee, by, text, sent_at)
      SELECT p.campaign_id, p.seat,
        1 + coalesce((SELECT max(b.n) FROM box_message b WHERE b.campaign_id = $1 AND b.seat = $2), 0),
        p."isFromReferee", p.by, $3, $5 FROM place p, room r WHERE r."hasRoom"
      RETURNING n
    )
    SELECT p."isFromReferee", r."hasRoom", made.n FROM place p CROSS JOIN room r LEFT JOIN made ON true`,
  row: z.object({ isFromReferee: z.boolean(), hasRoom: z.boolean(), n: z.number().nullable() }),
};

const LAST_READ: Statement<{ upTo: number }> = {
  name: 'box-read-up-to',
  text: `SELECT coalesce(max(up_to), 0) AS "upTo" FROM box_read WHERE campaign_id = $1 AND seat = $2 AND by_referee = $3`,
  row: z.object({ upTo: z.number() }),
};

const READERS: Statement<{ user: string }> = {
  name: 'box-referees',
  text: `SELECT r.user_id AS user FROM campaign c CROSS JOIN LATERAL (SELECT m.user_id ${REFEREE_MEMBERS}) AS r WHERE c.id = $1 ORDER BY r.user_id`,
  row: z.object({ user: z.string() }),
};

interface Sent {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly isFromReferee: boolean;
  readonly now: Date;
}

/** Notifies the other side, unless it has been notified of an earlier message that it has not read. */
async function tellReaders(client: pg.PoolClient, { campaign, seat, isFromReferee, now }: Sent): Promise<void> {
  const { upTo } = await askOnly(client, LAST_READ, [campaign, seat, !isFromReferee]);
  const sendAt = afterAWhile(now);
  const told = { campaign, kind: 'message', opening: null, now, sendAt } as const;
  if (isFromReferee) {
    await tell(client, { ...told, event: `box:to:${seat}:${upTo}`, seats: [seat] });
    return;
  }
  const event = `box:of:${seat}:${upTo}`;
  for (const { user } of await ask(client, READERS, [campaign]))
    await tell(client, { ...told, event, seats: null, to: user });
}

/** Writes into the box of a seat. Notifies the seat and the referees, nobody else. */
export async function writeBox(
  shell: Shell,
  campaign: CampaignId,
  { seat, text, by }: BoxWriting,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const written = await inTransaction(shell.db.pool, async (client) => {
    await keepCampaign(client, campaign);
    await askOne(client, LOCK, [campaign, seat]);
    const now = shell.now();
    const made = await askOne(client, WRITE, [campaign, seat, text, by, now]);
    if (made?.n != null) await tellReaders(client, { campaign, seat, isFromReferee: made.isFromReferee, now });
    return made;
  });
  if (written === null) return failed(await archivedOr(shell, campaign, 'not-yours'));
  if (written.n === null) return failed({ code: 'too-many-messages' });
  shell.changes.tellDesk(campaign, ['referee', `seat:${seat}`]);
  return ok({ n: written.n });
}
