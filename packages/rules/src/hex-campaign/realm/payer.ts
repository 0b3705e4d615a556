import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import type { Realm } from './realm.ts';
import { payersFor, stockOf } from './realm.ts';

/**
 * HEX-BP-12: the Urban hex that a form proposes to pay for something in a hex: the nearest that can, or else the one
 * with the most BP. Null if none may pay.
 */
export function proposedPayer(realm: Realm, hex: HexKey, bp: number): HexKey | null {
  const payers = payersFor(realm, [hex]);
  const able = payers.filter((payer) => stockOf(realm, payer) >= bp);
  const near = [...able].sort((a, b) => distance(a, hex) - distance(b, hex) || (a < b ? -1 : 1));
  const rich = [...payers].sort((a, b) => stockOf(realm, b) - stockOf(realm, a) || (a < b ? -1 : 1));
  return near[0] ?? rich[0] ?? null;
}
