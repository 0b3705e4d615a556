import type { AdvancingInput, LogInput } from '@sealed-orders/rules/log';
import { shifted } from '../clock/shift.ts';
import { type KnownStep, sheetSeats } from '../log/known-step.ts';
import type { SealedRow } from './claim.ts';

/**
 * The input that is due at this moment; null when nothing is due. A step that waits for sheets continues when all of
 * them are there or the deadline has passed. A step that waits for none continues by the clock alone, at the time that
 * the rules named, however late the host is. Waiting for nobody is not the same as having every sheet.
 * @param shift how far the desk moved the open phase, ms
 */
export function dueInput(
  step: KnownStep,
  seals: readonly SealedRow[],
  now: Date,
  shift: number,
): AdvancingInput | null {
  const deadline = shifted(step.deadline, shift, new Date(step.at));
  const isLate = deadline !== null && deadline <= now;
  const seats = sheetSeats(step);
  if (seats.length === 0) return isLate ? { type: 'clock', at: (deadline ?? now).toISOString() } : null;

  const sealed = new Set(seals.map(({ seat }) => seat));
  const isComplete = seats.every((seat) => sealed.has(seat));
  if (!isComplete && !isLate) return null;
  return phaseInput(step, seals, now, isComplete ? 'seals' : 'deadline');
}

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
