import { type Pace, paceSchema, SYSTEMS } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { restartShift, resumedDeadline } from '../clock/again.ts';
import { bendableDue } from '../clock/deadline.ts';
import { shifted } from '../clock/shift.ts';
import { askOne, askOnly, type Statement } from '../database/statement.ts';
import type { DeedFacts } from '../deeds/facts.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import type { KnownStep } from '../log/known-step.ts';
import type { Shell } from '../shell/shell.ts';
import { heard } from '../step/heard.ts';
import type { Made } from '../step/made.ts';
import { moveReminders } from '../telling/remind-at.ts';
import { tell } from '../telling/tell.ts';
import { tellMoved } from '../telling/tell-moved.ts';
import type { Done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { atTheDesk } from './desk-hold.ts';

interface Stopped {
  readonly n: number;
  readonly system: (typeof SYSTEMS)[number];
  readonly pace: Pace;
  /** By how much the desk moved the deadline of the open phase, ms. */
  readonly shift: number;
  readonly isAsleep: boolean;
  /** When the desk paused it; null: it paused automatically. */
  readonly pausedAt: Date | null;
  /** When it would have been due. */
  readonly heldDue: Date | null;
  /** Since when it is paused; null: since before this was noted. */
  readonly stoppedAt: Date | null;
  /** Whether its rules failed: the step that failed is made again, as if there had been no pause. */
  readonly isBroken: boolean;
}

const STOPPED: Statement<Stopped> = {
  name: 'stopped',
  text: `SELECT seq AS n, system, pace, due_shift::float8 AS shift, paused_at AS "pausedAt", held_due AS "heldDue",
      coalesce(pause_reason->>'code' IN ('asleep', 'holiday'), false) AS "isAsleep", stopped_at AS "stoppedAt",
      coalesce(pause_reason->>'code' NOT IN ('asleep', 'holiday', 'desk'), false) AS "isBroken"
    FROM campaign WHERE id = $1`,
  row: z.object({
    n: z.number(),
    system: z.enum(SYSTEMS),
    pace: paceSchema,
    shift: z.number(),
    isAsleep: z.boolean(),
    pausedAt: z.date().nullable(),
    heldDue: z.date().nullable(),
    stoppedAt: z.date().nullable(),
    isBroken: z.boolean(),
  }),
};

/** When a campaign is due again, and how much later the deadline of its phase is than the rules say, ms. */
interface Again {
  readonly due: Date | null;
  readonly shift: number;
  /** Whether its phase gets its whole time again, and may be held again; if omitted, not. */
  readonly isFresh?: boolean;
}

/** The shift moves the rules' deadline for the later steps of the phase. */
const RESUME: Statement<{ n: number }> = {
  name: 'resume',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'resumed', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    ), no_votes AS (
      DELETE FROM vote WHERE campaign_id = $1 AND matter = 'resume'
    )
    UPDATE campaign SET status = 'running', pause_reason = NULL, quiet_round = NULL, updated_at = $2,
      paused_at = NULL, stopped_at = NULL, held_due = NULL, pause_ends = NULL, next_due = $3, due_shift = $4,
      hold_opening = CASE WHEN $5 THEN NULL ELSE hold_opening END
    WHERE id = $1 RETURNING seq AS n`,
  row: z.object({ n: z.number() }),
};

/**
 * Resumes a paused campaign: a failed step is due immediately, with the sheets that were sealed for it. If something is
 * still wrong, the campaign pauses again. A campaign that the desk paused has as much time left as it had then, as far
 * as its clock allows (`resumedDeadline`). A war that paused automatically, because nobody acted or all players were on
 * holiday, gives its players the whole time of the phase again. Somebody who plays cannot end a pause of a referee or
 * of the players.
 */
export async function resume(shell: Shell, campaign: CampaignId, by: UserId, given: DeskReason): Promise<Done> {
  const read = readReason(given);
  if (!read.ok) return read;
  return atTheDesk(shell, campaign, by, async ({ client, held, now, settles }) => {
    if (!held.mayPause) return { code: 'not-referee' };
    if (held.status !== 'paused') return { code: 'not-paused' };
    if (held.isParty && held.isPausedByOthers) return { code: 'not-your-pause' };
    const { facts, made } = await startClock(shell, client, { campaign, now, by });
    settles(made);
    const { opening } = held;
    await noteDeed(client, { campaign, by, deed: 'resume', minutes: null, reason: read.value, opening, now, facts });
    return null;
  });
}

interface Starting {
  readonly campaign: CampaignId;
  readonly now: Date;
  /** The user who resumes it and gets no news of it; null: nobody, or the players by vote. */
  readonly by: UserId | null;
}

/** A campaign that goes on. */
interface Started {
  /** The deadline that it has now. */
  readonly facts: DeedFacts;
  /** The step that tells its rules about the pause, to be settled after the commit; null: they do not hear of pauses. */
  readonly made: Made | null;
}

/** Resumes a paused campaign and tells its players, in the transaction that holds its row. */
export async function startClock(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, now, by }: Starting,
): Promise<Started> {
  const found = await askOnly(client, STOPPED, [campaign]);
  const { due, shift, isFresh = false } = await dueAgain(shell, client, { ...found, campaign, now });
  await askOne(client, RESUME, [campaign, now, due, shift, isFresh]);
  await moveReminders(client, campaign);
  const about = { campaign, event: now.toISOString(), seats: null, opening: null, now };
  await tell(client, { ...about, kind: 'resumed', ...(by !== null && { except: by }) });
  if (due?.getTime() !== found.heldDue?.getTime()) await tellMoved(client, { campaign, now, by });
  const isHeard = shell.rulesetOf(found.system).hearsPauses && found.stoppedAt !== null && !found.isBroken;
  const since = isHeard ? await stoodSince(shell, client, { ...found, campaign, now }) : null;
  const made = since === null ? null : await heard(shell, client, campaign, since);
  return { facts: { of: 'deadline', from: null, to: due?.toISOString() ?? null }, made };
}

/** Since when a campaign stood still, in its own time: a practice war can be ahead of the clock, and then no time was lost. */
async function stoodSince(
  shell: Shell,
  client: pg.PoolClient,
  { campaign, n, stoppedAt, now }: Pick<Stopped, 'n' | 'stoppedAt'> & Pick<Starting, 'campaign' | 'now'>,
): Promise<Date | null> {
  const step = await shell.steps.step(client, campaign, n);
  return step !== null && Date.parse(step.at) > now.getTime() ? new Date(step.at) : stoppedAt;
}

/** When a stopped campaign is due: immediately, unless the desk stopped it, or nobody had acted or was there. */
async function dueAgain(
  shell: Shell,
  client: pg.PoolClient,
  found: Stopped & Pick<Starting, 'campaign' | 'now'>,
): Promise<Again> {
  const { campaign, now } = found;
  const step = await shell.steps.step(client, campaign, found.n);
  if (step === null) return { due: now, shift: found.shift };
  if (found.pausedAt !== null) return waited(shell, step, { ...found, pausedAt: found.pausedAt, now });
  if (!found.isAsleep) return { due: now, shift: found.shift };
  const shift = restartShift(shell.rulesetOf(found.system), step, found.pace, now);
  return { due: shifted(step.deadline, shift, now, null), shift, isFresh: true };
}

/** All sheets may have been in already when the desk paused it: then it was due before the deadline of its phase. */
function waited(
  shell: Shell,
  step: KnownStep,
  { system, pace, shift, heldDue, pausedAt, now }: Stopped & { readonly pausedAt: Date; readonly now: Date },
): Again {
  const later = heldDue === null ? null : new Date(heldDue.getTime() + now.getTime() - pausedAt.getTime());
  const deadline = shifted(step.deadline, shift, new Date(step.at), heldDue);
  if (deadline === null) return { due: later, shift };
  const due =
    step.awaited.length === 0 ? null : (bendableDue(shell.rulesetOf(system), step.state, pace.clock)?.due ?? null);
  const again = resumedDeadline(due, pace, { deadline, pausedAt, now });
  const isFull = heldDue?.getTime() === deadline.getTime();
  return { due: isFull ? again : later, shift: shift + again.getTime() - deadline.getTime() };
}
