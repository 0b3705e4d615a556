/** A step as the campaign lists it: what was open after it. */
interface Step {
  readonly n: number;
  readonly opening: number;
  readonly round: number | null;
  readonly phase: string | null;
}

/** The step that carried out the build sheets of the previous turn; null if the reader knows of none. */
export function lastBuildStep(steps: readonly Step[], turn: number): number | null {
  const open = steps.findLast(({ round, phase }) => phase === 'build' && round === turn - 1);
  const after = open === undefined ? undefined : steps.find(({ opening }) => opening === open.opening + 1);
  return after?.n ?? null;
}
