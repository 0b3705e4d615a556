import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { type LogInput, logInputSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Connection, type Statement } from '../database/statement.ts';
import { type Picked, toldOf } from '../deeds/told.ts';
import type { RewindLoss } from '../deeds/types.ts';
import { unpacked } from '../log/packed.ts';
import { lastStep } from '../reading/look.ts';
import { hasShownSheet } from '../sheets/shown.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { phaseNumbered, type StandingPhase } from './targets.ts';

const INPUTS: Statement<{ input: Uint8Array }> = {
  name: 'inputs-of-steps',
  text: 'SELECT input FROM step WHERE campaign_id = $1 AND n = ANY ($2) ORDER BY n',
  row: z.object({ input: z.instanceof(Uint8Array) }),
};

/** The inputs of these steps, in their order. */
export async function inputsOf(
  on: Connection,
  campaign: CampaignId,
  steps: readonly number[],
): Promise<readonly LogInput[]> {
  const inputs: LogInput[] = [];
  for (const { input } of await ask(on, INPUTS, [campaign, steps]))
    inputs.push(logInputSchema.parse(JSON.parse(await unpacked(input))));
  return inputs;
}

interface OpenPaper {
  readonly seat: SeatId;
  readonly isSealed: boolean;
  readonly hasDraft: boolean;
}

/** What each seat has for the open phase. A sheet that others cannot see yet counts as none. */
const OPEN_PAPERS: Statement<OpenPaper> = {
  name: 'open-papers',
  text: `SELECT s.seat,
      ${hasShownSheet('$2::timestamptz')} AS "isSealed",
      EXISTS (SELECT FROM draft d WHERE d.campaign_id = s.campaign_id AND d.seat = s.seat AND d.opening = c.opening)
        AS "hasDraft"
    FROM seat s JOIN campaign c ON c.id = s.campaign_id WHERE s.campaign_id = $1 ORDER BY s.position`,
  row: z.object({ seat: seatSchema, isSealed: z.boolean(), hasDraft: z.boolean() }),
};

const OUTCOMES: Statement<{ n: number }> = {
  name: 'outcomes-since',
  text: 'SELECT DISTINCT n FROM topic_outcome WHERE campaign_id = $1 AND n > $2 ORDER BY n',
  row: z.object({ n: z.number() }),
};

/**
 * What would be undone if the war were taken back to the opening of the phase; null: there is no such phase, or it was
 * undone itself.
 */
export async function rewindLoss(shell: Shell, campaign: CampaignId, opening: number): Promise<RewindLoss | null> {
  const last = await lastStep(shell, campaign);
  if (last === null || last.status === 'finished') return null;
  const phase = phaseNumbered(await shell.log.upTo(campaign, last.n), opening);
  if (phase === null) return null;
  const { pool } = shell.db;
  const numbers = phase.after.map(({ n }) => n);
  const inputs = await inputsOf(pool, campaign, numbers);
  const seats = await ask(pool, OPEN_PAPERS, [campaign, shell.now()]);
  return {
    phases: phase.phases.map(({ round, phase }) => ({ round, phase })),
    steps: phase.after.filter(({ rewoundTo }) => rewoundTo === null).length,
    deeds: await deedsAfter(shell, campaign, phase, inputs),
    seats: seats.map(({ seat, isSealed, hasDraft }) => ({
      seat,
      sheets: inputs.filter((input) => input.type === 'phase' && (lookup(input.sheets, seat) ?? null) !== null).length,
      orders: inputs.filter((input) => input.type === 'order' && input.seat === seat).length,
      open: isSealed ? 'sealed' : hasDraft ? 'draft' : null,
    })),
    isOpen: phase.closed === null,
  };
}

interface Found extends Omit<RewindLoss['deeds'][number], 'events'> {
  /** The number of its step. */
  readonly n: number;
}

/** The steps after the opening of the phase that closed none or told of an outcome, with their events. */
async function deedsAfter(
  shell: Shell,
  campaign: CampaignId,
  { opened, after }: StandingPhase,
  inputs: readonly LogInput[],
): Promise<RewindLoss['deeds']> {
  const ended = new Set((await ask(shell.db.pool, OUTCOMES, [campaign, opened.n])).map(({ n }) => n));
  const found = after.flatMap(({ n, at, opening, rewoundTo }, i): readonly Found[] => {
    const input = inputs[i];
    const step = { n, at, seat: null, by: null, reason: '' } as const;
    if (input?.type === 'ruling') return [{ ...step, what: 'ruling', reason: input.reason }];
    if (input?.type === 'order') return [{ ...step, what: 'order', seat: input.seat, by: input.by ?? null }];
    if (ended.has(n)) return [{ ...step, what: 'outcome' }];
    const isWithin = opening === (after[i - 1] ?? opened).opening;
    return isWithin && rewoundTo === null ? [{ ...step, what: 'other' }] : [];
  });
  const outcomes = new Set(found.flatMap(({ n, what }) => (what === 'outcome' ? [n] : [])));
  const picked: Picked = (ruleset, events, n) =>
    ruleset.deeds(outcomes.has(n) ? events.filter((event) => ruleset.outcomes([event]).length > 0) : events);
  const told = await toldOf(
    shell,
    campaign,
    found.map(({ n }) => n),
    { kind: 'referee' },
    picked,
  );
  return found.map(({ n, ...deed }) => ({ ...deed, events: told.get(n) ?? [] }));
}
