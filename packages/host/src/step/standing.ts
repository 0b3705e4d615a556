import { type KnownStep, sheetSeats } from '../play/known-step.ts';
import type { AnyRuleset } from '../shell.ts';
import type { PauseReason, Status } from '../types.ts';

/** Where a campaign stands after a step. */
export interface Standing {
  readonly status: Status;
  readonly nextDue: Date | null;
  /** How many sheets the new step waits for. */
  readonly seatCount: number;
  readonly pauseReason: PauseReason | null;
}

/** A step that is due no later than what led to it would be made again and again: the campaign stops instead. */
export function standingAfter(ruleset: AnyRuleset, step: KnownStep): Standing {
  const { state, deadline, at } = step;
  const seatCount = sheetSeats(step).length;
  if (ruleset.outcome(state).kind === 'ended')
    return { status: 'finished', nextDue: null, seatCount: 0, pauseReason: null };
  if (deadline !== null && deadline.getTime() <= Date.parse(at)) {
    const details = [`due at ${deadline.toISOString()}, made at ${at}`];
    return { status: 'paused', nextDue: null, seatCount, pauseReason: { code: 'no-progress', details } };
  }
  return { status: 'running', nextDue: deadline, seatCount, pauseReason: null };
}
