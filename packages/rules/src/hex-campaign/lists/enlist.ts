import type { Faction, UnitSetup } from '../types.ts';
import { limitsBy } from './limits.ts';
import { LISTS } from './lists.ts';
import { isScoutKind, mountOf, tagsOf } from './units.ts';

/** A roster entry with everything the rules of its race add, as it takes the field. HEX-SIGHT-06. */
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
