import {
  blinding,
  canonicalBytes,
  commitment,
  entryText,
  type KeptText,
  keptText,
  lookup,
  ok,
  type Result,
  seedHash,
} from '../kernel/index.ts';
import type { AnyRuleset } from '../systems.ts';
import { advanced, begun, chanceOf, copied, type Played, rewound } from './advance.ts';
import { isMajority, type LogInput, logInputSchema } from './input.ts';

/** A step as it is stored in the log. */
export interface FoundStep {
  readonly n: number;
  readonly input: unknown;
  readonly dice: unknown;
  readonly events: unknown;
  /** Absent if only its hash was kept: it is recomputed from the inputs. */
  readonly state?: unknown;
  readonly stateHash: string;
  readonly prevHash: string;
  readonly hash: string;
}

/** SHA-256 of a text in pieces, as 64 hexadecimal digits. Node has a faster one than the rules' own. */
export type Sha256 = (pieces: readonly (string | Uint8Array)[]) => string;

/** The published basis of the log. */
export interface Promised {
  readonly campaign: string;
  readonly edition: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly sha256: Sha256;
  /** Numbers of the steps that the log goes back to later: their states are kept until the replay is over. */
  readonly wanted: ReadonlySet<number>;
}

/** Steps in order, already loaded or still to be fetched. */
export type FoundSteps = Iterable<FoundStep> | AsyncIterable<FoundStep>;

export const LOG_PROBLEM_CODES = [
  /** The seed does not match the hash that was published. */
  'seed',
  'step-missing',
  'input-not-understood',
  /** A sheet does not match its commitment. */
  'commitment',
  /** The rules refuse the input, or throw on it. */
  'refused',
  'dice',
  'events',
  'state',
  /** The state does not match its stored hash. */
  'state-hash',
  /** The step is not chained to the one before. */
  'chain',
  /** The entry does not match its hash. */
  'hash',
] as const;
export interface LogProblem {
  readonly n: number;
  readonly code: (typeof LOG_PROBLEM_CODES)[number];
}

/**
 * Replays a log from its start and reports the differences of each step. It needs only the log and the rules, so that
 * anyone can do it. Each step is made from the replayed state before it, not from the stored one; no state is kept
 * longer than that, except those that a later step goes back to.
 */
export async function* replayed(
  ruleset: AnyRuleset,
  log: Promised,
  steps: FoundSteps,
): AsyncGenerator<readonly LogProblem[]> {
  for await (const { problems } of replayedSteps(ruleset, log, steps)) yield problems;
}

/** A replayed step. */
export interface ReplayedStep {
  readonly problems: readonly LogProblem[];
  /** Null: it could not be replayed, and the replay ends there. */
  readonly played: Played | null;
}

/** The same with each replayed step, for callers that keep the results. */
export async function* replayedSteps(
  ruleset: AnyRuleset,
  log: Promised,
  steps: FoundSteps,
): AsyncGenerator<ReplayedStep> {
  const broken = (...problems: readonly LogProblem[]): ReplayedStep => ({ problems, played: null });
  if (seedHash(log.seed) !== log.seedHash) yield broken({ n: 0, code: 'seed' });
  const kept = new Map<number, unknown>();
  let before: Remade | null = null;
  let closed = -1;
  let n = 0;
  for await (const found of steps) {
    if (found.n !== n) return yield broken({ n, code: 'step-missing' });
    const parsed = logInputSchema.safeParse(found.input);
    if (!parsed.success || ['begin', 'copy'].includes(parsed.data.type) !== (n === 0))
      return yield broken({ n, code: 'input-not-understood' });
    const problems = ownProblems(log, found, parsed.data, { prevHash: before?.hash ?? log.seedHash, closed });
    closed = parsed.data.type === 'phase' ? openingOf(found, parsed.data) : closed;
    const made: Remade | null = remade(ruleset, log, parsed.data, { before, kept });
    if (made === null) return yield broken(...problems, { n, code: 'refused' });
    yield { problems: [...problems, ...differences(log, found, made)], played: made };
    if (log.wanted.has(n)) kept.set(n, made.state);
    before = made;
    n += 1;
  }
}

/** What a step is compared with before it is replayed. */
interface Earlier {
  readonly prevHash: string;
  /** Number of the last phase that was closed by sheets. */
  readonly closed: number;
}

/** The faults of a stored step that show without replaying it. */
function ownProblems(log: Promised, found: FoundStep, input: LogInput, { prevHash, closed }: Earlier): LogProblem[] {
  const { n } = found;
  const codes: LogProblem['code'][] = [];
  if (input.type === 'phase' && !keepsCommitments(log.campaign, openingOf(found, input), closed, input))
    codes.push('commitment');
  if ('state' in found && hashOf(log, found.state) !== found.stateHash) codes.push('state-hash');
  if (found.prevHash !== prevHash) codes.push('chain');
  if (foundHash(log, found) !== found.hash) codes.push('hash');
  return codes.map((code) => ({ n, code }));
}

/** The hash that follows from the content of the entry. */
function foundHash(log: Promised, { n, input, dice, events, stateHash, prevHash }: FoundStep): string {
  const blind = blinding(log.seed, log.campaign, n);
  return chained(log, { n, input, dice, blind, prevHash }, stateHash, hashOf(log, events));
}

type PhaseInput = Extract<LogInput, { type: 'phase' }>;

/**
 * Number of the phase that was closed. In older logs each step was a phase, and the step before this one was the open
 * one.
 */
const openingOf = ({ n }: FoundStep, { opening }: PhaseInput): number => opening ?? n - 1;

/**
 * Sheets are committed for one phase only: no number comes twice, so no sheet can be used again for another phase. Each
 * sheet has a commitment or is a draft that counted, never both.
 */
function keepsCommitments(campaign: string, opening: number, closed: number, input: PhaseInput): boolean {
  if (opening <= closed) return false;
  const drafts = Object.keys(input.drafts ?? {});
  // There is no commitment to a draft. It counts only for a seat without a seal, in a phase that seals did not close.
  if (drafts.length > 0 && input.closedBy === 'seals') return false;
  if (drafts.some((seat) => (lookup(input.sheets, seat) ?? null) === null)) return false;
  const seats = Object.keys(input.sheets).filter((seat) => input.sheets[seat] !== null && !drafts.includes(seat));
  if (seats.length !== Object.keys(input.seals).length) return false;
  return seats.every((seat) => {
    const note = input.seals[seat];
    if (note === undefined) return false;
    return note.commitment === commitment(campaign, note.step ?? opening, seat, note.nonce, input.sheets[seat]);
  });
}

/** The inputs of a replayed step, and what it is compared with. */
interface Remade extends Played {
  readonly text: KeptText;
  readonly stateHash: string;
  readonly eventsHash: string;
  readonly hash: string;
}

/** The replay's knowledge of earlier steps. */
interface StepsBefore {
  readonly before: Remade | null;
  /** The states that a step may go back to, by their numbers. */
  readonly kept: ReadonlyMap<number, unknown>;
}

function remade(ruleset: AnyRuleset, log: Promised, input: LogInput, { before, kept }: StepsBefore): Remade | null {
  if (before?.input.type === 'end' || !isFairEnd(input)) return null;
  const chance = chanceOf(log.seed, log.campaign, before === null ? 0 : before.n + 1, input);
  const made = attempt(() => {
    if (input.type === 'begin') return sound(ruleset, begun(ruleset, input, log.edition, chance, log.seedHash));
    if (input.type === 'copy') return sound(ruleset, ok(copied(ruleset, input, chance, log.seedHash)));
    if (before === null) return null;
    if (input.type !== 'rewind') return sound(ruleset, advanced(ruleset, before, input, log.edition, chance));
    return kept.has(input.to) ? rewound(before, kept.get(input.to), input, chance) : null;
  });
  if (made === null) return null;
  const text = keptText(made.state, before?.text ?? null);
  const stateHash = log.sha256([text.bytes]);
  const eventsHash = hashOf(log, made.events);
  return { ...made, text, stateHash, eventsHash, hash: chained(log, made, stateHash, eventsHash) };
}

/** Votes end a campaign only if they are more than half, each of a seat that somebody held, and none counted twice. */
function isFairEnd(input: LogInput): boolean {
  if (input.type !== 'end' || input.ending.by !== 'vote') return true;
  const { votes, held } = input.ending;
  const voted = new Set(votes);
  return (
    voted.size === votes.length && votes.every((seat) => held.includes(seat)) && isMajority(voted.size, held.length)
  );
}

/** The replayed step, unless it was refused or has faults. */
function sound(ruleset: AnyRuleset, made: Result<Played, unknown>): Played | null {
  return made.ok && ruleset.faults(made.value.state).length === 0 ? made.value : null;
}

/** If the rules throw on a forged log, that is a finding and not a failure of the replay. */
function attempt<Value>(make: () => Value | null): Value | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function differences(log: Promised, found: FoundStep, made: Remade): LogProblem[] {
  const codes: LogProblem['code'][] = [];
  if (hashOf(log, found.dice) !== hashOf(log, made.dice)) codes.push('dice');
  if (hashOf(log, found.events) !== made.eventsHash) codes.push('events');
  const stateHash = 'state' in found ? hashOf(log, found.state) : found.stateHash;
  if (stateHash !== made.stateHash) codes.push('state');
  return codes.map((code) => ({ n: made.n, code }));
}

const hashOf = ({ sha256 }: Promised, value: unknown): string => sha256([canonicalBytes(value)]);

/** The parts of an entry that are hashed as they are. */
interface Hashable extends Pick<Played, 'n' | 'blind' | 'prevHash'> {
  readonly input: unknown;
  readonly dice: unknown;
}

/** The hash of an entry whose state and events are already hashed. */
function chained(log: Promised, { input, dice, ...entry }: Hashable, stateHash: string, eventsHash: string): string {
  const hashes = { inputHash: hashOf(log, input), diceHash: hashOf(log, dice), eventsHash, stateHash };
  return log.sha256([entryText({ ...entry, ...hashes })]);
}
