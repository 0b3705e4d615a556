import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { SETTLEMENTS_APART } from '../data/settlements.ts';
import { indexOf } from '../map/grid.ts';
import { isOwnHex, isThreatened, type Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';

/** HEX-URB-02, HEX-MAP-08: why a hex holds no Village, as its owner can see. */
export function siteFault(realm: Realm, hex: HexKey): Fault | null {
  const at = ['hex'];
  if (indexOf(realm.grid, hex) < 0) return fault('off-map', 'HEX-URB-02', { hex }, at);
  if (!isOwnHex(realm, hex)) return fault('not-own-hex', 'HEX-URB-02', { hex }, at);
  const site = realm.sites.get(hex);
  if (site?.kind === 'resource') return fault('resource-here', 'HEX-URB-02', { hex }, at);
  return site?.kind === 'urban' ? fault('settlement-here', 'HEX-MAP-08', { hex }, at) : null;
}

/**
 * HEX-URB-02, -04: what around the hex forbids a Village, perhaps out of sight. Checked last, so that nobody
 * finds out by orders that could not be paid anyway.
 */
export function neighbourFault(realm: Realm, hex: HexKey): Fault | null {
  if (isThreatened(realm, hex)) return fault('enemy-zone', 'HEX-URB-02', { hex }, ['hex']);
  const isNear = [...realm.settlements].some((other) => distance(other, hex) < SETTLEMENTS_APART);
  return isNear ? fault('settlement-near', 'HEX-URB-04', { hex, least: SETTLEMENTS_APART }, ['hex']) : null;
}
