import type { SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { inputsOf } from './loss.ts';
import type { StandingPhase } from './targets.ts';

/** What each seat had written for a phase, as JSON, and when at the latest. */
export type Papers = Readonly<Record<string, { readonly sheet: unknown; readonly at: string }>>;

const OPEN: Statement<{ seat: SeatId; sheet: unknown; at: Date }> = {
  name: 'papers-of-open-phase',
  text: `SELECT s.seat, coalesce(e.sheet, d.sheet) AS sheet, coalesce(e.sealed_at, d.updated_at) AS at FROM seat s
    JOIN campaign c ON c.id = s.campaign_id
    LEFT JOIN sealed e ON e.campaign_id = s.campaign_id AND e.seat = s.seat AND e.opening = c.opening
    LEFT JOIN draft d ON d.campaign_id = s.campaign_id AND d.seat = s.seat AND d.opening = c.opening
    WHERE s.campaign_id = $1 AND coalesce(e.sheet, d.sheet) IS NOT NULL`,
  row: z.object({ seat: seatSchema, sheet: z.unknown(), at: z.date() }),
};

/**
 * The sheets that the seats had handed in for a phase; of the open phase those that are sealed or drafted now. Read them
 * before the step is written that undoes them.
 */
export async function papersOf(
  client: pg.PoolClient,
  campaign: CampaignId,
  { closed }: StandingPhase,
): Promise<Papers> {
  if (closed === null) {
    const rows = await ask(client, OPEN, [campaign]);
    return Object.fromEntries(rows.map(({ seat, sheet, at }) => [seat, { sheet, at: at.toISOString() }]));
  }
  const [input] = await inputsOf(client, campaign, [closed.n]);
  if (input?.type !== 'phase') return {};
  const { at, sheets } = input;
  return Object.fromEntries(
    Object.entries(sheets).flatMap(([seat, sheet]) => (sheet === null ? [] : [[seat, { sheet, at }]])),
  );
}

/**
 * Each seat has its own sheet before it again; standing orders may have sealed for it already. What a former player
 * wrote is as old as their time: it does not count on its own (`isOwnDraft`).
 */
const RETURN: Statement<{ seat: SeatId }> = {
  name: 'return-papers',
  text: `INSERT INTO draft (campaign_id, seat, opening, sheet, updated_at)
    SELECT s.campaign_id, s.seat, c.opening, g.value->'sheet',
      CASE WHEN (g.value->>'at')::timestamptz <= s.held_since THEN s.held_since ELSE $3 END FROM jsonb_each($2::jsonb) AS g
    JOIN seat s ON s.campaign_id = $1 AND s.seat = g.key AND NOT s.plays_itself
    JOIN campaign c ON c.id = s.campaign_id
    RETURNING seat`,
  row: z.object({ seat: seatSchema }),
};

/** Gives each seat its own sheet back as the draft for the phase that is open now. */
export async function returnPapers(
  client: pg.PoolClient,
  campaign: CampaignId,
  papers: Papers,
  now: Date,
): Promise<void> {
  await ask(client, RETURN, [campaign, JSON.stringify(papers), now]);
}
