import { canonical, SEAT_PATTERN } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { isTold } from '../topics/topic.ts';
import { WRITE_UP } from '../topics/types.ts';
import { madePlain, plainText } from '../vocabulary/plain-text.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** How many pictures an archive has at most, how many bytes of them, and how many write-ups. */
const ARCHIVED = { pictures: 120, bytes: 24_000_000, writeUps: 5_000 } as const;

const instant = z.iso.datetime({ offset: true });

/** Write-ups in an uploaded archive. */
export const writeUpsSchema = z
  .array(
    z.object({
      topic: plainText(80).min(1),
      seat: z.string().regex(SEAT_PATTERN),
      round: z.int().min(0).max(10_000).nullable(),
      title: plainText(WRITE_UP.title),
      text: plainText(WRITE_UP.text),
      begunAt: instant,
      savedAt: instant,
      pictures: z
        .array(z.object({ caption: plainText(WRITE_UP.caption), addedAt: instant, webp: z.base64() }))
        .max(WRITE_UP.pictures),
    }),
  )
  .max(ARCHIVED.writeUps)
  .refine(isWithinLimits);
export type ArchivedWriteUps = z.infer<typeof writeUpsSchema>;

/** Whether each seat wrote once on a topic, and there are no more pictures than an archive may have. */
function isWithinLimits(all: readonly { topic: string; seat: string; pictures: readonly { webp: string }[] }[]) {
  const pictures = all.flatMap((one) => one.pictures);
  const bytes = pictures.reduce((sum, { webp }) => sum + (webp.length * 3) / 4, 0);
  const authors = new Set(all.map(({ topic, seat }) => `${seat} ${topic}`));
  // Base64 rounds the length of each picture up, by two bytes at most.
  const isShort = pictures.length <= ARCHIVED.pictures && bytes <= ARCHIVED.bytes + 2 * pictures.length;
  return isShort && authors.size === all.length;
}

/** SQL: write-ups `w` that everybody may read who may look at campaign $1. */
const PUBLIC = `w.campaign_id = $1 AND ${isTold('w.topic', "'spectator'")}`;

const textSchema = z.object({
  topic: z.string(),
  seat: z.string(),
  round: z.number().nullable(),
  title: z.string().transform(madePlain),
  text: z.string().transform(madePlain),
  begunAt: z.date().transform((at) => at.toISOString()),
  savedAt: z.date().transform((at) => at.toISOString()),
});

/** As many pictures as an archive may have: the first of each write-up, then the second of each, and so on. */
const CHOSEN: Statement<{ topic: string; seat: string; ids: string[] }> = {
  name: 'archive-pictures',
  text: `WITH ordered AS (
      SELECT p.topic, p.seat, p.place, p.id, count(*) OVER turns AS n, sum(octet_length(p."full")) OVER turns AS bytes
      FROM write_up w JOIN picture p ON p.campaign_id = w.campaign_id AND p.topic = w.topic AND p.seat = w.seat
      WHERE ${PUBLIC}
      WINDOW turns AS (ORDER BY p.place, w.begun_at, p.topic, p.seat ROWS UNBOUNDED PRECEDING)
    )
    SELECT topic, seat, array_agg(id::text ORDER BY place) AS ids FROM ordered
    WHERE n <= ${ARCHIVED.pictures} AND bytes <= ${ARCHIVED.bytes} GROUP BY topic, seat`,
  row: z.object({ topic: z.string(), seat: z.string(), ids: z.array(z.string()) }),
};

const TEXTS: Statement<z.infer<typeof textSchema>> = {
  name: 'archive-write-ups',
  text: `SELECT w.topic, w.seat, w.round, w.title, w.text, w.begun_at AS "begunAt", w.saved_at AS "savedAt"
    FROM write_up w WHERE ${PUBLIC} ORDER BY w.begun_at, w.topic, w.seat LIMIT ${ARCHIVED.writeUps}`,
  row: textSchema,
};

const PICTURE: Statement<{ caption: string; addedAt: string; webp: string }> = {
  name: 'archive-picture',
  text: `SELECT caption, added_at AS "addedAt", "full" AS webp FROM picture WHERE campaign_id = $1 AND id = $2`,
  row: z.object({
    caption: z.string().transform(madePlain),
    addedAt: z.date().transform((at) => at.toISOString()),
    webp: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes).toString('base64')),
  }),
};

/** The write-ups of a war that is over, as everybody may read them, as text of its archive: one picture at a time. */
export async function* writeUpPieces(pool: pg.Pool, campaign: CampaignId): AsyncGenerator<string> {
  const [texts, chosen] = await Promise.all([ask(pool, TEXTS, [campaign]), ask(pool, CHOSEN, [campaign])]);
  yield '[';
  for (const [i, one] of texts.entries()) {
    yield `${i === 0 ? '' : ','}\n${canonical(one).slice(0, -1)},"pictures":[`;
    const own = chosen.find(({ topic, seat }) => topic === one.topic && seat === one.seat);
    let isFirst = true;
    for (const id of own?.ids ?? []) {
      // Its author may have removed it meanwhile.
      const picture = await askOne(pool, PICTURE, [campaign, id]);
      if (picture === null) continue;
      yield `${isFirst ? '' : ','}${canonical(picture)}`;
      isFirst = false;
    }
    yield ']}';
  }
  yield ']';
}
