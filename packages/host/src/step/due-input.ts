import type { OrderClock } from '@sealed-orders/rules/kernel';
import type { AdvancingInput, LogInput } from '@sealed-orders/rules/log';
import { bendableDue } from '../clock/deadline.ts';
import { shifted } from '../clock/shift.ts';
import { firmDue, type KnownStep, notBefore, sheetSeats } from '../log/known-step.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import type { SealedRow } from './claim.ts';

/** The moment that a step is looked at, and what decides its deadline besides its state. */
interface Moment {
  readonly now: Date;
  /** How far the desk moved the open phase, ms. */
  readonly shift: number;
  /** The deadline that the campaign has; null: none. */
  readonly nextDue: Date | null;
  /** The order clock in force; null: the setup's. */
  readonly clock: OrderClock | null;
}

/**
 * The input that is due at this moment; null when nothing is due. The rules' own times come first, each at its own
 * instant, however late the host is. A step that waits for sheets continues when all of them are there or the deadline
 * has passed. A step that waits for none continues by the clock alone, at the time that the rules named. Waiting for
 * nobody is not the same as having every sheet.
 */
export function dueInput(
  ruleset: AnyRuleset,
  step: KnownStep,
  seals: readonly SealedRow[],
  { now, shift, nextDue, clock }: Moment,
): AdvancingInput | null {
  const deadline = shifted(step.deadline, shift, new Date(step.at), nextDue);
  const isLate = deadline !== null && deadline <= now;
  const seats = sheetSeats(step);
  const firm = firmDue(step);
  // A phase closes at this moment, not at its deadline.
  const isFirst = seats.length > 0 || deadline === null || (firm !== null && firm <= deadline);
  if (firm !== null && firm <= now && isFirst) {
    // A time that passed while the campaign could not go on comes now: a log never goes back.
    const at = notBefore(step, firm);
    return clockInput(
      at,
      step.firm.filter((one) => one.at <= at).map(({ id }) => id),
    );
  }
  if (seats.length === 0) {
    const ended = bendableDue(ruleset, step.state, step.awaited.length === 0 ? null : clock);
    return isLate && deadline !== null ? clockInput(deadline, ended === null ? [] : [ended.id]) : null;
  }

  const sealed = new Set(seals.map(({ seat }) => seat));
  const isComplete = seats.every((seat) => sealed.has(seat));
  if (!isComplete && !isLate) return null;
  return phaseInput(step, seals, now, isComplete ? 'seals' : 'deadline');
}

const clockInput = (at: Date, of: readonly string[]): AdvancingInput => ({ type: 'clock', at: at.toISOString(), of });

type PhaseInput = Extract<LogInput, { type: 'phase' }>;

/** The sealed sheets of all seats that owe one, with their seals. */
export function phaseInput(
  step: KnownStep,
  seals: readonly SealedRow[],
  now: Date,
  closedBy: PhaseInput['closedBy'],
): PhaseInput {
  const seats = sheetSeats(step);
  const bySeat = new Map(seals.map((seal) => [seal.seat, seal]));
  const brought = seats.flatMap((seat) => bySeat.get(seat) ?? []);
  return {
    type: 'phase',
    at: now.toISOString(),
    closedBy,
    opening: step.opening,
    // As they were parsed when they were sealed.
    sheets: Object.fromEntries(seats.map((seat) => [seat, bySeat.get(seat)?.sheet ?? null])),
    seals: Object.fromEntries(
      brought.map(({ seat, nonce, commitment, sealedAt, committedFor, onBehalf }) => {
        const sealing = { nonce, commitment, sealedAt: sealedAt.toISOString() };
        const note = onBehalf === null ? sealing : { ...sealing, by: onBehalf };
        return [seat, committedFor === null ? note : { ...note, step: committedFor }];
      }),
    ),
  };
}
