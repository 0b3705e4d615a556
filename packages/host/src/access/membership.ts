import { SEAT_PATTERN, type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createCache } from '../caches/cache.ts';
import { createSharedReads } from '../caches/shared-reads.ts';
import { askOne, type Connection, type Statement } from '../database/statement.ts';
import type { CampaignId, Membership, Role, UserId } from '../vocabulary/types.ts';
import { hasPlayed } from './has-played.ts';

export const seatSchema = z
  .string()
  .regex(SEAT_PATTERN)
  .transform((text): SeatId => seatId(text));

/**
 * Which viewer each user is. Cached for a moment, since every request of a game asks for it. Not cached in the lobby,
 * where people come and go, nor when access is denied: a user who was let in by another process should not have to
 * wait. Nor of users with covered seats: what they may read changes with each seat that they open. Writes ask the
 * database again.
 */
export interface Memberships {
  /** Null: the user may not look, or there is no such campaign. */
  of(on: Connection, campaign: CampaignId, user: UserId | null): Promise<Membership | null>;
  forget(campaign: CampaignId): void;
}

/** How long a cached answer is valid, ms. */
const BELIEVED = 2000;
const LIMIT = 20_000;

interface MembershipRow {
  readonly inLobby: boolean;
  readonly isPublic: boolean;
  readonly role: 'owner' | 'referee' | 'spectator' | null;
  readonly seat: SeatId | null;
  /** Whether the user is only the deputy of the seat's player. */
  readonly isDeputy: boolean;
  /** Whether the user has left a seat of the running war. */
  readonly hasPlayed: boolean;
  /** The seats that the user holds and has not opened. */
  readonly covered: readonly SeatId[];
}

const MEMBERSHIP: Statement<MembershipRow> = {
  name: 'membership',
  text: `SELECT c.status = 'lobby' AS "inLobby", c.public AS "isPublic", m.role, coalesce(s.seat, y.seat) AS seat,
      s.seat IS NULL AND y.seat IS NOT NULL AS "isDeputy",
      ${hasPlayed('$2')} AS "hasPlayed",
      ARRAY(SELECT h.seat FROM seat h WHERE h.campaign_id = c.id AND h.user_id = $2 AND h.covered ORDER BY h.position) AS covered
    FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2
    LEFT JOIN seat s ON s.campaign_id = c.id AND s.user_id = $2 AND NOT s.covered
    LEFT JOIN deputy y ON y.campaign_id = c.id AND y.user_id = $2
    WHERE c.id = $1 LIMIT 1`,
  row: z.object({
    inLobby: z.boolean(),
    isPublic: z.boolean(),
    role: z.enum(['owner', 'referee', 'spectator']).nullable(),
    seat: seatSchema.nullable(),
    isDeputy: z.boolean(),
    hasPlayed: z.boolean(),
    covered: z.array(seatSchema),
  }),
};

/** `now` gives the age of a cached answer. */
export function createMemberships(now: () => Date): Memberships {
  const cache = createCache<{ readonly until: number; readonly membership: Membership }>(LIMIT);
  const reads = createSharedReads<MembershipRow | null>();
  let forgotten = 0;
  return {
    async of(on, campaign, user) {
      const key = `${campaign}:${user ?? ''}`;
      const known = cache.get(key);
      if (known !== undefined && known.until > now().getTime()) return known.membership;
      const before = forgotten;
      const found = await reads.read(key, () => askOne(on, MEMBERSHIP, [campaign, user]));
      const membership = found === null ? null : membershipOf(found);
      // An answer that was requested before an invalidation may be out of date.
      const isSteady = found?.inLobby === false && found.covered.length === 0;
      if (membership !== null && isSteady && before === forgotten)
        cache.put(key, { until: now().getTime() + BELIEVED, membership }, 1);
      return membership;
    },
    forget: (campaign) => {
      forgotten += 1;
      cache.forget(`${campaign}:`);
    },
  };
}

/**
 * A user who holds a seat, or is its deputy, sees what the seat sees, whatever other roles they have: an owner who plays sees no more than
 * a player. A user whose seats are all covered sees no more than a spectator, even the owner. A user who may still take a seat must not have read the others' armies first; a referee never takes a seat. A user who
 * has left a seat sees no more than a spectator until the war is over.
 */
function membershipOf({
  inLobby,
  isPublic,
  role,
  seat,
  isDeputy,
  hasPlayed: hasLeft,
  covered,
}: MembershipRow): Membership | null {
  const own: readonly Role[] = seat === null ? [] : [isDeputy ? 'deputy' : 'seat'];
  const roles: readonly Role[] = [...(role === null ? [] : [role]), ...own];
  if (seat !== null) return { viewer: { kind: 'seat', seat }, roles, seat, covered };
  const isCovered = covered.length > 0;
  const isReferee = role === 'referee' || (role === 'owner' && !inLobby);
  if (isReferee && !hasLeft && !isCovered) return { viewer: { kind: 'referee' }, roles, seat, covered };
  if (role === null && !isPublic && !isCovered) return null;
  return { viewer: { kind: 'spectator' }, roles: role === null ? ['spectator'] : roles, seat, covered };
}
