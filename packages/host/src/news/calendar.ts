import { randomBytes } from 'node:crypto';
import { type Awaited, type Instant, SYSTEMS, type SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isReferee } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { shownDue } from '../log/due.ts';
import { dueOf, type KnownStep, matterOf } from '../log/known-step.ts';
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
  /** The kind of decision that has this time of its own, and its topic; null: the whole phase has it. */
  readonly decision: { readonly kind: string; readonly topic: string | null } | null;
  /** How often the desk has moved it so far. */
  readonly moves: number;
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
});

/** SQL: the campaigns of user $1, each with the seat that they play or are the deputy of; null: they are a referee. */
export const OWN_VIEWERS = `SELECT campaign_id, seat FROM seat WHERE user_id = $1
      UNION SELECT campaign_id, seat FROM deputy WHERE user_id = $1
      UNION SELECT c.id, NULL FROM member own JOIN campaign c ON c.id = own.campaign_id
        WHERE own.user_id = $1 AND ${isReferee('$1')}`;

const DEADLINES: Statement<z.infer<typeof deadlineRowSchema>> = {
  name: 'calendar-deadlines',
  text: `SELECT c.id AS campaign, c.slug, c.name, c.system, c.opening, c.opened_at AS "openedAt", c.seq AS n, own.seat,
      ${shownDue(`coalesce('seat:' || own.seat, 'referee')`)} AS due,
      (c.pace->>'grace')::int AS grace,
      ARRAY(SELECT e.seat FROM sealed e WHERE e.campaign_id = c.id AND e.opening = c.opening
        AND ${isShown('e', '$2::timestamptz')}) AS sealed,
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
  const found = await Promise.all(
    rows.map(async ({ n, seat, due, openedAt, grace, sealed, ...row }): Promise<readonly Deadline[]> => {
      const step = await readable(() => shell.steps.step(shell.db.pool, row.campaign, n));
      const owed = step?.awaited.filter((one) => seat === null || one.seat === seat) ?? [];
      if (step === null || owed.length === 0) return [];
      const { round, phase } = step.summary;
      const told = { ...row, round, phase, openedAt: openedAt.toISOString() };
      const decisions = decisionsIn(step, owed).map(({ at, ...decision }) => ({
        ...told,
        due: at.toISOString(),
        decision,
      }));
      if (due === null) return decisions;
      // Once everybody has sealed, as far as others see it, no grace follows.
      const hasAll = step.awaited.every((one) => sealed.includes(one.seat));
      const up = new Date(due.getTime() - (hasAll ? 0 : grace * 1000));
      return [{ ...told, due: up.toISOString(), decision: null }, ...decisions];
    }),
  );
  return found.flat();
}

/** The decisions with a time of their own, each once. */
function decisionsIn(step: KnownStep, owed: readonly Awaited[]) {
  const timed = owed.flatMap((one) => {
    const at = dueOf(step, one);
    return at === null ? [] : [{ kind: one.decision, topic: one.topic, at }];
  });
  return timed.filter((one, i) => timed.findIndex((other) => matterIn(other) === matterIn(one)) === i);
}

const matterIn = ({ kind, topic }: { readonly kind: string; readonly topic: string | null }): string =>
  matterOf({ decision: kind, topic });
