import type { HexKey } from '../../space/hex.ts';
import type { RaceList, SpecialList } from '../data/races/list.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Faction, God, MoveClass, Slot, UnitNature } from '../types.ts';

/** What a race's lists need to know about a unit: from an army list, a build order or in the field. */
export type ListedUnit = UnitNature & {
  readonly name: string;
  readonly slot: Slot;
  readonly moveClass: MoveClass;
  readonly points: number;
};

/** A special detachment by its race's list, for one seat. */
export interface RaceSpecial extends Omit<SpecialList, 'quota'> {
  /** Null: it counts as a normal one. */
  readonly quota: 'I' | 'II' | null;
}

/** A race's building rules beyond its list. */
export interface Race {
  readonly list: RaceList;
  /** What the race forbids in any place. */
  readonly listFault: (realm: Realm, unit: ListedUnit) => Fault | null;
  /** What it requires of the place besides buildings. */
  readonly placeFault: (realm: Realm, hex: HexKey, unit: ListedUnit) => Fault | null;
  /** Whether a unit needs no building in the hex. */
  readonly isFree: (realm: Realm, hex: HexKey, unit: ListedUnit) => boolean;
  /** The mark that a kind of its list must have, for forms. */
  readonly markOf: (realm: Realm, kind: string) => God | null;
  /** Gods whose marks its units may bear. HEX-RACE-CH-03. */
  readonly marks: readonly God[];
  readonly specials: (realm: Realm) => readonly RaceSpecial[];
  /** Whether a detachment may hold the unit; `special`: null for a normal one. */
  readonly holds: (realm: Realm, special: RaceSpecial | null, unit: ListedUnit) => boolean;
  /** HEX-DET-16: why a new detachment does not start in orbit. */
  readonly orbitFault: (special: RaceSpecial | null, units: readonly ListedUnit[]) => Fault | null;
}

/** HEX-DET-16: most races have no drop units. */
const noOrbit = (faction: Faction) => (): Fault => fault('no-orbit', 'HEX-DET-16', { faction }, ['orbit']);

/** A race fully described by its list. */
export const plainRace = (list: RaceList): Race => ({
  list,
  listFault: () => null,
  placeFault: () => null,
  isFree: () => false,
  markOf: () => null,
  marks: [],
  specials: () => list.specials,
  holds: () => true,
  orbitFault: noOrbit(list.faction),
});
