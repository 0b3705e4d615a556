import type { Faction, UnitSetup } from '../types.ts';
import { limitsBy } from './limits.ts';
import { LISTS } from './lists.ts';
import { isScoutKind, mountOf, tagsOf } from './units.ts';

/** A roster entry with all that the rules of its race know of it, as it goes into the field. HEX-SIGHT-06. */
export function enlisted(race: Faction, unit: UnitSetup): UnitSetup {
  const list = LISTS[race];
  return {
    ...unit,
    tags: tagsOf(list, unit),
    limits: limitsBy(list, unit),
    mount: mountOf(list, unit),
    scout: unit.scout || isScoutKind(unit.kind),
  };
}
