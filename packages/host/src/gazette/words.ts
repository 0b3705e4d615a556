import { failed, type SeatId, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, askOne, type Connection, type Statement } from '../database/statement.ts';
import { actsFor } from '../seats/acts-for.ts';
import type { Shell } from '../shell/shell.ts';
import { typedText } from '../vocabulary/plain-text.ts';
import { type Done, done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { openComplaints } from './complaints.ts';
import { COMMUNIQUES, HEADLINE } from './read-words.ts';
import { openRound, roundLines } from './rounds.ts';
import { GAZETTE_LENGTH, type GazetteDesk, type NewCommunique } from './types.ts';

/** The last closed round, whose headline may be written. */
export async function lastClosed(shell: Shell, campaign: CampaignId): Promise<number | null> {
  return (await roundLines(shell, campaign)).findLast(({ isClosed }) => isClosed)?.round ?? null;
}

const HEADLINE_REFUSAL: Statement<{ code: GazetteDesk['headlineRefusal'] }> = {
  name: 'headline-refusal',
  text: `SELECT CASE WHEN archived_at IS NOT NULL THEN 'archived' WHEN imported IS NOT NULL THEN 'imported' END AS code
    FROM campaign WHERE id = $1`,
  row: z.object({ code: z.enum(['archived', 'imported']).nullable() }),
};

/** Why nobody can write headlines of the war; null: its referees can. */
export async function headlineRefusal(on: Connection, campaign: CampaignId): Promise<GazetteDesk['headlineRefusal']> {
  return (await askOne(on, HEADLINE_REFUSAL, [campaign]))?.code ?? null;
}

/** What the viewer may write for the gazette now, and what is there. */
export async function gazetteDesk(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<GazetteDesk> {
  const closed = viewer.kind === 'referee' ? await lastClosed(shell, campaign) : null;
  const open = viewer.kind === 'seat' ? await openRound(shell, campaign) : null;
  const own = open === null ? [] : await ask(shell.db.pool, COMMUNIQUES, [campaign, open.round]);
  return {
    closed,
    headline: closed === null ? null : await askOne(shell.db.pool, HEADLINE, [campaign, closed]),
    headlineRefusal: viewer.kind === 'referee' ? await headlineRefusal(shell.db.pool, campaign) : null,
    communiques: closed === null ? [] : await ask(shell.db.pool, COMMUNIQUES, [campaign, closed]),
    complaints: viewer.kind === 'referee' ? await openComplaints(shell, campaign) : [],
    open: open?.round ?? null,
    own: own.find(({ seat }) => viewer.kind === 'seat' && seat === viewer.seat)?.text ?? null,
  };
}

const written = z.object({ round: z.number() });
type Written = z.infer<typeof written>;

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

/** The words of a seat's player or deputy, and where they belong. */
export interface Saying extends NewCommunique {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly by: UserId;
}

/** Writes a communiqué for the issue of the open round, to appear once that is closed. An empty text takes it back. */
export async function sayCommunique(shell: Shell, { campaign, seat, by, round, text: given }: Saying): Promise<Done> {
  const text = typedText(given);
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
