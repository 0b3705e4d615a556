/** The rounds of a game night that are shown: some before the open one, and one after it. */
export interface Rounds {
  readonly shown: readonly number[];
  /** The last that there can be, if it is not among them; null: it is. */
  readonly upTo: number | null;
}

const BEFORE = 3;

/** The rounds around the open one. */
export function roundsAround(open: number, most: number): Rounds {
  const first = Math.max(1, open - BEFORE);
  const last = Math.min(most, open + 1);
  const shown = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return { shown, upTo: last < most ? most : null };
}
