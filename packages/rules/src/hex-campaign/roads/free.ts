import type { SeatId } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { banks } from '../../space/hex.ts';
import type { Realm } from '../realm/realm.ts';
import { tellRealm } from '../realm/realm.ts';
import { trueRealm } from '../realm/true-realm.ts';
import { relayRoads, tell } from '../turn/play.ts';
import type { FreeRoadsSheet } from '../types.ts';
import { actionFault, freeRoad } from './free-action.ts';
import type { RoadsPlay } from './play.ts';
import { asWritten, roadFault } from './sites.ts';

/**
 * HEX-START-14: the free roads of everybody, dice in the order written. Land of different seats does not meet across a
 * road, so no sheet influences another. Unused actions lapse.
 */
export function buildFreeRoads(play: RoadsPlay): void {
  const state = play.stateNow();
  for (const seat of play.before.seatOrder) {
    const sheet = sheetOf(play, seat);
    const realm = sheet === null ? null : trueRealm(play, state, seat);
    if (sheet !== null && realm !== null) layDown(play, built(realm, sheet));
    const record = lookup(play.seats, seat);
    if (record !== undefined) play.seats[seat] = { ...record, freeRoads: 0 };
  }
  relayRoads(play);
}

function sheetOf(play: RoadsPlay, seat: SeatId): FreeRoadsSheet | null {
  const sheet = lookup(play.sheets, seat) ?? null;
  return sheet?.phase === 'free-roads' ? sheet : null;
}

/** Roads no longer wanted in their turn use no action. */
function built(realm: Realm, { roads }: FreeRoadsSheet): Realm {
  const { seat } = realm;
  for (const edge of roads) {
    const found = roadFault(realm, edge) ?? actionFault(realm);
    if (found === null) freeRoad(realm, edge);
    else {
      const between = banks(asWritten(edge));
      tellRealm(realm, { type: 'free-road-spared', rule: 'HEX-START-14', to: [seat], seat, between, code: found.code });
    }
  }
  return realm;
}

function layDown(play: RoadsPlay, realm: Realm): void {
  for (const road of realm.roads) play.roads.add(road);
  for (const event of realm.events) tell(play, event);
}
