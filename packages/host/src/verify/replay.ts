import {
  blinding,
  commitment,
  entryHash,
  hashOf,
  type Result,
  seedHash,
  type Throw,
} from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '../shell.ts';
import { advanced, begun, chanceOf, type Entry } from '../step/advance.ts';
import { type LogInput, logInputSchema } from '../step/log-input.ts';

/** A step of the log as it was found. */
export interface FoundStep {
  readonly n: number;
  readonly input: unknown;
  readonly dice: unknown;
  readonly events: unknown;
  readonly state: unknown;
  readonly stateHash: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** A whole log with what it was promised to be made from. */
export interface FoundLog {
  readonly campaign: string;
  readonly edition: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly steps: readonly FoundStep[];
}

export const LOG_PROBLEM_CODES = [
  /** The seed is not the one whose hash was published. */
  'seed',
  'step-missing',
  'input-not-understood',
  /** A sheet is not the one that was committed to. */
  'commitment',
  /** The rules refuse the input, or break on it. */
  'refused',
  'dice',
  'events',
  'state',
  /** The state is not what its stored hash says. */
  'state-hash',
  /** Not chained to the step before. */
  'chain',
  /** The entry is not what its hash says. */
  'hash',
] as const;
export interface LogProblem {
  readonly n: number;
  readonly code: (typeof LOG_PROBLEM_CODES)[number];
}

/**
 * Plays a log again from its start and says what does not agree. It needs nothing but the log and the rules, so that
 * anyone can do it. Each step is made from the replayed state before it, not from the stored one.
 */
export function replay(ruleset: AnyRuleset, log: FoundLog): readonly LogProblem[] {
  return [...replayed(ruleset, log)].flat();
}

/** The same one step at a time, for who has other things to do in between: what is wrong with each. */
export function* replayed(ruleset: AnyRuleset, log: FoundLog): Generator<readonly LogProblem[]> {
  if (seedHash(log.seed) !== log.seedHash) yield [{ n: 0, code: 'seed' }];
  let before: Entry | null = null;
  for (const [i, found] of log.steps.entries()) {
    if (found.n !== i) return yield [{ n: i, code: 'step-missing' }];
    const parsed = logInputSchema.safeParse(found.input);
    if (!parsed.success || (parsed.data.type === 'begin') !== (i === 0))
      return yield [{ n: i, code: 'input-not-understood' }];
    const problems = ownProblems(log, found, parsed.data, before?.hash ?? log.seedHash);
    const made = remade(ruleset, log, parsed.data, before);
    if (made === null) return yield [...problems, { n: i, code: 'refused' }];
    yield [...problems, ...differences(found, made)];
    before = made;
  }
}

/** What is wrong with a stored step without playing it. */
function ownProblems(log: FoundLog, found: FoundStep, input: LogInput, prevHash: string): LogProblem[] {
  const { n } = found;
  const codes: LogProblem['code'][] = [];
  if (!keepsCommitments(log.campaign, n - 1, input)) codes.push('commitment');
  if (hashOf(found.state) !== found.stateHash) codes.push('state-hash');
  if (found.prevHash !== prevHash) codes.push('chain');
  const events = Array.isArray(found.events) ? found.events : [];
  const dice: readonly Throw[] = Array.isArray(found.dice) ? found.dice : [];
  const { stateHash, prevHash: chained } = found;
  const blind = blinding(log.seed, log.campaign, n);
  const entry = { n, input: found.input, dice, events, stateHash, blind, prevHash: chained };
  if (entryHash(entry) !== found.hash) codes.push('hash');
  return codes.map((code) => ({ n, code }));
}

/** Sheets are sealed for the step that was open: the one before the step that they lead to. */
function keepsCommitments(campaign: string, open: number, input: LogInput): boolean {
  if (input.type !== 'phase') return true;
  const seats = Object.keys(input.sheets).filter((seat) => input.sheets[seat] !== null);
  if (seats.length !== Object.keys(input.seals).length) return false;
  return seats.every((seat) => {
    const note = input.seals[seat];
    return note?.commitment === commitment(campaign, open, seat, note?.nonce ?? '', input.sheets[seat]);
  });
}

function remade(ruleset: AnyRuleset, log: FoundLog, input: LogInput, before: Entry | null): Entry | null {
  const chance = chanceOf(log.seed, log.campaign, before === null ? 0 : before.n + 1, input);
  const made = attempt(() => {
    if (input.type === 'begin') return begun(ruleset, input, log.edition, chance, log.seedHash);
    return before === null ? null : advanced(ruleset, before, input, log.edition, chance);
  });
  return made?.ok === true ? made.value : null;
}

/** Rules that break on a forged log are a finding, not a failure of the replay. */
function attempt<Value, Problem>(make: () => Result<Value, Problem> | null): Result<Value, Problem> | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function differences(found: FoundStep, made: Entry): LogProblem[] {
  const codes: LogProblem['code'][] = [];
  if (hashOf(found.dice) !== hashOf(made.dice)) codes.push('dice');
  if (hashOf(found.events) !== hashOf(made.events)) codes.push('events');
  if (hashOf(found.state) !== made.stateHash) codes.push('state');
  return codes.map((code) => ({ n: made.n, code }));
}
