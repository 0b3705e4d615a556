import { failed } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { isLongAway, type Powers, powersOf } from '../access/powers.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { ABSENT_AFTER } from '../polls/types.ts';
import { isArchivedNow } from '../reading/is-archived.ts';
import type { Shell } from '../shell/shell.ts';
import { hearSeats } from '../step/by-hand.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { WAITS_FOR, waitsForSchema } from './consent.ts';
import { INVITED_ROLES, type MadeInvitation } from './invitation-types.ts';
import { evicted } from './members.ts';
import { noteRemoval } from './note-removal.ts';

const useSchema = z.object({ name: z.string(), at: z.string(), isIn: z.boolean() });

const invitationRow = z.object({
  id: z.string(),
  code: z.string(),
  role: z.enum(INVITED_ROLES),
  seat: seatSchema.nullable(),
  madeBy: z.string(),
  createdAt: z.date(),
  expiresAt: z.date(),
  revokedAt: z.date().nullable(),
  usesLeft: z.number(),
  waitsFor: waitsForSchema,
  usedBy: z.array(useSchema),
});
type InvitationRow = z.infer<typeof invitationRow>;

/** Usable links first, then the newest. */
const INVITATIONS: Statement<InvitationRow> = {
  name: 'invitations',
  text: `SELECT i.id, i.code, i.role, i.seat, m.display_name AS "madeBy", i.created_at AS "createdAt",
      i.expires_at AS "expiresAt", i.revoked_at AS "revokedAt", i.uses_left AS "usesLeft", ${WAITS_FOR} AS "waitsFor",
      (SELECT coalesce(json_agg(json_build_object('name', u.display_name,
          'at', to_char(x.used_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'isIn', EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND s.user_id = x.user_id)
            OR EXISTS (SELECT FROM member e WHERE e.campaign_id = c.id AND e.user_id = x.user_id)
          ) ORDER BY x.used_at, u.display_name), '[]')
        FROM invitation_use x JOIN "user" u ON u.id = x.user_id
        WHERE x.campaign_id = c.id AND x.invitation_id = i.id) AS "usedBy"
    FROM campaign c JOIN invitation i ON i.campaign_id = c.id JOIN "user" m ON m.id = i.created_by
    WHERE c.id = $1 AND i.role <> 'deputy'
    ORDER BY i.revoked_at IS NULL AND i.expires_at > $2 AND i.uses_left > 0 DESC, i.created_at DESC, i.id LIMIT 200`,
  row: invitationRow,
};

/**
 * The links to a campaign with their codes, for users who may create them. Links for deputies are for their players
 * only: anyone who has one can see what a seat sees.
 */
export async function invitations(shell: Shell, campaign: CampaignId): Promise<readonly MadeInvitation[]> {
  const now = shell.now();
  const rows = await ask(shell.db.pool, INVITATIONS, [campaign, now]);
  return rows.map(({ revokedAt, createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: revokedAt !== null ? 'revoked' : row.usesLeft === 0 ? 'used-up' : expiresAt <= now ? 'expired' : 'open',
  }));
}

/** Which link to revoke. */
export interface Revoking {
  readonly invitation: string;
  /** Why the people who used it are removed too; null: they stay. */
  readonly evict: DeskReason | null;
}

const ROLE: Statement<{ role: string | null }> = {
  name: 'role-in',
  text: 'SELECT (SELECT role::text FROM member WHERE campaign_id = $1 AND user_id = $2) AS role',
  row: z.object({ role: z.string().nullable() }),
};

const REVOKE: Statement<{ id: string }> = {
  name: 'revoke-invitation',
  text: `UPDATE invitation SET revoked_at = coalesce(revoked_at, $3) WHERE campaign_id = $1 AND id = $2 AND role <> 'deputy' RETURNING id`,
  row: z.object({ id: z.string() }),
};

interface UserOfLink {
  readonly user: UserId;
  /** Whether they are a referee who was here lately. */
  readonly watches: boolean;
  /** How many phases in a row they have missed; null: they hold no seat, or own the campaign and stay anyway. */
  readonly misses: number | null;
}

const USERS: Statement<UserOfLink> = {
  name: 'users-of-invitation',
  text: `SELECT x.user_id AS user, m.role IS NOT DISTINCT FROM 'referee' AND NOT ${isLongAway('$3')} AS watches,
      CASE WHEN m.role IS DISTINCT FROM 'owner' THEN s.misses END AS misses
    FROM invitation_use x JOIN "user" u ON u.id = x.user_id
    LEFT JOIN member m ON m.campaign_id = x.campaign_id AND m.user_id = x.user_id
    LEFT JOIN seat s ON s.campaign_id = x.campaign_id AND s.user_id = x.user_id
    WHERE x.campaign_id = $1 AND x.invitation_id = $2`,
  row: z.object({ user: z.string(), watches: z.boolean(), misses: z.number().nullable() }),
};

/** Why an owner with these powers may not remove everybody who used a link; null: they may. */
function whyStay(users: readonly UserOfLink[], { removePlayer, removeReferee }: Powers): Refusal | null {
  if (removeReferee !== null && users.some(({ watches }) => watches)) return { code: removeReferee };
  const stays = users.some(({ misses }) => misses !== null && misses < ABSENT_AFTER);
  return removePlayer !== null && stays ? { code: removePlayer } : null;
}

/**
 * Revokes a link; the owner and referees may. Only the owner may also remove the people who used it: all of them or,
 * while they play against some, nobody.
 */
export async function revokeInvitation(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  revoking: Revoking,
): Promise<Done> {
  const refusal = await withCampaignLock(shell, campaign, (client) =>
    revokedUnderLock(client, campaign, by, revoking, shell),
  );
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  await hearSeats(shell, campaign);
  return done;
}

async function revokedUnderLock(
  client: pg.PoolClient,
  campaign: CampaignId,
  by: UserId,
  { invitation, evict }: Revoking,
  { now }: Pick<Shell, 'now'>,
): Promise<Refusal | null> {
  const role = (await askOne(client, ROLE, [campaign, by]))?.role ?? null;
  if (role !== 'owner' && role !== 'referee') return { code: 'not-referee' };
  if (evict !== null && role !== 'owner') return { code: 'not-owner' };
  const read = evict === null ? null : readReason(evict);
  if (read !== null && !read.ok) return read.problem;
  if (await isArchivedNow(client, campaign)) return { code: 'archived' };
  const at = now();
  const guests = read === null ? [] : await ask(client, USERS, [campaign, invitation, at]);
  const refusal = read === null ? null : whyStay(guests, await powersOf(client, campaign, by, at));
  if (refusal !== null) return refusal;
  if ((await askOne(client, REVOKE, [campaign, invitation, at])) === null) return { code: 'invitation-unknown' };
  if (read === null) return null;
  const users = guests.map(({ user }) => user);
  await noteRemoval(client, { campaign, by, users, freesSeats: true, reason: read.value, now: at });
  await evicted(client, { campaign, users, now: at });
  return null;
}
