import { orderClockSchema, type Pace, type SeatId, SYSTEMS, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { IS_HELD } from '../clock/hold.ts';
import { PACES, pacesRow } from '../clock/timed.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { shownDue } from '../log/due.ts';
import { type KnownStep, sheetSeats } from '../log/known-step.ts';
import { type Owed, owedBy } from '../log/owing.ts';
import { openPolls, polls, pollsSchema } from '../polls/polls.ts';
import { ABSENT_AFTER } from '../polls/types.ts';
import { nextHoliday } from '../seats/on-holiday.ts';
import { IS_FREE } from '../seats/take-over.ts';
import { ABSENCE_POLICIES } from '../seats/types.ts';
import { isShown } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import { choicesSchema } from '../vocabulary/choices.ts';
import { type CampaignId, PAUSE_CODES, STATUSES } from '../vocabulary/types.ts';
import { completeDrafts } from './complete-drafts.ts';
import { PLAYER, REFEREES, refereesSchema } from './referees.ts';
import type { Ending, Head, HeadSeat } from './types.ts';

/** A time as PostgreSQL writes it in JSON. */
const instantSchema = z.string().transform((at) => new Date(at).toISOString());
const pauseCodeSchema = z.enum(PAUSE_CODES);

const importedSchema = z.object({ by: z.string(), at: instantSchema });
const rewoundSchema = z.object({ by: z.string(), reason: z.string().nullable() });

const headRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  edition: z.string(),
  status: z.enum(STATUSES),
  isPublic: z.boolean(),
  isListed: z.boolean(),
  seq: z.number(),
  n: z.number(),
  opening: z.number(),
  openedAt: z.date().nullable(),
  nextDue: z.date().nullable(),
  isHeld: z.boolean(),
  ...pacesRow,
  setupClock: orderClockSchema.nullable(),
  pausedBecause: pauseCodeSchema.nullable(),
  pauseEnds: z.date().nullable(),
  wasPaused: z.boolean(),
  pauseDays: z.number(),
  draftsCount: z.boolean(),
  absence: z.enum(ABSENCE_POLICIES),
  readsSealed: z.boolean(),
  opensAfter: z.number(),
  holidayDays: z.number(),
  polls: pollsSchema,
  isArchived: z.boolean(),
  imported: importedSchema.nullable(),
  seedHash: z.string(),
  seed: z.string().nullable(),
  copyOf: z
    .object({ name: z.string().nullable(), round: z.number().nullable(), phase: z.string().nullable() })
    .nullable(),
  referees: refereesSchema,
  ping: z
    .object({
      by: z.string(),
      reason: z.string().nullable(),
      at: instantSchema,
    })
    .nullable(),
  rewound: rewoundSchema.nullable(),
  seats: z.array(
    z.object({
      seat: seatSchema,
      name: z.string(),
      choices: choicesSchema,
      userName: z.string().nullable(),
      playsItself: z.boolean(),
      isOpen: z.boolean(),
      misses: z.number(),
      heldSince: instantSchema.nullable(),
      wasOthers: z.boolean(),
      holiday: z.object({ firstDay: z.string(), lastDay: z.string(), zone: z.string(), isNow: z.boolean() }).nullable(),
      deputy: z.string().nullable(),
      sealedBy: z.string().nullable(),
      sealed: z.boolean(),
      sealedFor: z.string().nullable(),
      commitment: z.string().nullable(),
      hasDraft: z.boolean(),
    }),
  ),
});
type HeadRow = z.infer<typeof headRowSchema>;

/** The head in one statement. The seed is included only when the campaign is over. */
const HEAD: Statement<HeadRow> = {
  name: 'head',
  text: `SELECT c.id, c.slug, c.name, c.system, c.edition, c.status, c.public AS "isPublic", c.listed AS "isListed", c.seq,
      coalesce((SELECT k.number FROM step_number k WHERE k.campaign_id = c.id AND k.viewer = $2
        ORDER BY k.number DESC LIMIT 1), 0) AS n,
      c.opening, c.opened_at AS "openedAt", ${shownDue('$2')} AS "nextDue", ${PACES},
      c.status = 'running' AND ${IS_HELD} AS "isHeld",
      c.setup->'clock' AS "setupClock", c.pause_reason->>'code' AS "pausedBecause",
      c.pause_ends AS "pauseEnds", c.party_paused IS NOT DISTINCT FROM c.opening AS "wasPaused", c.pause_days AS "pauseDays",
      c.drafts_count AS "draftsCount", c.absence, c.reads_sealed AS "readsSealed", c.opens_after AS "opensAfter",
      c.holiday_days AS "holidayDays", ${polls('$4')} AS polls, c.archived_at IS NOT NULL AS "isArchived",
      CASE WHEN c.imported IS NOT NULL THEN json_build_object('by', c.imported->'by', 'at', c.imported->'at') END AS imported,
      c.seed_hash AS "seedHash", CASE WHEN c.status = 'finished' THEN c.server_seed END AS seed, ${REFEREES} AS referees,
      (SELECT json_build_object('by', p.by, 'reason', CASE WHEN NOT p.reason_kept THEN p.reason END, 'at', p.at)
        FROM ping p JOIN seat o ON o.campaign_id = p.campaign_id AND o.seat = p.seat AND o.user_id = p.user_id
        WHERE p.campaign_id = c.id AND p.seat = $3 AND p.opening = c.opening) AS ping,
      (SELECT json_build_object('by', t.name, 'reason', CASE WHEN $2 = 'referee' OR NOT t.reason_kept THEN t.reason END)
        FROM desk_entry t WHERE t.campaign_id = c.id AND t.deed = 'rewind' AND t.opening = c.opening - 1) AS rewound,
      (SELECT json_build_object('round', b.round, 'phase', b.phase,
          'name', CASE WHEN o.listed OR $2 = 'referee' THEN o.name END)
        FROM step b LEFT JOIN campaign o ON o.id = c.copied_from
        WHERE b.campaign_id = c.id AND b.n = 0 AND b.kind = 'copy') AS "copyOf",
      (SELECT coalesce(json_agg(json_build_object(
          'seat', s.seat, 'name', s.name, 'choices', s.choices, 'userName', ${PLAYER},
          'playsItself', s.plays_itself, 'isOpen', c.status IN ('running', 'paused') AND ${IS_FREE}, 'misses', s.misses,
          'heldSince', s.held_since, 'wasOthers', EXISTS (SELECT FROM seat_term w WHERE w.campaign_id = s.campaign_id
            AND w.seat = s.seat AND NOT w.was_deputy AND w.user_id IS DISTINCT FROM s.user_id), 'holiday', ${nextHoliday('s', '$4::timestamptz')},
          'deputy', p.display_name, 'sealedBy', CASE WHEN e.by_user <> s.user_id AND e.on_behalf IS NULL THEN b.display_name END,
          'sealed', e.seat IS NOT NULL, 'sealedFor', e.on_behalf, 'commitment', e.commitment, 'hasDraft', d.seat IS NOT NULL) ORDER BY s.position), '[]')
        FROM seat s
        LEFT JOIN "user" u ON u.id = s.user_id
        LEFT JOIN sealed e ON e.campaign_id = s.campaign_id AND e.seat = s.seat AND e.opening = c.opening
          AND (e.seat = $3 OR ${isShown('e', '$4::timestamptz')})
        LEFT JOIN "user" b ON b.id = e.by_user
        LEFT JOIN deputy y ON y.campaign_id = s.campaign_id AND y.seat = s.seat
        LEFT JOIN "user" p ON p.id = y.user_id
        LEFT JOIN draft d ON d.campaign_id = s.campaign_id AND d.seat = s.seat AND d.opening = c.opening
        WHERE s.campaign_id = c.id) AS seats
    FROM campaign c WHERE c.id = $1`,
  row: headRowSchema,
};

/**
 * What everybody who may look at the campaign may know of it. Only the seat and the referee see whether it has a draft.
 * Null when there is no such campaign.
 */
export async function head(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<Head | null> {
  const own = viewer.kind === 'seat' ? viewer.seat : null;
  const row = await askOne(shell.db.pool, HEAD, [campaign, viewerKey(viewer), own, shell.now()]);
  if (row === null) return null;
  const step = await lastStep(shell, row);
  const awaited = new Set(step === null ? [] : sheetSeats(step));
  const mayKnow = (seat: SeatId): boolean => viewer.kind === 'referee' || seat === own;
  const drafting = row.seats.filter(({ seat, hasDraft, sealed }) => hasDraft && !sealed && mayKnow(seat));
  const complete =
    step === null
      ? new Set()
      : await completeDrafts(
          shell,
          step,
          drafting.map(({ seat }) => seat),
        );
  const owed = step === null ? null : owedIn(step, row);
  const { setupClock, seq: _, ...told } = row;
  const withClock = (pace: Pace): Pace => ({ ...pace, clock: pace.clock ?? setupClock });
  return {
    ...told,
    pace: withClock(row.pace),
    nextPace: row.nextPace === null ? null : withClock(row.nextPace),
    polls: openPolls(row.polls, row.referees.length > 0, row.pauseEnds !== null),
    ping: row.status === 'running' && own !== null && owed?.has(own) ? row.ping : null,
    // The same at all steps of a phase, whichever viewers they concern.
    summary: step?.summary ?? null,
    ending: step === null || row.status !== 'finished' ? null : endingAt(step),
    openedAt: row.openedAt?.toISOString() ?? null,
    nextDue: row.nextDue?.toISOString() ?? null,
    pauseEnds: row.pauseEnds?.toISOString() ?? null,
    seats: row.seats.map((given): HeadSeat => {
      const { seat, hasDraft } = given;
      const isKnown = hasDraft && mayKnow(seat);
      const isAbsent = given.userName !== null && given.misses >= ABSENT_AFTER;
      const owes = toldOf(owed?.get(seat) ?? null, viewer);
      const orders = { awaited: awaited.has(seat), owes, hasDraft: isKnown, isComplete: complete.has(seat) };
      return { ...given, isAbsent, ...orders };
    }),
  };
}

/** What each seat owes in the open phase. */
function owedIn(step: KnownStep, { seats }: HeadRow): ReadonlyMap<SeatId, Owed> {
  return owedBy(step, (seat) => seats.some((one) => one.seat === seat && one.sealed));
}

/** Only referees see who owes a decision: a battle may be known to its two sides alone. */
const toldOf = (owed: Owed | null, { kind }: Viewer): Owed | null =>
  owed === 'order' && kind !== 'referee' ? null : owed;

function endingAt({ at, outcome, earlyEnd }: KnownStep): Ending | null {
  if (earlyEnd !== null) return { ...earlyEnd, at };
  return outcome.kind === 'ended' ? { by: 'rules', rule: outcome.rule, winners: outcome.winners, at } : null;
}

async function lastStep(shell: Shell, { status, id, seq }: HeadRow): Promise<KnownStep | null> {
  return status === 'lobby' ? null : shell.steps.step(shell.db.pool, id, seq);
}
