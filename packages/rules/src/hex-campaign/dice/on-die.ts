import { invariant } from '../../kernel/index.ts';

/** What a row of a table says for a natural D6. */
export function onDie<Entry>(row: readonly Entry[], die: number): Entry {
  const entry = row[die - 1];
  invariant(entry !== undefined, `a table has no entry for ${die}`);
  return entry;
}
