import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { ARMED_AS } from '../data/turrets.ts';
import type { Realm } from '../realm/realm.ts';
import { payersFor } from '../realm/realm.ts';
import type { Defence, Faction } from '../types.ts';

/** HEX-DEF-02, HEX-LOOT-01: half of what was paid; a quarter for defences built by another race. */
export function refundOf({ paid, race }: Pick<Defence, 'paid' | 'race'>, owner: Faction): number {
  return Math.floor(paid / (ARMED_AS[race] === ARMED_AS[owner] ? 2 : 4));
}

/** HEX-DEF-02: where a refund may go: the nearest hex that may pay here; without one it is lost. */
export function refundStores(realm: Realm, hex: HexKey): readonly HexKey[] {
  const payers = payersFor(realm, [hex]);
  const nearest = Math.min(...payers.map((payer) => distance(payer, hex)));
  return payers.filter((payer) => distance(payer, hex) === nearest);
}
