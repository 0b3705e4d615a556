import {
  type Instant,
  type SeatId,
  SYSTEMS,
  type SystemId,
  type TopicNow,
  USUAL_PACE,
} from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isInCharge } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { boxes } from '../box/read.ts';
import { ask, askOne, askOnly, type Statement } from '../database/statement.ts';
import { firmDue, type KnownStep } from '../log/known-step.ts';
import { readable } from '../log/unreadable.ts';
import { head } from '../reading/head.ts';
import { lastStep } from '../reading/look.ts';
import type { Head } from '../reading/types.ts';
import { seatRequests } from '../seat-requests/answer.ts';
import { ABSENCE_POLICIES, type AbsencePolicy } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';
import { remindAt } from '../telling/remind-at.ts';
import { hasSheets } from '../vocabulary/rulesets.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import type { BoardCampaign, BoardSeat, BoardTopic } from './board-types.ts';

/** SQL: the unfinished campaigns that the user owns or is a referee of. */
const DESKS = `FROM member m JOIN campaign c ON c.id = m.campaign_id
    WHERE m.user_id = $1 AND ${isInCharge('m')} AND c.status <> 'finished'`;

/** Stopped ones first, then by their deadline; those in the lobby last. */
const MINE: Statement<{ id: string }> = {
  name: 'desk-campaigns',
  text: `SELECT c.id ${DESKS} ORDER BY c.status = 'lobby', c.status <> 'paused', c.next_due NULLS LAST,
    c.created_at DESC LIMIT 100`,
  row: z.object({ id: z.string() }),
};

const COUNT: Statement<{ n: number }> = {
  name: 'desk-count',
  text: `SELECT count(*)::int AS n ${DESKS}`,
  row: z.object({ n: z.number() }),
};

interface PlayerRow {
  readonly seat: SeatId;
  readonly seenAt: Date | null;
  readonly zone: string | null;
  readonly pingedAt: Date | null;
}

const PLAYERS: Statement<PlayerRow> = {
  name: 'desk-players',
  text: `SELECT s.seat, u.seen_at AS "seenAt", u.time_zone AS zone, p.at AS "pingedAt" FROM seat s JOIN "user" u ON u.id = s.user_id
    LEFT JOIN ping p ON p.campaign_id = s.campaign_id AND p.seat = s.seat AND p.user_id = s.user_id
    WHERE s.campaign_id = $1`,
  row: z.object({
    seat: seatSchema,
    seenAt: z.date().nullable(),
    zone: z.string().nullable(),
    pingedAt: z.date().nullable(),
  }),
};

/** How many unfinished campaigns the user owns or is a referee of. */
export async function deskCount(shell: Shell, user: UserId): Promise<number> {
  return (await askOnly(shell.db.pool, COUNT, [user])).n;
}

/** Those campaigns, with what the user may know of their open phases. */
export async function deskBoard(shell: Shell, user: UserId): Promise<readonly BoardCampaign[]> {
  const rows = await ask(shell.db.pool, MINE, [user]);
  const campaigns = await Promise.all(
    rows.map(async ({ id }) => {
      const read = await readable(async () => ({ campaign: await campaign(shell, id, user) }));
      return read === null ? { isRead: false, campaign: await broken(shell, id, user) } : { isRead: true, ...read };
    }),
  );
  return campaigns.toSorted((a, b) => Number(a.isRead) - Number(b.isRead)).flatMap((one) => one.campaign ?? []);
}

interface BrokenRow {
  readonly slug: string;
  readonly name: string;
  readonly system: SystemId;
  readonly opening: number;
  readonly openedAt: Date | null;
  readonly draftsCount: boolean;
  readonly absence: AbsencePolicy;
  readonly opensAfter: number;
}

const BROKEN: Statement<BrokenRow> = {
  name: 'desk-broken',
  text: `SELECT slug, name, system, opening, opened_at AS "openedAt", drafts_count AS "draftsCount", absence,
      opens_after AS "opensAfter" FROM campaign WHERE id = $1`,
  row: z.object({
    slug: z.string(),
    name: z.string(),
    system: z.enum(SYSTEMS),
    opening: z.number(),
    openedAt: z.date().nullable(),
    draftsCount: z.boolean(),
    absence: z.enum(ABSENCE_POLICIES),
    opensAfter: z.number(),
  }),
};

/** A campaign that cannot be read stands still, whether the clock has found out or not. */
async function broken(shell: Shell, id: CampaignId, user: UserId): Promise<BoardCampaign | null> {
  const row = await askOne(shell.db.pool, BROKEN, [id]);
  if (row === null) return null;
  const membership = await shell.memberships.of(shell.db.pool, id, user);
  return {
    ...{ id, ...row, openedAt: instant(row.openedAt), summary: null, nextDue: null, isHeld: false, pace: USUAL_PACE },
    ...{
      status: 'paused',
      pausedBecause: 'broken',
      pauseEnds: null,
      wasPaused: false,
      pauseDays: 0,
      letters: 0,
      polls: [],
      seats: [],
      topics: null,
      firmDue: null,
    },
    hasSheets: hasSheets(shell.rulesets, row.system),
    isReferee: membership?.viewer.kind === 'referee',
    requests: (await seatRequests(shell, id)).length,
  };
}

async function campaign(shell: Shell, id: CampaignId, user: UserId): Promise<BoardCampaign | null> {
  const membership = await shell.memberships.of(shell.db.pool, id, user);
  const known = membership === null ? null : await head(shell, id, membership.viewer);
  if (membership === null || known === null) return null;
  const isReferee = membership.viewer.kind === 'referee';
  const step = isReferee ? await openStep(shell, id) : null;
  const players = isReferee ? await ask(shell.db.pool, PLAYERS, [id]) : [];
  const letters = isReferee ? (await boxes(shell, id, REFEREE)).boxes.reduce((sum, { unread }) => sum + unread, 0) : 0;
  const { slug, name, system, status, summary, opening, openedAt, nextDue, isHeld, pausedBecause } = known;
  const { pace, draftsCount, absence, opensAfter, pauseEnds, wasPaused, pauseDays, polls } = known;
  return {
    requests: (await seatRequests(shell, id)).length,
    ...{ id, slug, name, system, status, summary, opening, openedAt, nextDue, isHeld, pausedBecause },
    ...{ pace, draftsCount, absence, opensAfter, pauseEnds, wasPaused, pauseDays, polls },
    letters,
    isReferee,
    hasSheets: hasSheets(shell.rulesets, system),
    // While a campaign is paused, none of its times comes.
    firmDue: step === null || status !== 'running' ? null : instant(firmDue(step)),
    seats: seatsOf(known, { step, players, now: shell.now() }),
    topics: step === null ? null : openOf(shell.rulesetOf(system).topics(shell.steps.look(step, REFEREE).view)),
  };
}

/** Unsettled ones. Those that only a referee can settle come first. */
const openOf = (topics: readonly TopicNow[]): readonly BoardTopic[] =>
  topics
    .filter(({ standing }) => standing !== 'over')
    .map(({ id, seats, at, standing }) => ({ id, seats, at, isDisputed: standing === 'disputed' }))
    .toSorted((a, b) => Number(b.isDisputed) - Number(a.isDisputed));

const REFEREE = { kind: 'referee' } as const;

async function openStep(shell: Shell, id: CampaignId): Promise<KnownStep | null> {
  const last = await lastStep(shell, id);
  return last === null ? null : shell.steps.step(shell.db.pool, id, last.n);
}

interface Known {
  /** Null: the reader is not a referee, or the campaign has not begun. */
  readonly step: KnownStep | null;
  readonly players: readonly PlayerRow[];
  readonly now: Date;
}

function seatsOf(known: Head, { step, players, now }: Known): readonly BoardSeat[] {
  const isAlmostOver = known.status === 'running' && isNearEnd(known, now);
  return known.seats.map((given): BoardSeat => {
    const { seat, name, userName, playsItself, isOpen, misses, holiday, deputy, awaited, sealed, owes } = given;
    const player = players.find((one) => one.seat === seat);
    // An owner who plays knows of their own draft, but this page is about the others.
    const told = step === null ? { hasDraft: false, isComplete: false } : given;
    return {
      ...{ seat, name, userName, playsItself, isOpen, misses, holiday, deputy },
      ...{ awaited, sealed, owes },
      hasDraft: told.hasDraft,
      isComplete: told.isComplete,
      isLate: owes !== null && isAlmostOver,
      seenAt: instant(player?.seenAt),
      zone: player?.zone ?? null,
      pingedAt: instant(player?.pingedAt),
    };
  });
}

const instant = (at: Date | null | undefined): Instant | null => at?.toISOString() ?? null;

/** Whether three quarters of the time of the open phase are gone, without the time of grace. */
function isNearEnd({ openedAt, nextDue, pace }: Head, now: Date): boolean {
  if (openedAt === null || nextDue === null) return false;
  return now >= remindAt(new Date(openedAt), new Date(nextDue), pace.grace);
}
