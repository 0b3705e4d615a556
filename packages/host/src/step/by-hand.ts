import { failed, ok, type Result, SYSTEMS } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { holding } from '../lock.ts';
import { type KnownStep, knownStep, notBefore, sheetSeats } from '../play/known-step.ts';
import type { AnyRuleset, Shell } from '../shell.ts';
import { askOne, type Statement } from '../statement.ts';
import type { CampaignId, Refusal, UserId } from '../types.ts';
import { advanced, chanceOf } from './advance.ts';
import { entryOf } from './entry.ts';
import type { LogInput } from './log-input.ts';
import { lastStep } from './run-one.ts';
import { standingAfter } from './standing.ts';
import { writeStep } from './write.ts';

/** A campaign whose row this transaction holds, and what somebody is in it. */
interface Held {
  readonly id: string;
  readonly system: (typeof SYSTEMS)[number];
  readonly edition: string;
  readonly seed: string;
  readonly n: number;
  readonly hash: string;
  /** Whether it runs and its time is not up. */
  readonly isOpen: boolean;
  /** Where the user sits. */
  readonly seats: readonly string[];
  /** Whether the user leads the campaign. Who sits on a seat is a player whatever else they are. */
  readonly isReferee: boolean;
}

const HELD: Statement<Held> = {
  name: 'held',
  text: `SELECT c.id, c.system, c.edition, c.server_seed AS seed, c.seq AS n, s.hash,
      c.status = 'running' AND (c.next_due IS NULL OR c.next_due > $3) AS "isOpen",
      ARRAY(SELECT e.seat FROM seat e WHERE e.campaign_id = c.id AND e.user_id = $2) AS seats,
      EXISTS (
        SELECT 1 FROM member m WHERE m.campaign_id = c.id AND m.user_id = $2 AND m.role IN ('owner', 'referee')
      ) AND NOT EXISTS (SELECT 1 FROM seat e WHERE e.campaign_id = c.id AND e.user_id = $2) AS "isReferee"
    FROM campaign c JOIN step s ON s.campaign_id = c.id AND s.n = c.seq WHERE c.id = $1`,
  row: z.object({
    id: z.string(),
    system: z.enum(SYSTEMS),
    edition: z.string(),
    seed: z.string(),
    n: z.number(),
    hash: z.string(),
    isOpen: z.boolean(),
    seats: z.array(z.string()),
    isReferee: z.boolean(),
  }),
};

/** What the step of somebody's hand is judged by: who asks for it, the last step, and the rules that it is played by. */
export interface Ground {
  readonly client: pg.PoolClient;
  readonly held: Held;
  readonly before: KnownStep;
  readonly ruleset: AnyRuleset;
  readonly now: Date;
}

type Asked = Result<Exclude<LogInput, { type: 'begin' }>, Refusal>;

/**
 * Makes a step that somebody asks for, in one transaction that holds the campaign's row: of two that are asked for at
 * once the second is judged on what came of the first. What is refused leaves no trace. Sheets that are sealed for a
 * phase that stays open stay sealed.
 * @param asked the input, or why this user may not bring it
 */
export async function stepByHand(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  asked: (ground: Ground) => Asked | Promise<Asked>,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const task = async (client: pg.PoolClient): Promise<Result<KnownStep, Refusal>> => {
    const moment = shell.now();
    const held = await askOne(client, HELD, [campaign, by, moment]);
    if (held === null) return failed({ code: 'no-such-campaign' });
    const before = await lastStep(shell, client, held);
    const ground = { client, held, before, ruleset: shell.rulesetOf(held.system), now: notBefore(before, moment) };
    const input = await asked(ground);
    return input.ok ? written(shell, ground, input.value) : input;
  };
  const made = await holding(shell, campaign, task, (step) => {
    if (!step.ok) return;
    shell.steps.keep(step.value);
    shell.sheets.forget(campaign);
    shell.changes.tell({ what: 'step', campaign, n: step.value.n });
  });
  return made.ok ? ok({ n: made.value.n }) : made;
}

async function written(
  shell: Shell,
  { client, held, before, ruleset, now }: Ground,
  input: Exclude<LogInput, { type: 'begin' }>,
): Promise<Result<KnownStep, Refusal>> {
  const { id: campaign, system, edition, seed } = held;
  const made = advanced(ruleset, before, input, edition, chanceOf(seed, campaign, before.n + 1, input));
  if (!made.ok) return failed({ code: 'rejected', rejections: made.problem });
  const entry = await entryOf(shell, ruleset, campaign, made.value);
  if (!entry.ok) return failed({ code: 'broken' });
  const { n, hash, state, events, length } = entry.value;
  const ground = { campaign, n, system, edition, hash, at: input.at, weight: length };
  const fresh = knownStep(ruleset, { ...ground, state, events });
  const duration = Math.max(0, shell.now().getTime() - now.getTime());
  const times = { now, duration, within: input.type !== 'phase' && asksTheSame(before, fresh) };
  await writeStep(client, campaign, entry.value, standingAfter(ruleset, fresh), times);
  return ok(fresh);
}

/** Whether the sheets that were asked for are asked for still: the same decisions of the same seats. */
function asksTheSame(before: KnownStep, after: KnownStep): boolean {
  const asked = ({ awaited }: KnownStep) =>
    awaited.filter(({ by }) => by === 'sheet').map(({ seat, decision }) => `${seat} ${decision}`);
  return sheetSeats(before).length > 0 && asked(before).join() === asked(after).join();
}
