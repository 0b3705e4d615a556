import { banks } from '../../space/hex.ts';
import { ROAD_COST, ROAD_TOWN } from '../data/roads.ts';
import type { LineRule } from '../realm/line-rule.ts';
import type { Realm } from '../realm/realm.ts';
import { countOf, countUp, pay, payerFault, payersFor, urbanAt, urbanHexes } from '../realm/realm.ts';
import { fault } from '../refusal/fault.ts';
import { isSpare, tryRoad } from './action.ts';
import { openSides, roadFault, zoneFault } from './sites.ts';

const PURPOSE = 'HEX-ROAD-01';

/** HEX-ROAD-01: roadbuild actions of the turn: one for each own Urban hex of size 2 and more. */
const roadActions = (realm: Realm): number =>
  urbanHexes(realm).filter((hex) => (urbanAt(realm, hex)?.size ?? 0) >= ROAD_TOWN).length;

/** HEX-ROAD-01 to -07: one roadbuild action. A refused one is free; a failed one is paid. */
export const roadLine: LineRule<'road'> = {
  group: 'roads',
  refusal: (realm, { edge, payer }) => {
    const ofPlace = roadFault(realm, edge);
    if (ofPlace !== null) return { ...ofPlace, at: ['edge'] };
    const most = roadActions(realm);
    if (countOf(realm, PURPOSE) >= most) return fault('no-road-actions', 'HEX-ROAD-01', { most });
    const ofPayer = payerFault(realm, payer, banks(edge), ROAD_COST);
    if (ofPayer !== null) return ofPayer;
    const ofZone = zoneFault(realm, edge);
    return ofZone === null ? null : { ...ofZone, at: ['edge'] };
  },
  cost: () => ROAD_COST,
  perform: (realm, { edge, payer }) => {
    if (isSpare(realm, edge)) return;
    pay(realm, payer, ROAD_COST);
    countUp(realm, PURPOSE);
    tryRoad(realm, edge, { payer, cost: ROAD_COST });
  },
  offers: (realm) =>
    openSides(realm).flatMap((edge) =>
      payersFor(realm, banks(edge)).map((payer) => ({ type: 'road', edge, payer }) as const),
    ),
};
