import type { HexKey } from '../../space/hex.ts';
import type { Realm } from '../realm/realm.ts';
import { countOf, countUp } from '../realm/realm.ts';

const GROWN = 'HEX-URB-05';

/** HEX-URB-05: records that a settlement was founded or enlarged by this sheet. */
export const recordGrowth = (realm: Realm, hex: HexKey): void => countUp(realm, `${GROWN} ${hex}`);

/**
 * HEX-URB-05, HEX-START-06: whether a settlement was founded or enlarged in this turn already. In set-up its
 * turn does not tell, because starting settlements have turn 0 as well.
 */
export const hasGrown = (realm: Realm, hex: HexKey, grown: number): boolean =>
  realm.isSetUp ? countOf(realm, `${GROWN} ${hex}`) > 0 : grown === realm.turn;
