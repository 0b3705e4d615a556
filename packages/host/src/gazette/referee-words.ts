import { failed, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isReferee } from '../access/in-charge.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, inTransaction, type Statement } from '../database/statement.ts';
import type { DeedFacts } from '../deeds/facts.ts';
import { noteDeed } from '../deeds/log.ts';
import type { Deed } from '../deeds/types.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { typedText } from '../vocabulary/plain-text.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { roundLines } from './rounds.ts';
import { GAZETTE_LENGTH, type LettingStand, type NewHeadline, type Withholding } from './types.ts';
import { headlineRefusal, lastClosed } from './words.ts';

/** SQL: the campaign `c`, which has begun, and its referee `u`. $1 the campaign, $2 the user. */
const REFEREE = `campaign c JOIN "user" u ON u.id = $2
    WHERE c.id = $1 AND c.status <> 'lobby' AND ${isReferee('$2')}`;

const written = z.object({ round: z.number() });
type Written = z.infer<typeof written>;

const SET_HEADLINE: Statement<Written> = {
  name: 'set-headline',
  text: `INSERT INTO headline (campaign_id, round, title, lead, by, saved_at)
    SELECT c.id, $3, $4, $5, u.display_name, $6 FROM ${REFEREE} AND c.archived_at IS NULL
    ON CONFLICT (campaign_id, round) DO UPDATE
      SET title = excluded.title, lead = excluded.lead, by = excluded.by, saved_at = excluded.saved_at
    RETURNING round`,
  row: written,
};

const DROP_HEADLINE: Statement<Written> = {
  name: 'drop-headline',
  text: 'DELETE FROM headline WHERE campaign_id = $1 AND round = $2 RETURNING round',
  row: written,
};

const REFEREEING: Statement<{ opening: number; isArchived: boolean }> = {
  name: 'may-write-headline',
  text: `SELECT c.opening, c.archived_at IS NOT NULL AS "isArchived" FROM ${REFEREE}`,
  row: z.object({ opening: z.number(), isArchived: z.boolean() }),
};

/** A referee's deed at the gazette, to be noted. */
interface Doing {
  readonly campaign: CampaignId;
  readonly by: UserId;
}

/** What was done. */
interface GazetteDeed {
  readonly deed: Deed;
  readonly seats?: readonly SeatId[];
  /** Only referees read it; empty: none is required. */
  readonly reason: string;
  /** Whether only referees learn that it was done. */
  readonly isTold: boolean;
  readonly facts?: DeedFacts;
}

/** Does something to the gazette and notes it, in one transaction, if the user is a referee. */
async function refereed(
  shell: Shell,
  { campaign, by }: Doing,
  task: (client: pg.PoolClient, now: Date) => Promise<GazetteDeed | Refusal | null>,
): Promise<Done> {
  const now = shell.now();
  const outcome = await inTransaction(shell.db.pool, async (client): Promise<GazetteDeed | Refusal | null> => {
    await keepCampaign(client, campaign);
    const held = await askOne(client, REFEREEING, [campaign, by]);
    if (held === null) return { code: 'not-referee' };
    if (held.isArchived) return { code: 'archived' };
    const made = await task(client, now);
    if (made === null || 'code' in made) return made;
    const { seats = [], reason: text, isTold, ...what } = made;
    const why = { reason: { text, isKept: text !== '' }, readers: isTold ? 'all' : [] } as const;
    await noteDeed(client, { campaign, by, minutes: null, opening: held.opening, now, seats, ...what, ...why });
    return made;
  });
  if (outcome !== null && 'code' in outcome) return failed(outcome);
  // What anyone can read has changed: pages that were kept are drawn again.
  if (outcome?.isTold) await tellLobby(shell, campaign);
  return done;
}

/**
 * Writes the headline of the last closed round, with a short lead, until the next one is closed; a referee may. Without
 * a title the issue gets the one that its events make. An imported war keeps its headlines.
 */
export async function setHeadline(shell: Shell, campaign: CampaignId, by: UserId, wanted: NewHeadline): Promise<Done> {
  const [title, lead] = [typedText(wanted.title), typedText(wanted.lead)];
  if (title.length > GAZETTE_LENGTH.title || lead.length > GAZETTE_LENGTH.lead) return failed({ code: 'too-long' });
  const last = await lastClosed(shell, campaign);
  return refereed(shell, { campaign, by }, async (client, now) => {
    const code = await headlineRefusal(client, campaign);
    if (code !== null) return { code };
    if (last !== wanted.round) return { code: 'closed' };
    const changed =
      title === ''
        ? await askOne(client, DROP_HEADLINE, [campaign, wanted.round])
        : await askOne(client, SET_HEADLINE, [campaign, by, wanted.round, title, lead, now]);
    const facts = { of: 'text', text: title } as const;
    return changed === null ? null : { deed: 'headline', reason: '', isTold: true, facts };
  });
}

/** The communiqué is locked first, so that when two referees settle the same complaints one waits for the other. */
const SETTLE: Statement<Written> = {
  name: 'settle-complaints',
  text: `WITH about AS MATERIALIZED (
      SELECT campaign_id, round, seat FROM communique WHERE campaign_id = $1 AND round = $2 AND seat = $3 FOR NO KEY UPDATE
    )
    UPDATE complaint p SET settled_at = $4 FROM about a
    WHERE p.campaign_id = a.campaign_id AND p.round = a.round AND p.seat = a.seat AND p.settled_at IS NULL
    RETURNING p.round`,
  row: written,
};

const WITHHOLD: Statement<Written> = {
  name: 'withhold-communique',
  text: `UPDATE communique SET withheld = $4 WHERE campaign_id = $1 AND round = $2 AND seat = $3
    AND (withheld IS NULL) = ($4::text IS NOT NULL) RETURNING round`,
  row: written,
};

/**
 * Withholds a communiqué, or shows it again, with a reason that only referees can read; a referee may. That settles the
 * complaints about it. Everybody learns that it was done.
 */
export async function withholdCommunique(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { round, seat, isWithheld, reason: given }: Withholding,
): Promise<Done> {
  const reason = typedText(given);
  if (!isReason(reason)) return failed({ code: 'no-reason' });
  // An unpublished issue has nothing to withhold, and nobody learns what will be in it.
  const isClosed = (await roundLines(shell, campaign)).some((line) => line.round === round && line.isClosed);
  return refereed(shell, { campaign, by }, async (client, now) => {
    if (!isClosed) return { code: 'no-communique' };
    const about = [campaign, round, seat];
    if ((await askOne(client, WITHHOLD, [...about, isWithheld ? reason : null])) === null)
      return { code: 'no-communique' };
    await ask(client, SETTLE, [...about, now]);
    return { deed: isWithheld ? 'withhold' : 'show-again', seats: [seat], reason, isTold: true, facts: issue(round) };
  });
}

const issue = (round: number): DeedFacts => ({ of: 'phase', round, phase: null });

const isReason = (text: string): boolean => text !== '' && text.length <= GAZETTE_LENGTH.reason;

/** Lets a communiqué stand despite complaints; a referee may. Only referees learn of it and of the complaints. */
export async function letStand(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { round, seat, reason: given }: LettingStand,
): Promise<Done> {
  const reason = typedText(given);
  if (!isReason(reason)) return failed({ code: 'no-reason' });
  return refereed(shell, { campaign, by }, async (client, now) => {
    const settled = await ask(client, SETTLE, [campaign, round, seat, now]);
    return settled.length === 0
      ? null
      : { deed: 'let-stand', seats: [seat], reason, isTold: false, facts: issue(round) };
  });
}
