import type { SeatId, Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { REFEREES, refereesSchema } from '../reading/referees.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import type { Boxes, BoxLine, BoxMessage, BoxMessages } from './types.ts';

/** How many messages are read at a time. */
const PAGE = 50;

const BOX: Statement<{ isOpen: boolean; referees: readonly string[] }> = {
  name: 'box',
  text: `SELECT c.status <> 'lobby' AND c.archived_at IS NULL AS "isOpen", ${REFEREES} AS referees FROM campaign c WHERE c.id = $1`,
  row: z.object({ isOpen: z.boolean(), referees: refereesSchema }),
};

/**
 * SQL: whether a reader of the box of the seat `s` may read its message `m`. Referees may read all; a player who took the
 * seat over none that the one before them wrote or got.
 */
const readable = (message: string, byReferee: string): string =>
  `(${byReferee} OR s.held_since IS NULL OR ${message}.sent_at >= s.held_since)`;

/** $2 the seat whose box is asked for, null: all; $3 whether a referee asks. */
const BOXES: Statement<BoxLine> = {
  name: 'boxes',
  text: `SELECT s.seat, l.line AS last,
      (SELECT count(*)::int FROM box_message u WHERE u.campaign_id = s.campaign_id AND u.seat = s.seat
        AND u.from_referee <> $3 AND u.n > coalesce(r.up_to, 0) AND ${readable('u', '$3')}) AS unread
    FROM seat s
    LEFT JOIN box_read r ON r.campaign_id = s.campaign_id AND r.seat = s.seat AND r.by_referee = $3
    LEFT JOIN LATERAL (
      SELECT json_build_object('isFromReferee', m.from_referee, 'by', m.by, 'text', m.text, 'at', m.sent_at) AS line
      FROM box_message m WHERE m.campaign_id = s.campaign_id AND m.seat = s.seat AND ${readable('m', '$3')} ORDER BY m.n DESC LIMIT 1
    ) AS l ON true
    WHERE s.campaign_id = $1 AND ($2::text IS NULL OR s.seat = $2) AND NOT s.plays_itself ORDER BY s.position`,
  row: z.object({
    seat: seatSchema,
    unread: z.number(),
    last: z
      .object({
        isFromReferee: z.boolean(),
        by: z.string(),
        text: z.string(),
        at: z.string().transform((at) => new Date(at).toISOString()),
      })
      .nullable(),
  }),
};

/** The boxes of a viewer; a spectator has none. */
export async function boxes({ db }: Shell, campaign: CampaignId, viewer: Viewer): Promise<Boxes> {
  const found = viewer.kind === 'spectator' ? null : await askOne(db.pool, BOX, [campaign]);
  if (found === null) return { mayWrite: false, boxes: [] };
  const isReferee = viewer.kind === 'referee';
  const seat = viewer.kind === 'seat' ? viewer.seat : null;
  return {
    mayWrite: found.isOpen && found.referees.length > 0,
    boxes: await ask(db.pool, BOXES, [campaign, seat, isReferee]),
  };
}

const MESSAGES: Statement<BoxMessage> = {
  name: 'box-messages',
  text: `SELECT m.n, m.from_referee AS "isFromReferee", m.by, m.text, m.sent_at AS at FROM box_message m
    JOIN seat s ON s.campaign_id = m.campaign_id AND s.seat = m.seat
    WHERE m.campaign_id = $1 AND m.seat = $2 AND ($3::int IS NULL OR m.n < $3) AND ${readable('m', '$4')} ORDER BY m.n DESC LIMIT ${PAGE + 1}`,
  row: z.object({
    n: z.number(),
    isFromReferee: z.boolean(),
    by: z.string(),
    text: z.string(),
    at: z.date().transform((at) => at.toISOString()),
  }),
};

/** Up to fifty messages of a seat's box, as far as the viewer may read them. */
export async function boxMessages(
  { db }: Shell,
  campaign: CampaignId,
  viewer: Viewer,
  { seat, before }: { readonly seat: SeatId; readonly before: number | null },
): Promise<BoxMessages> {
  const found = await ask(db.pool, MESSAGES, [campaign, seat, before, viewer.kind === 'referee']);
  return { messages: found.slice(0, PAGE).reverse(), hasEarlier: found.length > PAGE };
}

/** Read messages stay read, and a message that was never written cannot be marked read. */
const READ: Statement<{ upTo: number }> = {
  name: 'read-box',
  text: `INSERT INTO box_read (campaign_id, seat, by_referee, up_to)
    SELECT $1, $2, $3, least($4::int, max(m.n)) FROM box_message m WHERE m.campaign_id = $1 AND m.seat = $2
    HAVING max(m.n) IS NOT NULL
    ON CONFLICT (campaign_id, seat, by_referee) DO UPDATE SET up_to = excluded.up_to WHERE box_read.up_to < excluded.up_to
    RETURNING up_to AS "upTo"`,
  row: z.object({ upTo: z.number() }),
};

/** Notes up to which message a seat or the referees have read. Notifies their other open pages, nobody else. */
export async function markBoxRead(
  shell: Shell,
  campaign: CampaignId,
  viewer: Viewer,
  { seat, upTo }: { readonly seat: SeatId; readonly upTo: number },
): Promise<void> {
  const isReferee = viewer.kind === 'referee';
  const noted = await askOne(shell.db.pool, READ, [campaign, seat, isReferee, upTo]);
  if (noted !== null) shell.changes.tellDesk(campaign, [isReferee ? 'referee' : `seat:${seat}`]);
}
