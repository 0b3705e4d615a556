import type { HexKey } from '../../../space/hex.ts';
import { LISTS } from '../../lists/lists.ts';
import { tagsOf } from '../../lists/units.ts';
import { producesAs } from '../../places/working.ts';
import { type Realm, urbanAt } from '../../realm/realm.ts';
import type { Fault } from '../../refusal/fault.ts';
import { fault } from '../../refusal/fault.ts';
import type { UnitNature } from '../../types.ts';

/** HEX-BLD-20: whether the hex, a Capital, has an open Vortex Portal. */
function hasPortal(realm: Realm, hex: HexKey): boolean {
  const site = urbanAt(realm, hex);
  if (site === null || hex !== realm.record.capital) return false;
  return site.buildings.some((one) => producesAs(site, one, realm.faction, realm.turn) === 'vortex-portal');
}

/**
 * HEX-RACE-CH-29: why a detachment with these units can be neither created nor changed in a hex: demons need the
 * Vortex Portal of the Capital, unless the setting lets them be built as anything else.
 */
export function demonFault(
  realm: Realm,
  hex: HexKey,
  units: readonly (UnitNature & { readonly name: string })[],
): Fault | null {
  if (!realm.settings.demonsNeedPortal || realm.faction !== 'ch') return null;
  const demon = units.find((unit) => tagsOf(LISTS.ch, unit).includes('demon'));
  if (demon === undefined || hasPortal(realm, hex)) return null;
  return fault('needs-portal', 'HEX-RACE-CH-29', { unit: demon.name, hex });
}
