import type { Steps } from '../campaign-data/campaign-data.ts';

/** The steps that had led to step `n`. Off what still stands, which of them had been undone by then is not told. */
export function stepsUpTo(steps: Steps, n: number): Steps {
  const isUndone = steps.find((step) => step.n === n)?.isUndone === true;
  return steps.filter((step) => step.n <= n && (isUndone || !step.isUndone));
}
