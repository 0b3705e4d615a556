import type pg from 'pg';
import { z } from 'zod';
import { ask, type Statement } from '../database/statement.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const END: Statement<{ seat: string }> = {
  name: 'end-seat-terms',
  text: `WITH players AS (
      INSERT INTO seat_term (campaign_id, seat, user_id, name, was_deputy, began_at, ended_at)
      SELECT s.campaign_id, s.seat, u.id, u.display_name, false, s.held_since, $3 FROM seat s
      JOIN campaign c ON c.id = s.campaign_id AND c.status <> 'lobby' JOIN "user" u ON u.id = s.user_id
      WHERE s.campaign_id = $1 AND s.seat = ANY ($2)
    ), deputies AS (
      DELETE FROM deputy WHERE campaign_id = $1 AND seat = ANY ($2) RETURNING campaign_id, seat, user_id, since
    )
    INSERT INTO seat_term (campaign_id, seat, user_id, name, was_deputy, began_at, ended_at)
    SELECT d.campaign_id, d.seat, u.id, u.display_name, true, d.since, $3 FROM deputies d JOIN "user" u ON u.id = d.user_id
    RETURNING seat`,
  row: z.object({ seat: z.string() }),
};

/**
 * Records that the players of these seats leave them, in the transaction that takes the seats from them. Their deputies
 * leave too. Before the war there is nothing to record.
 */
export async function endSeatTerms(
  client: pg.PoolClient,
  campaign: CampaignId,
  seats: readonly string[],
  now: Date,
): Promise<void> {
  await ask(client, END, [campaign, seats, now]);
}
