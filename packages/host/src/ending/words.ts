import { SEAT_PATTERN } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { GAZETTE_LENGTH } from '../gazette/types.ts';
import { madePlain, plainText } from '../vocabulary/plain-text.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const round = z.int().min(0).max(10_000);

const headlineSchema = z.object({
  round,
  title: plainText(GAZETTE_LENGTH.title).min(1),
  lead: plainText(GAZETTE_LENGTH.lead),
  by: plainText(80),
  savedAt: z.iso.datetime({ offset: true }),
});
const communiqueSchema = z.object({
  round,
  seat: z.string().regex(SEAT_PATTERN),
  text: plainText(GAZETTE_LENGTH.communique).min(1),
  savedAt: z.iso.datetime({ offset: true }),
});

/** What people wrote for the gazette of a war, as everybody can read it, without anything withheld. */
export const wordsSchema = z.object({
  headlines: z.array(headlineSchema).max(2_000),
  communiques: z.array(communiqueSchema).max(20_000),
});
type Words = z.infer<typeof wordsSchema>;

const typed = z.string().transform(madePlain);
const foundSchema = z.object({
  headlines: z.array(z.object({ ...headlineSchema.shape, title: typed, lead: typed })),
  communiques: z.array(z.object({ ...communiqueSchema.shape, text: typed })),
});

const READ: Statement<Words> = {
  name: 'archive-words',
  text: `SELECT
      (SELECT coalesce(json_agg(json_build_object('round', h.round, 'title', h.title, 'lead', h.lead, 'by', h.by,
          'savedAt', h.saved_at) ORDER BY h.round), '[]') FROM headline h WHERE h.campaign_id = $1) AS headlines,
      (SELECT coalesce(json_agg(json_build_object('round', q.round, 'seat', q.seat, 'text', q.text,
          'savedAt', q.saved_at) ORDER BY q.round, q.seat), '[]')
        FROM communique q WHERE q.campaign_id = $1 AND q.withheld IS NULL) AS communiques`,
  row: foundSchema,
};

/** The texts of a finished war's gazette, for its archive. */
export const wordsIn = (pool: pg.Pool, campaign: CampaignId) => askOne(pool, READ, [campaign]);

const WRITE: Statement<{ all: number }> = {
  name: 'import-words',
  text: `WITH heads AS (
      INSERT INTO headline (campaign_id, round, title, lead, by, saved_at)
      SELECT $1, h.round, h.title, h.lead, h.by, h."savedAt" FROM jsonb_to_recordset($2::jsonb)
        AS h (round int, title text, lead text, by text, "savedAt" timestamptz)
      ON CONFLICT DO NOTHING
    ), told AS (
      INSERT INTO communique (campaign_id, round, seat, text, saved_at)
      SELECT $1, q.round, q.seat, q.text, q."savedAt" FROM jsonb_to_recordset($3::jsonb)
        AS q (round int, seat text, text text, "savedAt" timestamptz)
      WHERE EXISTS (SELECT FROM seat s WHERE s.campaign_id = $1 AND s.seat = q.seat)
      ON CONFLICT DO NOTHING
    ) SELECT 1 AS "all"`,
  row: z.object({ all: z.number() }),
};

/** Keeps the texts that came with an archive. No replay proves them, just as none proves a name. */
export async function writeWords(client: pg.PoolClient, campaign: CampaignId, words: Words): Promise<void> {
  await askOne(client, WRITE, [campaign, JSON.stringify(words.headlines), JSON.stringify(words.communiques)]);
}
