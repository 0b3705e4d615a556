import type { BuildLine } from '@sealed-orders/rules/hex-campaign';
import { type LineNames, lineNote, lineTitle } from '@sealed-orders/text/hex-campaign/forms/build';

/** The name of each of these lines: its title, plus its note if others have the same title. */
export function namesAmong(lines: readonly BuildLine[], names: LineNames): (line: BuildLine) => string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const title = lineTitle(line, names);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return (line) => {
    const title = lineTitle(line, names);
    return (counts.get(title) ?? 0) > 1 ? `${title}, ${lineNote(line, names)}` : title;
  };
}
