import { failed, type Instant, ok, type Result, type SeatId, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, inTransaction, type Statement } from '../database/statement.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import { head } from '../reading/head.ts';
import { archivedOr, isArchived } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { HELD_SEAT } from './save-write-up.ts';
import { topicsNow } from './topic.ts';
import type { ChosenTime, Meeting, ProposedTime } from './types.ts';

/** How many times a seat may propose for one topic. */
const MOST_TIMES = 5;
const YEAR = 366 * 24 * 3600 * 1000;

const MEETINGS: Statement<Meeting> = {
  name: 'meetings',
  text: `SELECT m.topic, m.n, m.seat, m.starts_at AS "startsAt", m.zone, (m.agreed_by IS NOT NULL OR m.seat IS NULL) AS "isAgreed"
    FROM meeting m WHERE m.campaign_id = $1 AND m.topic = ANY ($2::text[]) ORDER BY m.topic, m.starts_at, m.n`,
  row: z.object({
    topic: z.string(),
    n: z.number(),
    seat: seatSchema.nullable(),
    startsAt: z.date().transform((at) => at.toISOString()),
    zone: z.string(),
    isAgreed: z.boolean(),
  }),
};

/** The times proposed or agreed for topics in which the viewer has a part; the referee reads all of them. */
export async function meetings(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<readonly Meeting[]> {
  if (viewer.kind === 'spectator') return [];
  const now = await topicsNow(shell, campaign, viewer);
  const own = (now?.topics ?? []).filter(({ seats }) => viewer.kind === 'referee' || seats.includes(viewer.seat));
  return own.length === 0 ? [] : ask(shell.db.pool, MEETINGS, [campaign, own.map(({ id }) => id)]);
}

/** The seats that meet for a topic of this seat; null: it cannot meet anybody for it. */
async function meeting(shell: Shell, campaign: CampaignId, seat: SeatId, topic: string) {
  const now = await topicsNow(shell, campaign, { kind: 'seat', seat });
  const found = now?.topics.find(({ id, seats }) => id === topic && seats.includes(seat) && seats.length > 1);
  return found?.seats ?? null;
}

/** One change of the times of a topic at a time. A separate statement, since limits count what is there. */
export const LOCK: Statement<{ locked: string }> = {
  name: 'lock-meetings',
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1::text || ' ' || $2::text, 6))::text AS locked`,
  row: z.object({ locked: z.string() }),
};

interface Changed {
  readonly isHeld: boolean;
  readonly n: number | null;
}
const changedSchema = z.object({ isHeld: z.boolean(), n: z.number().nullable() });

const PROPOSE: Statement<Changed> = {
  name: 'propose-meeting',
  text: `WITH held AS (${HELD_SEAT}), made AS (
      INSERT INTO meeting (campaign_id, topic, n, seat, starts_at, zone, proposed_at)
      SELECT $1, $4, (SELECT coalesce(max(m.n), 0) + 1 FROM meeting m WHERE m.campaign_id = $1 AND m.topic = $4),
        h.seat, $5, $6, $7 FROM held h
      WHERE (SELECT count(*) FROM meeting m WHERE m.campaign_id = $1 AND m.topic = $4 AND m.seat = $2) < ${MOST_TIMES}
      RETURNING n
    )
    SELECT EXISTS (SELECT FROM held) AS "isHeld", (SELECT n FROM made) AS n`,
  row: changedSchema,
};

/**
 * The instant is named too: another time may have been proposed under the same number since. The others are dropped.
 */
const AGREE: Statement<Changed> = {
  name: 'agree-meeting',
  text: `WITH held AS (${HELD_SEAT}), chosen AS (
      UPDATE meeting m SET agreed_by = h.seat FROM held h
      WHERE m.campaign_id = $1 AND m.topic = $4 AND m.n = $5 AND m.starts_at = $6 AND m.seat <> h.seat RETURNING m.n
    ), others AS (
      DELETE FROM meeting m USING chosen c WHERE m.campaign_id = $1 AND m.topic = $4 AND m.n <> c.n
    )
    SELECT EXISTS (SELECT FROM held) AS "isHeld", (SELECT n FROM chosen) AS n`,
  row: changedSchema,
};

/**
 * The seat that proposed a time can take it back; either side can call off one that is agreed, or that a referee set.
 */
const WITHDRAW: Statement<Changed> = {
  name: 'withdraw-meeting',
  text: `WITH held AS (${HELD_SEAT}), gone AS (
      DELETE FROM meeting m USING held h WHERE m.campaign_id = $1 AND m.topic = $4 AND m.n = $5 AND m.starts_at = $6
        AND (m.seat = h.seat OR m.agreed_by IS NOT NULL OR m.seat IS NULL) RETURNING m.n
    )
    SELECT EXISTS (SELECT FROM held) AS "isHeld", (SELECT n FROM gone) AS n`,
  row: changedSchema,
};

type Answer = Promise<Result<{ readonly n: number }, Refusal>>;

interface Change {
  readonly topic: string;
  readonly statement: Statement<Changed>;
  readonly values: (userId: string) => unknown[];
  readonly userId: string;
  readonly otherwise: Refusal;
}

async function changed(shell: Shell, campaign: CampaignId, seat: SeatId, change: Change): Answer {
  const { topic, statement, values, userId, otherwise } = change;
  if (await isArchived(shell, campaign)) return failed({ code: 'archived' });
  const seats = await meeting(shell, campaign, seat, topic);
  if (seats === null) return failed({ code: 'not-to-meet' });
  const done = await inTransaction(shell.db.pool, async (client) => {
    await keepCampaign(client, campaign);
    await askOne(client, LOCK, [campaign, topic]);
    return askOne(client, statement, [campaign, seat, ...values(userId)]);
  });
  if (done?.isHeld !== true) return failed(await archivedOr(shell, campaign, 'not-yours'));
  if (done.n === null) return failed(otherwise);
  shell.changes.tellTopics(campaign, ['referee', ...seats.map((one) => `seat:${one}`)]);
  return ok({ n: done.n });
}

/**
 * Why nobody can meet then; null: they can. It must be in the coming year, and before the open phase closes, as far as the
 * viewer knows its deadline: the topic is settled in that phase.
 */
export async function whyNotThen(
  shell: Shell,
  campaign: CampaignId,
  viewer: Viewer,
  at: Instant,
): Promise<Refusal | null> {
  const left = Date.parse(at) - shell.now().getTime();
  if (Number.isNaN(left) || left <= 0 || left >= YEAR) return { code: 'bad-time' };
  const due = (await head(shell, campaign, viewer))?.nextDue ?? null;
  return due !== null && Date.parse(at) >= Date.parse(due) ? { code: 'after-deadline' } : null;
}

/** Proposes a time to the other side. */
export async function proposeMeeting(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { topic, startsAt, zone, userId }: ProposedTime,
): Answer {
  const refusal = await whyNotThen(shell, campaign, { kind: 'seat', seat }, startsAt);
  if (refusal !== null) return failed(refusal);
  const values = (user: string) => [user, topic, startsAt, zone, shell.now()];
  const otherwise = { code: 'too-many-times' } as const;
  return changed(shell, campaign, seat, { topic, statement: PROPOSE, values, userId, otherwise });
}

const choosing = (statement: Statement<Changed>, isMeeting: boolean) => {
  return async (
    shell: Shell,
    campaign: CampaignId,
    seat: SeatId,
    { topic, n, startsAt, userId }: ChosenTime,
  ): Answer => {
    const refusal = isMeeting ? await whyNotThen(shell, campaign, { kind: 'seat', seat }, startsAt) : null;
    if (refusal !== null) return failed(refusal);
    const values = (user: string) => [user, topic, n, startsAt];
    return changed(shell, campaign, seat, { topic, statement, values, userId, otherwise: { code: 'no-such-time' } });
  };
};

/** Agrees to a time that the other side proposed; all others are dropped. */
export const agreeMeeting = choosing(AGREE, true);
/** Takes back a time that the seat proposed, or calls off one that is agreed. */
export const withdrawMeeting = choosing(WITHDRAW, false);
