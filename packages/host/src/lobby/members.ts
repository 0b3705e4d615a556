import { failed } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { ownerName } from '../access/owner-name.ts';
import { isLongAway, powersOf } from '../access/powers.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { readReason } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { isArchivedNow } from '../reading/is-archived.ts';
import { endSeatTerms } from '../seats/seat-terms.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { noteRemoval } from './note-removal.ts';
import { endRefereeTerms } from './referee-terms.ts';
import { type CampaignMember, GUEST_ROLES } from './types.ts';

const memberSchema = z.object({ id: z.string(), name: z.string(), role: z.enum(GUEST_ROLES) });

const MEMBERS: Statement<z.infer<typeof memberSchema>> = {
  name: 'members',
  text: `SELECT u.id, u.display_name AS name, m.role::text AS role FROM member m JOIN "user" u ON u.id = m.user_id
    WHERE m.campaign_id = $1 AND m.role <> 'owner' ORDER BY m.role, u.display_name, u.id LIMIT 500`,
  row: memberSchema,
};

/** Referees and spectators: members without a seat. */
export async function members(shell: Shell, campaign: CampaignId): Promise<readonly CampaignMember[]> {
  const rows = await ask(shell.db.pool, MEMBERS, [campaign]);
  return rows.map(({ role, ...user }) => ({ user, role }));
}

const gone = z.object({ user: z.string().nullable() });

const SEATS: Statement<{ seat: string }> = {
  name: 'seats-to-free',
  text: `SELECT s.seat FROM seat s WHERE s.campaign_id = $1 AND s.user_id = ANY ($2::uuid[])
    AND NOT EXISTS (SELECT FROM member m WHERE m.campaign_id = $1 AND m.user_id = s.user_id AND m.role = 'owner')`,
  row: z.object({ seat: z.string() }),
};

/**
 * What the seat knows, owns and has ordered stays with the seat. Before the war an army list leaves with its player.
 */
const FREE_SEATS: Statement<{ seat: string }> = {
  name: 'free-seats-of',
  text: `UPDATE seat s SET user_id = NULL, army = CASE WHEN c.status = 'lobby' THEN NULL ELSE s.army END,
      open_since = NULL, held_since = NULL, misses = 0
    FROM campaign c WHERE c.id = s.campaign_id AND s.campaign_id = $1 AND s.seat = ANY ($2) RETURNING s.seat`,
  row: z.object({ seat: z.string() }),
};

const DISMISS: Statement<z.infer<typeof gone>> = {
  name: 'dismiss-members',
  text: `DELETE FROM member WHERE campaign_id = $1 AND user_id = ANY ($2::uuid[]) AND role <> 'owner'
    RETURNING user_id AS user`,
  row: gone,
};

/** Their own links would let them in again. */
const REVOKE_LINKS: Statement<{ id: string }> = {
  name: 'revoke-links-of',
  text: `UPDATE invitation i SET revoked_at = $3
    WHERE i.campaign_id = $1 AND i.created_by = ANY ($2::uuid[]) AND i.revoked_at IS NULL
      AND NOT EXISTS (SELECT FROM member m WHERE m.campaign_id = $1 AND m.user_id = i.created_by)
    RETURNING i.id`,
  row: z.object({ id: z.string() }),
};

/** Who is removed from which campaign, and when. */
interface Leaving {
  readonly campaign: CampaignId;
  readonly users: readonly UserId[];
  readonly now: Date;
}

/**
 * Removes people from the campaign and from their seats, in the transaction that holds its row. The owner stays: an
 * owner without a seat would see everything.
 */
export async function evicted(client: pg.PoolClient, leaving: Leaving): Promise<void> {
  const { campaign, users, now } = leaving;
  const seats = (await ask(client, SEATS, [campaign, users])).map(({ seat }) => seat);
  await endSeatTerms(client, campaign, seats, now);
  await ask(client, FREE_SEATS, [campaign, seats]);
  await dismissed(client, leaving);
}

/** Removes referees and spectators; their seats stay as they are. */
async function dismissed(client: pg.PoolClient, { campaign, users, now }: Leaving): Promise<void> {
  await ask(client, DISMISS, [campaign, users]);
  await ask(client, REVOKE_LINKS, [campaign, users, now]);
  await endRefereeTerms(client, campaign, users, now);
}

/** A member without a seat, and whether they are a referee who was here lately. */
const GUEST: Statement<{ stays: boolean }> = {
  name: 'guest-to-dismiss',
  text: `SELECT m.role = 'referee' AND NOT ${isLongAway('$3')} AS stays FROM member m JOIN "user" u ON u.id = m.user_id
    WHERE m.campaign_id = $1 AND m.user_id = $2 AND m.role <> 'owner'`,
  row: z.object({ stays: z.boolean() }),
};

/** The member whom the owner removes, and why. */
export interface Removing {
  readonly user: UserId;
  readonly reason: DeskReason;
}

/** Removes a referee or a spectator; the owner may, but not every referee if they play against others. */
export async function removeMember(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { user, reason }: Removing,
): Promise<Done> {
  const read = readReason(reason);
  if (!read.ok) return read;
  const refusal = await withCampaignLock(shell, campaign, async (client): Promise<Refusal | null> => {
    const now = shell.now();
    if ((await ownerName(client, campaign, by)) === null) return { code: 'not-owner' };
    const guest = await askOne(client, GUEST, [campaign, user, now]);
    if (guest === null) return { code: 'not-a-member' };
    if (await isArchivedNow(client, campaign)) return { code: 'archived' };
    const { removeReferee } = await powersOf(client, campaign, by, now);
    if (guest.stays && removeReferee !== null) return { code: removeReferee };
    const leaving = { campaign, users: [user], now };
    await noteRemoval(client, { ...leaving, by, freesSeats: false, reason: read.value });
    await dismissed(client, leaving);
    return null;
  });
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}
