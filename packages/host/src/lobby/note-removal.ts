import { type SeatId, viewerKey } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import { noteDeed } from '../deeds/log.ts';
import type { DeskReason } from '../deeds/types.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { GUEST_ROLES } from './types.ts';

interface Removed {
  readonly name: string;
  readonly role: (typeof GUEST_ROLES)[number] | null;
  readonly seat: SeatId | null;
  readonly opening: number;
  /** The seats of the owner who removes them; none: the owner sees everything. */
  readonly ownerSeats: readonly SeatId[];
}

/** The people among these users who are in the campaign, without its owner. */
const PEOPLE: Statement<Removed> = {
  name: 'people-to-remove',
  text: `SELECT u.display_name AS name, m.role::text AS role, s.seat, c.opening,
      ARRAY(SELECT o.seat FROM seat o WHERE o.campaign_id = c.id AND o.user_id = $2 ORDER BY o.position) AS "ownerSeats"
    FROM campaign c JOIN "user" u ON u.id = ANY ($3::uuid[]) AND u.id <> $2
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = u.id
    LEFT JOIN seat s ON s.campaign_id = c.id AND s.user_id = u.id
    WHERE c.id = $1 AND (m.role IS NOT NULL OR s.seat IS NOT NULL) ORDER BY u.display_name, u.id`,
  row: z.object({
    name: z.string(),
    role: z.enum(GUEST_ROLES).nullable(),
    seat: seatSchema.nullable(),
    opening: z.number(),
    ownerSeats: z.array(seatSchema),
  }),
};

export interface Removal {
  readonly campaign: CampaignId;
  /** The owner. */
  readonly by: UserId;
  readonly users: readonly UserId[];
  /** Whether they lose their seats too. */
  readonly freesSeats: boolean;
  readonly reason: DeskReason;
  readonly now: Date;
}

/**
 * Notes which members are removed, and why, before it is done and in the same transaction. Everybody may read who plays
 * and who sees everything; only referees and the owner know the spectators.
 */
export async function noteRemoval(client: pg.PoolClient, removal: Removal): Promise<void> {
  const { campaign, by, users, freesSeats, reason, now } = removal;
  for (const { name, role, seat, opening, ownerSeats } of await ask(client, PEOPLE, [campaign, by, users])) {
    const common = { campaign, by, minutes: null, reason, opening, now, person: name };
    if (freesSeats && seat !== null) {
      await noteDeed(client, { ...common, deed: 'remove-player', seats: [seat] });
      continue;
    }
    if (role === 'referee') await noteDeed(client, { ...common, deed: 'remove-referee' });
    if (role !== 'spectator') continue;
    const readers = ownerSeats.map((one) => viewerKey({ kind: 'seat', seat: one }));
    await noteDeed(client, { ...common, deed: 'remove-spectator', readers });
  }
}
