import { type Change, changed } from '@sealed-orders/rules/kernel';

/** Consecutive steps of a list: from this number on, and before that one. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Of each step but the first what it changed in the one before. */
interface Told<Step> {
  readonly first: Step;
  readonly changes: readonly (Change | null)[];
}

/** How many steps the server tells in one answer. */
const MOST = 50;

/** Ascending numbers as stretches without gaps. */
export function stretchesOf(numbers: readonly number[], most = MOST): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const n of numbers) {
    const last = stretches.at(-1);
    if (last === undefined || last.to !== n || n - last.from >= most) stretches.push({ from: n, to: n + 1 });
    else stretches.splice(-1, 1, { from: last.from, to: n + 1 });
  }
  return stretches;
}

/** The steps of a stretch, each as a whole. */
function wholeSteps<Step>({ first, changes }: Told<Step>): readonly Step[] {
  const steps = [first];
  let step = first;
  for (const change of changes) {
    step = changed(step, change);
    steps.push(step);
  }
  return steps;
}

interface Holding<Step> {
  readonly isHeld: (n: number) => boolean;
  readonly ask: (stretch: Stretch) => Promise<Told<Step>>;
  readonly hold: (step: Step) => void;
}

/** Fetches and holds the steps with these numbers that are not held yet. Those without a neighbour are left out. */
export async function holdNeighbours<Step>(
  numbers: readonly number[],
  { isHeld, ask, hold }: Holding<Step>,
): Promise<void> {
  for (const stretch of stretchesOf(numbers.filter((n) => !isHeld(n)))) {
    if (stretch.to - stretch.from > 1) for (const step of wholeSteps(await ask(stretch))) hold(step);
  }
}
