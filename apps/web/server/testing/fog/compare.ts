import type { Look } from './look.ts';
import type { Moment } from './play.ts';
import type { Who } from './world.ts';

export interface Comparison {
  /** Where a viewer received something else in the second world than in the first. */
  readonly differences: readonly string[];
  /** How often a viewer was compared. */
  readonly compared: number;
}

/**
 * Compares what everyone received in the two worlds. The rules alone decide what a viewer may know: once a viewer can
 * see or read an effect of the plotters' sheets through `view` and `report`, the worlds have parted for them.
 */
export function compared(first: readonly Moment[], second: readonly Moment[]): Comparison {
  const differences: string[] = [];
  const parted = new Set<Who>();
  let count = 0;
  for (const [i, { title, mayPart, got }] of first.entries()) {
    for (const [who, one] of got) {
      const other = second[i]?.got.get(who) ?? {};
      if (mayPart && !isSameWar(one, other)) parted.add(who);
      if (parted.has(who)) continue;
      count += 1;
      differences.push(...differing(one, other).map((what) => `${title}, ${who}: ${what}`));
    }
  }
  return { differences, compared: count };
}

/** Whether all views and reports are the same, the viewer's own and the public ones. */
const isSameWar = (one: Look, other: Look): boolean =>
  Object.keys(one)
    .filter((where) => where.startsWith('play.view'))
    .every((where) => known(one[where]) === known(other[where]));

function known(text: string | undefined): string {
  const data = JSON.parse(text ?? 'null')?.result?.data;
  return JSON.stringify([data?.view, data?.events]);
}

/** How many characters of a difference to show. */
const SHOWN = 160;

function differing(one: Look, other: Look): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .filter((where) => one[where] !== other[where])
    .map((where) => {
      const [a, b] = [one[where] ?? 'nothing', other[where] ?? 'nothing'];
      const from = Math.max(0, [...a].findIndex((letter, i) => letter !== b[i]) - 40);
      return `${where}: …${a.slice(from, from + SHOWN)}… and …${b.slice(from, from + SHOWN)}…`;
    });
}
