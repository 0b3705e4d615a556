import type { Result } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { askOnly, type Statement } from '../../database/statement.ts';
import { hasPictureRoom, lockPictures } from '../../topics/pictures.ts';
import { isTold } from '../../topics/topic.ts';
import type { EncodedPicture } from '../../topics/types.ts';
import type { Refusal } from '../../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../../vocabulary/types.ts';
import type { ArchivedWriteUps } from '../write-ups.ts';

/** Re-encodes a picture of an archive; a problem: it is not a picture, or cannot be read. */
export type ReadPicture = (bytes: Uint8Array) => Promise<Result<EncodedPicture, unknown>>;

/** Only of topics whose end everybody could read in the log. */
const TEXT: Statement<{ count: number }> = {
  name: 'import-write-up',
  text: `WITH made AS (
      INSERT INTO write_up (campaign_id, topic, seat, title, text, round, begun_at, saved_at)
      SELECT $1, $2::text, s.seat, $4, $5, $6::int, $7::timestamptz, $8::timestamptz FROM seat s
      WHERE s.campaign_id = $1 AND s.seat = $3 AND ${isTold('$2::text', "'spectator'")} RETURNING seat
    ) SELECT count(*)::int AS count FROM made`,
  row: z.object({ count: z.number() }),
};

const PICTURE: Statement<{ id: string }> = {
  name: 'import-picture',
  text: `INSERT INTO picture (campaign_id, topic, seat, place, caption, width, height, "full", small, size, added_by,
      added_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::bytea, $9::bytea, octet_length($8::bytea) + octet_length($9::bytea), $10, $11)
    RETURNING id`,
  row: z.object({ id: z.string() }),
};

interface Bringing {
  readonly campaign: CampaignId;
  readonly by: UserId;
  readonly readPicture: ReadPicture;
  /** Whether there is no time left for another picture. */
  readonly isLate: () => boolean;
}

/** Keeps the write-ups that came with an archive, once its log is there. Returns the problem; null: there is none. */
export async function writeWriteUps(
  client: pg.PoolClient,
  writeUps: ArchivedWriteUps,
  bringing: Bringing,
): Promise<Refusal['code'] | null> {
  const { campaign } = bringing;
  for (const { topic, seat, title, text, round, begunAt, savedAt } of writeUps) {
    const values = [campaign, topic, seat, title, text, round, begunAt, savedAt];
    if ((await askOnly(client, TEXT, values)).count === 0) return 'archive-differs';
  }
  if (writeUps.every(({ pictures }) => pictures.length === 0)) return null;
  for (const one of writeUps) {
    const problem = await writePictures(client, one, bringing);
    if (problem !== null) return problem;
  }
  // Only now: nobody waits for this lock while pictures are read.
  await lockPictures(client, bringing.by, campaign);
  return (await hasPictureRoom(client, campaign, bringing.by)) ? null : 'pictures-of-user-full';
}

async function writePictures(
  client: pg.PoolClient,
  { topic, seat, pictures }: ArchivedWriteUps[number],
  { campaign, by, readPicture, isLate }: Bringing,
): Promise<Refusal['code'] | null> {
  for (const [i, { caption, addedAt, webp }] of pictures.entries()) {
    const read = await readPicture(Buffer.from(webp, 'base64'));
    if (!read.ok) return 'archive-picture';
    const { width, height, full, small } = read.value;
    const bytes = [Buffer.from(full), Buffer.from(small)];
    await askOnly(client, PICTURE, [campaign, topic, seat, i + 1, caption, width, height, ...bytes, by, addedAt]);
    if (isLate()) return 'import-too-slow';
  }
  return null;
}
