import type { Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isInCharge } from '../access/in-charge.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { dueOf, isDeclaration, type KnownStep, matterOf } from '../log/known-step.ts';
import { owedBy } from '../log/owing.ts';
import { head } from '../reading/head.ts';
import { lastStep } from '../reading/look.ts';
import type { Head } from '../reading/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignNews, NewsItem } from '../telling/news-types.ts';
import { remindAt } from '../telling/remind-at.ts';
import type { Membership } from '../vocabulary/types.ts';
import { isReported, isRequested, isUnread } from './open-matters.ts';
import { hasOwnHookOff } from './own-hooks.ts';
import type { NewsRow } from './row.ts';

/** Whether an item is still to be sent: now, later or never. */
export type Standing =
  | { readonly kind: 'now'; readonly item: NewsItem }
  | { readonly kind: 'early'; readonly until: Date }
  | { readonly kind: 'over' };

const OVER: Standing = { kind: 'over' };

/** How long a letter about an account is useful, ms. */
const ACCOUNT_LETTER_LASTS = 60 * 60_000;

/**
 * Checks an item as its reader would see it on the site at this moment: a letter says nothing that the reader may not
 * know, and nothing out of date.
 */
export async function standing(shell: Shell, row: NewsRow, now: Date): Promise<Standing> {
  const { id, channel, reader, kind, address, keys, hook } = row;
  if (address === null) return OVER;
  const item = { id, channel, reader, address, keys, hook };
  if (kind === 'confirm-address' || kind === 'recover-password') {
    const isLate = now.getTime() - row.createdAt.getTime() > ACCOUNT_LETTER_LASTS;
    return isLate ? OVER : { kind: 'now', item: { ...item, kind, campaign: null } };
  }
  if (kind === 'own-hook-off' || kind === 'own-hook-test') {
    const holds = kind === 'own-hook-test' || (await hasOwnHookOff(shell, reader.id));
    return holds ? { kind: 'now', item: { ...item, kind, campaign: null } } : OVER;
  }
  if (row.campaign === null) throw new Error(`news ${id} of a campaign without a campaign`);
  const membership = await shell.memberships.of(shell.db.pool, row.campaign, reader.id);
  if (membership === null || !takesPart(membership, row)) return OVER;
  const known = await head(shell, row.campaign, membership.viewer);
  if (known === null || !(await holds(shell, { row, kind, known, viewer: membership.viewer }))) return OVER;
  const owed = row.matter === null ? null : await owedMatter(shell, row, known);
  if (row.matter !== null && owed === null) return OVER;
  const until = kind !== 'reminder' ? now : owed === null ? reminderOf(known) : remindAt(row.createdAt, owed.due, 0);
  if (until === null) return OVER;
  if (until > now) return { kind: 'early', until };
  const { slug, name, system, status, summary } = known;
  const nextDue = owed?.due.toISOString() ?? known.nextDue;
  const campaign = { id: known.id, slug, name, system, status, nextDue };
  const { round, phase } = summary ?? { round: null, phase: null };
  return {
    kind: 'now',
    item: {
      ...item,
      kind,
      decision: owed?.decision ?? (await declarationOf(shell, row, known)),
      campaign: { ...campaign, round, phase },
    },
  };
}

/** Whether the reader still has the seat, or still plays in the campaign or is in charge of it. */
function takesPart({ seat, roles }: Membership, row: NewsRow): boolean {
  if (row.seat !== null) return seat === row.seat;
  return roles.some((role) => role !== 'spectator');
}

const reminderOf = ({ openedAt, nextDue, pace }: Head): Date | null =>
  openedAt === null || nextDue === null ? null : remindAt(new Date(openedAt), new Date(nextDue), pace.grace);

interface Judged {
  readonly row: NewsRow;
  readonly kind: CampaignNews;
  readonly known: Head;
  readonly viewer: Viewer;
}

/** Whether the item is still current. */
async function holds(shell: Shell, { row, kind, known, viewer }: Judged): Promise<boolean> {
  // What it is about is looked at by itself: it may outlast the phase.
  if (row.matter !== null) return known.status === 'running';
  switch (kind) {
    case 'orders':
      return isOpen(row, known) && (await owes(shell, row, known)) === 'sheet';
    case 'decision':
      return isOpen(row, known) && (await owes(shell, row, known)) === 'order';
    case 'reminder':
    case 'ping':
      return isOpen(row, known) && (await owes(shell, row, known)) !== null;
    case 'moved':
      return isOpen(row, known) && known.nextDue !== null;
    case 'message':
      return hasUnread(shell, row);
    case 'held':
      return isOpen(row, known) && known.isHeld;
    case 'paused':
      return known.status === 'paused';
    case 'resumed':
      return known.status === 'running';
    case 'ended':
      return known.status === 'finished';
    case 'vote':
      return known.polls.some(({ votes }) => !votes.some((seat) => seat === row.seat));
    case 'seat-requested':
      return mayAnswer(shell, row);
    case 'hook-off':
      return hasFailingHook(shell, row);
    case 'reported':
      return viewer.kind === 'referee' && (await hasComplaint(shell, row));
  }
}

const isOpen = ({ opening }: NewsRow, known: Head): boolean => known.status === 'running' && known.opening === opening;

/** The decision that the item is about, with the end of its time; null: the reader's seat does not owe it. */
async function owedMatter(
  shell: Shell,
  { seat, matter }: NewsRow,
  known: Head,
): Promise<{ readonly due: Date; readonly decision: string } | null> {
  const step = await present(shell, known);
  const owed = step?.awaited.find((one) => one.by === 'order' && one.seat === seat && matterOf(one) === matter);
  const due = step === null || owed === undefined ? null : dueOf(step, owed);
  return due === null || owed === undefined ? null : { due, decision: owed.decision };
}

/** The declaration that the reader's seat owes; null: it owes none. */
async function declarationOf(shell: Shell, { seat, kind }: NewsRow, known: Head): Promise<string | null> {
  if (seat === null || (kind !== 'decision' && kind !== 'reminder')) return null;
  const step = await present(shell, known);
  const owed = step?.awaited.find((one) => one.by === 'order' && one.seat === seat && isDeclaration(step, one));
  return owed?.decision ?? null;
}

async function present(shell: Shell, { id }: Head): Promise<KnownStep | null> {
  const last = await lastStep(shell, id);
  return last === null ? null : shell.steps.step(shell.db.pool, id, last.n);
}

/** What the reader's seat owes. */
async function owes(shell: Shell, { seat }: NewsRow, known: Head) {
  const step = await present(shell, known);
  if (step === null || seat === null) return null;
  const hasSealed = known.seats.some((one) => one.seat === seat && one.sealed);
  return owedBy(step, (other) => other === seat && hasSealed).get(seat) ?? null;
}

/** $2 the seat; null: the referees. */
const UNREAD: Statement<{ isUnread: boolean }> = {
  name: 'has-unread',
  text: `SELECT ${isUnread('$1', '$2::text')} AS "isUnread"`,
  row: z.object({ isUnread: z.boolean() }),
};

async function hasUnread({ db }: Shell, { campaign, seat }: NewsRow): Promise<boolean> {
  return (await askOne(db.pool, UNREAD, [campaign, seat]))?.isUnread === true;
}

const ASKED: Statement<{ isThere: boolean }> = {
  name: 'has-seat-request',
  text: `SELECT ${isRequested('$1')} AND EXISTS (SELECT FROM member m
    WHERE m.campaign_id = $1 AND m.user_id = $2 AND ${isInCharge('m')}) AS "isThere"`,
  row: z.object({ isThere: z.boolean() }),
};

/** Whether a request waits for an answer that the reader may give. */
async function mayAnswer({ db }: Shell, { campaign, reader }: NewsRow): Promise<boolean> {
  return (await askOne(db.pool, ASKED, [campaign, reader.id]))?.isThere === true;
}

const FAILING: Statement<{ isThere: boolean }> = {
  name: 'has-failing-hook',
  text: `SELECT EXISTS (SELECT FROM hook WHERE campaign_id = $1 AND made_by = $2 AND off_because = 'failing') AS "isThere"`,
  row: z.object({ isThere: z.boolean() }),
};

async function hasFailingHook({ db }: Shell, { campaign, reader }: NewsRow): Promise<boolean> {
  return (await askOne(db.pool, FAILING, [campaign, reader.id]))?.isThere === true;
}

const COMPLAINT: Statement<{ isThere: boolean }> = {
  name: 'has-complaint',
  text: `SELECT ${isReported('$1')} AS "isThere"`,
  row: z.object({ isThere: z.boolean() }),
};

async function hasComplaint({ db }: Shell, { campaign }: NewsRow): Promise<boolean> {
  return (await askOne(db.pool, COMPLAINT, [campaign]))?.isThere === true;
}
