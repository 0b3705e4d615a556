import type { HexKey } from '../../../space/hex.ts';
import { HUMANS } from '../../data/settlements.ts';
import { LISTS } from '../../lists/lists.ts';
import { entryOf } from '../../lists/units.ts';
import { type Realm, urbanAt } from '../../realm/realm.ts';
import type { Fault } from '../../refusal/fault.ts';
import { fault } from '../../refusal/fault.ts';
import type { ListedUnit } from '../race.ts';

/** Named kinds are Cultists or not, regardless of the roster. */
const isCultist = (unit: ListedUnit): boolean => (entryOf(LISTS.ch, unit.kind)?.tags ?? unit.tags).includes('cultist');

/** HEX-RACE-CH-17: in a captured human settlement Cultists need no building. */
export function isCapturedCity(realm: Realm, hex: HexKey, unit: ListedUnit): boolean {
  const site = urbanAt(realm, hex);
  return realm.faction === 'ch' && site !== null && HUMANS.includes(site.faction) && isCultist(unit);
}

/** HEX-RACE-CH-16: elsewhere they are available only with an Imperial player in the game. */
export function cultistsFault(realm: Realm, unit: ListedUnit): Fault | null {
  if (!isCultist(unit)) return null;
  if (realm.seats.some(({ faction }) => HUMANS.includes(faction))) return null;
  return fault('no-imperial-player', 'HEX-RACE-CH-16', { unit: unit.name });
}
