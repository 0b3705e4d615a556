import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { isAbsent } from './on-holiday.ts';

const AWAY: Statement<{ is: boolean | null }> = {
  name: 'everybody-away',
  text: `SELECT count(*) > 0 AND bool_and(${isAbsent('s', '$2::timestamptz')}) AS is FROM seat s
    WHERE s.campaign_id = $1 AND s.user_id IS NOT NULL`,
  row: z.object({ is: z.boolean().nullable() }),
};

/**
 * Whether all players of the campaign are on holiday, and no deputy is there. Not for a campaign without players: it
 * pauses automatically when it is quiet.
 */
export async function isEverybodyAway(client: pg.PoolClient, campaign: string, now: Date): Promise<boolean> {
  return (await askOne(client, AWAY, [campaign, now]))?.is === true;
}
