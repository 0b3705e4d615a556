import { failed } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { REFEREE_MEMBERS } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { withUserLock } from '../locks/user-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { tell } from '../telling/tell.ts';
import { typedText } from '../vocabulary/plain-text.ts';
import { type Done, done } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';
import { roundLines } from './rounds.ts';
import { type Complaint, GAZETTE_LENGTH, type NewComplaint } from './types.ts';

/** How many complaints one user may make in a day, in all campaigns. */
const MOST_A_DAY = 10;
const DAY = 86_400_000;

const COMPLAINTS: Statement<Omit<Complaint, 'at'> & { at: Date }> = {
  name: 'complaints',
  text: `SELECT p.round, p.seat, q.text AS about, p.text, u.display_name AS by, p.made_at AS at
    FROM complaint p JOIN communique q USING (campaign_id, round, seat) JOIN "user" u ON u.id = p.user_id
    WHERE p.campaign_id = $1 AND p.settled_at IS NULL ORDER BY p.made_at, p.user_id LIMIT 100`,
  row: z.object({
    round: z.number(),
    seat: seatSchema,
    about: z.string(),
    text: z.string(),
    by: z.string(),
    at: z.date(),
  }),
};

/** Complaints that no referee has settled, oldest first. For referees. */
export async function openComplaints(shell: Shell, campaign: CampaignId): Promise<readonly Complaint[]> {
  const rows = await ask(shell.db.pool, COMPLAINTS, [campaign]);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

interface Room {
  readonly isThere: boolean;
  readonly ofToday: number;
}

const ROOM: Statement<Room> = {
  name: 'complaint-room',
  text: `SELECT EXISTS (SELECT FROM communique q JOIN campaign c ON c.id = q.campaign_id AND c.archived_at IS NULL
      WHERE q.campaign_id = $1 AND q.round = $3 AND q.seat = $4 AND q.withheld IS NULL) AS "isThere",
    (SELECT count(*)::int FROM complaint WHERE user_id = $2 AND made_at > $5) AS "ofToday"`,
  row: z.object({ isThere: z.boolean(), ofToday: z.number() }),
};

/** The same reader cannot report again what a referee has let stand. */
const COMPLAIN: Statement<{ user: string }> = {
  name: 'complain',
  text: `INSERT INTO complaint (campaign_id, user_id, round, seat, text, made_at) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (campaign_id, round, seat, user_id) DO UPDATE SET text = excluded.text
    RETURNING user_id AS user`,
  row: z.object({ user: z.string() }),
};

const REFEREES: Statement<{ user: string }> = {
  name: 'referees-of-gazette',
  text: `SELECT r.user_id AS user FROM campaign c CROSS JOIN LATERAL (SELECT m.user_id ${REFEREE_MEMBERS}) AS r WHERE c.id = $1 ORDER BY r.user_id`,
  row: z.object({ user: z.string() }),
};

/** Reports a seat's communiqué in a published issue to the referees; anyone who may read it may. */
export async function complain(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  { round, seat, text: given }: NewComplaint,
): Promise<Done> {
  const text = typedText(given);
  if (text === '' || text.length > GAZETTE_LENGTH.reason) return failed({ code: 'no-reason' });
  if ((await shell.memberships.of(shell.db.pool, campaign, by)) === null) return failed({ code: 'no-such-campaign' });
  // The content of an unpublished issue is secret.
  const hasAppeared = (await roundLines(shell, campaign)).some((line) => line.round === round && line.isClosed);
  if (!hasAppeared) return failed({ code: 'no-communique' });
  return withUserLock(
    shell.db.pool,
    by,
    async (client) => {
      const now = shell.now();
      const about = [campaign, by, round, seat];
      const room = await askOne(client, ROOM, [...about, new Date(now.getTime() - DAY)]);
      if (room?.isThere !== true) return failed({ code: 'no-communique' });
      if (room.ofToday >= MOST_A_DAY) return failed({ code: 'too-many-complaints' });
      await askOne(client, COMPLAIN, [...about, text, now]);
      await tellReferees(client, campaign, `${round}:${seat}`, now);
      return done;
    },
    campaign,
  );
}

/** However many readers report the same, a referee is notified once. The order is the same for all readers. */
async function tellReferees(client: pg.PoolClient, campaign: CampaignId, event: string, now: Date): Promise<void> {
  for (const { user } of await ask(client, REFEREES, [campaign]))
    await tell(client, { campaign, kind: 'reported', event, seats: null, opening: null, now, to: user });
}
