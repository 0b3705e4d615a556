import type { SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { atTheDesk, type DeskHold } from '../clock-deeds/desk-hold.ts';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import { noteDeed, readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import { ABSENT_AFTER } from '../polls/types.ts';
import type { Shell } from '../shell/shell.ts';
import type { Done, Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const OPEN: Statement<{ seat: string }> = {
  name: 'open-seat',
  text: `UPDATE seat SET open_since = $3 WHERE campaign_id = $1 AND seat = $2 AND user_id IS NOT NULL AND open_since IS NULL
    RETURNING seat`,
  row: z.object({ seat: z.string() }),
};

/**
 * Lets others take a seat; its player keeps it until somebody does. Runs in the transaction that holds the campaign's
 * row. False: the seat has no player, or is open already.
 */
export async function markOpen(client: pg.PoolClient, campaign: CampaignId, seat: SeatId, now: Date): Promise<boolean> {
  return (await askOne(client, OPEN, [campaign, seat, now])) !== null;
}

const SHUT: Statement<{ seat: string }> = {
  name: 'shut-seat',
  text: `UPDATE seat SET open_since = NULL, misses = CASE WHEN $3 THEN 0 ELSE misses END
    WHERE campaign_id = $1 AND seat = $2 AND open_since IS NOT NULL RETURNING seat`,
  row: z.object({ seat: z.string() }),
};

const HOLDER: Statement<{ isOwn: boolean; misses: number }> = {
  name: 'seat-holder',
  text: `SELECT coalesce(${isPlayerOf('s', '$3')}, false) AS "isOwn", s.misses FROM seat s
    WHERE s.campaign_id = $1 AND s.seat = $2`,
  row: z.object({ isOwn: z.boolean(), misses: z.number() }),
};

/** Which seat, and the user who asks. */
export interface SeatAsked {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly by: UserId;
}

/** Whether the seat is the user's, and how many phases in a row it has missed; null: there is no such seat. */
const holderOf = (on: Connection, { campaign, seat, by }: SeatAsked) => askOne(on, HOLDER, [campaign, seat, by]);

/**
 * Why this user may neither open nor close the seat; null: they may. A user in charge who plays, or has played, is a
 * rival: they may open a seat whose player is absent, as the players may by vote, but close none.
 */
async function whyNot(
  client: pg.PoolClient,
  held: DeskHold,
  asked: SeatAsked,
  does: 'open' | 'shut',
): Promise<Refusal | null> {
  const holder = await holderOf(client, asked);
  if (!held.mayPause && holder?.isOwn !== true) return { code: 'not-yours' };
  if (holder === null) return { code: 'no-such-seat' };
  const isRival = !held.isReferee && !holder.isOwn;
  if (isRival && does === 'shut') return { code: 'not-yours' };
  if (isRival && holder.misses < ABSENT_AFTER) return { code: 'not-absent' };
  if (held.status === 'finished') return { code: 'war-over' };
  return held.status === 'lobby' ? { code: 'closed' } : null;
}

/**
 * Lets others take a seat. Its player may, a referee may, and so may an owner who plays once its player is absent. The
 * player keeps it until somebody does.
 */
export async function openSeat(shell: Shell, asked: SeatAsked, given: DeskReason): Promise<Done> {
  const read = readReason(given);
  if (!read.ok) return read;
  const { campaign, seat, by } = asked;
  return atTheDesk(shell, campaign, by, async ({ client, held, now }) => {
    const refusal = await whyNot(client, held, asked, 'open');
    if (refusal !== null) return refusal;
    if (!(await markOpen(client, campaign, seat, now))) return { code: 'seat-open' };
    const deed = { campaign, by, deed: 'open-seat', minutes: null, reason: read.value, now } as const;
    await noteDeed(client, { ...deed, opening: held.opening, seats: [seat] });
    return null;
  });
}

/** Closes the seat to others again: its player is back, or a referee decided so. */
export async function shutSeat(shell: Shell, asked: SeatAsked, given: DeskReason): Promise<Done> {
  const { campaign, seat, by } = asked;
  return atTheDesk(shell, campaign, by, async ({ client, held, now }) => {
    const refusal = await whyNot(client, held, asked, 'shut');
    if (refusal !== null) return refusal;
    const isOwn = (await holderOf(client, asked))?.isOwn === true;
    const read = isOwn ? null : readReason(given);
    if (read !== null && !read.ok) return read.problem;
    if ((await askOne(client, SHUT, [campaign, seat, isOwn])) === null) return { code: 'seat-shut' };
    const why = { deed: isOwn ? 'come-back' : 'close-seat', reason: read?.value ?? null } as const;
    await noteDeed(client, { campaign, by, minutes: null, now, ...why, opening: held.opening, seats: [seat] });
    return null;
  });
}
