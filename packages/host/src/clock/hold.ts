import type { AdvancingInput } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { isAbsent } from '../seats/on-holiday.ts';
import { moveReminders } from '../telling/remind-at.ts';
import { tell } from '../telling/tell.ts';
import { tellMoved } from '../telling/tell-moved.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { extendedDue } from './deadline.ts';
import type { Paces } from './timed.ts';

/** SQL, for the campaign `c`: whether its open phase is held for seats that have not sealed. */
export const IS_HELD = '(c.hold_opening IS NOT DISTINCT FROM c.opening)';

/**
 * Whether one of these seats has somebody to play it: not while its player is on holiday without a deputy, and not once
 * it is open to others. Everybody knows all of this. Drafts play no part: they would show.
 */
const THERE: Statement<{ is: boolean }> = {
  name: 'owing-and-there',
  text: `SELECT EXISTS (SELECT FROM seat s WHERE s.campaign_id = $1 AND s.seat = ANY ($2::text[]) AND s.user_id IS NOT NULL
    AND s.open_since IS NULL AND NOT ${isAbsent('s', '$3::timestamptz')}) AS is`,
  row: z.object({ is: z.boolean() }),
};

/** A phase whose time is up. */
interface Due extends Pick<Paces, 'pace'> {
  readonly id: CampaignId;
  /** Whether it was held before. */
  readonly isHeld: boolean;
}

/**
 * Until when the phase that an input would close is held instead, because the terms say so and a player who is there
 * has not sealed. The hold counts from now, so that players have time for orders after a downtime too. A phase is held
 * only once. Null: the input closes it.
 */
export async function heldUntil(client: pg.PoolClient, of: Due, due: AdvancingInput, now: Date): Promise<Date | null> {
  const { missing } = of.pace;
  if (missing === null || of.isHeld || due.type !== 'phase' || due.closedBy !== 'deadline') return null;
  const { sheets } = due;
  const unsealed = Object.keys(sheets).filter((seat) => sheets[seat] === null);
  const isThere = (await askOne(client, THERE, [of.id, unsealed, now]))?.is === true;
  return isThere ? extendedDue(now, missing.most * 1000, of.pace) : null;
}

/** A phase that is held. */
interface Holding {
  readonly campaign: CampaignId;
  readonly n: number;
  readonly opening: number;
  readonly until: Date;
  /** How long after its time was up, ms. */
  readonly by: number;
  readonly now: Date;
}

const HOLD: Statement<{ id: string }> = {
  name: 'hold-phase',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload) VALUES ($1, 'deadline', jsonb_build_object('n', $2::int))
    )
    UPDATE campaign SET next_due = $3, due_shift = due_shift + $4, hold_opening = opening, updated_at = $5
    WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Holds the phase, in the transaction that holds the campaign's row; notifies its players and the users in charge. */
export async function hold(client: pg.PoolClient, { campaign, n, opening, until, by, now }: Holding): Promise<void> {
  await askOne(client, HOLD, [campaign, n, until, by, now]);
  await moveReminders(client, campaign);
  await noteDeed(client, { campaign, by: null, deed: 'hold', minutes: null, reason: null, opening, now });
  await tell(client, { campaign, kind: 'held', event: String(opening), seats: null, opening, now });
  await tellMoved(client, { campaign, now, by: null });
}
