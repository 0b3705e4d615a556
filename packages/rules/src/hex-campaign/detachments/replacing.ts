import type { HexKey } from '../../space/hex.ts';
import { listFault, raceOfNew, replaceFault } from '../races/permissions.ts';
import { countOf, type Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Army, Faction, Unit } from '../types.ts';
import { isPresent } from '../units/living.ts';
import { halfCost, isHalfPriced, pointsOf } from '../units/worth.ts';
import { ownDetachments } from './army.ts';
import { renewalFault } from './limits.ts';
import { supplierOf } from './places.ts';

/** The race whose list an army's models are built by. HEX-DET-25, HEX-EXT-01. */
function raceOf(realm: Realm, army: Army): Faction {
  if (army.kind === 'detachment') return army.race ?? realm.faction;
  return raceOfNew(realm, army.hex, null, army.units) ?? realm.faction;
}

/** The key that counts the models replaced in a unit by this sheet. */
export const replacedIn = (unit: Unit): string => `HEX-DET-12 ${unit.id}`;

/** HEX-DET-12: why no models of a unit can be replaced under the permissions of a hex, whatever it holds. */
export function renewFault(realm: Realm, hex: HexKey, army: Army, unit: Unit): Fault | null {
  const race = raceOf(realm, army);
  const renewal = isPresent(unit) ? null : renewalFault(realm, unit);
  const listed = race === realm.faction ? listFault(realm, unit) : null;
  return renewal ?? listed ?? replaceFault(realm, hex, army.hex, unit, race);
}

/**
 * HEX-DET-01, HEX-GAR-12: BP for this many models, with fractions summed over a sheet's purchases in one unit:
 * buying one by one costs the same as buying all together.
 */
export function renewCost(realm: Realm, army: Army, unit: Unit, models: number): number {
  const before = countOf(realm, replacedIn(unit));
  const worth = (count: number) => {
    const points = pointsOf(unit, count);
    return isHalfPriced(army) ? halfCost(points) : points;
  };
  return worth(before + models) - worth(before);
}

/** HEX-DET-14: detachments with losses that this hex could replace come before any new one. */
export function rebuildFault(realm: Realm, hex: HexKey): Fault | null {
  for (const detachment of ownDetachments(realm)) {
    if (supplierOf(realm, detachment) !== hex) continue;
    const open = detachment.units.find(
      (unit) => unit.models.dead > 0 && renewFault(realm, hex, detachment, unit) === null,
    );
    if (open === undefined) continue;
    const facts = { detachment: detachment.name, unit: open.name, models: open.models.dead };
    return fault('rebuild-first', 'HEX-DET-14', facts, ['hex']);
  }
  return null;
}
