import { failed, ok, type Result, type SeatId, SYSTEMS } from '@sealed-orders/rules/kernel';
import {
  advanced,
  chanceOf,
  type FollowingInput,
  type RewindInput,
  rewound,
  rewoundTo,
} from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { isReferee } from '../access/in-charge.ts';
import { seatSchema } from '../access/membership.ts';
import { restartShift } from '../clock/again.ts';
import { IS_HELD } from '../clock/hold.ts';
import { PACES, type Paces, paceIn, pacesRow, timed } from '../clock/timed.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import { derivedStep, type KnownStep, notBefore } from '../log/known-step.ts';
import { actsFor } from '../seats/acts-for.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import { type CampaignId, STATUSES, type Status, type UserId } from '../vocabulary/types.ts';
import { type CampaignStatus, campaignStatusAfter } from './campaign-status.ts';
import { EVERY_SEAT } from './claim.ts';
import { concernsOf } from './concerns.ts';
import { entryOf } from './entry.ts';
import { type Made, settle, settleIfMade } from './made.ts';
import { numbered } from './opening.ts';
import { quietAfter } from './quiet.ts';
import { caughtUp, lastStep, shiftAfter } from './run-one.ts';
import { standingSeals, writeStepAndSeals } from './standing-seals.ts';
import { writeShift } from './write.ts';

/** A campaign whose row this transaction holds, and the user's roles in it. */
interface Held extends Paces {
  readonly id: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly seed: string;
  readonly n: number;
  readonly hash: string;
  /** How far the desk moved the deadline of the open phase, ms. */
  readonly shift: number;
  /** Whether it is running and its deadline has not passed. */
  readonly isOpen: boolean;
  /** Whether one of the rules' own times has come, and its step has not been made yet. */
  readonly isBehind: boolean;
  /** Whether the desk has paused it. */
  readonly isPaused: boolean;
  /** Whether its open phase is held for missing orders. */
  readonly isHeld: boolean;
  readonly draftsCount: boolean;
  readonly quietRound: number | null;
  readonly status: Status;
  /** The seats that nobody plays. */
  readonly empty: readonly SeatId[];
  /** All seats, in their order at the table. */
  readonly everySeat: readonly SeatId[];
  /** The seats for which the user may give orders. */
  readonly seats: readonly string[];
  /** Whether the user is a referee. A user who holds a seat is a player, whatever other roles they have. */
  readonly isReferee: boolean;
}

const HELD: Statement<Held> = {
  name: 'held',
  text: `SELECT c.id, c.system, c.edition, c.server_seed AS seed, c.seq AS n, p.hash, c.due_shift::float8 AS shift, ${PACES},
      c.status = 'running' AND (c.next_due IS NULL OR c.next_due > $3) AS "isOpen",
      c.status = 'running' AND coalesce(c.firm_due <= $3, false) AS "isBehind",
      c.status = 'paused' AND c.paused_at IS NOT NULL AS "isPaused", ${IS_HELD} AS "isHeld", c.drafts_count AS "draftsCount", c.quiet_round AS "quietRound",
      c.status::text AS status,
      ARRAY(SELECT e.seat FROM seat e WHERE e.campaign_id = c.id AND e.user_id IS NULL AND NOT e.plays_itself) AS empty,
      ARRAY(SELECT e.seat FROM seat e WHERE e.campaign_id = c.id AND ${actsFor('e', '$2')}) AS seats,
      ${EVERY_SEAT} AS "everySeat",
      ${isReferee('$2')} AS "isReferee"
    FROM campaign c JOIN step p ON p.campaign_id = c.id AND p.n = c.seq WHERE c.id = $1`,
  row: z.object({
    id: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    seed: z.string(),
    n: z.number(),
    hash: z.string(),
    shift: z.number(),
    ...pacesRow,
    isOpen: z.boolean(),
    isBehind: z.boolean(),
    isPaused: z.boolean(),
    isHeld: z.boolean(),
    draftsCount: z.boolean(),
    quietRound: z.number().nullable(),
    status: z.enum(STATUSES),
    empty: z.array(seatSchema),
    everySeat: z.array(seatSchema),
    seats: z.array(z.string()),
    isReferee: z.boolean(),
  }),
};

/** What a requested step is checked against: the caller, the last step, and the rules of the game. */
export interface RequestedStep {
  readonly client: pg.PoolClient;
  readonly held: Held;
  readonly before: KnownStep;
  readonly ruleset: AnyRuleset;
  readonly now: Date;
}

type Asked = Result<FollowingInput, Refusal>;

/**
 * Makes a step on request, in one transaction that holds the campaign's row: of two concurrent requests the second is
 * checked against the result of the first, and what the rules themselves were to do by now is done before. A refused
 * request leaves no trace. If the phase stays open, its sealed sheets stay sealed, and viewers whom the step does not
 * concern learn nothing of it.
 * @param by the user who makes the request; null: the rules of the game, for a seat run by the computer
 * @param asked returns the input, or why this user may not make the request
 * @param alongside writes what belongs to the step, once it is made
 */
export async function stepByHand(
  shell: Shell,
  campaign: CampaignId,
  by: UserId | null,
  asked: (request: RequestedStep) => Asked | Promise<Asked>,
  alongside?: (request: RequestedStep, made: Made) => Promise<void>,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const request = { campaign, by, asked, ...(alongside && { alongside }) };
  const task = (client: pg.PoolClient) => madeIfCaughtUp(shell, client, request);
  const made = await onceCaughtUp(shell, campaign, task, (done) => settle(shell, done));
  return made.ok ? ok({ n: made.value.step.n }) : made;
}

/**
 * What comes first: one of the rules' own times has come, and its step has not been made yet; or the rules have not
 * heard yet which seats are empty.
 */
export type Behind = 'behind' | 'unheard';

const isBehind = (answer: unknown): answer is Behind => answer === 'behind' || answer === 'unheard';

/**
 * Runs a task in one transaction that holds the campaign's row, and runs it again as long as it finds that the rules
 * themselves still had something to do by now; that is done in between.
 * @param settles is called after the commit, before anybody can continue from what was written
 */
export async function onceCaughtUp<Value>(
  shell: Shell,
  campaign: CampaignId,
  task: (client: pg.PoolClient) => Promise<Result<Value, Refusal> | Behind>,
  settles: (value: Value) => void,
): Promise<Result<Value, Refusal>> {
  for (;;) {
    const done = await withCampaignLock(shell, campaign, task, {
      settle: (answer) => {
        if (!isBehind(answer) && answer.ok) settles(answer.value);
      },
    });
    if (!isBehind(done)) return done;
    if (done === 'unheard') await hearSeats(shell, campaign);
    else if (!(await caughtUp(shell, campaign))) return failed({ code: 'closed' });
  }
}

/** Makes a step on request, in a transaction that holds the campaign's row, unless something comes first. */
export async function madeIfCaughtUp(
  shell: Shell,
  client: pg.PoolClient,
  wanted: Request,
): Promise<Result<Made, Refusal> | Behind> {
  const found = await requestOf(shell, client, wanted.campaign, wanted.by);
  if (!found.ok) return found;
  const { held } = found.value;
  if (held.isBehind) return 'behind';
  return unheard(found.value) === null ? madeFrom(shell, found.value, wanted) : 'unheard';
}

/** What the rules of a running campaign have to hear about its seats; null: nothing. */
function unheard({ held, before, ruleset, now }: RequestedStep): FollowingInput | null {
  if (ruleset.emptySeats === null || held.status !== 'running') return null;
  const known = ruleset.emptySeats.known(before.state);
  const isSame = known.length === held.empty.length && held.empty.every((seat) => known.includes(seat));
  return isSame ? null : { type: 'seats', at: now.toISOString(), empty: held.empty.toSorted() };
}

/**
 * The step by which the rules of a game that fills its seats later hear which are empty, once they have done what they
 * had to do by now. Does nothing where the rules know it already, or never ask.
 */
export async function hearSeats(shell: Shell, campaign: CampaignId): Promise<void> {
  const task = async (client: pg.PoolClient): Promise<Result<Made | null, Refusal> | 'behind'> => {
    const found = await requestOf(shell, client, campaign, null);
    if (!found.ok) return found;
    const input = unheard(found.value);
    if (input === null) return ok(null);
    return found.value.held.isBehind ? 'behind' : written(shell, found.value, input);
  };
  await onceCaughtUp(shell, campaign, task, (made) => settleIfMade(shell, made));
}

/** Runs a task with what a requested step would be checked against, in a transaction that holds the campaign's row. */
export function withHeld<Value>(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  task: (request: RequestedStep) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return withCampaignLock(shell, campaign, async (client) => {
    const request = await requestOf(shell, client, campaign, by);
    return request.ok ? task(request.value) : request;
  });
}

export interface Request {
  readonly campaign: CampaignId;
  /** Null: the rules of the game. */
  readonly by: UserId | null;
  readonly asked: (request: RequestedStep) => Asked | Promise<Asked>;
  readonly alongside?: (request: RequestedStep, made: Made) => Promise<void>;
}

/** The same inside a transaction that holds the campaign's row already. The caller settles the step after the commit. */
export async function madeByHand(shell: Shell, client: pg.PoolClient, wanted: Request): Promise<Result<Made, Refusal>> {
  const found = await requestOf(shell, client, wanted.campaign, wanted.by);
  return found.ok ? madeFrom(shell, found.value, wanted) : found;
}

async function madeFrom(
  shell: Shell,
  request: RequestedStep,
  { asked, alongside }: Request,
): Promise<Result<Made, Refusal>> {
  const input = await asked(request);
  if (!input.ok) return input;
  const made = await written(shell, request, input.value);
  if (made.ok) await alongside?.(request, made.value);
  return made;
}

/** What an order or a ruling says of a pause: rules that hear of pauses read that the campaign is paused. */
export const pauseIn = ({ held, ruleset }: RequestedStep): { readonly isPaused?: true } =>
  held.isPaused && ruleset.hearsPauses ? { isPaused: true } : {};

async function requestOf(
  shell: Shell,
  client: pg.PoolClient,
  campaign: CampaignId,
  by: UserId | null,
): Promise<Result<RequestedStep, Refusal>> {
  const moment = shell.now();
  const held = await askOne(client, HELD, [campaign, by, moment]);
  if (held === null) return failed({ code: 'no-such-campaign' });
  if (held.status === 'finished') return failed({ code: 'war-over' });
  const before = await lastStep(shell, client, held);
  return ok({ client, held, before, ruleset: shell.rulesetOf(held.system), now: notBefore(before, moment) });
}

async function written(
  shell: Shell,
  { client, held, before, ruleset, now }: RequestedStep,
  input: FollowingInput,
): Promise<Result<Made, Refusal>> {
  const { id: campaign, system, edition, seed } = held;
  const chance = chanceOf(seed, campaign, before.n + 1, input);
  const target = input.type === 'rewind' ? await targetOf(shell, client, campaign, input) : null;
  const made =
    input.type === 'rewind'
      ? ok(rewound(before, target?.state, input, chance))
      : advanced(ruleset, before, input, edition, chance);
  if (!made.ok) return failed({ code: 'rejected', rejections: made.problem });
  const entry = await entryOf(shell, ruleset, campaign, made.value);
  if (!entry.ok) return failed({ code: 'broken' });
  const { n, hash, state, events, length } = entry.value;
  const { opening } = before;
  const earlyEnd = input.type === 'end' ? input.ending : null;
  const ending = { earlyEnd, rewoundTo: rewoundTo(input) };
  const facts = { campaign, n, opening, system, edition, hash, at: input.at, ...ending, weight: length };
  const untimed = numbered(before, derivedStep(ruleset, { ...facts, state, events }), input);
  const step = timed(ruleset, untimed, opening, held);
  const concerns = await concernsOf(shell, { before, step, input, seats: held.everySeat });
  // Players get the whole time of the phase again.
  const shift =
    target === null ? shiftAfter(concerns, held) : restartShift(ruleset, step, paceIn(step, opening, held), now);
  const stays = held.isPaused && (input.type === 'ruling' || input.type === 'order');
  if (stays && step.opening !== before.opening) return failed({ code: 'paused' });
  const campaignStatus = stays ? pausedStill(step, shift) : campaignStatusAfter(step, shift);
  const duration = Math.max(0, shell.now().getTime() - now.getTime());
  const standing =
    concerns === 'all' && ruleset.sheets !== null ? await standingSeals(client, campaign, step.summary.phase) : [];
  const quietRound = quietAfter(step, concerns, held.quietRound);
  const all = { before, entry: entry.value, step, concerns, campaignStatus, now, quietRound, duration };
  const numbers = await writeStepAndSeals(shell, client, all, standing);
  if (target !== null) await writeShift(client, campaign, shift);
  return ok({ step, concerns, numbers, campaignStatus });
}

/** The status of a campaign that stays paused after a ruling or an order, unless the step ended it. */
function pausedStill(step: KnownStep, shift: number): CampaignStatus {
  const status = campaignStatusAfter(step, shift);
  return status.status === 'finished' ? status : { ...status, status: 'paused', nextDue: null };
}

/** The step that a rewind goes back to. */
async function targetOf(
  shell: Shell,
  client: pg.PoolClient,
  campaign: CampaignId,
  { to }: RewindInput,
): Promise<KnownStep> {
  const target = await shell.steps.step(client, campaign, to);
  if (target === null) throw new Error(`campaign ${campaign} has no step ${to} to go back to`);
  return target;
}
