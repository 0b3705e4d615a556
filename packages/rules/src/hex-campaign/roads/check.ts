import { knownRealm } from '../realm/known-realm.ts';
import { rejected } from '../refusal/fault.ts';
import type { FreeRoadsSheet, Rejection, View } from '../types.ts';
import { actionFault, freeRoad } from './free-action.ts';
import { roadFault } from './sites.ts';

/** HEX-START-14: faults of a sheet that the seat can see. A road that may fail may be written more than once. */
export function freeRoadFaults(view: View, { roads }: FreeRoadsSheet): readonly Rejection[] {
  const realm = knownRealm(view);
  if (realm === null) return [];
  return roads.flatMap((edge, i) => {
    const found = roadFault(realm, edge) ?? actionFault(realm);
    if (found === null) freeRoad(realm, edge);
    return found === null ? [] : [rejected(found, ['roads', i])];
  });
}
