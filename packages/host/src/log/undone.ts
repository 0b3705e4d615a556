import type { LogLine } from './log.ts';

/** The sets, for as long as the lines exist. */
const known = new WeakMap<readonly LogLine[], ReadonlySet<number>>();

/**
 * The numbers of the steps that a referee has undone: those between a step that still stands and the later step that
 * went back to it. They stay in the log, and viewers who knew them may look at them, but they no longer count.
 * @param lines the whole log, from step 0
 */
export function undoneIn(lines: readonly LogLine[]): ReadonlySet<number> {
  const kept = known.get(lines);
  if (kept !== undefined) return kept;
  const undone = new Set<number>();
  let next = lines.length - 1;
  for (const line of lines.toReversed()) {
    if (line.n !== next) {
      undone.add(line.n);
      continue;
    }
    next = line.rewoundTo ?? line.n - 1;
  }
  known.set(lines, undone);
  return undone;
}

/** The lines of the steps that stand. */
export function standingLines(lines: readonly LogLine[]): readonly LogLine[] {
  const undone = undoneIn(lines);
  return undone.size === 0 ? lines : lines.filter(({ n }) => !undone.has(n));
}
