import {
  blinding,
  canonicalBytes,
  commitment,
  entryText,
  type KeptText,
  keptText,
  type Result,
  seedHash,
} from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '../shell.ts';
import { advanced, begun, chanceOf, type Played } from '../step/advance.ts';
import { sha256 } from '../step/hash.ts';
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
  let before: Remade | null = null;
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
  if (foundHash(log, found) !== found.hash) codes.push('hash');
  return codes.map((code) => ({ n, code }));
}

/** The hash that the entry should have by what stands in it. */
function foundHash(log: FoundLog, { n, input, dice, events, stateHash, prevHash }: FoundStep): string {
  const blind = blinding(log.seed, log.campaign, n);
  return chained({ n, input, dice, blind, prevHash }, stateHash, hashOf(events));
}

/** Sheets are sealed for the step that was open: the one before the step that they lead to, or one that they name. */
function keepsCommitments(campaign: string, open: number, input: LogInput): boolean {
  if (input.type !== 'phase') return true;
  const seats = Object.keys(input.sheets).filter((seat) => input.sheets[seat] !== null);
  if (seats.length !== Object.keys(input.seals).length) return false;
  return seats.every((seat) => {
    const note = input.seals[seat];
    return note?.commitment === commitment(campaign, note?.step ?? open, seat, note?.nonce ?? '', input.sheets[seat]);
  });
}

/** What a step is made again from, and what it is held against. */
interface Remade extends Played {
  readonly text: KeptText;
  readonly stateHash: string;
  readonly eventsHash: string;
  readonly hash: string;
}

function remade(ruleset: AnyRuleset, log: FoundLog, input: LogInput, before: Remade | null): Remade | null {
  const chance = chanceOf(log.seed, log.campaign, before === null ? 0 : before.n + 1, input);
  const made = attempt(() => {
    if (input.type === 'begin') return sound(ruleset, begun(ruleset, input, log.edition, chance, log.seedHash));
    return before === null ? null : sound(ruleset, advanced(ruleset, before, input, log.edition, chance));
  });
  if (made === null) return null;
  const text = keptText(made.state, before?.text ?? null);
  const stateHash = sha256([text.bytes]);
  const eventsHash = hashOf(made.events);
  return { ...made, text, stateHash, eventsHash, hash: chained(made, stateHash, eventsHash) };
}

/** What was played, unless it was refused or has faults. */
function sound(ruleset: AnyRuleset, made: Result<Played, unknown>): Played | null {
  return made.ok && ruleset.faults(made.value.state).length === 0 ? made.value : null;
}

/** Rules that break on a forged log are a finding, not a failure of the replay. */
function attempt<Value>(make: () => Value | null): Value | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function differences(found: FoundStep, made: Remade): LogProblem[] {
  const codes: LogProblem['code'][] = [];
  if (hashOf(found.dice) !== hashOf(made.dice)) codes.push('dice');
  if (hashOf(found.events) !== made.eventsHash) codes.push('events');
  if (hashOf(found.state) !== made.stateHash) codes.push('state');
  return codes.map((code) => ({ n: made.n, code }));
}

/** As the rules' own, and faster. */
const hashOf = (value: unknown): string => sha256([canonicalBytes(value)]);

/** What of an entry is hashed as it stands. */
interface Hashable extends Pick<Played, 'n' | 'blind' | 'prevHash'> {
  readonly input: unknown;
  readonly dice: unknown;
}

/** The hash of an entry whose state and events are hashed already. */
function chained({ input, dice, ...entry }: Hashable, stateHash: string, eventsHash: string): string {
  const hashes = { inputHash: hashOf(input), diceHash: hashOf(dice), eventsHash, stateHash };
  return sha256([entryText({ ...entry, ...hashes })]);
}
