import { LISTS } from '../../lists/lists.ts';
import { entryOf, tagsOf } from '../../lists/units.ts';
import type { Realm } from '../../realm/realm.ts';
import type { God, UnitNature } from '../../types.ts';

/** HEX-RACE-CH-02: the seat's god; without a choice Chaos Undivided. */
export const godOf = (realm: Pick<Realm, 'record'>): God => realm.record.god ?? 'undivided';

/** HEX-RACE-CH-24 to -27: the god of a cult or demon unit: by its entry, or by its mark if unnamed. */
export function patronOf(unit: UnitNature): God | null {
  const entry = entryOf(LISTS.ch, unit.kind);
  if (entry !== null) return entry.patron;
  const tags = tagsOf(LISTS.ch, unit);
  return tags.includes('cult') || tags.includes('demon') ? unit.mark : null;
}
