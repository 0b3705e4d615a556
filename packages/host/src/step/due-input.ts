import { type KnownStep, sheetSeats } from '../play/known-step.ts';
import type { SealedRow } from './claim.ts';
import type { LogInput } from './log-input.ts';

/**
 * The input that is due at this moment, or null when nothing is. A step that waits for sheets goes on when all are
 * there, or when its deadline has come; one that waits for none goes on with the clock alone, at the moment that the
 * rules named, however late the host is. Waiting for nobody is not the same as having everything.
 */
export function dueInput(
  step: KnownStep,
  seals: readonly SealedRow[],
  now: Date,
): Exclude<LogInput, { type: 'begin' }> | null {
  const isLate = step.deadline !== null && step.deadline <= now;
  const seats = sheetSeats(step);
  if (seats.length === 0) return isLate ? { type: 'clock', at: (step.deadline ?? now).toISOString() } : null;

  const sealed = new Set(seals.map(({ seat }) => seat));
  const isComplete = seats.every((seat) => sealed.has(seat));
  if (!isComplete && !isLate) return null;
  return phaseInput(step, seals, now, isComplete ? 'seals' : 'deadline');
}

type PhaseInput = Extract<LogInput, { type: 'phase' }>;

/** The sheets of all seats that are asked for one, as they were sealed, with their seals. */
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
    // As they were understood when they were sealed.
    sheets: Object.fromEntries(seats.map((seat) => [seat, bySeat.get(seat)?.sheet ?? null])),
    seals: Object.fromEntries(
      brought.map(({ seat, nonce, commitment, sealedAt, committedFor }) => {
        const note = { nonce, commitment, sealedAt: sealedAt.toISOString() };
        return [seat, committedFor === null ? note : { ...note, step: committedFor }];
      }),
    ),
  };
}
