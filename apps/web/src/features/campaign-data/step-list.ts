import type { Outputs } from '../api/client.ts';

/**
 * The steps of a list that the page holds, oldest first: always the last ones, and from earlier ones whatever was
 * needed, so that there can be gaps.
 */
export type StepList = Outputs['play']['steps'];
export type Steps = StepList['steps'];

/** Which of the steps of a list: from this number on, and before that one. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

export type AskSteps = (range: Range) => Promise<StepList>;

/** The steps around this one without a gap; none if the page does not hold it. A step that is yet to arrive is the last. */
export function stepsAround({ count, steps }: StepList, n: number): Steps {
  if (steps.length === count) return steps;
  const at = steps.findIndex((step) => step.n === Math.min(n, count - 1));
  const offset = (steps[at]?.n ?? 0) - at;
  return at < 0 ? [] : steps.filter((step, i) => step.n - i === offset);
}
