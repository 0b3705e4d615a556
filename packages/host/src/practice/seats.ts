import type { SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** A running campaign with seats run by the computer. */
export interface PracticeCampaign {
  readonly campaign: string;
  readonly n: number;
  readonly opening: number;
  /** The seats run by the computer, in their order at the table. */
  readonly bots: readonly SeatId[];
  /** The seats that have a player. */
  readonly held: readonly SeatId[];
  /** The seats whose sheet for the open phase is sealed. */
  readonly sealed: readonly SeatId[];
}

const seats = z.array(seatSchema).readonly();

/** It begins with the few seats that the computer runs: it is asked after every step of any campaign. */
const RUNNING: Statement<PracticeCampaign> = {
  name: 'practice-campaigns',
  text: `WITH practice AS MATERIALIZED (
      SELECT DISTINCT campaign_id FROM seat WHERE user_id IS NULL AND plays_itself
    )
    SELECT c.id AS campaign, c.seq AS n, c.opening,
      array_agg(s.seat ORDER BY s.position) FILTER (WHERE s.plays_itself) AS bots,
      coalesce(array_agg(s.seat ORDER BY s.position) FILTER (WHERE s.user_id IS NOT NULL), '{}') AS held,
      ARRAY(SELECT e.seat FROM sealed e WHERE e.campaign_id = c.id AND e.opening = c.opening) AS sealed
    FROM practice p JOIN campaign c ON c.id = p.campaign_id JOIN seat s ON s.campaign_id = c.id
    WHERE c.status = 'running' AND (c.next_due IS NULL OR c.next_due > $1) AND ($2::uuid IS NULL OR c.id = $2)
    GROUP BY c.id ORDER BY c.id`,
  row: z.object({
    campaign: z.string(),
    n: z.number(),
    opening: z.number(),
    bots: seats,
    held: seats,
    sealed: seats,
  }),
};

/** @param only the id of one of them; if omitted, all */
export const practiceCampaigns = (shell: Shell, only?: CampaignId): Promise<readonly PracticeCampaign[]> =>
  ask(shell.db.pool, RUNNING, [shell.now(), only ?? null]);
