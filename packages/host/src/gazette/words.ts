import { failed, type SeatId, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { actsFor } from '../absence/acts-for.ts';
import { type Done, done } from '../lobby/seats.ts';
import { isReferee } from '../play/in-charge.ts';
import type { Shell } from '../shell.ts';
import { ask, askOne, type Statement } from '../statement.ts';
import type { CampaignId, UserId } from '../types.ts';
import { openComplaints } from './complaints.ts';
import { COMMUNIQUES, HEADLINE } from './read-words.ts';
import { openRound, roundLines } from './rounds.ts';
import {
  GAZETTE_LENGTH,
  type GazetteDesk,
  type NewCommunique,
  type NewHeadline,
  type WhichCommunique,
  type Withholding,
} from './types.ts';

/** The last closed round, whose headline may be written. */
async function lastClosed(shell: Shell, campaign: CampaignId): Promise<number | null> {
  return (await roundLines(shell, campaign)).findLast(({ isClosed }) => isClosed)?.round ?? null;
}

/** What the viewer may write for the gazette now, and what is there. */
export async function gazetteDesk(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<GazetteDesk> {
  const closed = viewer.kind === 'referee' ? await lastClosed(shell, campaign) : null;
  const open = viewer.kind === 'seat' ? await openRound(shell, campaign) : null;
  const own = open === null ? [] : await ask(shell.db.pool, COMMUNIQUES, [campaign, open.round]);
  return {
    closed,
    headline: closed === null ? null : await askOne(shell.db.pool, HEADLINE, [campaign, closed]),
    communiques: closed === null ? [] : await ask(shell.db.pool, COMMUNIQUES, [campaign, closed]),
    complaints: viewer.kind === 'referee' ? await openComplaints(shell, campaign) : [],
    open: open?.round ?? null,
    own: own.find(({ seat }) => viewer.kind === 'seat' && seat === viewer.seat)?.text ?? null,
  };
}

/** SQL: the campaign `c` and its referee `u`. $1 the campaign, $2 the user. */
const REFEREE = `campaign c JOIN "user" u ON u.id = $2
    WHERE c.id = $1 AND c.status <> 'lobby' AND c.archived_at IS NULL AND ${isReferee('$2')}`;

const written = z.object({ round: z.number() });
type Written = z.infer<typeof written>;

const SET_HEADLINE: Statement<Written> = {
  name: 'set-headline',
  text: `INSERT INTO headline (campaign_id, round, title, lead, by, saved_at)
    SELECT c.id, $3, $4, $5, u.display_name, $6 FROM ${REFEREE}
    ON CONFLICT (campaign_id, round) DO UPDATE
      SET title = excluded.title, lead = excluded.lead, by = excluded.by, saved_at = excluded.saved_at
    RETURNING round`,
  row: written,
};

const DROP_HEADLINE: Statement<Written> = {
  name: 'drop-headline',
  text: `DELETE FROM headline WHERE campaign_id = $1 AND round = $3 AND EXISTS (SELECT FROM ${REFEREE}) RETURNING round`,
  row: written,
};

const IS_REFEREE: Statement<{ is: boolean }> = {
  name: 'may-write-headline',
  text: `SELECT EXISTS (SELECT FROM ${REFEREE}) AS is`,
  row: z.object({ is: z.boolean() }),
};

const mayWriteHeadline = async (shell: Shell, campaign: CampaignId, by: UserId): Promise<boolean> =>
  (await askOne(shell.db.pool, IS_REFEREE, [campaign, by]))?.is === true;

/**
 * Writes the headline of the last closed round, with a short lead, until the next one is closed; a referee may. Without
 * a title the number has the one that its events make again.
 */
export async function setHeadline(shell: Shell, campaign: CampaignId, by: UserId, wanted: NewHeadline): Promise<Done> {
  const [title, lead] = [wanted.title.trim(), wanted.lead.trim()];
  if (title.length > GAZETTE_LENGTH.title || lead.length > GAZETTE_LENGTH.lead) return failed({ code: 'too-long' });
  if (!(await mayWriteHeadline(shell, campaign, by))) return failed({ code: 'not-referee' });
  if ((await lastClosed(shell, campaign)) !== wanted.round) return failed({ code: 'closed' });
  const about = [campaign, by, wanted.round];
  if (title === '') await askOne(shell.db.pool, DROP_HEADLINE, about);
  else await askOne(shell.db.pool, SET_HEADLINE, [...about, title, lead, shell.now()]);
  return done;
}

/** SQL: the campaign `c` in its open phase and the seat `s` that the user acts for. $1 the campaign, $2 the user, $3 the seat, $4 the phase. */
const PLAYER = `campaign c JOIN seat s ON s.campaign_id = c.id AND s.seat = $3 AND ${actsFor('s', '$2')}
    WHERE c.id = $1 AND c.opening = $4 AND c.status IN ('running', 'paused')`;

const PUBLISH: Statement<Written> = {
  name: 'publish-communique',
  text: `INSERT INTO communique (campaign_id, round, seat, text, saved_at)
    SELECT c.id, $5, s.seat, $6, $7 FROM ${PLAYER}
    ON CONFLICT (campaign_id, round, seat) DO UPDATE SET text = excluded.text, saved_at = excluded.saved_at, withheld = NULL
    RETURNING round`,
  row: written,
};

const UNPUBLISH: Statement<Written> = {
  name: 'unpublish-communique',
  text: `DELETE FROM communique q USING ${PLAYER} AND q.campaign_id = c.id AND q.seat = s.seat AND q.round = $5
    RETURNING q.round`,
  row: written,
};

/** What the player of a seat, or its deputy, says, and where. */
export interface Saying extends NewCommunique {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly by: UserId;
}

/** Says something to everybody, in the number of the open round, once it is closed. An empty text takes it back. */
export async function sayCommunique(shell: Shell, { campaign, seat, by, round, text: given }: Saying): Promise<Done> {
  const text = given.trim();
  if (text.length > GAZETTE_LENGTH.communique) return failed({ code: 'too-long' });
  const open = await openRound(shell, campaign);
  if (open === null || open.round !== round) return failed({ code: 'closed' });
  const about = [campaign, by, seat, open.opening, round];
  if (text === '') {
    await askOne(shell.db.pool, UNPUBLISH, about);
    return done;
  }
  const said = await askOne(shell.db.pool, PUBLISH, [...about, text, shell.now()]);
  return said === null ? failed({ code: 'closed' }) : done;
}

const WITHHOLD: Statement<Written> = {
  name: 'withhold-communique',
  text: `WITH settled AS (
      UPDATE complaint p SET settled_at = $6 WHERE p.campaign_id = $1 AND p.round = $3 AND p.seat = $4
        AND p.settled_at IS NULL AND EXISTS (SELECT FROM ${REFEREE})
    )
    UPDATE communique q SET withheld = $5 WHERE q.campaign_id = $1 AND q.round = $3 AND q.seat = $4
      AND EXISTS (SELECT FROM ${REFEREE}) RETURNING q.round`,
  row: written,
};

/**
 * Withholds what a seat said, with a reason that only referees read, or shows it again; a referee may. What readers
 * complained of is settled with it.
 */
export async function withholdCommunique(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { round, seat, reason }: Withholding,
): Promise<Done> {
  const why = reason?.trim() ?? null;
  if (why === '' || (why?.length ?? 0) > GAZETTE_LENGTH.reason) return failed({ code: 'no-reason' });
  if (!(await mayWriteHeadline(shell, campaign, by))) return failed({ code: 'not-referee' });
  // A number that has not appeared has nothing to withhold, and nobody learns what will be in it.
  const closed = (await roundLines(shell, campaign)).some((line) => line.round === round && line.isClosed);
  const withheld = closed ? await askOne(shell.db.pool, WITHHOLD, [campaign, by, round, seat, why, shell.now()]) : null;
  return withheld === null ? failed({ code: 'no-communique' }) : done;
}

const LET_STAND: Statement<Written> = {
  name: 'let-communique-stand',
  text: `UPDATE complaint p SET settled_at = $5 WHERE p.campaign_id = $1 AND p.round = $3 AND p.seat = $4
    AND p.settled_at IS NULL AND EXISTS (SELECT FROM ${REFEREE}) RETURNING p.round`,
  row: written,
};

/** Lets what a seat said stand, whatever readers complained of; a referee may. */
export async function letStand(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { round, seat }: WhichCommunique,
): Promise<Done> {
  if (!(await mayWriteHeadline(shell, campaign, by))) return failed({ code: 'not-referee' });
  await ask(shell.db.pool, LET_STAND, [campaign, by, round, seat, shell.now()]);
  return done;
}
