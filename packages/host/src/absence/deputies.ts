import { randomBytes } from 'node:crypto';
import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { seatSchema } from '../access/membership.ts';
import { isNameTakenNow } from '../access/name-taken.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { archivedOr } from '../reading/is-archived.ts';
import { SEEING, whyNotSee } from '../seats/take-over.ts';
import type { DeputyLink } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { UserId } from '../vocabulary/types.ts';
import type { SeatAsked } from './open-seat.ts';

const DAY = 86_400_000;
/** For how long a link for a deputy works, ms. */
const LASTS = 7 * DAY;

/** Revokes the earlier link. The campaign is locked before its links. */
const INVITE: Statement<{ code: string }> = {
  name: 'invite-deputy',
  text: `WITH own AS MATERIALIZED (
      SELECT s.campaign_id, s.seat, s.user_id FROM seat s JOIN campaign c ON c.id = s.campaign_id
      WHERE s.campaign_id = $1 AND s.seat = $2 AND ${isPlayerOf('s', '$3')} AND c.status IN ('running', 'paused')
      FOR KEY SHARE OF c
    ), former AS (
      UPDATE invitation i SET revoked_at = $6 FROM own WHERE i.campaign_id = own.campaign_id AND i.seat = own.seat
        AND i.role = 'deputy' AND i.revoked_at IS NULL
    )
    INSERT INTO invitation (campaign_id, code, role, seat, expires_at, uses_left, created_by)
    SELECT campaign_id, $4, 'deputy', seat, $5, 1, user_id FROM own RETURNING code`,
  row: z.object({ code: z.string() }),
};

const IS_OVER: Statement<{ is: boolean }> = {
  name: 'own-war-is-over',
  text: `SELECT EXISTS (SELECT FROM seat s JOIN campaign c ON c.id = s.campaign_id
    WHERE s.campaign_id = $1 AND s.seat = $2 AND ${isPlayerOf('s', '$3')} AND c.status = 'finished') AS is`,
  row: z.object({ is: z.boolean() }),
};

/** Makes a link by which one person becomes the deputy of the seat; only its player may. It replaces an earlier one. */
export async function inviteDeputy(
  shell: Shell,
  { campaign, seat, by }: SeatAsked,
): Promise<Result<{ readonly code: string }, Refusal>> {
  const code = randomBytes(12).toString('base64url');
  const now = shell.now();
  const until = new Date(now.getTime() + LASTS);
  const made = await askOne(shell.db.pool, INVITE, [campaign, seat, by, code, until, now]);
  if (made !== null) return ok(made);
  const isOver = (await askOne(shell.db.pool, IS_OVER, [campaign, seat, by]))?.is === true;
  return failed({ code: isOver ? 'war-over' : 'not-yours' });
}

const LINK: Statement<{ code: string; expiresAt: Date }> = {
  name: 'deputy-link',
  text: `SELECT i.code, i.expires_at AS "expiresAt" FROM invitation i
    JOIN seat s ON s.campaign_id = i.campaign_id AND s.seat = i.seat AND s.user_id = i.created_by
    WHERE i.campaign_id = $1 AND i.seat = $2 AND ${isPlayerOf('s', '$3')} AND i.role = 'deputy' AND i.revoked_at IS NULL
      AND i.uses_left > 0 AND i.expires_at > $4 ORDER BY i.created_at DESC LIMIT 1`,
  row: z.object({ code: z.string(), expiresAt: z.date() }),
};

/** The deputy link that works now, for the seat's player only; null: there is none. */
export async function deputyLink(shell: Shell, { campaign, seat, by }: SeatAsked): Promise<DeputyLink | null> {
  const row = await askOne(shell.db.pool, LINK, [campaign, seat, by, shell.now()]);
  return row === null ? null : { code: row.code, expiresAt: row.expiresAt.toISOString() };
}

const NAME: Statement<{ seat: SeatId }> = {
  name: 'name-deputy',
  text: `INSERT INTO deputy (campaign_id, seat, user_id, since) VALUES ($1, $2, $3, $4)
    ON CONFLICT (campaign_id, seat) DO NOTHING RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/**
 * Makes a user the deputy of a seat, in the transaction that holds the campaign's row: nobody who sees everything, or
 * has seen the war from another seat.
 */
export async function becameDeputy(
  client: pg.PoolClient,
  { campaign, seat, by }: SeatAsked,
  now: Date,
): Promise<Refusal | null> {
  const seeing = await askOne(client, SEEING, [campaign, seat, by]);
  if (seeing === null) return { code: 'no-such-campaign' };
  const refusal = whyNotSee(seeing);
  if (refusal !== null) return refusal;
  if (await isNameTakenNow(client, campaign, by)) return { code: 'name-taken' };
  const { opening } = seeing;
  if ((await askOne(client, NAME, [campaign, seat, by, now])) === null) return { code: 'has-deputy' };
  await noteDeed(client, { campaign, by, deed: 'deputy', minutes: null, reason: null, opening, now, seats: [seat] });
  return null;
}

const DISMISS: Statement<{ user: UserId; opening: number }> = {
  name: 'dismiss-deputy',
  text: `WITH gone AS (
      DELETE FROM deputy d USING seat s, campaign c WHERE s.campaign_id = d.campaign_id AND s.seat = d.seat
        AND c.id = d.campaign_id AND c.archived_at IS NULL AND d.campaign_id = $1 AND d.seat = $2
        AND (${isPlayerOf('s', '$3')} OR d.user_id = $3)
      RETURNING d.campaign_id, d.seat, d.user_id, d.since
    ), kept AS (
      INSERT INTO seat_term (campaign_id, seat, user_id, name, was_deputy, began_at, ended_at)
      SELECT g.campaign_id, g.seat, u.id, u.display_name, true, g.since, $4 FROM gone g JOIN "user" u ON u.id = g.user_id
    )
    SELECT g.user_id AS user, c.opening FROM gone g JOIN campaign c ON c.id = g.campaign_id`,
  row: z.object({ user: z.string(), opening: z.number() }),
};

/** Removes the seat's deputy: its player or the deputy decided so. The deputy no longer sees the war. */
export async function dismissDeputy(shell: Shell, { campaign, seat, by }: SeatAsked): Promise<Done> {
  const isDone = await withCampaignLock(shell, campaign, async (client) => {
    const now = shell.now();
    const gone = await askOne(client, DISMISS, [campaign, seat, by, now]);
    if (gone === null) return false;
    const deed = { campaign, by: gone.user, deed: 'no-deputy', minutes: null, reason: null, now } as const;
    await noteDeed(client, { ...deed, opening: gone.opening, seats: [seat] });
    return true;
  });
  if (!isDone) return failed(await archivedOr(shell, campaign, 'not-yours'));
  await tellLobby(shell, campaign);
  return done;
}
