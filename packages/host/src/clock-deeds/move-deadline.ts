import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeadlineMove } from '../deeds/types.ts';
import { notOpen } from '../reading/not-open.ts';
import type { Shell } from '../shell/shell.ts';
import { moveReminders } from '../telling/remind-at.ts';
import { tellMoved } from '../telling/tell-moved.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { atTheDesk, type DeskHold } from './desk-hold.ts';

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

const MOVE: Statement<{ id: string }> = {
  name: 'move-deadline',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload)
      SELECT id, 'deadline', jsonb_build_object('n', seq) FROM campaign WHERE id = $1
    )
    UPDATE campaign SET next_due = $2, due_shift = due_shift + $3, updated_at = $4 WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/**
 * Moves the end of the open phase, if its deadline is still the one that the referee saw, whether it waits for sheets
 * or for decisions on arrival, such as battles. A deadline that has passed cannot be moved: the phase is being run. The
 * time is the one that the referee chose, even in quiet hours.
 */
export async function moveDeadline(shell: Shell, campaign: CampaignId, by: UserId, move: DeadlineMove): Promise<Done> {
  const read = readReason(move.reason);
  if (!read.ok) return read;
  const { opening } = move;
  const from = Date.parse(move.due);
  const due = 'to' in move ? Date.parse(move.to) : from + move.minutes * MINUTE;
  const distance = due - from;
  return atTheDesk(shell, campaign, by, async ({ client, held, now }) => {
    const refusal = whyNot(held, move);
    if (refusal !== null) return refusal;
    // A phase that asks nobody for anything, such as a wait for midnight, belongs to the clock.
    const step = await shell.steps.step(client, campaign, held.n);
    if (step === null || step.awaited.length === 0) return { code: 'not-awaited' };
    if (distance === 0 || due <= now.getTime() || due > now.getTime() + YEAR) return { code: 'bad-time' };
    await setDeadline(client, { campaign, due: new Date(due), by: distance, now, mover: by });
    const deed = distance > 0 ? 'extend' : 'bring-forward';
    const minutes = Math.sign(distance) * Math.ceil(Math.abs(distance) / MINUTE);
    const facts = { of: 'deadline', from: move.due, to: new Date(due).toISOString() } as const;
    await noteDeed(client, { campaign, by, deed, minutes, reason: read.value, opening, now, facts });
    return null;
  });
}

/** A deadline that is moved. */
interface Moved {
  readonly campaign: CampaignId;
  readonly due: Date;
  /** How much later that is than before, ms. */
  readonly by: number;
  readonly now: Date;
  /** The user who moves it; null: nobody in person. */
  readonly mover: UserId | null;
}

/**
 * Moves the deadline of the open phase, in the transaction that holds the campaign's row. Whoever was told the old one is
 * told the new one.
 */
export async function setDeadline(client: pg.PoolClient, { campaign, due, by, now, mover }: Moved): Promise<void> {
  await askOne(client, MOVE, [campaign, due, by, now]);
  await moveReminders(client, campaign);
  await tellMoved(client, { campaign, now, by: mover });
}

function whyNot(held: DeskHold, { opening, due }: DeadlineMove): Refusal | null {
  if (!held.isReferee) return { code: 'not-referee' };
  if (!held.isOpen || held.opening !== opening) return notOpen(held);
  if (held.nextDue === null) return { code: 'no-deadline' };
  return held.nextDue.getTime() === Date.parse(due) ? null : { code: 'deadline-moved' };
}
