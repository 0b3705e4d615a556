import type { RaceList } from '../../data/races/list.ts';
import { LISTS } from '../../lists/lists.ts';
import type { Realm } from '../../realm/realm.ts';
import type { Fault } from '../../refusal/fault.ts';
import { fault } from '../../refusal/fault.ts';
import { type ListedUnit, plainRace, type Race, type RaceSpecial } from '../race.ts';

/** HEX-RACE-IMP-01: Grey Knights are available where there is Chaos to fight. */
function greyKnightsFault(realm: Realm, unit: ListedUnit): Fault | null {
  if (unit.kind !== 'grey-knights' || realm.seats.some(({ faction }) => faction === 'ch')) return null;
  return fault('no-chaos-player', 'HEX-RACE-IMP-01', { unit: unit.name });
}

const imperial = (list: RaceList): Race => ({ ...plainRace(list), listFault: greyKnightsFault });

/** HEX-RACE-SM-01: all units can use drop pods. */
function dropPodFault(_special: RaceSpecial | null, units: readonly ListedUnit[]): Fault | null {
  const grounded = units.find(({ tags }) => !tags.includes('drop-pod'));
  if (grounded === undefined) return null;
  return fault('no-drop-pod', 'HEX-RACE-SM-01', { unit: grounded.name }, ['orbit']);
}

export const imperialGuard: Race = imperial(LISTS.ig);
export const sisters: Race = imperial(LISTS.sob);
/** HEX-RACE-BA-01: Blood Angels are Space Marines. */
export const marines = (list: RaceList): Race => ({ ...imperial(list), orbitFault: dropPodFault });
