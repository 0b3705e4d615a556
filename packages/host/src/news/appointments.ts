import { type Instant, lookup, type SeatId, SYSTEMS, type SystemId, type Viewer } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import { readable } from '../log/unreadable.ts';
import type { Shell } from '../shell/shell.ts';
import { topicsNow } from '../topics/topic.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { calendarOwner, OWN_VIEWERS } from './calendar.ts';

/** A time at which seats meet for a topic, such as a battle, as they agreed or a referee set it. */
export interface Appointment {
  readonly campaign: CampaignId;
  readonly slug: string;
  readonly name: string;
  readonly system: SystemId;
  readonly topic: string;
  /** The place as readers call it; null: the topic has none. */
  readonly at: string | null;
  /** The names of the seats that meet. */
  readonly seats: readonly string[];
  /** Grows with each other time for the topic. */
  readonly n: number;
  readonly startsAt: Instant;
  readonly proposedAt: Instant;
}

const campaignRow = z.object({
  campaign: z.string(),
  slug: z.string(),
  name: z.string(),
  system: z.enum(SYSTEMS),
  seat: seatSchema.nullable(),
  names: z.record(z.string(), z.string()),
});

const CAMPAIGNS: Statement<z.infer<typeof campaignRow>> = {
  name: 'campaigns-with-appointments',
  text: `SELECT c.id AS campaign, c.slug, c.name, c.system, own.seat,
      (SELECT json_object_agg(s.seat, s.name) FROM seat s WHERE s.campaign_id = c.id) AS names
    FROM (${OWN_VIEWERS}) own JOIN campaign c ON c.id = own.campaign_id
    WHERE c.status IN ('running', 'paused') AND EXISTS (SELECT FROM meeting m
      WHERE m.campaign_id = c.id AND (m.agreed_by IS NOT NULL OR m.seat IS NULL))
    ORDER BY c.created_at DESC, c.id LIMIT 100`,
  row: campaignRow,
};

const agreedRow = z.object({ topic: z.string(), n: z.number(), startsAt: z.date(), proposedAt: z.date() });

const AGREED: Statement<z.infer<typeof agreedRow>> = {
  name: 'appointments',
  text: `SELECT topic, n, starts_at AS "startsAt", proposed_at AS "proposedAt" FROM meeting
    WHERE campaign_id = $1 AND topic = ANY ($2::text[]) AND (agreed_by IS NOT NULL OR seat IS NULL) ORDER BY topic, n`,
  row: agreedRow,
};

/**
 * The agreed times of the user whose calendar has this key: of their seats, and as a referee of all seats. Null when
 * there is no such user.
 */
export async function appointments(shell: Shell, key: string): Promise<readonly Appointment[] | null> {
  const owner = await calendarOwner(shell, key);
  if (owner === null) return null;
  const rows = await ask(shell.db.pool, CAMPAIGNS, [owner]);
  const found = await Promise.all(rows.map((row) => readable(() => appointmentsIn(shell, row))));
  return found.flatMap((list) => list ?? []);
}

async function appointmentsIn(
  shell: Shell,
  { seat, names, ...of }: z.infer<typeof campaignRow>,
): Promise<readonly Appointment[]> {
  const viewer: Viewer = seat === null ? { kind: 'referee' } : { kind: 'seat', seat };
  const now = await topicsNow(shell, of.campaign, viewer);
  const own = (now?.topics ?? []).filter(({ seats }) => seat === null || seats.includes(seat));
  const agreed = await ask(shell.db.pool, AGREED, [of.campaign, own.map(({ id }) => id)]);
  const nameOf = (one: SeatId): string => lookup(names, one) ?? one;
  return agreed.flatMap(({ topic, n, startsAt, proposedAt }) =>
    own
      .filter(({ id }) => id === topic)
      .map(({ at, seats }) => ({
        ...{ ...of, topic, at, n, seats: seats.map(nameOf) },
        ...{ startsAt: startsAt.toISOString(), proposedAt: proposedAt.toISOString() },
      })),
  );
}
