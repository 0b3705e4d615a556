import type { HexKey } from '../../space/hex.ts';
import { indexOf } from '../map/grid.ts';
import type { Realm } from '../realm/realm.ts';

/** HEX-BLD-09, HEX-AIR-14: whether an enemy held the Airspace last turn, so that spaceports in it do not work. */
export function isPortShut(realm: Pick<Realm, 'grid' | 'shutAirspaces'>, hex: HexKey): boolean {
  const at = indexOf(realm.grid, hex);
  return at >= 0 && realm.shutAirspaces.includes(realm.grid.airspace[at] ?? -1);
}
