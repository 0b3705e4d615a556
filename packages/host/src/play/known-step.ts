import type { Awaited, GameEvent, Instant, SeatId, SystemId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { dueInstant } from '../clock/due-instant.ts';
import type { AnyRuleset } from '../shell.ts';

/** A step of a log with what follows from it, parsed. Steps never change, so it can be kept. */
export interface KnownStep {
  readonly campaign: string;
  readonly n: number;
  readonly system: SystemId;
  readonly edition: string;
  readonly hash: string;
  readonly at: Instant;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly awaited: readonly Awaited[];
  /** When the next input is due though nobody acts. */
  readonly deadline: Date | null;
  /** Length of the state as JSON, in bytes or in characters: for caches. */
  readonly weight: number;
}

/** What a step is made of before it is known in full. */
export interface StepGround {
  readonly campaign: string;
  readonly n: number;
  readonly system: SystemId;
  readonly edition: string;
  readonly hash: string;
  readonly at: Instant;
  readonly state: unknown;
  readonly events: readonly GameEvent[];
  readonly weight: number;
}

/** Adds what the rules say of the state: who owes what, and until when. */
export function knownStep(ruleset: AnyRuleset, ground: StepGround): KnownStep {
  const over = ruleset.outcome(ground.state).kind === 'ended';
  const due = over ? null : ruleset.nextDue(ground.state);
  return {
    ...ground,
    awaited: over ? [] : ruleset.awaiting(ground.state),
    deadline: due === null ? null : dueInstant(due),
  };
}

/** The moment of what comes after the step: time does not go back in a log, though the clocks of two servers differ. */
export const notBefore = ({ at }: KnownStep, now: Date): Date => new Date(Math.max(Date.parse(at), now.getTime()));

/** The seats whose sheets the step waits for, in the order of the rules, each once. */
export function sheetSeats(step: KnownStep): readonly SeatId[] {
  return [...new Set(step.awaited.filter(({ by }) => by === 'sheet').map(({ seat }) => seat))];
}

export interface StoredStep {
  readonly campaign: string;
  readonly n: number;
  readonly system: SystemId;
  readonly edition: string;
  readonly hash: string;
  readonly at: Date;
  readonly state: string;
  readonly events: string;
}

/** Reads a step from its columns. Throws when they are not what the system's schemas say. */
export function readStep(ruleset: AnyRuleset, stored: StoredStep): KnownStep {
  return knownStep(ruleset, {
    campaign: stored.campaign,
    n: stored.n,
    system: stored.system,
    edition: stored.edition,
    hash: stored.hash,
    at: stored.at.toISOString(),
    state: ruleset.schemas.state.parse(JSON.parse(stored.state)),
    events: z.array(ruleset.schemas.event).parse(JSON.parse(stored.events)),
    weight: stored.state.length,
  });
}
