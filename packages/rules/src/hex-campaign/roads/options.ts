import type { EdgeKey } from '../../space/hex.ts';
import { knownRealm } from '../realm/known-realm.ts';
import { countOf, type Realm } from '../realm/realm.ts';
import type { FreeRoadOption, Option, View } from '../types.ts';
import { actionFault, freeRoad, PURPOSE } from './free-action.ts';
import { dieNeeded, openSides, roadFault } from './sites.ts';
import { waysToSites } from './suggestion.ts';

/** A possible free road, and its die. */
export type FreeRoadSide = Pick<FreeRoadOption, 'edge' | 'needs'>;

/** HEX-START-14: where a free road may be built, and the die needed. */
export function freeRoadOptions(view: View): readonly Option[] {
  const realm = knownRealm(view);
  if (realm === null || realm.record.freeRoads === 0) return [];
  const actions = realm.record.freeRoads;
  return openSides(realm)
    .filter((edge) => roadFault(realm, edge) === null)
    .map((edge) => ({ phase: 'free-roads', actions, edge, needs: dieNeeded(realm.grid, edge) }));
}

/** HEX-START-14: how many free actions are left after the roads on the sheet, and where the next may go. */
export function freeRoadsAfter(
  view: View,
  roads: readonly EdgeKey[],
): { readonly left: number; readonly sides: readonly FreeRoadSide[] } {
  const realm = realmWith(view, roads);
  if (realm === null) return { left: 0, sides: [] };
  const left = actionsLeft(realm);
  const open = left > 0 ? openSides(realm).filter((edge) => roadFault(realm, edge) === null) : [];
  return { left, sides: open.map((edge) => ({ edge, needs: dieNeeded(realm.grid, edge) })) };
}

/** HEX-START-14: roads that would join the Capital to the seat's other sites, to be added below those on the sheet. */
export function suggestedFreeRoads(view: View, roads: readonly EdgeKey[]): readonly EdgeKey[] {
  const realm = realmWith(view, roads);
  return realm === null ? [] : waysToSites(realm, roads, actionsLeft(realm));
}

/** The seat's realm after the roads on the sheet, as far as they may be built. */
function realmWith(view: View, roads: readonly EdgeKey[]): Realm | null {
  const realm = knownRealm(view);
  if (realm === null) return null;
  for (const edge of roads) if ((roadFault(realm, edge) ?? actionFault(realm)) === null) freeRoad(realm, edge);
  return realm;
}

const actionsLeft = (realm: Realm): number => realm.record.freeRoads - countOf(realm, PURPOSE);
