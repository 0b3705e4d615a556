import { type Pace, paceSchema } from '@sealed-orders/rules/kernel';
import type { z } from 'zod';
import { isOver, type KnownStep, type UntimedStep } from '../log/known-step.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import { deadlineOf } from './deadline.ts';

/** How a campaign keeps its clock. */
export interface Paces {
  /** In the open phase. */
  readonly pace: Pace;
  /** From the next phase on; null: the same. */
  readonly nextPace: Pace | null;
}

/** Columns of the campaign `c`, for a statement, and how its row is read. */
export const PACES = 'c.pace, c.next_pace AS "nextPace"';
export const pacesRow = { pace: paceSchema, nextPace: paceSchema.nullable() } as const satisfies Record<
  keyof Paces,
  z.ZodType
>;

/**
 * The step with its deadline. A pace that was changed counts from the phase that opens next: otherwise an order on
 * arrival, which others must not notice, would be what moves the deadline.
 * @param opening number of the phase that was open before it
 */
export function timed(ruleset: AnyRuleset, step: UntimedStep, opening: number, { pace, nextPace }: Paces): KnownStep {
  const inForce = paceIn(step, opening, { pace, nextPace });
  const deadline = isOver(step) ? null : deadlineOf(ruleset, step.state, step.awaited, inForce);
  return { ...step, deadline };
}

/** The pace that is in force after a step. */
export const paceIn = (step: Pick<UntimedStep, 'opening'>, opening: number, { pace, nextPace }: Paces): Pace =>
  step.opening === opening ? pace : (nextPace ?? pace);
