import type { SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { holdsSeveral } from '../access/holders.ts';
import { seatSchema } from '../access/membership.ts';
import { ask, askOne, type Connection, type Statement } from '../database/statement.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

const row = z.object({ seat: seatSchema });

/** A user's only seat is never covered. One row at most: no user has two open seats. */
const COVER: Statement<{ seat: SeatId }> = {
  name: 'cover-seat',
  text: `UPDATE seat s SET covered = true
    WHERE s.campaign_id = $1 AND s.user_id = $2 AND NOT s.covered AND ${holdsSeveral('s')} RETURNING s.seat`,
  row,
};

/** Covers the open seat of a user who holds several; returns whether there was one. */
export const coverSeat = async (on: Connection, campaign: CampaignId, user: UserId): Promise<boolean> =>
  (await askOne(on, COVER, [campaign, user])) !== null;

const COVER_ALL: Statement<{ seat: SeatId }> = {
  name: 'cover-seats',
  text: `UPDATE seat s SET covered = true WHERE s.campaign_id = $1 AND ${holdsSeveral('s')} RETURNING s.seat`,
  row,
};

/** Covers all seats of users who hold several, in the transaction that holds the campaign's row. */
export const coverSeats = async (client: pg.PoolClient, campaign: CampaignId): Promise<void> =>
  void (await ask(client, COVER_ALL, [campaign]));

const UNCOVER: Statement<{ seat: SeatId }> = {
  name: 'uncover-seat',
  text: `UPDATE seat SET covered = false WHERE campaign_id = $1 AND user_id = $2 AND seat = $3 RETURNING seat`,
  row,
};

/**
 * Opens a seat of the user, whose other seats are covered, in the transaction that holds the campaign's row. Returns
 * whether the user holds it.
 */
export const uncoverSeat = async (
  client: pg.PoolClient,
  campaign: CampaignId,
  user: UserId,
  seat: string,
): Promise<boolean> => (await askOne(client, UNCOVER, [campaign, user, seat])) !== null;
