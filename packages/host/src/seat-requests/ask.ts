import { failed } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { withUserLock } from '../locks/user-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { typedText } from '../vocabulary/plain-text.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { whyNotAsk } from './admission.ts';
import { tellRequest } from './tell-request.ts';
import { type NewSeatRequest, type OwnSeatRequest, REQUEST_STATES, type SeatAsking } from './types.ts';

/** How many requests one user may make in a day, in all campaigns, and how many a campaign may have open. */
const MOST_A_DAY = 5;
const MOST_OPEN = 100;
const DAY = 86_400_000;

interface Room {
  readonly hasOpen: boolean;
  readonly ofToday: number;
  readonly open: number;
}

/** Parameters: the campaign, the user, a day ago. */
const ROOM: Statement<Room> = {
  name: 'seat-request-room',
  text: `SELECT EXISTS (SELECT FROM seat_request WHERE campaign_id = $1 AND user_id = $2 AND state = 'open') AS "hasOpen",
    (SELECT count(*)::int FROM seat_request WHERE user_id = $2 AND asked_at > $3) AS "ofToday",
    (SELECT count(*)::int FROM seat_request WHERE campaign_id = $1 AND state = 'open') AS open`,
  row: z.object({ hasOpen: z.boolean(), ofToday: z.number(), open: z.number() }),
};

const ASK: Statement<{ id: string }> = {
  name: 'ask-for-seat',
  text: `INSERT INTO seat_request (campaign_id, user_id, seat, message, asked_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Asks for a seat, for a user who has none and knows no more than everybody. */
export async function askForSeat(
  shell: Shell,
  campaign: CampaignId,
  user: UserId,
  { seat, message }: NewSeatRequest,
): Promise<Done> {
  const now = shell.now();
  const refusal = await withUserLock(
    shell.db.pool,
    user,
    async (client): Promise<Refusal | null> => {
      const whyNot = (await whyNotAsk(client, { campaign, user, seat })) ?? (await full(client, campaign, user, now));
      if (whyNot !== null) return whyNot;
      const made = await askOne(client, ASK, [campaign, user, seat, typedText(message), now]);
      if (made !== null) await tellRequest(client, { campaign, request: made.id, now });
      return null;
    },
    campaign,
  );
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}

async function full(client: pg.PoolClient, campaign: CampaignId, user: UserId, now: Date): Promise<Refusal | null> {
  const room = await askOne(client, ROOM, [campaign, user, new Date(now.getTime() - DAY)]);
  if (room === null) throw new Error('requests for seats were not counted');
  if (room.hasOpen) return { code: 'asked-already' };
  return room.ofToday >= MOST_A_DAY || room.open >= MOST_OPEN ? { code: 'too-many-requests' } : null;
}

const WITHDRAW: Statement<{ id: string }> = {
  name: 'withdraw-seat-request',
  text: `UPDATE seat_request SET state = 'withdrawn', answered_at = $3
    WHERE campaign_id = $1 AND user_id = $2 AND state = 'open' RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Withdraws the user's open request. */
export async function withdrawSeatRequest(shell: Shell, campaign: CampaignId, user: UserId): Promise<Done> {
  const withdrawn = await ask(shell.db.pool, WITHDRAW, [campaign, user, shell.now()]);
  if (withdrawn.length === 0) return failed({ code: 'no-such-request' });
  await tellLobby(shell, campaign);
  return done;
}

const LAST: Statement<Omit<OwnSeatRequest, 'askedAt'> & { askedAt: Date }> = {
  name: 'own-seat-request',
  text: `SELECT seat, message, state, asked_at AS "askedAt", reason FROM seat_request
    WHERE campaign_id = $1 AND user_id = $2 ORDER BY asked_at DESC, state = 'open' DESC LIMIT 1`,
  row: z.object({
    seat: seatSchema.nullable(),
    message: z.string(),
    state: z.enum(REQUEST_STATES),
    askedAt: z.date(),
    reason: z.string().nullable(),
  }),
};

/** The user's last request for a seat of the campaign, and whether they may ask now. */
export async function seatAsking(shell: Shell, campaign: CampaignId, user: UserId): Promise<SeatAsking> {
  const last = await askOne(shell.db.pool, LAST, [campaign, user]);
  const refusal =
    last?.state === 'open'
      ? ({ code: 'asked-already' } as const)
      : await whyNotAsk(shell.db.pool, { campaign, user, seat: null });
  const request = last === null ? null : { ...last, askedAt: last.askedAt.toISOString() };
  return { request, whyNot: refusal?.code ?? null };
}
