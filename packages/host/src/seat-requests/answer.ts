import { failed, ok, type Result, type SeatId, viewerKey } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isInCharge } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { isNameTakenNow } from '../access/name-taken.ts';
import { ownerName } from '../access/owner-name.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { IS_FREE, SEEING, takenOver, whyNotSee } from '../seats/take-over.ts';
import type { Shell } from '../shell/shell.ts';
import { hearSeats } from '../step/by-hand.ts';
import { typedText } from '../vocabulary/plain-text.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { REQUEST_LENGTH, type SeatAnswer, type SeatRequest, STRANGERS, type Strangers } from './types.ts';

const OPEN: Statement<Omit<SeatRequest, 'askedAt'> & { askedAt: Date }> = {
  name: 'open-seat-requests',
  text: `SELECT r.id, u.display_name AS name, r.seat, r.message, r.asked_at AS "askedAt"
    FROM seat_request r JOIN "user" u ON u.id = r.user_id
    WHERE r.campaign_id = $1 AND r.state = 'open' ORDER BY r.asked_at, r.id LIMIT 100`,
  row: z.object({
    id: z.string(),
    name: z.string(),
    seat: seatSchema.nullable(),
    message: z.string(),
    askedAt: z.date(),
  }),
};

/** The open requests for seats, oldest first, for users who may invite. */
export async function seatRequests(shell: Shell, campaign: CampaignId): Promise<readonly SeatRequest[]> {
  const rows = await ask(shell.db.pool, OPEN, [campaign]);
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

interface Asked {
  readonly user: UserId;
  readonly name: string;
  /** Number of the open phase. */
  readonly opening: number;
  readonly seat: SeatId | null;
  readonly inLobby: boolean;
}

const ASKED: Statement<Asked> = {
  name: 'seat-request',
  text: `SELECT r.user_id AS "user", u.display_name AS name, c.opening, r.seat, c.status = 'lobby' AS "inLobby" FROM seat_request r
    JOIN campaign c ON c.id = r.campaign_id JOIN "user" u ON u.id = r.user_id WHERE r.campaign_id = $1 AND r.id = $2 AND r.state = 'open'`,
  row: z.object({
    user: z.string(),
    name: z.string(),
    opening: z.number(),
    seat: seatSchema.nullable(),
    inLobby: z.boolean(),
  }),
};

/** Whether the user is in charge, and the seats of all users in charge: only they know who has asked for a seat. */
const IN_CHARGE: Statement<{ is: boolean; seats: SeatId[] }> = {
  name: 'in-charge-of-requests',
  text: `SELECT EXISTS (SELECT FROM member m WHERE m.campaign_id = $1 AND m.user_id = $2 AND ${isInCharge('m')}) AS is,
      ARRAY(SELECT s.seat FROM seat s JOIN member m ON m.campaign_id = s.campaign_id AND m.user_id = s.user_id
        WHERE s.campaign_id = $1 AND ${isInCharge('m')}) AS seats`,
  row: z.object({ is: z.boolean(), seats: z.array(seatSchema) }),
};

const ANSWER: Statement<{ id: string }> = {
  name: 'answer-seat-request',
  text: `UPDATE seat_request SET state = $3, reason = $4, answered_at = $5 WHERE campaign_id = $1 AND id = $2 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** The request and the user who answers it. */
export interface Answering {
  readonly campaign: CampaignId;
  readonly by: UserId;
  readonly request: string;
}

/**
 * Answers a request for a seat; the owner and referees may. An accepted user gets the seat immediately, under the same
 * rules as a user who takes it.
 */
export async function answerSeatRequest(shell: Shell, answering: Answering, answer: SeatAnswer): Promise<Done> {
  const { campaign, by, request } = answering;
  const now = shell.now();
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    const inCharge = await askOne(client, IN_CHARGE, [campaign, by]);
    if (inCharge?.is !== true) return { code: 'not-referee' };
    const asked = await askOne(client, ASKED, [campaign, request]);
    if (asked === null) return { code: 'no-such-request' };
    const reason = answer.accepts ? null : typedText(answer.reason);
    if (reason === '' || (reason?.length ?? 0) > REQUEST_LENGTH) return { code: 'no-reason' };
    const given = answer.accepts
      ? await seated(client, campaign, { ...asked, seat: answer.seat ?? asked.seat }, now)
      : null;
    if (given?.ok === false) return given.problem;
    await askOne(client, ANSWER, [campaign, request, answer.accepts ? 'accepted' : 'declined', reason, now]);
    // The lobby keeps no list.
    if (asked.inLobby) return null;
    const readers = inCharge.seats.map((seat) => viewerKey({ kind: 'seat', seat }));
    const common = { campaign, by, minutes: null, opening: asked.opening, now, person: asked.name } as const;
    await noteDeed(
      client,
      given === null
        ? { ...common, deed: 'decline-request', reason: { text: reason ?? '', isKept: false }, readers }
        : { ...common, deed: 'accept-request', reason: null, seats: [given.value] },
    );
    return null;
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  await hearSeats(shell, campaign);
  return done;
}

/** The first seat that a user may take, those without a player before those that were opened. */
const FREE: Statement<{ seat: SeatId }> = {
  name: 'first-free-seat',
  text: `SELECT s.seat FROM seat s WHERE s.campaign_id = $1 AND ($2::text IS NULL OR s.seat = $2) AND ${IS_FREE}
    ORDER BY s.user_id IS NOT NULL, s.position LIMIT 1`,
  row: z.object({ seat: seatSchema }),
};

const SIT: Statement<{ seat: string }> = {
  name: 'sit-on-request',
  text: 'UPDATE seat SET user_id = $3, covered = false WHERE campaign_id = $1 AND seat = $2 RETURNING seat',
  row: z.object({ seat: z.string() }),
};

/** Answers with the user's new seat. */
async function seated(
  client: pg.PoolClient,
  campaign: CampaignId,
  { user, seat: wanted, inLobby }: Pick<Asked, 'user' | 'seat' | 'inLobby'>,
  now: Date,
): Promise<Result<SeatId, Refusal>> {
  const seat = (await askOne(client, FREE, [campaign, wanted]))?.seat;
  if (seat === undefined) return failed({ code: 'seat-taken' });
  const problem = inLobby
    ? await sat(client, { campaign, seat, user })
    : await takenOver(client, { campaign, seat, user, now });
  return problem === null ? ok(seat) : failed(problem);
}

interface Sitting {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly user: UserId;
}

async function sat(client: pg.PoolClient, { campaign, seat, user }: Sitting): Promise<Refusal | null> {
  const seeing = await askOne(client, SEEING, [campaign, seat, user]);
  const refusal = seeing === null ? ({ code: 'no-such-campaign' } as const) : whyNotSee(seeing);
  if (refusal !== null) return refusal;
  if (await isNameTakenNow(client, campaign, user)) return { code: 'name-taken' };
  await askOne(client, SIT, [campaign, seat, user]);
  return null;
}

const SET: Statement<{ id: string }> = {
  name: 'set-strangers',
  text: `UPDATE campaign SET strangers = $2 WHERE id = $1 AND status <> 'finished' RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** How users without a part in the campaign get a seat; its owner decides, until the war is over. */
export async function setStrangers(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  strangers: Strangers,
): Promise<Done> {
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    if ((await ownerName(client, campaign, by)) === null) return { code: 'not-owner' };
    const set = await askOne(client, SET, [campaign, z.enum(STRANGERS).parse(strangers)]);
    return set === null ? { code: 'war-over' } : null;
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}
