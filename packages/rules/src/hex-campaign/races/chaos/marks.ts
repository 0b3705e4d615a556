import { LORDS, OPPOSED } from '../../data/races/chaos.ts';
import type { Realm } from '../../realm/realm.ts';
import type { Fault } from '../../refusal/fault.ts';
import { fault } from '../../refusal/fault.ts';
import type { God } from '../../types.ts';
import type { ListedUnit } from '../race.ts';
import { godOf, patronOf } from './gods.ts';

/** HEX-RACE-CH-03: nothing of the opposed god is built or marked. */
function opposedFault(realm: Realm, unit: ListedUnit): Fault | null {
  const opposed = OPPOSED[godOf(realm)];
  if (opposed === null || (patronOf(unit) !== opposed && unit.mark !== opposed)) return null;
  return fault('opposed-god', 'HEX-RACE-CH-03', { unit: unit.name, god: opposed });
}

/** HEX-RACE-CH-05: a seat of Chaos Undivided marks its models so or not at all. */
function undividedFault(realm: Realm, unit: ListedUnit): Fault | null {
  const { mark, name } = unit;
  if (mark === null || mark === 'undivided' || godOf(realm) !== 'undivided') return null;
  return fault('only-undivided', 'HEX-RACE-CH-05', { unit: name, god: mark });
}

/** HEX-RACE-CH-06: cult troops bear their patron's mark or none. */
function cultFault(unit: ListedUnit): Fault | null {
  const patron = patronOf(unit);
  if (patron === null || unit.mark === null || unit.mark === patron) return null;
  return fault('mark-of-patron', 'HEX-RACE-CH-06', { unit: unit.name, god: patron });
}

/** HEX-RACE-CH-04: a Chaos Lord bears the mark of his army's god. */
function lordFault(realm: Realm, unit: ListedUnit): Fault | null {
  const god = godOf(realm);
  if (god === 'undivided' || !LORDS.includes(unit.kind) || unit.mark === god) return null;
  return fault('lord-unmarked', 'HEX-RACE-CH-04', { unit: unit.name, god });
}

/** HEX-RACE-CH-04: the mark that a kind needs to be of use to the seat. */
export const lordsMark = (realm: Realm, kind: string): God | null =>
  LORDS.includes(kind) && godOf(realm) !== 'undivided' ? godOf(realm) : null;

/** HEX-RACE-CH-03 to -06: what gods forbid to a unit. */
export const markFault = (realm: Realm, unit: ListedUnit): Fault | null =>
  opposedFault(realm, unit) ?? cultFault(unit) ?? undividedFault(realm, unit) ?? lordFault(realm, unit);
