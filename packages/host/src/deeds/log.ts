import {
  failed,
  type Instant,
  ok,
  type Result,
  type SeatId,
  type Viewer,
  viewerKey,
} from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { type Concerns, EVERYBODY, type LogLine, linesFor } from '../log/log.ts';
import { undoneIn } from '../log/undone.ts';
import type { Shell } from '../shell/shell.ts';
import { typedText } from '../vocabulary/plain-text.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { type DeedFacts, deedFactsSchema } from './facts.ts';
import { toldOf } from './told.ts';
import { DEEDS, type Deed, type DeskLine, type DeskReason, MOST_RULINGS, REASON_LENGTH } from './types.ts';

/** The reason as it is stored. */
export function readReason({ text: given, isKept }: DeskReason): Result<DeskReason, Refusal> {
  const text = typedText(given);
  return text === '' || text.length > REASON_LENGTH ? failed({ code: 'no-reason' }) : ok({ text, isKept });
}

const NOTE: Statement<{ name: string }> = {
  name: 'note-deed',
  text: `INSERT INTO desk_entry (campaign_id, deed, minutes, reason, reason_kept, opening, user_id, name, at, seats,
      seats_only, voters, readers, person, step, facts)
    SELECT c.id, $3, $4, $5, $6, $7, u.id, coalesce(u.display_name, ''), $8, $9, $10, $11, $12, $13, $14, $15::jsonb
    FROM campaign c LEFT JOIN "user" u ON u.id = $2 WHERE c.id = $1 RETURNING name`,
  row: z.object({ name: z.string() }),
};

interface Noted {
  readonly campaign: CampaignId;
  /** Null: no one person; the players voted for it, or the terms of the campaign say so. */
  readonly by: UserId | null;
  readonly deed: Deed;
  readonly minutes: number | null;
  /** Null: no reason is required. */
  readonly reason: DeskReason | null;
  /** Number of the open phase. */
  readonly opening: number;
  readonly now: Date;
  /** The seats it affects; if omitted, the whole campaign. */
  readonly seats?: readonly SeatId[];
  /** Whether only referees and those seats may read it; named `readers` learn only that it was done. */
  readonly seatsOnly?: boolean;
  /** The viewers who may know of it, if not everybody: those whom its step concerns. */
  readonly readers?: Concerns;
  /** The seats that voted for it. */
  readonly voters?: readonly SeatId[];
  /** The display name of the person it affects, where a seat does not say it. */
  readonly person?: string;
  /** The number of its step, if it is one. */
  readonly step?: number;
  /** What it changed, from what to what. */
  readonly facts?: DeedFacts;
}

const NO_REASON: DeskReason = { text: '', isKept: false };

/** Notes a deed at the desk, in the transaction that does it. */
export async function noteDeed(
  client: pg.PoolClient,
  {
    campaign,
    by,
    deed,
    minutes,
    reason,
    opening,
    now,
    seats = [],
    seatsOnly = false,
    voters = [],
    readers = 'all',
    person = '',
    step,
    facts,
  }: Noted,
): Promise<void> {
  const { text, isKept } = reason ?? NO_REASON;
  const what = [campaign, by, deed, minutes, text, isKept, opening, now];
  const known = [seats, seatsOnly, voters, readers === 'all' ? [EVERYBODY] : readers, person];
  const more = [step ?? null, facts === undefined ? null : JSON.stringify(facts)];
  await askOne(client, NOTE, [...what, ...known, ...more]);
}

/** SQL: the lines that a reader may know of. Parameters: the campaign, whether a referee reads, the reader's seat and key. */
const KNOWN = `FROM desk_entry WHERE campaign_id = $1 AND ($2 OR CASE WHEN seats_only THEN $3 = ANY (seats) OR $4 = ANY (readers)
      ELSE readers && ARRAY['${EVERYBODY}', $4] END)`;

const valuesOf = (campaign: CampaignId, viewer: Viewer): readonly unknown[] => {
  const own = viewer.kind === 'seat' ? viewer.seat : null;
  return [campaign, viewer.kind === 'referee', own, viewerKey(viewer)];
};

interface Row extends Omit<DeskLine, 'at' | 'during' | 'events' | 'isUndone'> {
  readonly at: Date;
  readonly step: number | null;
}

const LINES: Statement<Row> = {
  name: 'desk-log',
  text: `SELECT deed, minutes, CASE WHEN $2 OR NOT reason_kept AND (NOT seats_only OR $3 = ANY (seats)) THEN reason END AS reason,
      reason_kept AS "isKept", opening, nullif(name, '') AS by, at, voters, nullif(person, '') AS person, step, facts,
      CASE WHEN $2 OR NOT seats_only THEN seats WHEN $3 = ANY (seats) THEN ARRAY[$3] ELSE '{}' END AS seats
    ${KNOWN} ORDER BY id DESC LIMIT 200`,
  row: z.object({
    deed: z.enum(DEEDS),
    minutes: z.number().nullable(),
    reason: z.string().nullable(),
    isKept: z.boolean(),
    opening: z.number(),
    by: z.string().nullable(),
    voters: z.array(seatSchema),
    at: z.date(),
    person: z.string().nullable(),
    seats: z.array(seatSchema),
    step: z.number().nullable(),
    facts: deedFactsSchema.nullable(),
  }),
};

const LAST: Statement<{ n: number }> = {
  name: 'last-step-of-log',
  text: `SELECT seq AS n FROM campaign WHERE id = $1 AND status <> 'lobby'`,
  row: z.object({ n: z.number() }),
};

/**
 * The last 200 deeds at the desk, latest first, with what was done as far as the viewer may know it. Referees also see
 * private reasons.
 */
export async function deskLog(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<readonly DeskLine[]> {
  const rows = await ask(shell.db.pool, LINES, [...valuesOf(campaign, viewer)]);
  const steps = rows.flatMap(({ step }) => step ?? []);
  const [told, lines] = await Promise.all([toldOf(shell, campaign, steps, viewer), linesOf(shell, campaign)]);
  // The same for everybody.
  const phases = new Map(lines.map(({ opening, round, phase }) => [opening, { round, phase }]));
  const undone = undoneIn(lines);
  return rows.map(({ step, facts, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    during: phases.get(row.opening) ?? null,
    facts: facts === null ? null : knownFacts(facts, row, { lines, viewer }),
    events: step === null ? [] : (told.get(step) ?? []),
    isUndone: step !== null && undone.has(step),
  }));
}

async function linesOf(shell: Shell, campaign: CampaignId): Promise<readonly LogLine[]> {
  const last = await askOne(shell.db.pool, LAST, [campaign]);
  return last === null ? [] : shell.log.upTo(campaign, last.n);
}

interface Knowing {
  readonly lines: readonly LogLine[];
  readonly viewer: Viewer;
}

/** The facts as the viewer may know them. Whether a seat had a draft is for it and the referees alone. */
function knownFacts(facts: DeedFacts, { seats, at }: Pick<Row, 'seats' | 'at'>, knowing: Knowing): DeedFacts | null {
  const { viewer } = knowing;
  if (viewer.kind === 'referee') return facts;
  if (facts.of === 'sheet') return viewer.kind === 'seat' && seats.includes(viewer.seat) ? facts : null;
  return facts.of === 'deadline' ? shownDeadline(facts, at, knowing) : facts;
}

/**
 * A deadline as the viewer saw it then. An order on arrival that moves it does not show to viewers whom it does not
 * concern: they count from the last step that does (`shownDue`).
 */
function shownDeadline(
  { of, from, to }: Extract<DeedFacts, { of: 'deadline' }>,
  at: Date,
  { lines, viewer }: Knowing,
): DeedFacts | null {
  const before = lines.filter((line) => Date.parse(line.at) <= at.getTime());
  const last = before.at(-1)?.due ?? null;
  const own = linesFor(before, viewerKey(viewer)).at(-1)?.due ?? null;
  if (last === own) return { of, from, to };
  if (last === null || own === null) return null;
  const offset = Date.parse(own) - Date.parse(last);
  const moved = (due: Instant | null) => (due === null ? null : new Date(Date.parse(due) + offset).toISOString());
  return { of, from: moved(from), to: moved(to) };
}

const RULINGS: Statement<{ at: Date }> = {
  name: 'rulings',
  text: `SELECT at ${KNOWN} AND deed = 'rule' ORDER BY id DESC LIMIT ${MOST_RULINGS}`,
  row: z.object({ at: z.date() }),
};

/** When referees last ruled on something that the reader may know of, latest first, however much was done since. */
export async function rulings(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<readonly Instant[]> {
  const rows = await ask(shell.db.pool, RULINGS, [...valuesOf(campaign, viewer)]);
  return rows.map(({ at }) => at.toISOString());
}
