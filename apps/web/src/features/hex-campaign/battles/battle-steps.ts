interface Step {
  readonly n: number;
  readonly round: number | null;
  readonly phase: string | null;
}

/**
 * The last steps at which battles were in view that were over by `round`: of that turn, and of the turn before it, since
 * the last battle of a turn ends the turn.
 */
export function battleSteps(steps: readonly Step[], round: number): readonly number[] {
  return [round, round - 1].flatMap((turn) => {
    const last = steps.findLast((step) => step.phase === 'battle' && step.round === turn);
    return last === undefined ? [] : [last.n];
  });
}
