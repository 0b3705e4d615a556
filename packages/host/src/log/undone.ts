import type { LogLine } from './log.ts';

/** The sets, for as long as the lines exist. */
const known = new WeakMap<readonly LogLine[], ReadonlySet<number>>();

/** A step by which a referee took a war back to an earlier one, which still stood. */
export interface Rewind {
  readonly n: number;
  readonly rewoundTo: number;
}

/**
 * Whether a referee has undone a step: those between a step that still stands and the later step that went back to it.
 * They stay in the log, and viewers who knew them may look at them, but they no longer count.
 * @param rewinds all of a log, the last one first
 */
export function undoneBy(rewinds: readonly Rewind[]): (n: number) => boolean {
  const standing: Rewind[] = [];
  for (const rewind of rewinds) if (rewind.n <= (standing.at(-1)?.rewoundTo ?? rewind.n)) standing.push(rewind);
  return (n) => standing.some((rewind) => rewind.rewoundTo < n && n < rewind.n);
}

/**
 * The numbers of the steps that were undone.
 * @param lines the whole log, from step 0
 */
export function undoneIn(lines: readonly LogLine[]): ReadonlySet<number> {
  const kept = known.get(lines);
  if (kept !== undefined) return kept;
  const rewinds = lines.flatMap(({ n, rewoundTo }) => (rewoundTo === null ? [] : [{ n, rewoundTo }]));
  const isUndone = undoneBy(rewinds.reverse());
  const undone = new Set(lines.flatMap(({ n }) => (isUndone(n) ? [n] : [])));
  known.set(lines, undone);
  return undone;
}

/** The lines of the steps that stand. */
export function standingLines(lines: readonly LogLine[]): readonly LogLine[] {
  const undone = undoneIn(lines);
  return undone.size === 0 ? lines : lines.filter(({ n }) => !undone.has(n));
}
