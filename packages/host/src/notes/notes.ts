import { failed, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { isReferee } from '../access/in-charge.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { typedText } from '../vocabulary/plain-text.ts';
import { type Done, done } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { NOTE_LENGTH, type Note, type Notes, type NoteWriting } from './types.ts';

/** How many notes a seat, or the referees together, may have in a campaign. */
const MOST = 200;

const LIST: Statement<Note> = {
  name: 'notes',
  text: `SELECT subject, text, by, saved_at AS "savedAt" FROM note WHERE campaign_id = $1 AND reader = $2
    ORDER BY saved_at DESC, subject`,
  row: z.object({
    subject: z.string(),
    text: z.string(),
    by: z.string(),
    savedAt: z.date().transform((at) => at.toISOString()),
  }),
};

const list = ({ db }: Shell, campaign: CampaignId, viewer: Viewer): Promise<readonly Note[]> =>
  ask(db.pool, LIST, [campaign, viewerKey(viewer)]);

/**
 * $2 the reader, $3 the user: a referee writes for the referees, a player or deputy for their seat. Nobody in the
 * lobby.
 */
const PLACE = `SELECT c.id, u.display_name AS by, c.archived_at IS NOT NULL AS "isArchived"
      FROM campaign c JOIN "user" u ON u.id = $3
      WHERE c.id = $1 AND c.status <> 'lobby' AND CASE WHEN $2 = 'referee' THEN ${isReferee('$3')} ELSE EXISTS (
          SELECT FROM seat s WHERE s.campaign_id = c.id AND 'seat:' || s.seat = $2 AND ${isPlayerOf('s', '$3')}
        ) OR EXISTS (
          SELECT FROM deputy y WHERE y.campaign_id = c.id AND 'seat:' || y.seat = $2 AND y.user_id = $3
        ) END`;

interface Written {
  readonly isAllowed: boolean;
  readonly isArchived: boolean;
  readonly hasRoom: boolean;
}

const written = z.object({ isAllowed: z.boolean(), isArchived: z.boolean(), hasRoom: z.boolean() });

/** As SQL: whether the user may write here at all, and whether nobody may any longer. */
const ALLOWED = `EXISTS (SELECT FROM place) AS "isAllowed",
      EXISTS (SELECT FROM place p WHERE p."isArchived") AS "isArchived"`;

/** $4 what it is about, $5 text, $6 now. */
const WRITE: Statement<Written> = {
  name: 'write-note',
  text: `WITH place AS (${PLACE}), room AS (
      SELECT count(*) < ${MOST} AS "hasRoom" FROM note WHERE campaign_id = $1 AND reader = $2 AND subject <> $4
    ), made AS (
      INSERT INTO note (campaign_id, reader, subject, text, by, saved_at)
      SELECT p.id, $2, $4, $5, p.by, $6 FROM place p, room r WHERE r."hasRoom" AND NOT p."isArchived"
      ON CONFLICT (campaign_id, reader, subject) DO UPDATE
        SET text = excluded.text, by = excluded.by, saved_at = excluded.saved_at
      RETURNING 1
    )
    SELECT ${ALLOWED}, r."hasRoom" FROM room r LEFT JOIN made ON true`,
  row: written,
};

const REMOVE: Statement<Written> = {
  name: 'remove-note',
  text: `WITH place AS (${PLACE}), gone AS (
      DELETE FROM note n USING place p WHERE NOT p."isArchived" AND n.campaign_id = p.id AND n.reader = $2 AND n.subject = $4 RETURNING 1
    )
    SELECT ${ALLOWED}, true AS "hasRoom" FROM (SELECT count(*) FROM gone) AS g`,
  row: written,
};

/** Writes, changes or removes a note. Notifies the owners' other open pages, nobody else. */
async function write(shell: Shell, campaign: CampaignId, viewer: Viewer, writing: NoteWriting): Promise<Done> {
  const [subject, text, reader] = [writing.subject, typedText(writing.text), viewerKey(viewer)];
  if (text.length > NOTE_LENGTH.text || subject.length > NOTE_LENGTH.subject) return failed({ code: 'too-long' });
  const about = [campaign, reader, writing.by, subject];
  const made =
    text === ''
      ? await askOne(shell.db.pool, REMOVE, about)
      : await askOne(shell.db.pool, WRITE, [...about, text, shell.now()]);
  if (made?.isAllowed !== true) return failed({ code: 'not-yours' });
  if (made.isArchived) return failed({ code: 'archived' });
  if (!made.hasRoom) return failed({ code: 'too-many-notes' });
  shell.changes.tellDesk(campaign, [reader]);
  return done;
}

export const notesOf = (shell: Shell): Notes => ({
  list: (campaign, viewer) => list(shell, campaign, viewer),
  write: (campaign, viewer, writing) => write(shell, campaign, viewer, writing),
});
