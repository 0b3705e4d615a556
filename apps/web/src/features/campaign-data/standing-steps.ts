import type { Steps } from './step-list.ts';

/**
 * Those of the steps that led to step `n`, oldest first: before each is the one before it, or for a rewind the one that
 * it went back to. Of an undone step, those that had not been undone by then.
 */
export function stepsUpTo(steps: Steps, n: number): Steps {
  const led: Steps[number][] = [];
  let next = n;
  for (const step of steps.toReversed()) {
    if (step.n > next) continue;
    led.push(step);
    next = step.rewoundTo ?? step.n - 1;
  }
  return led.reverse();
}

/** Whether the steps that led to step `n` begin with a rewind to one that is not among these. */
export const isCutShort = (steps: Steps, n: number): boolean => (stepsUpTo(steps, n)[0]?.rewoundTo ?? null) !== null;
