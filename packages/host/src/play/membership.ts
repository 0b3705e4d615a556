import { SEAT_PATTERN, type SeatId, seatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { createCache } from '../cache.ts';
import { askOne, type Connection, type Statement } from '../statement.ts';
import type { CampaignId, Membership, Role, UserId } from '../types.ts';

export const seatSchema = z
  .string()
  .regex(SEAT_PATTERN)
  .transform((text): SeatId => seatId(text));

/**
 * Who may look with whose eyes. Kept for a moment, since every request of a game asks. Not kept in the lobby, where
 * people come and go, nor when the answer is no: who was let in by another process need not wait. What is written asks
 * the database again.
 */
export interface Memberships {
  /** Null: may not look, or there is no such campaign. */
  of(on: Connection, campaign: CampaignId, user: UserId | null): Promise<Membership | null>;
  forget(campaign: CampaignId): void;
}

/** How long an answer is believed, ms. */
const BELIEVED = 2000;
const LIMIT = 20_000;

interface Standing {
  readonly inLobby: boolean;
  readonly isPublic: boolean;
  readonly role: 'owner' | 'referee' | 'spectator' | null;
  readonly seat: SeatId | null;
}

const STANDING: Statement<Standing> = {
  name: 'standing',
  text: `SELECT c.status = 'lobby' AS "inLobby", c.public AS "isPublic", m.role, s.seat FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2
    LEFT JOIN seat s ON s.campaign_id = c.id AND s.user_id = $2
    WHERE c.id = $1 LIMIT 1`,
  row: z.object({
    inLobby: z.boolean(),
    isPublic: z.boolean(),
    role: z.enum(['owner', 'referee', 'spectator']).nullable(),
    seat: seatSchema.nullable(),
  }),
};

/** `now` says how old a kept answer is. */
export function createMemberships(now: () => Date): Memberships {
  const cache = createCache<{ readonly until: number; readonly membership: Membership }>(LIMIT);
  return {
    async of(on, campaign, user) {
      const key = `${campaign}:${user ?? ''}`;
      const known = cache.get(key);
      if (known !== undefined && known.until > now().getTime()) return known.membership;
      const standing = await askOne(on, STANDING, [campaign, user]);
      const membership = standing === null ? null : membershipOf(standing);
      if (membership !== null && standing?.inLobby === false)
        cache.put(key, { until: now().getTime() + BELIEVED, membership }, 1);
      return membership;
    },
    forget: (campaign) => cache.forget(`${campaign}:`),
  };
}

/**
 * Who sits on a seat looks with its eyes whatever else they are: an owner who plays sees no more than a player. One
 * who may still sit down must not have read the armies of the others first; a referee never sits down.
 */
function membershipOf({ inLobby, isPublic, role, seat }: Standing): Membership | null {
  const roles: readonly Role[] = [...(role === null ? [] : [role]), ...(seat === null ? [] : ['seat' as const])];
  if (seat !== null) return { viewer: { kind: 'seat', seat }, roles, seat };
  if (role === 'referee' || (role === 'owner' && !inLobby)) return { viewer: { kind: 'referee' }, roles, seat };
  if (role === null && !isPublic) return null;
  return { viewer: { kind: 'spectator' }, roles: role === null ? ['spectator'] : roles, seat };
}
