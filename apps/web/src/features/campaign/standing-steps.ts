import type { Steps } from '../campaign-data/step-list.ts';

/** Those of the steps that led to step `n`. For an undone step, which of them had been undone by then is not recorded. */
export function stepsUpTo(steps: Steps, n: number): Steps {
  const isUndone = steps.find((step) => step.n === n)?.isUndone === true;
  return steps.filter((step) => step.n <= n && (isUndone || !step.isUndone));
}
