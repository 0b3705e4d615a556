import { failed, ok, type Result, seededDice, stepKey } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { type KnownStep, knownStep } from '../play/known-step.ts';
import type { Shell } from '../shell.ts';
import { inTransaction } from '../statement.ts';
import type { PauseReason, Ran } from '../types.ts';
import { advanced, type Entry } from './advance.ts';
import { type Claimed, claim, sealsOf } from './claim.ts';
import { dueInput } from './due-input.ts';
import { type LogInput, noncesOf } from './log-input.ts';
import { standingAfter } from './standing.ts';
import { writeNotDue, writePause, writeStep } from './write.ts';

/** What came of one due campaign. `fresh` is the new step for the shelf, once it is committed. */
export type Done =
  | { readonly kind: 'ran'; readonly ran: Ran; readonly fresh: KnownStep }
  | { readonly kind: 'paused'; readonly campaign: string; readonly n: number }
  | { readonly kind: 'not-due'; readonly campaign: string };

/**
 * Makes the step of one due campaign, in one transaction that holds the campaign's row from the claim to the commit: a
 * process that dies in between leaves nothing behind and frees the row. Null when no due campaign is free.
 */
export function runOne(shell: Shell, now: Date): Promise<Done | null> {
  return inTransaction(shell.db.pool, async (client) => {
    const claimed = await claim(client, now);
    if (claimed === null) return null;
    const startedAt = shell.now();
    const before = await lastStep(shell, client, claimed);
    const input = dueInput(shell.rulesetOf(claimed.system), before, await sealsOf(client, claimed.id, claimed.n), now);
    if (input === null) {
      await writeNotDue(client, claimed.id, before.deadline, now);
      return { kind: 'not-due', campaign: claimed.id };
    }
    const made = madeStep(shell, claimed, before, input);
    if (!made.ok) {
      await writePause(client, claimed.id, claimed.n, made.problem, now);
      return { kind: 'paused', campaign: claimed.id, n: claimed.n };
    }
    const { entry, state, fresh } = made.value;
    const duration = Math.max(0, shell.now().getTime() - startedAt.getTime());
    await writeStep(client, claimed.id, entry, standingAfter(shell.rulesetOf(claimed.system), fresh), {
      now,
      duration,
      state,
    });
    return { kind: 'ran', ran: { campaignId: claimed.id, n: entry.n, startedAt: startedAt.toISOString() }, fresh };
  });
}

/** The step that the campaign stands at; the one at hand, if it is the same. */
async function lastStep(shell: Shell, client: pg.PoolClient, { id, n, hash }: Claimed): Promise<KnownStep> {
  const known = shell.steps.atHand(id, n);
  if (known?.hash === hash) return known;
  shell.steps.forget(id);
  const read = await shell.steps.step(client, id, n);
  if (read === null) throw new Error(`campaign ${id} has no step ${n}`);
  return read;
}

interface Made {
  readonly entry: Entry;
  /** JSON. */
  readonly state: string;
  readonly fresh: KnownStep;
}

/** The step as the rules make it. Whatever goes wrong in them stops this campaign and no other. */
function madeStep(
  shell: Shell,
  { id, system, edition, seed }: Claimed,
  before: KnownStep,
  input: Exclude<LogInput, { type: 'begin' }>,
): Result<Made, PauseReason> {
  try {
    const dice = seededDice(stepKey(seed, id, before.n + 1, noncesOf(input)));
    const ruleset = shell.rulesetOf(system);
    const made = advanced(ruleset, before, input, edition, dice);
    if (!made.ok) return failed(pauseReason(made.problem));
    const entry = made.value;
    const state = JSON.stringify(entry.state);
    const ground = { campaign: id, n: entry.n, system, edition, hash: entry.hash, at: input.at, weight: state.length };
    const fresh = knownStep(ruleset, { ...ground, state: entry.state, events: entry.events });
    return ok({ entry, state, fresh });
  } catch (error) {
    return failed({ code: 'broken', details: [String(error)] });
  }
}

type Problem = Extract<ReturnType<typeof advanced>, { ok: false }>['problem'];

function pauseReason(problem: Problem): PauseReason {
  if (problem.code === 'faults') return { code: 'faults', details: problem.faults };
  return { code: 'rejected', details: problem.rejections.map((rejection) => JSON.stringify(rejection)) };
}
