import { changeOf, lookup } from '../../kernel/index.ts';
import type { EntryId, Stored } from '../types.ts';
import { idOf } from './names.ts';

/** Entries by id, after some arrived. */
export interface Merged {
  readonly entries: Readonly<Record<string, Stored>>;
  /** Those that were not known before. */
  readonly added: readonly EntryId[];
  /** Ids that came again with another text. The first one stays. MSN-COMP-10. */
  readonly differing: readonly EntryId[];
}

/** MSN-COMP-10: an entry that is sent again changes nothing. */
export function merged(known: Readonly<Record<string, Stored>>, arriving: readonly Stored[]): Merged {
  const entries = { ...known };
  const added: EntryId[] = [];
  const differing: EntryId[] = [];
  for (const one of arriving) {
    const id = idOf(one.entry);
    const before = lookup(entries, id);
    if (before === undefined) {
      entries[id] = one;
      added.push(id);
    } else if (changeOf(before.entry, one.entry) !== null) differing.push(id);
  }
  return { entries, added, differing };
}
