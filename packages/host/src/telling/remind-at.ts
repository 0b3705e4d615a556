import type pg from 'pg';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** The part of the time of a phase that is gone when players who owe something are late. */
const LATE = 0.75;

/**
 * When users who still owe something are reminded of the deadline. Grace comes after the time of the phase, so it does
 * not count.
 * @param grace seconds
 */
export function remindAt(opened: Date, due: Date, grace: number): Date {
  return new Date(opened.getTime() + (due.getTime() - grace * 1000 - opened.getTime()) * LATE);
}

/** SQL, for the campaign `c`: how long it stays open for late players. */
const GRACE = "(c.pace->>'grace')::int * interval '1 second'";

/** SQL, for the campaign `c`: how much earlier the reminder comes than without grace. */
export const REMIND_EARLIER = `${GRACE} * ${LATE}`;

const MOVE: Statement<{ user: string }> = {
  name: 'move-reminders',
  text: `WITH waiting AS MATERIALIZED (
      SELECT n.id, c.opened_at + (c.next_due - ${GRACE} - c.opened_at) * ${LATE} AS "sendAt"
      FROM news n JOIN campaign c ON c.id = n.campaign_id
      WHERE c.id = $1 AND n.kind = 'reminder' AND n.matter IS NULL AND n.opening = c.opening AND n.done_at IS NULL AND c.next_due IS NOT NULL
      ORDER BY n.id FOR NO KEY UPDATE OF n
    )
    UPDATE news n SET send_at = w."sendAt" FROM waiting w WHERE n.id = w.id AND n.done_at IS NULL
    RETURNING n.user_id AS user`,
  row: z.object({ user: z.string() }),
};

/** Moves the reminders of the open phase with its deadline, in the transaction that moves it. */
export async function moveReminders(client: pg.PoolClient, campaign: CampaignId): Promise<void> {
  await ask(client, MOVE, [campaign]);
}
