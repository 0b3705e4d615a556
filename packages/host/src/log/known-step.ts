import type {
  Awaited,
  DueEntry,
  GameEvent,
  Instant,
  OrderClock,
  Outcome,
  SeatId,
  Summary,
  SystemId,
} from '@sealed-orders/rules/kernel';
import { type EarlyEnd, earlyEndSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { dueInstant } from '../local-time/due-instant.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';

/** A parsed step of a log and what the rules derive from it. Steps never change, so it can be cached. */
export interface KnownStep extends UntimedStep {
  /** When the open phase is over if nobody acts, unless the desk moves it. */
  readonly deadline: Date | null;
}

/** A time of the rules that nothing moves. */
export interface FirmDue {
  readonly id: string;
  readonly at: Date;
}

/** A step before its deadline is known. */
export interface UntimedStep extends StepFacts {
  readonly awaited: readonly Awaited[];
  /** The rules' own times, the earliest first. */
  readonly firm: readonly FirmDue[];
  /** The entry of `nextDue` that is not firm, under an order clock; null: there is none. */
  readonly waitsFor: string | null;
  /** The campaign's position. */
  readonly summary: Summary;
  readonly outcome: Outcome;
}

/** The facts of a step before the derived values are added. */
export interface StepFacts {
  readonly campaign: string;
  readonly n: number;
  readonly system: SystemId;
  readonly edition: string;
  readonly hash: string;
  readonly at: Instant;
  /** Number of the phase that is open after it. */
  readonly opening: number;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  /** The user who ended the war early at this step; null: nobody. */
  readonly earlyEnd: EarlyEnd | null;
  /** The earlier step whose state it restores; null: it continues from the one before. */
  readonly rewoundTo: number | null;
  /** Length of the state as JSON, in bytes or in characters: for caches. */
  readonly weight: number;
}

/** Adds what the rules derive from the state: the summary, and who owes what. */
export function derivedStep(ruleset: AnyRuleset, facts: StepFacts): UntimedStep {
  const outcome = ruleset.outcome(facts.state);
  const over = isOver({ outcome, earlyEnd: facts.earlyEnd });
  return {
    ...facts,
    summary: ruleset.summary(facts.state),
    outcome,
    awaited: over ? [] : ruleset.awaiting(facts.state),
    firm: over ? [] : firmDues(ruleset.nextDue(facts.state, null)),
    waitsFor: over ? null : waitIn(ruleset.nextDue(facts.state, SOME_CLOCK)),
  };
}

/** The clock may change during a campaign, but what it would wait for is up to the rules. */
const SOME_CLOCK: OrderClock = { mode: 'duration', seconds: 3600 };
const waitIn = (entries: readonly DueEntry[]): string | null => entries.find(({ isFirm }) => !isFirm)?.id ?? null;

const firmDues = (entries: readonly DueEntry[]): readonly FirmDue[] =>
  entries
    .flatMap(({ id, due, isFirm }) => (isFirm ? [{ id, at: dueInstant(due) }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime());

/** What a decision is about, as a text: the same as long as it is owed. */
export const matterOf = ({ decision, topic }: Pick<Awaited, 'decision' | 'topic'>): string =>
  topic === null ? decision : `${decision} ${topic}`;

/** When the decision's own time is over; null: it has none. */
export const dueOf = ({ firm }: Pick<UntimedStep, 'firm'>, { due }: Pick<Awaited, 'due'>): Date | null =>
  firm.find(({ id }) => id === due)?.at ?? null;

/** Whether the clock of the phase waits for the decision: the declaration of a side whose turn it is. */
export const isDeclaration = ({ waitsFor }: Pick<UntimedStep, 'waitsFor'>, { due }: Pick<Awaited, 'due'>): boolean =>
  due !== null && due === waitsFor;

/** Whether the decision ends with a time of its own, and not with the phase. */
export const hasOwnTime = (step: Pick<UntimedStep, 'waitsFor'>, owed: Pick<Awaited, 'due'>): boolean =>
  owed.due !== null && !isDeclaration(step, owed);

/** When the first of the rules' own times comes; null: there is none. */
export const firmDue = ({ firm }: Pick<UntimedStep, 'firm'>): Date | null => firm[0]?.at ?? null;

/** The time of the next input: time never goes backwards in a log, even if the clocks of two servers differ. */
export const notBefore = ({ at }: Pick<KnownStep, 'at'>, now: Date): Date =>
  new Date(Math.max(Date.parse(at), now.getTime()));

/** Whether the war is over after the step. */
export const isOver = ({ outcome, earlyEnd }: Pick<KnownStep, 'outcome' | 'earlyEnd'>): boolean =>
  outcome.kind === 'ended' || earlyEnd !== null;

/** The seats whose sheets the step waits for, in the order of the rules, each once. */
export function sheetSeats(step: Pick<KnownStep, 'awaited'>): readonly SeatId[] {
  return [...new Set(step.awaited.filter(({ by }) => by === 'sheet').map(({ seat }) => seat))];
}

export interface StoredStep {
  readonly campaign: string;
  readonly n: number;
  readonly system: SystemId;
  readonly edition: string;
  readonly hash: string;
  readonly at: Date;
  readonly opening: number;
  /** When the open phase was over if nobody acted, unless the desk moved it. */
  readonly due: Date | null;
  readonly state: string;
  readonly events: string;
  /** For a step that ended the war early; null otherwise. */
  readonly input: string | null;
  readonly rewoundTo: number | null;
}

const endSchema = z.looseObject({ ending: earlyEndSchema });

/** Reads a step from its columns. Throws when they do not match the system's schemas. */
export function readStep(ruleset: AnyRuleset, stored: StoredStep): KnownStep {
  const step = derivedStep(ruleset, {
    campaign: stored.campaign,
    n: stored.n,
    system: stored.system,
    edition: stored.edition,
    hash: stored.hash,
    at: stored.at.toISOString(),
    opening: stored.opening,
    state: ruleset.schemas.state.parse(JSON.parse(stored.state)),
    events: z.array(ruleset.schemas.event).parse(JSON.parse(stored.events)),
    earlyEnd: stored.input === null ? null : endSchema.parse(JSON.parse(stored.input)).ending,
    rewoundTo: stored.rewoundTo,
    weight: stored.state.length,
  });
  return { ...step, deadline: stored.due };
}
