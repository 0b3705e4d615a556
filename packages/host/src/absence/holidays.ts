import { failed, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { seatSchema } from '../access/membership.ts';
import { tellLobby } from '../changes/tell-lobby.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { dayStart, isZone } from '../local-time/due-instant.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import type { NewHoliday } from '../seats/types.ts';
import type { Shell } from '../shell/shell.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import { type CampaignId, STATUSES, type UserId } from '../vocabulary/types.ts';

const DAY = 86_400_000;
/** The longest time ahead for which a holiday can be announced, days. */
const AHEAD = 366;

interface Room {
  readonly status: (typeof STATUSES)[number];
  readonly most: number;
  readonly isOwn: boolean;
  /** How many days the player has announced in this war, past ones included. */
  readonly taken: number;
  /** Whether the player has announced any of the wanted days already. */
  readonly overlaps: boolean;
}

const ROOM: Statement<Room> = {
  name: 'holiday-room',
  text: `SELECT c.status::text AS status, c.holiday_days AS most, coalesce(${isPlayerOf('s', '$3')}, false) AS "isOwn",
      (SELECT coalesce(sum(h.last_day - h.first_day + 1), 0)::int FROM holiday h
        WHERE h.campaign_id = c.id AND h.seat = $2 AND h.user_id = $3) AS taken,
      EXISTS (SELECT FROM holiday h WHERE h.campaign_id = c.id AND h.seat = $2 AND h.user_id = $3
        AND h.first_day <= $5::date AND h.last_day >= $4::date) AS overlaps
    FROM campaign c JOIN seat s ON s.campaign_id = c.id AND s.seat = $2 WHERE c.id = $1`,
  row: z.object({
    status: z.enum(STATUSES),
    most: z.number(),
    isOwn: z.boolean(),
    taken: z.number(),
    overlaps: z.boolean(),
  }),
};

const ANNOUNCE: Statement<{ seat: SeatId }> = {
  name: 'announce-holiday',
  text: `INSERT INTO holiday (campaign_id, seat, user_id, first_day, last_day, zone, begins_at, ends_at, announced_at)
    VALUES ($1, $2, $3, $4::date, $5::date, $6, $7, $8, $9) RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/** The player who goes on holiday. */
export interface HolidayAsked {
  readonly campaign: CampaignId;
  readonly seat: SeatId;
  readonly by: UserId;
}

/** The wanted days, as instants. */
interface Days {
  readonly beginsAt: Date;
  readonly endsAt: Date;
  readonly count: number;
}

/**
 * Announces whole days on which a player is away, in the player's zone. Past days count too: the terms say how many
 * each player may take in this war.
 */
export async function announceHoliday(shell: Shell, asked: HolidayAsked, wanted: NewHoliday): Promise<Done> {
  const now = shell.now();
  const days = daysOf(wanted, now);
  if (days === null) return failed({ code: 'bad-days' });
  const { campaign } = asked;
  const refusal = await withCampaignLock(shell, campaign, (client) => announced(client, asked, wanted, { days, now }));
  if (refusal !== null) return failed(refusal);
  await tellLobby(shell, campaign);
  return done;
}

async function announced(
  client: pg.PoolClient,
  { campaign, seat, by }: HolidayAsked,
  { firstDay, lastDay, zone }: NewHoliday,
  { days, now }: { readonly days: Days; readonly now: Date },
): Promise<Refusal | null> {
  const room = await askOne(client, ROOM, [campaign, seat, by, firstDay, lastDay]);
  if (room?.isOwn !== true) return { code: 'not-yours' };
  if (room.status === 'finished') return { code: 'war-over' };
  if (room.status === 'lobby') return { code: 'closed' };
  if (room.overlaps) return { code: 'holiday-announced' };
  if (room.taken + days.count > room.most) return { code: 'too-many-days' };
  await askOne(client, ANNOUNCE, [campaign, seat, by, firstDay, lastDay, zone, days.beginsAt, days.endsAt, now]);
  return null;
}

/** Null: there is no such zone or day, or the days are in the wrong order, past, or too far ahead. */
function daysOf({ firstDay, lastDay, zone }: NewHoliday, now: Date): Days | null {
  if (!isZone(zone)) return null;
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)];
  if (Number.isNaN(first) || Number.isNaN(last) || last < first) return null;
  const beginsAt = dayStart(firstDay, zone);
  const endsAt = dayStart(new Date(last + DAY).toISOString().slice(0, 10), zone);
  // The first day may be today.
  const isPast = beginsAt.getTime() + DAY <= now.getTime();
  if (isPast || endsAt.getTime() > now.getTime() + AHEAD * DAY) return null;
  return { beginsAt, endsAt, count: (last - first) / DAY + 1 };
}

/**
 * Holidays that have not begun are removed; of one that has begun, only the days until today count. When the war is
 * over they stay as they were.
 */
const CANCEL: Statement<{ seat: SeatId }> = {
  name: 'cancel-holiday',
  text: `WITH war AS (
      SELECT id FROM campaign WHERE id = $1 AND status <> 'finished'
    ), none AS (
      DELETE FROM holiday h USING war w
      WHERE h.campaign_id = w.id AND h.seat = $2 AND h.user_id = $3 AND h.begins_at > $4 RETURNING h.seat
    ), less AS (
      UPDATE holiday h SET ends_at = $4, last_day = least(h.last_day, ($4 AT TIME ZONE h.zone)::date) FROM war w
      WHERE h.campaign_id = w.id AND h.seat = $2 AND h.user_id = $3 AND h.begins_at <= $4 AND h.ends_at > $4
      RETURNING h.seat
    )
    SELECT seat FROM none UNION ALL SELECT seat FROM less`,
  row: z.object({ seat: seatSchema }),
};

/** The player is back, or does not go: ends the current holiday and cancels later ones. */
export async function cancelHolidays(shell: Shell, { campaign, seat, by }: HolidayAsked): Promise<void> {
  await withCampaignLock(shell, campaign, (client) => ask(client, CANCEL, [campaign, seat, by, shell.now()]));
  await tellLobby(shell, campaign);
}
