import { present, type SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { firmDue, type KnownStep } from '../log/known-step.ts';
import { EVERYBODY } from '../log/log.ts';
import { numbering } from '../log/numbers.ts';
import { answersIn, countMisses } from '../seats/misses.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import type { PauseReason } from '../vocabulary/types.ts';
import { closedEarly } from './closed-early.ts';
import { isNoticed } from './concerns.ts';
import type { Entry } from './entry.ts';
import type { Made } from './made.ts';
import { isSamePlace } from './opening.ts';

/** The whole step in one statement: the log entry, the campaign's row, and the message to other processes. */
const writing = (
  name: string,
  { papers, opened, seats, keeps }: Record<'papers' | 'opened' | 'seats' | 'keeps', string>,
) => ({
  name,
  text: `WITH entry AS (
      INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, duration_ms,
        due, round, phase, opening, concerns, rewound_to, order_seat, order_nonce)
      VALUES ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11, $12, $22, $18, $19, $20, $21, $24, $25, $26)
    ), numbers AS (${numbering('$1', '$2', '$21')}), ${papers} told AS (
      INSERT INTO outbox (campaign_id, kind, payload) VALUES ($1, 'step', jsonb_build_object('n', $2::int))
    )
    UPDATE campaign SET seq = $2, status = $13::campaign_status, next_due = $14, firm_due = $27, seat_count = $15,
      pause_reason = CASE WHEN ${keeps} THEN pause_reason ELSE $16::jsonb END, updated_at = $17, opening = $20,
      quiet_round = $23, paused_at = CASE WHEN ${keeps} THEN paused_at END, held_due = CASE WHEN ${keeps} THEN held_due END,
      pause_ends = CASE WHEN ${keeps} THEN pause_ends END,
      stopped_at = CASE WHEN ${keeps} THEN stopped_at WHEN $13::campaign_status = 'paused' THEN $11::timestamptz END
      ${opened}
    WHERE id = $1 RETURNING ${seats} AS "openedSeats",
      (SELECT json_object_agg(viewer, number) FROM numbers) AS numbers`,
  row: z.object({
    openedSeats: z.array(seatSchema),
    numbers: z.record(z.string(), z.number()).transform((given): Made['numbers'] => new Map(Object.entries(given))),
  }),
});

/** What the statement that writes a step answers. */
interface WrittenStep extends Pick<Made, 'numbers'> {
  /** The seats that became open because their players missed it. */
  readonly openedSeats: readonly SeatId[];
}

/**
 * A phase was closed: its misses are counted, and its drafts and sheets are deleted, since the sheets are in the log. If
 * only the next declaration begins ($32), votes still count, and a party to the war that has paused the phase cannot pause
 * it again.
 * All parts of the statement see the tables as they were before it.
 */
const CLOSING: Statement<WrittenStep> = writing('write-closing-step', {
  papers: `${countMisses('$28', '$29', '$30', closedEarly('$31'))}, no_drafts AS (DELETE FROM draft WHERE campaign_id = $1),
    no_sheets AS (DELETE FROM sealed WHERE campaign_id = $1),
    same_polls AS (UPDATE vote SET opening = $20::int WHERE $32::boolean AND campaign_id = $1 AND opening = $20::int - 1),`,
  opened: `, opened_at = $11, due_shift = 0, pace = coalesce(next_pace, pace), next_pace = NULL,
      party_paused = CASE WHEN $32::boolean AND party_paused = opening THEN $20::int ELSE party_paused END`,
  seats: 'ARRAY(SELECT seat FROM opened ORDER BY position)',
  keeps: 'false',
});

/** The phase stays open: its drafts, sealed sheets and opening time stay as they are, and so does a pause. */
const WITHIN: Statement<WrittenStep> = writing('write-step-within', {
  papers: '',
  opened: '',
  seats: "'{}'::text[]",
  keeps: "$13::campaign_status = 'paused' AND status = 'paused'",
});

/** The same, where the time of a decision was over, or a seat of a game without sheets gave an order. */
const WITHIN_ANSWERED: Statement<WrittenStep> = writing('write-answered-step', {
  papers: `${countMisses('$28', '$29', '$30', 'false')},`,
  opened: '',
  seats: 'ARRAY(SELECT seat FROM opened ORDER BY position)',
  keeps: "$13::campaign_status = 'paused' AND status = 'paused'",
});

/** Everything to write for a step. */
export interface Written extends Omit<Made, 'numbers'> {
  /** The step before it; null: it is the first. */
  readonly before: KnownStep | null;
  readonly entry: Entry;
  readonly now: Date;
  /** See packages/host/src/step/quiet.ts. */
  readonly quietRound: number | null;
  /** How long it took to make, ms. */
  readonly duration: number;
}

/** Writes a step in the transaction that holds the campaign's row. A step that closed a phase concerns everybody. */
export async function writeStep(ruleset: AnyRuleset, client: pg.PoolClient, written: Written): Promise<WrittenStep> {
  const { input } = written.entry;
  const { asked, answered, here } = answersIn(ruleset, written, input, isNoticed(written.concerns));
  const answers = [asked, answered, here];
  const columns = columnsOf(written);
  const [statement, values] =
    written.concerns === 'all'
      ? [CLOSING, [...columns, ...answers, closedByOf(input), isSamePlace(written.before, written.step)]]
      : asked.length > 0
        ? [WITHIN_ANSWERED, [...columns, ...answers]]
        : [WITHIN, columns];
  return present(await askOne(client, statement, values), 'the row of the campaign');
}

/** Null: it does not close by seals, a deadline or a referee. */
const closedByOf = (input: Entry['input']): string | null => (input.type === 'phase' ? input.closedBy : null);

function columnsOf({ entry, step, concerns, campaignStatus, now, quietRound, duration }: Written): unknown[] {
  const { round, phase } = step.summary;
  const { input } = entry;
  const orderSeat = input.type === 'order' ? input.seat : null;
  const nonce = input.type === 'order' || input.type === 'ruling' ? input.nonce : null;
  return [
    step.campaign,
    entry.n,
    input.type,
    entry.packedInput,
    entry.diceText,
    entry.packedEvents,
    entry.packedState,
    entry.stateHash,
    entry.prevHash,
    entry.hash,
    input.at,
    Math.round(duration),
    campaignStatus.status,
    campaignStatus.nextDue,
    campaignStatus.seatCount,
    campaignStatus.pauseReason === null ? null : JSON.stringify(campaignStatus.pauseReason),
    now,
    round,
    phase,
    step.opening,
    concerns === 'all' ? [EVERYBODY] : concerns,
    step.deadline,
    quietRound,
    step.rewoundTo,
    orderSeat,
    nonce,
    firmDue(step),
  ];
}

const SHIFT: Statement<{ id: string }> = {
  name: 'shift',
  text: 'UPDATE campaign SET due_shift = $2 WHERE id = $1 RETURNING id',
  row: z.object({ id: z.string() }),
};

/** Notes how much later the deadlines of the open phase are than the rules say, ms. */
export async function writeShift(client: pg.PoolClient, campaign: string, shift: number): Promise<void> {
  await askOne(client, SHIFT, [campaign, shift]);
}

const PAUSE: Statement<{ id: string }> = {
  name: 'pause',
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload) VALUES ($1, 'paused', jsonb_build_object('n', $2::int))
    )
    UPDATE campaign SET status = 'paused', next_due = NULL, pause_reason = $3::jsonb, stopped_at = $4, updated_at = $4
    WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/** Pauses the campaign with the reason. Its log and its sealed sheets stay as they are. */
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
  text: `WITH told AS (
      INSERT INTO outbox (campaign_id, kind, payload) VALUES ($1, 'deadline', jsonb_build_object('n', $2::int))
    )
    UPDATE campaign SET next_due = $3, updated_at = $4 WHERE id = $1 RETURNING id`,
  row: z.object({ id: z.string() }),
};

/**
 * Nothing is due after all: a sheet was taken back at the last moment, or a resumed campaign waits for sheets. The
 * deadline is again the one of the rules.
 */
export async function writeNotDue(
  client: pg.PoolClient,
  { id, n }: { readonly id: string; readonly n: number },
  due: Date | null,
  now: Date,
): Promise<void> {
  await askOne(client, NOT_DUE, [id, n, due, now]);
}
