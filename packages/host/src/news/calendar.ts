import { randomBytes } from 'node:crypto';
import { type Awaited, type Instant, lookup, type SeatId, SYSTEMS, type SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { holdsSeveral } from '../access/holders.ts';
import { isReferee } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { shownDue } from '../log/due.ts';
import { dueOf, isDeclaration, type KnownStep, matterOf } from '../log/known-step.ts';
import { readable } from '../log/unreadable.ts';
import { isShown } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/**
 * The deadline of an open phase with orders from a seat that the user plays or is the deputy of, or in a war they referee;
 * or the end of the time that such a seat has for a decision.
 */
export interface Deadline {
  readonly campaign: CampaignId;
  readonly slug: string;
  readonly name: string;
  readonly system: SystemId;
  readonly opening: number;
  readonly openedAt: Instant;
  readonly round: number | null;
  readonly phase: string | null;
  /** As far as the seat may know; late players may still have grace after it. */
  readonly due: Instant;
  /** The decision that has this time of its own; null: the whole phase has it. */
  readonly decision: TimedDecision | null;
  /** How often the desk has moved it so far. */
  readonly moves: number;
}

/** A decision with a time of its own. */
interface TimedDecision {
  readonly kind: string;
  readonly topic: string | null;
  /** The place of the topic as players call it; null: it has none. */
  readonly at: string | null;
  /** The names of the seats that owe it, for a referee; empty: the user's own seat does. */
  readonly seats: readonly string[];
}

const KEY: Statement<{ key: string | null }> = {
  name: 'calendar-key',
  text: 'SELECT calendar_key AS key FROM "user" WHERE id = $1',
  row: z.object({ key: z.string().nullable() }),
};

/** The secret part of the address of the user's calendar; null: they have none. */
export async function calendarKey({ db }: Shell, user: UserId): Promise<string | null> {
  return (await askOne(db.pool, KEY, [user]))?.key ?? null;
}

const SET: Statement<{ key: string | null }> = {
  name: 'set-calendar-key',
  text: 'UPDATE "user" SET calendar_key = $2 WHERE id = $1 RETURNING calendar_key AS key',
  row: z.object({ key: z.string().nullable() }),
};

/** Gives the user's calendar a new address, or none; the old one stops working. */
export async function setCalendar({ db }: Shell, user: UserId, isThere: boolean): Promise<string | null> {
  const key = isThere ? randomBytes(24).toString('base64url') : null;
  return (await askOne(db.pool, SET, [user, key]))?.key ?? null;
}

const OWNER: Statement<{ id: string }> = {
  name: 'calendar-owner',
  text: 'SELECT id FROM "user" WHERE calendar_key = $1',
  row: z.object({ id: z.string() }),
};

const deadlineRowSchema = z.object({
  campaign: z.string(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  opening: z.number(),
  openedAt: z.date(),
  n: z.number(),
  /** Null: the user is a referee. */
  seat: seatSchema.nullable(),
  due: z.date().nullable(),
  moves: z.number(),
  grace: z.number(),
  sealed: z.array(seatSchema),
  names: z.record(z.string(), z.string()),
});
type DeadlineRow = z.infer<typeof deadlineRowSchema>;

/**
 * SQL: the campaigns of user $1, each with the seat that they play or are the deputy of; null: they are a referee. Not
 * those in which they hold several seats: a calendar is the same for all their sides.
 */
export const OWN_VIEWERS = `SELECT s.campaign_id, s.seat FROM seat s WHERE s.user_id = $1 AND NOT ${holdsSeveral('s')}
      UNION SELECT campaign_id, seat FROM deputy WHERE user_id = $1
      UNION SELECT c.id, NULL FROM member own JOIN campaign c ON c.id = own.campaign_id
        WHERE own.user_id = $1 AND ${isReferee('$1')}`;

const DEADLINES: Statement<DeadlineRow> = {
  name: 'calendar-deadlines',
  text: `SELECT c.id AS campaign, c.slug, c.name, c.system, c.opening, c.opened_at AS "openedAt", c.seq AS n, own.seat,
      ${shownDue(`coalesce('seat:' || own.seat, 'referee')`)} AS due,
      (c.pace->>'grace')::int AS grace,
      ARRAY(SELECT e.seat FROM sealed e WHERE e.campaign_id = c.id AND e.opening = c.opening
        AND ${isShown('e', '$2::timestamptz')}) AS sealed,
      (SELECT json_object_agg(s.seat, s.name) FROM seat s WHERE s.campaign_id = c.id) AS names,
      (SELECT count(*)::int FROM desk_entry d WHERE d.campaign_id = c.id AND d.opening = c.opening
        AND d.deed IN ('pause', 'resume', 'extend', 'bring-forward')) AS moves
    FROM (${OWN_VIEWERS}) own JOIN campaign c ON c.id = own.campaign_id
    WHERE c.status = 'running' AND c.opened_at IS NOT NULL ORDER BY c.created_at DESC, c.id LIMIT 100`,
  row: deadlineRowSchema,
};

/** The user whose calendar has this key; null when there is no such user. */
export const calendarOwner = async ({ db }: Shell, key: string): Promise<UserId | null> =>
  (await askOne(db.pool, OWNER, [key]))?.id ?? null;

/**
 * The open deadlines of the user whose calendar has this key: of their seats, and of all wars that they referee. Null
 * when there is no such user.
 */
export async function deadlines(shell: Shell, key: string): Promise<readonly Deadline[] | null> {
  const owner = await calendarOwner(shell, key);
  if (owner === null) return null;
  const rows = await ask(shell.db.pool, DEADLINES, [owner, shell.now()]);
  return (await Promise.all(rows.map((row) => deadlinesIn(shell, row)))).flat();
}

async function deadlinesIn(
  shell: Shell,
  { n, seat, due, openedAt, grace, sealed, names, ...row }: DeadlineRow,
): Promise<readonly Deadline[]> {
  const step = await readable(() => shell.steps.step(shell.db.pool, row.campaign, n));
  const owed = step?.awaited.filter((one) => seat === null || one.seat === seat) ?? [];
  if (step === null || owed.length === 0) return [];
  const { round, phase } = step.summary;
  const told = { ...row, round, phase, openedAt: openedAt.toISOString() };
  // Once everybody has sealed, as far as others see it, no grace follows.
  const hasAll = step.awaited.every((one) => sealed.includes(one.seat));
  const up = due === null ? null : new Date(due.getTime() - (hasAll ? 0 : grace * 1000));
  const timed = decisionsIn(step, owed, up);
  const placeOf = timed.length === 0 ? () => null : placesIn(shell, step, seat);
  const decisions = timed.map(({ kind, topic, due: over, seats }) => ({
    ...{ ...told, due: over.toISOString() },
    decision: {
      ...{ kind, topic, at: placeOf(topic) },
      seats: seat === null ? seats.map((id) => lookup(names, id) ?? id) : [],
    },
  }));
  if (up === null || owed.every((one) => isDeclaration(step, one))) return decisions;
  return [{ ...told, due: up.toISOString(), decision: null }, ...decisions];
}

/** Where each topic is, as far as the viewer knows. */
function placesIn(shell: Shell, step: KnownStep, seat: SeatId | null): (topic: string | null) => string | null {
  const { view } = shell.steps.seen(step, seat === null ? { kind: 'referee' } : { kind: 'seat', seat });
  const topics = shell.rulesetOf(step.system).topics(view);
  return (topic) => topics.find(({ id }) => id === topic)?.at ?? null;
}

interface Timed {
  readonly kind: string;
  readonly topic: string | null;
  readonly due: Date;
  /** Those who owe it until then. */
  readonly seats: readonly SeatId[];
}

/**
 * The decisions with a time of their own, each once for each of its times, and the declarations for which the phase waits.
 * @param up when the phase is over
 */
function decisionsIn(step: KnownStep, owed: readonly Awaited[], up: Date | null): readonly Timed[] {
  const found = new Map<string, Timed>();
  for (const one of owed) {
    const due = isDeclaration(step, one) ? up : dueOf(step, one);
    if (due === null) continue;
    const key = `${matterOf(one)} ${due.getTime()}`;
    const seats = [...(found.get(key)?.seats ?? []), one.seat];
    found.set(key, { kind: one.decision, topic: one.topic, due, seats: [...new Set(seats)] });
  }
  return [...found.values()];
}
