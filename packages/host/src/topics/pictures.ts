import { failed, ok, type Result, type SeatId, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { askOne, askOnly, inTransaction, type Statement } from '../database/statement.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import { archivedOr } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { HELD_SEAT } from './save-write-up.ts';
import { isTold, tellReaders, writable } from './topic.ts';
import { type NewPicture, type PictureSize, WRITE_UP } from './types.ts';

/** The most room that the pictures of a user may take in all campaigns together, and those of a campaign, bytes. */
const MOST_OF_USER = 100_000_000;
const MOST_OF_CAMPAIGN = 400_000_000;

/** Why another picture cannot be added. */
interface Room {
  readonly hasPlace: boolean;
  readonly hasUserRoom: boolean;
  readonly hasCampaignRoom: boolean;
}
const room = { hasPlace: z.boolean(), hasUserRoom: z.boolean(), hasCampaignRoom: z.boolean() };

/** SQL: room for a picture of seat $2 by user $3 for topic $4 of campaign $1. */
const ROOM = `SELECT
    (SELECT count(*) FROM picture p WHERE p.campaign_id = $1 AND p.topic = $4 AND p.seat = $2)
      < ${WRITE_UP.pictures} AS "hasPlace",
    (SELECT coalesce(sum(p.size), 0) FROM picture p WHERE p.added_by = $3) < ${MOST_OF_USER} AS "hasUserRoom",
    (SELECT coalesce(sum(p.size), 0) FROM picture p WHERE p.campaign_id = $1)
      < ${MOST_OF_CAMPAIGN} AS "hasCampaignRoom"`;

const ROOM_NOW: Statement<Room> = {
  name: 'room-for-picture',
  text: ROOM,
  row: z.object(room),
};

/**
 * One picture of each user and of each campaign at a time, since the limits count what is there. A separate statement,
 * because one that waits counts the rows from before the wait. The user comes first, so that two never wait for each
 * other.
 */
const LOCK: Statement<{ locked: string }> = {
  name: 'lock-pictures',
  text: `WITH own AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended($1::text, 4)))
    SELECT pg_advisory_xact_lock(hashtextextended($2::text, 5))::text AS locked FROM own`,
  row: z.object({ locked: z.string() }),
};

/** Until the transaction ends, nobody else adds pictures of the user or to the campaign. */
export async function lockPictures(client: pg.PoolClient, user: UserId, campaign: CampaignId): Promise<void> {
  await askOne(client, LOCK, [user, campaign]);
}

const HAS_ROOM: Statement<{ is: boolean }> = {
  name: 'are-pictures-within-limits',
  text: `SELECT (SELECT coalesce(sum(p.size), 0) FROM picture p WHERE p.added_by = $2) <= ${MOST_OF_USER}
      AND (SELECT coalesce(sum(p.size), 0) FROM picture p WHERE p.campaign_id = $1) <= ${MOST_OF_CAMPAIGN} AS is`,
  row: z.object({ is: z.boolean() }),
};

/** Whether all pictures of the user and of the campaign together, with those just added, are within their limits. */
export const hasPictureRoom = async (client: pg.PoolClient, campaign: CampaignId, user: UserId): Promise<boolean> =>
  (await askOnly(client, HAS_ROOM, [campaign, user])).is;

interface Added extends Room {
  readonly isHeld: boolean;
  readonly id: string | null;
}

/** $5 round, $6 now, $7 caption, $8 width, $9 height, $10 full, $11 small. A first picture begins the write-up. */
const ADD: Statement<Added> = {
  name: 'add-picture',
  text: `WITH held AS (${HELD_SEAT}), room AS (${ROOM}), begun AS (
      INSERT INTO write_up (campaign_id, topic, seat, title, text, round, begun_at, saved_at)
      SELECT $1, $4, h.seat, '', '', $5, $6, $6 FROM held h, room r
      WHERE r."hasPlace" AND r."hasUserRoom" AND r."hasCampaignRoom"
      ON CONFLICT (campaign_id, topic, seat) DO UPDATE SET saved_at = $6
      RETURNING seat
    ), made AS (
      INSERT INTO picture (campaign_id, topic, seat, place, caption, width, height, "full", small, size, added_by, added_at)
      SELECT $1, $4, b.seat,
        (SELECT coalesce(max(p.place), 0) + 1 FROM picture p
          WHERE p.campaign_id = $1 AND p.topic = $4 AND p.seat = b.seat),
        $7, $8, $9, $10::bytea, $11::bytea, octet_length($10::bytea) + octet_length($11::bytea), $3, $6
      FROM begun b RETURNING id
    )
    SELECT EXISTS (SELECT FROM held) AS "isHeld", room.*, made.id FROM room LEFT JOIN made ON true`,
  row: z.object({ ...room, isHeld: z.boolean(), id: z.string().nullable() }),
};

function lacking({ hasPlace, hasUserRoom, hasCampaignRoom }: Room): Refusal | null {
  if (!hasPlace) return { code: 'too-many-pictures' };
  if (!hasUserRoom) return { code: 'pictures-of-user-full' };
  return hasCampaignRoom ? null : { code: 'pictures-of-campaign-full' };
}

/** Why the seat may not add a picture now; null: it may. Adding checks it again. Asked before a picture is read. */
export async function pictureRefusal(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { topic, userId }: { readonly topic: string; readonly userId: UserId },
): Promise<Refusal | null> {
  if ((await writable(shell, campaign, seat, topic)) === null) return archivedOr(shell, campaign, 'not-to-write-up');
  const found = await askOne(shell.db.pool, ROOM_NOW, [campaign, seat, userId, topic]);
  return found === null ? null : lacking(found);
}

/** Adds a picture to the seat's write-up of a topic. */
export async function addPicture(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { topic, caption, width, height, full, small, userId }: NewPicture,
): Promise<Result<{ readonly id: string }, Refusal>> {
  const may = await writable(shell, campaign, seat, topic);
  if (may === null) return failed(await archivedOr(shell, campaign, 'not-to-write-up'));
  const bytes = [Buffer.from(full), Buffer.from(small)];
  const values = [campaign, seat, userId, topic, may.round, shell.now(), caption, width, height, ...bytes];
  const added = await inTransaction(shell.db.pool, async (client) => {
    await keepCampaign(client, campaign);
    await lockPictures(client, userId, campaign);
    return askOne(client, ADD, values);
  });
  if (added === null || !added.isHeld) return failed(await archivedOr(shell, campaign, 'not-yours'));
  if (added.id === null) return failed(lacking(added) ?? { code: 'not-yours' });
  await tellReaders(shell, campaign, topic, seat);
  return ok({ id: added.id });
}

const bytesOf = (column: '"full"' | 'small', name: string): Statement<{ bytes: Uint8Array }> => ({
  name,
  text: `SELECT p.${column} AS bytes FROM picture p
    WHERE p.campaign_id = $1 AND p.id = $2 AND ('seat:' || p.seat = $3 OR ${isTold('p.topic', '$3')})`,
  row: z.object({ bytes: z.instanceof(Uint8Array) }),
});
const BYTES = { full: bytesOf('"full"', 'full-picture'), small: bytesOf('small', 'small-picture') } as const;

/** A picture as WebP, if the viewer may read its write-up; null: there is none for this viewer. */
export async function picture(
  shell: Shell,
  campaign: CampaignId,
  viewer: Viewer,
  { id, size }: { readonly id: string; readonly size: PictureSize },
): Promise<Uint8Array | null> {
  return (await askOne(shell.db.pool, BYTES[size], [campaign, id, viewerKey(viewer)]))?.bytes ?? null;
}
