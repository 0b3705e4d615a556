import type { AskSteps, Range, StepList, Steps } from './step-list.ts';

/** Adds a part of a list to what the page holds of it, unless another viewer counts that list. */
export function withPart(held: StepList, part: StepList): StepList {
  if (part.viewer !== held.viewer) return held;
  const known = new Map([...held.steps, ...part.steps].map((step) => [step.n, step]));
  const steps = undoneIn([...known.values()].sort((a, b) => a.n - b.n));
  return { ...held, count: (steps.at(-1)?.n ?? -1) + 1, steps };
}

/** Marks the steps that rewinds among them have undone: an answer may be older than a rewind. */
function undoneIn(steps: Steps): Steps {
  const rewinds = steps.flatMap(({ n, rewoundTo }) => (rewoundTo === null ? [] : [{ from: rewoundTo, to: n }]));
  if (rewinds.length === 0) return steps;
  return steps.map((step) =>
    step.isUndone || !rewinds.some(({ from, to }) => from < step.n && step.n < to) ? step : { ...step, isUndone: true },
  );
}

/**
 * What the page holds, with what is new since. The last steps alone if there is more that is new, since a rewind in it may
 * have undone some of the others, or if the reader counts the steps otherwise by now, as somebody who has taken a seat.
 */
export async function newest(ask: AskSteps, held: () => StepList | undefined): Promise<StepList> {
  const before = held();
  if (before === undefined) return ask({});
  const part = await ask({ from: before.count });
  const isAll = part.viewer === before.viewer && before.count + part.steps.length >= part.count;
  const now = held();
  return isAll && now !== undefined ? withPart(now, part) : ask({});
}

/** What to fetch so that the page holds step n; null: it does already, or there is no such step yet. */
export function missingAt({ count, steps }: StepList, n: number): Range | null {
  const next = steps.find((step) => step.n >= n);
  if (n >= count || next === undefined || next.n === n) return null;
  return steps.some((step) => step.n === n - 1) ? { from: n, to: next.n } : { to: n + 1 };
}

/** Evenly spaced steps of a list, at most this many and at least half as many if there are. They stay as it grows. */
export function marksIn(count: number, most: number): readonly number[] {
  let space = 1;
  while (space * most < count) space *= 2;
  return Array.from({ length: Math.ceil(count / space) }, (_, i) => i * space);
}

/** The most steps in an answer. */
const PART = 100;

/**
 * The first step of a list of which something is true that stays true. Each answer halves the steps in question.
 * @param isThere null: the step does not tell, as one that was undone
 */
async function firstWhere(
  ask: AskSteps,
  count: number,
  isThere: (step: Steps[number]) => boolean | null,
): Promise<Steps[number] | null> {
  let [low, high] = [0, count];
  let found: Steps[number] | null = null;
  while (low < high) {
    const middle = Math.max(low, Math.floor((low + high - PART) / 2));
    const { telling, end } = await tellingFrom(middle, high);
    const first = telling.find((step) => isThere(step) === true);
    if (first !== undefined) found = first;
    if (first !== undefined || telling.length === 0) high = middle;
    else low = end;
  }
  return found;

  async function tellingFrom(from: number, to: number) {
    let end = from;
    let telling: Steps = [];
    while (telling.length === 0 && end < to) {
      const { steps } = await ask({ from: end, to });
      telling = steps.filter((step) => isThere(step) !== null);
      end += Math.max(1, steps.length);
    }
    return { telling, end };
  }
}

/** What to look for: the step that opened a phase, or that closed a round that is over. */
interface Sought {
  readonly of: 'phase' | 'round';
  readonly number: number;
}

/** The number of such a step of a list; null: there is none. */
export async function farStep(ask: AskSteps, count: number, { of, number }: Sought): Promise<number | null> {
  if (of === 'phase') return (await firstWhere(ask, count, ({ opening }) => opening >= number))?.n ?? null;
  const closed = await firstWhere(ask, count, ({ isUndone, round }) => (isUndone ? null : (round ?? -1) > number));
  return closed === null || closed.n === 0 ? null : closed.n;
}
