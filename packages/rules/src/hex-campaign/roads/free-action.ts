import type { EdgeKey } from '../../space/hex.ts';
import type { Realm } from '../realm/realm.ts';
import { countOf, countUp } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { isSpare, tryRoad } from './action.ts';

/** The counter for free actions. */
export const PURPOSE = 'HEX-START-14';

/** HEX-START-14: whether a free action is left. */
export function actionFault(realm: Realm): Fault | null {
  const { freeRoads } = realm.record;
  return countOf(realm, PURPOSE) < freeRoads ? null : fault('no-free-roads-left', 'HEX-START-14', { most: freeRoads });
}

/** HEX-START-14: one free action: the die is thrown, nothing is paid, a failure uses it up. */
export function freeRoad(realm: Realm, edge: EdgeKey): void {
  if (isSpare(realm, edge)) return;
  countUp(realm, PURPOSE);
  tryRoad(realm, edge, null);
}
