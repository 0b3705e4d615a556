import { type SeatId, SYSTEMS, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import type { Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import { type CampaignId, type Head, type HeadSeat, STATUSES } from '../types.ts';
import { sheetSeats } from './known-step.ts';
import { seatSchema } from './membership.ts';
import { REFEREES, refereesSchema } from './referees.ts';

const pauseCodeSchema = z.enum(['rejected', 'faults', 'broken', 'no-progress']);

const headRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  edition: z.string(),
  status: z.enum(STATUSES),
  isPublic: z.boolean(),
  n: z.number(),
  openedAt: z.date().nullable(),
  nextDue: z.date().nullable(),
  pausedBecause: pauseCodeSchema.nullable(),
  seedHash: z.string(),
  seed: z.string().nullable(),
  referees: refereesSchema,
  seats: z.array(
    z.object({
      seat: seatSchema,
      name: z.string(),
      faction: z.string().nullable(),
      userName: z.string().nullable(),
      sealed: z.boolean(),
      commitment: z.string().nullable(),
      hasDraft: z.boolean(),
    }),
  ),
});
type HeadRow = z.infer<typeof headRowSchema>;

/** The head in one statement. The seed is told when the campaign is over, and not before. */
const HEAD: Statement<HeadRow> = {
  name: 'head',
  text: `SELECT c.id, c.slug, c.name, c.system, c.edition, c.status, c.public AS "isPublic", c.seq AS n,
      c.opened_at AS "openedAt", c.next_due AS "nextDue", c.pause_reason->>'code' AS "pausedBecause",
      c.seed_hash AS "seedHash", CASE WHEN c.status = 'finished' THEN c.server_seed END AS seed, ${REFEREES} AS referees,
      (SELECT coalesce(json_agg(json_build_object(
          'seat', s.seat, 'name', s.name, 'faction', nullif(s.faction, ''), 'userName', u.display_name,
          'sealed', e.seat IS NOT NULL, 'commitment', e.commitment, 'hasDraft', d.seat IS NOT NULL) ORDER BY s.position), '[]')
        FROM seat s
        LEFT JOIN "user" u ON u.id = s.user_id
        LEFT JOIN sealed e ON e.campaign_id = s.campaign_id AND e.seat = s.seat AND e.step = c.seq
        LEFT JOIN draft d ON d.campaign_id = s.campaign_id AND d.seat = s.seat AND d.step = c.seq
        WHERE s.campaign_id = c.id) AS seats
    FROM campaign c WHERE c.id = $1`,
  row: headRowSchema,
};

/**
 * What everybody who may look may know of the campaign; whether a seat is at its orders, that seat and the referee
 * alone. Null when there is none.
 */
export async function head(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<Head | null> {
  const row = await askOne(shell.db.pool, HEAD, [campaign]);
  if (row === null) return null;
  const awaited = await awaitedSeats(shell, row);
  const mayKnow = (seat: SeatId): boolean =>
    viewer.kind === 'referee' || (viewer.kind === 'seat' && viewer.seat === seat);
  return {
    ...row,
    openedAt: row.openedAt?.toISOString() ?? null,
    nextDue: row.nextDue?.toISOString() ?? null,
    seats: row.seats.map((given): HeadSeat => {
      const { seat, hasDraft } = given;
      return { ...given, awaited: awaited.has(seat), hasDraft: hasDraft && mayKnow(seat) };
    }),
  };
}

async function awaitedSeats(shell: Shell, row: HeadRow): Promise<ReadonlySet<SeatId>> {
  if (row.status === 'lobby') return new Set();
  const step = await shell.steps.step(shell.db.pool, row.id, row.n);
  return new Set(step === null ? [] : sheetSeats(step));
}
