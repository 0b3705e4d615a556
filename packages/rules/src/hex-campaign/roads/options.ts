import { knownRealm } from '../realm/known-realm.ts';
import type { Option, View } from '../types.ts';
import { dieNeeded, openSides, roadFault } from './sites.ts';

/** HEX-START-14: where a free road may be built, and the die that it takes. */
export function freeRoadOptions(view: View): readonly Option[] {
  const realm = knownRealm(view);
  if (realm === null || realm.record.freeRoads === 0) return [];
  const actions = realm.record.freeRoads;
  return openSides(realm)
    .filter((edge) => roadFault(realm, edge) === null)
    .map((edge) => ({ phase: 'free-roads', actions, edge, needs: dieNeeded(realm.grid, edge) }));
}
