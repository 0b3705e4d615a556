import type { HexKey } from '../../space/hex.ts';
import { distance } from '../../space/hex.ts';
import { producesAs } from '../places/working.ts';
import { type Realm, urbanAt, urbanHexes } from '../realm/realm.ts';
import type { Army } from '../types.ts';

/** The Capital, if the seat has one and holds it. */
export function capitalOf(realm: Realm): HexKey | null {
  const { capital } = realm.record;
  return capital !== null && urbanAt(realm, capital) !== null ? capital : null;
}

/** HEX-BLD-11, -04: whether a Strategic HQ works in an own Urban hex and was not built this turn. */
function hasStrategicHq(realm: Realm, hex: HexKey): boolean {
  const site = urbanAt(realm, hex);
  if (site === null) return false;
  return site.buildings.some((one) => producesAs(site, one, realm.faction, realm.turn) === 'strategic-hq');
}

const isNextTo = (hex: HexKey, other: HexKey | null): boolean => other !== null && distance(hex, other) <= 1;

/** HEX-DET-10, HEX-START-06: whether new detachments may be ordered in a hex. */
export const isMusterPlace = (realm: Realm, hex: HexKey): boolean =>
  hex === capitalOf(realm) || (!realm.isSetUp && hasStrategicHq(realm, hex));

/**
 * HEX-DET-12: the hex that builds and pays an army's replacements: the Capital in it and next to it, else the own
 * Urban hex that it is in. Null: none, or it is in orbit.
 */
export function supplierOf(realm: Realm, army: Army): HexKey | null {
  if (!realm.pieces.has(army.id)) return null;
  const capital = capitalOf(realm);
  if (isNextTo(army.hex, capital)) return capital;
  return urbanAt(realm, army.hex) === null ? null : army.hex;
}

/** HEX-DET-21: the hex that allows and pays changes to a detachment's structure. */
export function structurePlace(realm: Realm, army: Army): HexKey | null {
  const supplier = supplierOf(realm, army);
  if (supplier === null || supplier === capitalOf(realm)) return supplier;
  return hasStrategicHq(realm, supplier) ? supplier : null;
}

/** HEX-DET-17: the hex that takes the refund for disbanded models: the Capital, or a Strategic HQ here or next door. */
export function refundPlace(realm: Realm, army: Army): HexKey | null {
  if (!realm.pieces.has(army.id)) return null;
  const capital = capitalOf(realm);
  if (isNextTo(army.hex, capital)) return capital;
  if (hasStrategicHq(realm, army.hex)) return army.hex;
  return urbanHexes(realm).find((hex) => isNextTo(army.hex, hex) && hasStrategicHq(realm, hex)) ?? null;
}
