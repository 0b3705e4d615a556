import type { BuildLine } from '@sealed-orders/rules/hex-campaign';
import { type LineNames, lineNote, lineTitle } from '@sealed-orders/text/hex-campaign/forms/build';

/** What each of these lines is called: by its title, and where others have the same one by its note as well. */
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
