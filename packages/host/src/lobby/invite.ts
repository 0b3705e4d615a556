import { randomBytes } from 'node:crypto';
import { failed, ok, type Result, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { becameDeputy } from '../absence/deputies.ts';
import { hasPlayed } from '../access/has-played.ts';
import { isInCharge } from '../access/in-charge.ts';
import { playsCopy } from '../access/knows-copy.ts';
import { seatSchema } from '../access/membership.ts';
import { isNameTakenNow } from '../access/name-taken.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { archivedOr } from '../reading/is-archived.ts';
import { IS_FREE, takenOver } from '../seats/take-over.ts';
import type { Shell } from '../shell/shell.ts';
import { hearSeats } from '../step/by-hand.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { WAITS_FOR, waitsForSchema } from './consent.ts';
import {
  INVITED_ROLES,
  type Invitation,
  type InvitedRole,
  type Joined,
  type NewInvitation,
} from './invitation-types.ts';
import { beginRefereeTerm } from './referee-terms.ts';

/**
 * SQL: whether somebody could ever play the seat of the link, or somebody else any seat. $1 the campaign, $2 the user, $5
 * the seat, which may be the user's own: they can leave it to somebody; null: any.
 */
const HAS_PLAYABLE = `EXISTS (SELECT FROM seat s WHERE s.campaign_id = $1 AND NOT s.plays_itself
        AND (s.seat = $5 OR $5::text IS NULL AND s.user_id IS DISTINCT FROM $2))`;

const INVITE: Statement<{ code: string }> = {
  name: 'invite',
  text: `INSERT INTO invitation (campaign_id, code, role, seat, expires_at, uses_left, created_by)
    SELECT m.campaign_id, $3, $4, $5, $6, $7, m.user_id FROM member m
    WHERE m.campaign_id = $1 AND m.user_id = $2 AND ${isInCharge('m')}
      AND EXISTS (SELECT FROM campaign c WHERE c.id = $1 AND c.archived_at IS NULL)
      AND ($5::text IS NULL OR EXISTS (SELECT 1 FROM seat s WHERE s.campaign_id = $1 AND s.seat = $5))
      AND (NOT $8::boolean OR ${HAS_PLAYABLE})
    RETURNING code`,
  row: z.object({ code: z.string() }),
};

const MAY_INVITE: Statement<{ isSeat: boolean }> = {
  name: 'may-invite',
  text: `SELECT $3::text IS NULL OR EXISTS (SELECT FROM seat s WHERE s.campaign_id = $1 AND s.seat = $3) AS "isSeat"
    FROM member m WHERE m.campaign_id = $1 AND m.user_id = $2 AND ${isInCharge('m')}`,
  row: z.object({ isSeat: z.boolean() }),
};

/** Creates a link that lets others in. Only the owner and referees may. The code has 96 random bits. */
export async function invite(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { role, seat, expiresAt, uses }: NewInvitation,
): Promise<Result<{ readonly code: string }, Refusal>> {
  const code = randomBytes(12).toString('base64url');
  const values = [campaign, by, code, role, seat ?? null, new Date(expiresAt), uses, role === 'seat'];
  const made = await askOne(shell.db.pool, INVITE, values);
  if (made !== null) return ok({ code });
  const found = await askOne(shell.db.pool, MAY_INVITE, [campaign, by, seat ?? null]);
  if (found === null) return failed({ code: 'not-referee' });
  return failed(await archivedOr(shell, campaign, found.isSeat ? 'no-seat-for-people' : 'no-such-seat'));
}

interface InvitationRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: string;
  readonly role: InvitedRole;
  readonly seat: SeatId | null;
  readonly expiresAt: Date;
  readonly uses: number;
  readonly isRevoked: boolean;
  readonly isArchived: boolean;
  readonly waitsFor: readonly SeatId[];
  /** The seats of a running war that a user may take over by it. */
  readonly freeSeats: readonly SeatId[];
  /** Whether the player of its seat made it. */
  readonly isByPlayer: boolean;
}

const INVITATION: Statement<InvitationRow> = {
  name: 'invitation',
  text: `SELECT c.id, c.slug, c.name, c.status, i.role, i.seat, i.expires_at AS "expiresAt", i.uses_left AS uses,
      i.revoked_at IS NOT NULL AS "isRevoked", c.archived_at IS NOT NULL AS "isArchived", ${WAITS_FOR} AS "waitsFor",
      ARRAY(SELECT s.seat FROM seat s WHERE s.campaign_id = c.id AND (i.seat IS NULL OR s.seat = i.seat) AND ${IS_FREE}
        ORDER BY s.user_id IS NOT NULL, s.position) AS "freeSeats",
      EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND s.seat = i.seat AND s.user_id = i.created_by) AS "isByPlayer"
    FROM invitation i JOIN campaign c ON c.id = i.campaign_id WHERE i.code = $1`,
  row: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    status: z.string(),
    role: z.enum(INVITED_ROLES),
    seat: seatSchema.nullable(),
    expiresAt: z.date(),
    uses: z.number(),
    isRevoked: z.boolean(),
    isArchived: z.boolean(),
    waitsFor: waitsForSchema,
    freeSeats: z.array(seatSchema),
    isByPlayer: z.boolean(),
  }),
};

/** The invitation behind a link. Null: no such link. */
export async function invitation(shell: Shell, code: string): Promise<Invitation | null> {
  const row = await askOne(shell.db.pool, INVITATION, [code]);
  if (row === null) return null;
  const refusal = refusalOf(row, shell.now());
  return {
    campaign: { id: row.id, slug: row.slug, name: row.name },
    role: row.role,
    seat: row.seat,
    expiresAt: row.expiresAt.toISOString(),
    isOpen: refusal === null,
    waitsForConsent: refusal?.code === 'consent-missing',
  };
}

function refusalOf(row: InvitationRow, now: Date): Refusal | null {
  if (row.isRevoked) return { code: 'invitation-revoked' };
  if (row.expiresAt <= now) return { code: 'invitation-expired' };
  if (row.uses === 0) return { code: 'invitation-used-up' };
  if (row.isArchived) return { code: 'archived' };
  if (row.role !== 'spectator' && row.role !== 'referee' && row.status === 'finished') return { code: 'war-over' };
  if (row.role === 'deputy' && !row.isByPlayer) return { code: 'invitation-revoked' };
  if (row.role === 'seat' && row.status !== 'lobby' && row.freeSeats.length === 0) return { code: 'seat-taken' };
  if (row.waitsFor.length > 0) return { code: 'consent-missing' };
  return null;
}

/** The user's present role in the campaign. */
const STANDING: Statement<{ role: string | null; own: SeatId | null; hasPlayed: boolean; playsCopy: boolean }> = {
  name: 'standing-of',
  text: `SELECT m.role, s.seat AS own, ${hasPlayed('$2')}
      OR EXISTS (SELECT FROM deputy y WHERE y.campaign_id = c.id AND y.user_id = $2) AS "hasPlayed", ${playsCopy('$2')} AS "playsCopy" FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2
    LEFT JOIN LATERAL (SELECT h.seat FROM seat h WHERE h.campaign_id = c.id AND h.user_id = $2
      ORDER BY h.covered, h.position LIMIT 1) s ON true WHERE c.id = $1`,
  row: z.object({
    role: z.string().nullable(),
    own: seatSchema.nullable(),
    hasPlayed: z.boolean(),
    playsCopy: z.boolean(),
  }),
};

const SIT_FREE: Statement<{ seat: SeatId }> = {
  name: 'sit-free',
  text: `UPDATE seat SET user_id = $2, covered = false WHERE campaign_id = $1 AND seat = (
      SELECT seat FROM seat WHERE campaign_id = $1 AND user_id IS NULL AND NOT plays_itself AND ($3::text IS NULL OR seat = $3)
      ORDER BY position LIMIT 1)
    RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

const ENROL: Statement<{ role: string }> = {
  name: 'enrol',
  text: `INSERT INTO member (campaign_id, user_id, role) VALUES ($1, $2, $3::member_role)
    ON CONFLICT (campaign_id, user_id) DO UPDATE SET role = CASE
      WHEN member.role = 'spectator' THEN excluded.role ELSE member.role END
    RETURNING role`,
  row: z.object({ role: z.string() }),
};

/** A user who was removed and joins again by the same link uses it twice, but is listed once. */
const USE: Statement<{ code: string }> = {
  name: 'use-invitation',
  text: `WITH used AS (
      UPDATE invitation SET uses_left = uses_left - 1 WHERE code = $1 AND uses_left > 0 RETURNING campaign_id, id, code
    ), noted AS (
      INSERT INTO invitation_use (campaign_id, invitation_id, user_id, used_at)
      SELECT campaign_id, id, $2, $3 FROM used
      ON CONFLICT (campaign_id, invitation_id, user_id) DO UPDATE SET used_at = excluded.used_at
    )
    SELECT code FROM used`,
  row: z.object({ code: z.string() }),
};

/**
 * Accepts an invitation: takes a seat, or becomes referee or spectator. Costs no use if the user has that role already. A
 * player who chooses another seat is refused.
 * @param wanted the seat that the user chose, unless the link names one; null: the first that is free
 */
export async function join(
  shell: Shell,
  code: string,
  user: UserId,
  wanted: SeatId | null = null,
): Promise<Result<Joined, Refusal>> {
  const found = await askOne(shell.db.pool, INVITATION, [code]);
  if (found === null) return failed({ code: 'invitation-unknown' });
  const joined = await withCampaignLock(shell, found.id, async (client): Promise<Result<Joined, Refusal>> => {
    const standing = await askOne(client, STANDING, [found.id, user]);
    // Read again under the lock: the last use or the last seat may be gone by now.
    const row = await askOne(client, INVITATION, [code]);
    if (row === null || standing === null) return failed({ code: 'invitation-unknown' });
    const campaign = { id: row.id, slug: row.slug, name: row.name };
    if (standing.own !== null && row.role !== 'referee' && row.role !== 'deputy') {
      const isOther = row.seat === null && wanted !== null && wanted !== standing.own;
      return isOther ? failed({ code: 'already-seated' }) : ok({ campaign, role: 'seat', seat: standing.own });
    }
    if (isIn(standing, row.role)) return ok({ campaign, role: row.role, seat: null });
    const now = shell.now();
    const refusal = refusalOf(row, now);
    if (refusal !== null) return failed(refusal);
    const seated = await admitted(client, row, standing, { user, now, wanted: row.seat ?? wanted });
    if (!seated.ok) return seated;
    await askOne(client, USE, [code, user, now]);
    if (row.role === 'referee') await beginRefereeTerm(client, row.id, user, now);
    return ok({ campaign, role: row.role, seat: seated.value });
  });
  if (joined.ok) {
    await tellLobby(shell, joined.value.campaign.id);
    await hearSeats(shell, joined.value.campaign.id);
  }
  return joined;
}

interface Joining {
  readonly user: UserId;
  readonly now: Date;
  readonly wanted: SeatId | null;
}

/** The role that the link gives the user; the seat, if it gives one to play. */
async function admitted(
  client: pg.PoolClient,
  row: InvitationRow,
  standing: Standing,
  joining: Joining,
): Promise<Result<SeatId | null, Refusal>> {
  const { user, now } = joining;
  if (row.role === 'seat') return seatBy(client, row, standing, joining);
  if (row.role !== 'deputy') return enrolBy(client, row, standing, user);
  if (row.seat === null) throw new Error('a link for the deputy of no seat');
  const refusal = await becameDeputy(client, { campaign: row.id, seat: row.seat, by: user }, now);
  return refusal === null ? ok(row.seat) : failed(refusal);
}

type Standing = z.infer<typeof STANDING.row>;

/** Whether a user without a seat already has the link's role, or more. */
function isIn({ role, own }: Standing, invited: InvitedRole): boolean {
  if (own !== null || role === null || invited === 'seat' || invited === 'deputy') return false;
  return role !== 'spectator' || invited === 'spectator';
}

async function seatBy(
  client: pg.PoolClient,
  row: InvitationRow,
  standing: Standing,
  { user, now, wanted }: Joining,
): Promise<Result<SeatId | null, Refusal>> {
  if (row.status !== 'lobby') {
    const seat = row.freeSeats.find((one) => wanted === null || one === wanted);
    if (seat === undefined) return failed(await whyNotSit(client, row.id, wanted));
    const refusal = await takenOver(client, { campaign: row.id, seat, user, now });
    return refusal === null ? ok(seat) : failed(refusal);
  }
  if (standing.role === 'referee') return failed({ code: 'is-referee' });
  if (await isNameTakenNow(client, row.id, user)) return failed({ code: 'name-taken' });
  const sat = await askOne(client, SIT_FREE, [row.id, user, wanted]);
  return sat === null ? failed(await whyNotSit(client, row.id, wanted)) : ok(sat.seat);
}

const IS_SEAT: Statement<{ isThere: boolean }> = {
  name: 'is-seat',
  text: 'SELECT EXISTS (SELECT FROM seat WHERE campaign_id = $1 AND seat = $2) AS "isThere"',
  row: z.object({ isThere: z.boolean() }),
};

/** Why a user cannot have the seat that they want; null: any. */
async function whyNotSit(client: pg.PoolClient, campaign: CampaignId, wanted: SeatId | null): Promise<Refusal> {
  const isThere = wanted === null || (await askOne(client, IS_SEAT, [campaign, wanted]))?.isThere === true;
  return { code: isThere ? 'seat-taken' : 'no-such-seat' };
}

async function enrolBy(
  client: pg.PoolClient,
  row: InvitationRow,
  standing: Standing,
  user: UserId,
): Promise<Result<SeatId | null, Refusal>> {
  if (standing.own !== null) return failed({ code: 'already-seated' });
  if (standing.playsCopy) return failed({ code: 'knows-copy' });
  if (row.role === 'referee' && standing.hasPlayed) return failed({ code: 'has-played' });
  if (await isNameTakenNow(client, row.id, user)) return failed({ code: 'name-taken' });
  await askOne(client, ENROL, [row.id, user, row.role]);
  return ok(null);
}
