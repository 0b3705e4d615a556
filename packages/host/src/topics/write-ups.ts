import { type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { isFresh, isTold, topicsNow, writable } from './topic.ts';
import type { WriteUp, WriteUpLine, WriteUpList, WriteUps } from './types.ts';

const instant = z.date().transform((at) => at.toISOString());

const OF_TOPIC: Statement<WriteUp> = {
  name: 'write-ups',
  text: `SELECT w.seat, w.title, w.text, w.saved_at AS "savedAt",
      (SELECT coalesce(json_agg(json_build_object(
          'id', p.id, 'caption', p.caption, 'width', p.width, 'height', p.height) ORDER BY p.place), '[]')
        FROM picture p WHERE p.campaign_id = w.campaign_id AND p.topic = w.topic AND p.seat = w.seat) AS pictures
    FROM write_up w JOIN seat s ON s.campaign_id = w.campaign_id AND s.seat = w.seat
    WHERE w.campaign_id = $1 AND w.topic = $2 AND ('seat:' || w.seat = $3 OR ${isTold('w.topic', '$3')})
    ORDER BY s.position`,
  row: z.object({
    seat: seatSchema,
    title: z.string(),
    text: z.string(),
    savedAt: instant,
    pictures: z.array(z.object({ id: z.string(), caption: z.string(), width: z.number(), height: z.number() })),
  }),
};

const TOLD: Statement<{ is: boolean }> = {
  name: 'is-told',
  text: `SELECT ${isTold('$2', '$3')} AS is`,
  row: z.object({ is: z.boolean() }),
};

/** The write-ups of a topic: the viewer's own, and those of others once the viewer has learned how it ended. */
export async function writeUps(shell: Shell, campaign: CampaignId, viewer: Viewer, topic: string): Promise<WriteUps> {
  const values = [campaign, topic, viewerKey(viewer)];
  const [found, told, mayWrite] = await Promise.all([
    ask(shell.db.pool, OF_TOPIC, values),
    askOne(shell.db.pool, TOLD, values),
    viewer.kind === 'seat' ? writable(shell, campaign, viewer.seat, topic) : null,
  ]);
  return { writeUps: found, isTold: told?.is === true, mayWrite: mayWrite !== null };
}

/** How many are listed: the newest. */
const LISTED = 200;

const LIST: Statement<WriteUpLine> = {
  name: 'write-up-list',
  text: `SELECT w.topic, w.seat, w.title, w.round, w.saved_at AS "savedAt",
      strpos(w.topic, '~') > 0 AS "isUndone",
      (SELECT count(*)::int FROM picture p
        WHERE p.campaign_id = w.campaign_id AND p.topic = w.topic AND p.seat = w.seat) AS pictures
    FROM write_up w WHERE w.campaign_id = $1 AND ('seat:' || w.seat = $2 OR ${isTold('w.topic', '$2')})
    ORDER BY w.begun_at DESC, w.topic, w.seat LIMIT ${LISTED}`,
  row: z.object({
    topic: z.string(),
    seat: seatSchema,
    title: z.string(),
    round: z.number().nullable(),
    pictures: z.number(),
    isUndone: z.boolean(),
    savedAt: instant,
  }),
};

const TO_WRITE: Statement<WriteUpList['toWrite'][number]> = {
  name: 'topics-to-write',
  text: `SELECT o.topic, min(o.round) AS round FROM topic_outcome o
    WHERE o.campaign_id = $1 AND $2 = ANY (o.seats) AND ${isFresh('$3::int')} AND NOT EXISTS (
      SELECT FROM write_up w WHERE w.campaign_id = o.campaign_id AND w.topic = o.topic AND w.seat = $2)
    GROUP BY o.topic ORDER BY min(o.n), o.topic`,
  row: z.object({ topic: z.string(), round: z.number().nullable() }),
};

/** All write-ups that the viewer may read, newest first, and topics that the viewer's seat may still write up. */
export async function writeUpList(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<WriteUpList> {
  const found = await ask(shell.db.pool, LIST, [campaign, viewerKey(viewer)]);
  if (viewer.kind !== 'seat') return { writeUps: found, toWrite: [] };
  const now = await topicsNow(shell, campaign, viewer);
  if (now === null) return { writeUps: found, toWrite: [] };
  return { writeUps: found, toWrite: await ask(shell.db.pool, TO_WRITE, [campaign, viewer.seat, now.round]) };
}
