import type { Steps } from '../../campaign-data/step-list.ts';

type Step = Steps[number];

/** The last of these steps in each round, in order; undone steps and those of no round do not count. */
export function lastOfRounds(steps: readonly Step[]): readonly Step[] {
  const standing = steps.filter(({ isUndone, round }) => !isUndone && round !== null);
  return standing.filter((step, i) => standing[i + 1]?.round !== step.round);
}

/** How many rounds are listed on either side. */
const MOST = 7;

/**
 * The rounds before and after what a report covers, in order, each by its last step; a round that it covers in part is
 * among them.
 */
export const roundsBesides = (steps: Steps, covered: { readonly first: number; readonly last: number }) => ({
  older: lastOfRounds(steps.filter(({ n }) => n < covered.first)).slice(-MOST),
  newer: lastOfRounds(steps.filter(({ n }) => n > covered.last)).slice(0, MOST),
});
