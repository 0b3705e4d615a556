import type { SeatId } from '@sealed-orders/rules/kernel';
import type { LogInput } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { noteDeed } from '../deeds/log.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { onHoliday } from './on-holiday.ts';

/**
 * SQL, a part of the statement that writes a step which closes a phase: `opened` (seat), the seats that become open. A
 * miss is what everybody could see: the phase asked the seat for a sheet and closed without a sealed one, whether a
 * draft counted or not; so the number reveals nothing about drafts. A holiday is not a miss, and neither is a phase
 * that closed early. A player who seals is back. Rows of seats that sealed as usual are not written again. $1 the
 * campaign, $17 the time.
 * @param asked parameter: the seats that were asked for a sheet
 * @param sealed parameter: those of them that sealed one
 * @param early expression, for the campaign `c`: whether the phase closes earlier than its players were told
 */
export const countMisses = (asked: string, sealed: string, early: string): string => `before AS (
      SELECT s.seat, s.open_since, s.seat = ANY (${sealed}::text[]) AS sealed, ${onHoliday('s', '$17::timestamptz')} OR ${early} AS away,
        EXISTS (SELECT FROM sealed e WHERE e.campaign_id = s.campaign_id AND e.seat = s.seat AND e.opening = c.opening
          AND e.by_user = s.user_id) AS present, c.opens_after AS "opensAfter"
      FROM seat s JOIN campaign c ON c.id = s.campaign_id
      WHERE s.campaign_id = $1 AND s.seat = ANY (${asked}::text[]) AND s.user_id IS NOT NULL
    ), counted AS (
      UPDATE seat s SET misses = CASE WHEN b.sealed THEN 0 WHEN b.away THEN s.misses ELSE s.misses + 1 END,
        open_since = CASE WHEN b.present THEN NULL
          WHEN NOT b.sealed AND NOT b.away AND b."opensAfter" > 0 AND s.misses + 1 >= b."opensAfter"
            THEN coalesce(s.open_since, $17) ELSE s.open_since END
      FROM before b WHERE s.campaign_id = $1 AND s.seat = b.seat
        AND NOT (b.sealed AND s.misses = 0 AND s.open_since IS NULL)
      RETURNING s.seat, s.position, b.open_since IS NULL AND s.open_since IS NOT NULL AS "isOpened"
    ), opened AS (SELECT seat, position FROM counted WHERE "isOpened")`;

/** The seats that owed a sheet in the phase that an input closes, and those that sealed one. */
export const askedIn = (input: LogInput): readonly [asked: string[], sealed: string[]] =>
  input.type === 'phase' ? [Object.keys(input.sheets), Object.keys(input.seals)] : [[], []];

/** The seats that a step opened: their players have missed as many phases in a row as the terms allow. */
interface Opened {
  readonly campaign: CampaignId;
  /** Number of the phase that it closed. */
  readonly opening: number;
  readonly seats: readonly SeatId[];
  readonly now: Date;
}

/** Notes on the desk's list, for everybody, which seats have become open. */
export async function noteOpened(client: pg.PoolClient, opened: Opened): Promise<void> {
  if (opened.seats.length === 0) return;
  await noteDeed(client, { ...opened, by: null, deed: 'open-seat', minutes: null, reason: null });
}
