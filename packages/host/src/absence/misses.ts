import type { SeatId } from '@sealed-orders/rules/kernel';
import type { LogInput } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { noteDeed } from '../desk/log.ts';
import { seatSchema } from '../play/membership.ts';
import { ask, type Statement } from '../statement.ts';
import type { CampaignId } from '../types.ts';
import { onHoliday } from './on-holiday.ts';

/**
 * A miss is what everybody could see: the phase asked the seat for a sheet and closed without a sealed one, whether a
 * draft counted or not; so the number tells nothing of drafts. A holiday is no miss. A player who seals is back.
 */
const COUNT: Statement<{ seat: SeatId; isOpened: boolean }> = {
  name: 'count-misses',
  text: `WITH before AS (
      SELECT s.seat, s.open_since, s.seat = ANY ($3) AS sealed, ${onHoliday('s', '$5::timestamptz')} AS away,
        EXISTS (SELECT FROM sealed e WHERE e.campaign_id = s.campaign_id AND e.seat = s.seat AND e.opening = $4
          AND e.by_user = s.user_id) AS present, c.opens_after AS "opensAfter"
      FROM seat s JOIN campaign c ON c.id = s.campaign_id
      WHERE s.campaign_id = $1 AND s.seat = ANY ($2) AND s.user_id IS NOT NULL
    ), counted AS (
      UPDATE seat s SET misses = CASE WHEN b.sealed THEN 0 WHEN b.away THEN s.misses ELSE s.misses + 1 END,
        open_since = CASE WHEN b.present THEN NULL
          WHEN NOT b.sealed AND NOT b.away AND b."opensAfter" > 0 AND s.misses + 1 >= b."opensAfter"
            THEN coalesce(s.open_since, $5) ELSE s.open_since END
      FROM before b WHERE s.campaign_id = $1 AND s.seat = b.seat
      RETURNING s.seat, s.position, b.open_since IS NULL AND s.open_since IS NOT NULL AS "isOpened"
    )
    SELECT seat, "isOpened" FROM counted ORDER BY position`,
  row: z.object({ seat: seatSchema, isOpened: z.boolean() }),
};

/** The phase that a step closes. */
interface Closed {
  readonly campaign: CampaignId;
  /** Its number. */
  readonly opening: number;
  readonly input: LogInput;
  readonly now: Date;
}

/**
 * Counts who missed the phase that is being closed, before its sealed sheets are deleted, and opens the seats of those
 * who have missed as many in a row as the terms allow.
 */
export async function countMisses(client: pg.PoolClient, { campaign, opening, input, now }: Closed): Promise<void> {
  if (input.type !== 'phase') return;
  const [asked, sealed] = [Object.keys(input.sheets), Object.keys(input.seals)];
  const rows = await ask(client, COUNT, [campaign, asked, sealed, opening, now]);
  const seats = rows.filter(({ isOpened }) => isOpened).map(({ seat }) => seat);
  if (seats.length === 0) return;
  await noteDeed(client, { campaign, by: null, deed: 'open-seat', minutes: null, reason: null, opening, now, seats });
}
