import { limitsBy } from '../lists/limits.ts';
import { entryOf } from '../lists/units.ts';
import type { Realm } from '../realm/realm.ts';
import type { Limit, UnitNature } from '../types.ts';
import { listsOf } from './imperial-player.ts';

/**
 * HEX-DET-04 to -08: limits of a unit, those of its roster and those that the rules of its race add or change
 * (HEX-RACE-IMP-01, -03, SM-04, -06 to -08, BA-02, -03, IG-06, CH-18, -19, -25, DE-16).
 */
export function limitsOf(realm: Realm, unit: UnitNature): readonly Limit[] {
  const lists = listsOf(realm);
  const holding = lists.find((list) => entryOf(list, unit.kind) !== null) ?? lists[0];
  return holding === undefined ? unit.limits : limitsBy(holding, unit);
}
