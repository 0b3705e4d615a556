import type { Summary } from '@sealed-orders/rules/kernel';
import { shifted } from '../clock/shift.ts';
import { isOver, type KnownStep, sheetSeats } from '../log/known-step.ts';
import type { PauseReason, Status } from '../vocabulary/types.ts';

/** The status of a campaign after a step. */
export interface CampaignStatus {
  readonly status: Status;
  readonly nextDue: Date | null;
  /** How many sheets the new step waits for. */
  readonly seatCount: number;
  readonly pauseReason: PauseReason | null;
  readonly summary: Summary;
}

/**
 * A step whose deadline is not later than the step itself would repeat forever: the campaign stops instead.
 * @param shift how far the desk moved the phase that is open after the step, ms
 * @param open the campaign before the step, if it was one of the rules' own times and left the phase open; such a time
 * may come after the deadline of a phase that closes late
 */
export function campaignStatusAfter(
  step: KnownStep,
  shift: number,
  open: { readonly nextDue: Date | null } | null = null,
): CampaignStatus {
  const { at, summary } = step;
  const deadline = shifted(step.deadline, shift, new Date(at), open?.nextDue ?? null);
  const seatCount = sheetSeats(step).length;
  if (isOver(step)) return { status: 'finished', nextDue: null, seatCount: 0, pauseReason: null, summary };
  if (open === null && deadline !== null && deadline.getTime() <= Date.parse(at)) {
    const details = [`due at ${deadline.toISOString()}, made at ${at}`];
    return { status: 'paused', nextDue: null, seatCount, pauseReason: { code: 'no-progress', details }, summary };
  }
  return { status: 'running', nextDue: deadline, seatCount, pauseReason: null, summary };
}
