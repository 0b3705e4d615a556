import { SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isNoPlayer } from '../access/has-played.ts';
import { isInCharge } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { shownDue } from '../log/due.ts';
import { type KnownStep, sheetSeats } from '../log/known-step.ts';
import { owedBy } from '../log/owing.ts';
import { readable } from '../log/unreadable.ts';
import { completeDrafts } from '../reading/complete-drafts.ts';
import { actsFor } from '../seats/acts-for.ts';
import { isShown } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import { hasSheets } from '../vocabulary/rulesets.ts';
import { type CampaignId, PAUSE_CODES, ROLES, STATUSES, type UserId } from '../vocabulary/types.ts';
import type { CampaignLine } from './types.ts';

export const lineRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  status: z.enum(STATUSES),
  pausedBecause: z.enum(PAUSE_CODES).nullable(),
  isArchived: z.boolean(),
  n: z.number(),
  openedAt: z.date().nullable(),
  nextDue: z.date().nullable(),
  role: z.enum(ROLES).nullable(),
  seat: seatSchema.nullable(),
  /** Whether the user holds the seat, and is not only its deputy. */
  isOwn: z.boolean().nullable(),
  seats: z.number(),
  seated: z.number(),
  sealed: z.number(),
  hasSealed: z.boolean(),
  hasDraft: z.boolean(),
  isPinged: z.boolean(),
});
export type LineRow = z.infer<typeof lineRowSchema>;

/** The key of the user's viewer of the campaign. */
const EYES = `CASE WHEN own.seat IS NOT NULL THEN 'seat:' || own.seat
    WHEN ${isInCharge('m')} AND ${isNoPlayer('m.user_id')} THEN 'referee' ELSE 'spectator' END`;

/** The line of each campaign `c`, as the user `$1` sees it at the time `$2`. */
export const LINE = `SELECT c.id, c.slug, c.name, c.system, c.status, c.seq AS n,
    CASE WHEN c.status = 'paused' THEN c.pause_reason->>'code' END AS "pausedBecause", c.archived_at IS NOT NULL AS "isArchived", c.opened_at AS "openedAt",
    ${shownDue(`(${EYES})`)} AS "nextDue", m.role, own.seat, own.user_id = $1 AS "isOwn", t.seats, t.seated, e.sealed, coalesce(e.mine, false) AS "hasSealed",
    EXISTS (SELECT 1 FROM draft d
      WHERE d.campaign_id = c.id AND d.seat = own.seat AND d.opening = c.opening) AS "hasDraft",
    EXISTS (SELECT 1 FROM ping p
      WHERE p.campaign_id = c.id AND p.seat = own.seat AND p.user_id = $1 AND p.opening = c.opening) AS "isPinged"
  FROM campaign c
  LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $1
  LEFT JOIN seat own ON own.campaign_id = c.id AND ${actsFor('own', '$1')}
  CROSS JOIN LATERAL (SELECT count(*)::int AS seats, (count(*) FILTER (WHERE user_id IS NOT NULL OR plays_itself))::int AS seated
    FROM seat s WHERE s.campaign_id = c.id) t
  CROSS JOIN LATERAL (SELECT (count(*) FILTER (WHERE x.seat = own.seat OR ${isShown('x', '$2::timestamptz')}))::int AS sealed,
      bool_or(x.seat = own.seat) AS mine
    FROM sealed x WHERE x.campaign_id = c.id AND x.opening = c.opening) e`;

/** Campaigns that wait for the user first, then the newest. */
const ORDER = `ORDER BY c.archived_at IS NOT NULL, c.status = 'finished', "nextDue" NULLS LAST, c.created_at DESC LIMIT 200`;

const MINE: Statement<LineRow> = {
  name: 'mine',
  text: `${LINE} WHERE c.id IN (SELECT campaign_id FROM seat WHERE user_id = $1
      UNION SELECT campaign_id FROM deputy WHERE user_id = $1
      UNION SELECT campaign_id FROM member WHERE user_id = $1) ${ORDER}`,
  row: lineRowSchema,
};

const PUBLIC: Statement<LineRow> = {
  name: 'public',
  text: `${LINE} WHERE c.listed AND c.archived_at IS NULL ${ORDER}`,
  row: lineRowSchema,
};

/** The lines of campaigns for anyone. Those that cannot be read are left out. */
export async function publicLines(shell: Shell, rows: readonly LineRow[]): Promise<readonly CampaignLine[]> {
  const lines = await Promise.all(rows.map((row) => readable(() => line(shell, row))));
  return lines.filter((one) => one !== null);
}

/** The line of a campaign of its reader, who learns that it cannot be read. */
async function ownLine(shell: Shell, row: LineRow): Promise<CampaignLine> {
  const status = row.status === 'running' ? 'paused' : row.status;
  return (
    (await readable(() => line(shell, row))) ??
    lineOf(shell, { ...row, status, pausedBecause: 'broken', nextDue: null }, null, null)
  );
}

async function line(shell: Shell, row: LineRow): Promise<CampaignLine> {
  const step = row.status === 'lobby' ? null : await shell.steps.step(shell.db.pool, row.id, row.n);
  return lineOf(shell, row, step, await ordersOf(shell, step, row));
}

/** The line of a campaign as its reader gets it. */
function lineOf(
  { rulesets }: Pick<Shell, 'rulesets'>,
  row: LineRow,
  step: KnownStep | null,
  orders: CampaignLine['orders'],
): CampaignLine {
  // `n` is the host's own number.
  const { role, hasSealed: _sealed, hasDraft: _draft, isOwn, n: _n, ...rest } = row;
  const owes = owedIn(step, row);
  return {
    ...rest,
    hasSheets: hasSheets(rulesets, row.system),
    openedAt: row.openedAt?.toISOString() ?? null,
    nextDue: row.nextDue?.toISOString() ?? null,
    roles: [
      ...(role === null ? [] : [role]),
      ...(row.seat === null ? [] : [isOwn ? ('seat' as const) : ('deputy' as const)]),
    ],
    summary: step?.summary ?? null,
    asked: step === null ? 0 : sheetSeats(step).length,
    owes,
    isPinged: row.isPinged && owes !== null,
    orders,
  };
}

/** How far the user's own sheet is. */
async function ordersOf(
  shell: Shell,
  step: KnownStep | null,
  { seat, hasSealed, hasDraft }: LineRow,
): Promise<CampaignLine['orders']> {
  if (step === null || seat === null) return null;
  if (hasSealed) return 'sealed';
  if (!sheetSeats(step).includes(seat)) return null;
  if (!hasDraft) return 'none';
  return (await completeDrafts(shell, step, [seat])).has(seat) ? 'complete' : 'draft';
}

function owedIn(step: KnownStep | null, { seat, status, hasSealed }: LineRow): CampaignLine['owes'] {
  if (step === null || seat === null || status !== 'running') return null;
  return owedBy(step, () => hasSealed).get(seat) ?? null;
}

/** The campaigns of a user: as player, owner, referee or spectator. */
export async function mine(shell: Shell, user: UserId): Promise<readonly CampaignLine[]> {
  const rows = await ask(shell.db.pool, MINE, [user, shell.now()]);
  return Promise.all(rows.map((row) => ownLine(shell, row)));
}

/** The campaigns that the site lists. */
export async function publicCampaigns(shell: Shell): Promise<readonly CampaignLine[]> {
  return publicLines(shell, await ask(shell.db.pool, PUBLIC, [null, shell.now()]));
}

const BY_SLUG: Statement<{ id: CampaignId }> = {
  name: 'by-slug',
  text: `SELECT c.id FROM campaign c WHERE c.slug = $1 OR (c.former_slug = $1 AND (
        EXISTS (SELECT FROM member m WHERE m.campaign_id = c.id AND m.user_id = $2)
        OR EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND ${actsFor('s', '$2')})))
    ORDER BY c.slug = $1 DESC LIMIT 1`,
  row: z.object({ id: z.string() }),
};

/**
 * The campaign at an address; null: there is none. Access is checked elsewhere, except at an address from before those
 * of private campaigns were made so that nobody can guess them: there, others find nothing.
 */
export async function bySlug(
  { db }: Pick<Shell, 'db'>,
  slug: string,
  user: UserId | null,
): Promise<{ readonly id: CampaignId } | null> {
  return askOne(db.pool, BY_SLUG, [slug, user]);
}
