import type pg from 'pg';
import { z } from 'zod';
import { askOne, type Statement } from '../statement.ts';
import type { PauseReason } from '../types.ts';
import type { Entry } from './entry.ts';
import type { Standing } from './standing.ts';

/**
 * The whole step in one statement: the log entry, the campaign's row, what others must be told; drafts and sheets of
 * the step before go, since the sheets are in the log.
 */
const writing = (name: string, papers: string): Statement<{ id: string }> => ({
  name,
  text: `WITH entry AS (
      INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, duration_ms,
        turn, phase)
      VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $18, $19)
    ), ${papers}, told AS (
      INSERT INTO outbox (campaign_id, kind, payload) VALUES ($1, 'step', jsonb_build_object('n', $2::int))
    )
    UPDATE campaign SET seq = $2, status = $13::campaign_status, opened_at = $11, next_due = $14, seat_count = $15,
      pause_reason = $16::jsonb, updated_at = $17
    WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
});

const WRITE = writing(
  'write-step',
  `no_drafts AS (DELETE FROM draft WHERE campaign_id = $1), no_sheets AS (DELETE FROM sealed WHERE campaign_id = $1)`,
);

/** The phase stays open: what was written and sealed for it stays, and keeps the step that it was committed for. */
const WRITE_WITHIN = writing(
  'write-step-within',
  `drafts AS (UPDATE draft SET step = $2 WHERE campaign_id = $1),
    sheets AS (
      UPDATE sealed SET step = $2, committed_for = coalesce(committed_for, step) WHERE campaign_id = $1
    )`,
);

/** Where the rules count turns and name phases. */
const counted = z.object({
  turn: z.int().nullable().catch(null),
  phase: z.string().nullable().catch(null),
});

/**
 * Writes a step in the transaction that holds the campaign's row. `duration` is what making it took, ms; `within`: the
 * phase that waits for sheets stays open.
 */
export async function writeStep(
  client: pg.PoolClient,
  campaign: string,
  entry: Entry,
  standing: Standing,
  times: { readonly now: Date; readonly duration: number; readonly within?: boolean },
): Promise<void> {
  const { turn, phase } = counted.parse(entry.state);
  await askOne(client, times.within === true ? WRITE_WITHIN : WRITE, [
    campaign,
    entry.n,
    entry.input.type,
    entry.packedInput,
    entry.diceText,
    entry.packedEvents,
    entry.packedState,
    entry.stateHash,
    entry.prevHash,
    entry.hash,
    entry.input.at,
    Math.round(times.duration),
    standing.status,
    standing.nextDue,
    standing.seatCount,
    standing.pauseReason === null ? null : JSON.stringify(standing.pauseReason),
    times.now,
    turn,
    phase,
  ]);
}

const PAUSE: Statement<{ id: string }> = {
  name: 'pause',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload) VALUES ($1, 'paused', jsonb_build_object('n', $2::int))
    )
    UPDATE campaign SET status = 'paused', next_due = NULL, pause_reason = $3::jsonb, updated_at = $4
    WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Stops the campaign with its reason. Its log and its sealed sheets stay as they are. */
export async function writePause(
  client: pg.PoolClient,
  campaign: string,
  n: number,
  reason: PauseReason,
  now: Date,
): Promise<void> {
  await askOne(client, PAUSE, [campaign, n, JSON.stringify(reason), now]);
}

const NOT_DUE: Statement<{ id: string }> = {
  name: 'not-due',
  text: 'UPDATE campaign SET next_due = $2, updated_at = $3 WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

/** Somebody took a sheet back in the last moment: the clock goes on as the rules have it. */
export async function writeNotDue(client: pg.PoolClient, campaign: string, due: Date | null, now: Date): Promise<void> {
  await askOne(client, NOT_DUE, [campaign, due, now]);
}
