import { LISTS } from '../../lists/lists.ts';
import { entryOf, tagsOf } from '../../lists/units.ts';
import type { Realm } from '../../realm/realm.ts';
import type { God, UnitNature } from '../../types.ts';

/** HEX-RACE-CH-02: the seat's god; who chose none serves Chaos Undivided. */
export const godOf = (realm: Pick<Realm, 'record'>): God => realm.record.god ?? 'undivided';

/** HEX-RACE-CH-24 to -27: whose cult or demon a unit is: by its entry, or of an unnamed one by its mark. */
export function patronOf(unit: UnitNature): God | null {
  const entry = entryOf(LISTS.ch, unit.kind);
  if (entry !== null) return entry.patron;
  const tags = tagsOf(LISTS.ch, unit);
  return tags.includes('cult') || tags.includes('demon') ? unit.mark : null;
}
