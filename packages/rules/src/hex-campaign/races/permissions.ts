import type { HexKey } from '../../space/hex.ts';
import { GUARDSMEN } from '../data/races/imperial-guard.ts';
import { HUMANS } from '../data/settlements.ts';
import { LISTS } from '../lists/lists.ts';
import { entryOf, isScoutKind } from '../lists/units.ts';
import { type Realm, urbanAt } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Faction, March, Slot } from '../types.ts';
import { type Yard, yardFault } from './buildings.ts';
import { isInList, listsOf, raceOfUnits, racesOf } from './imperial-player.ts';
import { isPortShut } from './ports.ts';
import type { ListedUnit } from './race.ts';
import { ownSpecial, ownSpecials, slotOf, zeroOneFault } from './specials.ts';
import { RACES } from './table.ts';

export type { ListedUnit };

/** Whether the rules of any race name this kind. */
const isNamed = (kind: string): boolean => Object.values(LISTS).some((list) => entryOf(list, kind) !== null);

/** A special detachment that a seat may have. HEX-DET-22, -23. */
export interface SpecialDetachment {
  readonly key: string;
  /** The quota that it counts against; null: it counts as a normal one. */
  readonly quota: 'I' | 'II' | null;
  readonly march: March;
  /** The most at any time; null: as many as the quota allows. */
  readonly most: number | null;
}

/** Special detachments that a seat may have, its choices of god and craftworld considered. HEX-DET-23. */
export function specialDetachments(realm: Realm): readonly SpecialDetachment[] {
  return ownSpecials(realm).map(({ key, special: { quota, march, most } }) => ({ key, quota, march, most }));
}

/** An own settlement as a place where units are built. */
function yardAt(realm: Realm, hex: HexKey): Yard | null {
  const site = urbanAt(realm, hex);
  if (site === null) return null;
  const isCapital = hex === realm.record.capital;
  return { hex, site, owner: realm.faction, isCapital, isShut: isPortShut(realm, hex), turn: realm.turn };
}

/**
 * Why models of a unit cannot be built in a hex: buildings, race of the settlement, shut ports, fresh buildings.
 * HEX-DET-10, HEX-BLD-04, -07, -08, -09 and the race chapters. `race`: the list's race, the seat's own or another.
 */
export function buildFault(realm: Realm, hex: HexKey, unit: ListedUnit, race: Faction): Fault | null {
  const yard = yardAt(realm, hex);
  if (yard === null) return fault('no-settlement', 'HEX-DET-10', { hex });
  const { list, placeFault, isFree } = RACES[race];
  if (isFree(realm, hex, unit)) return null;
  return placeFault(realm, hex, unit) ?? yardFault(list, yard, unit);
}

/**
 * HEX-RACE-IG-01: as {@link buildFault}, for models that replace the dead of a unit: plain guardsmen in any own Urban
 * hex need neither building nor race.
 * @param from the place of their army
 */
export function replaceFault(realm: Realm, hex: HexKey, from: HexKey, unit: ListedUnit, race: Faction): Fault | null {
  const isGuardsmen = race === 'ig' && unit.tags.includes('guardsman') && GUARDSMEN.includes(unit.kind);
  // HEX-RACE-CH-15: converted Guardsmen are replaced in human settlements only.
  const isServed = isGuardsmen && HUMANS.includes(realm.faction);
  return isServed && urbanAt(realm, from) !== null ? null : buildFault(realm, hex, unit, race);
}

/** HEX-RACE-CH-17: whether a unit may join a detachment in this hex, where structures may not change otherwise. */
export const joinsFreely = (realm: Realm, hex: HexKey, unit: ListedUnit): boolean =>
  RACES[realm.faction].isFree(realm, hex, unit);

/**
 * What the race's lists forbid in an army in any place: marks, gods, units that need another player's race, and
 * kinds that only other races have.
 */
export function listFault(realm: Realm, unit: ListedUnit): Fault | null {
  const lists = listsOf(realm);
  if (isNamed(unit.kind) && lists.every((list) => entryOf(list, unit.kind) === null)) {
    return fault('not-in-list', 'HEX-BLD-07', { unit: unit.name, faction: realm.faction });
  }
  return RACES[realm.faction].listFault(realm, unit);
}

/** HEX-RACE-CH-18: the first unit that is built only as part of a new normal detachment. */
export function onlyInNewFault(realm: Realm, units: readonly ListedUnit[]): Fault | null {
  const lists = listsOf(realm);
  for (const [i, unit] of units.entries()) {
    const rule = lists.map((list) => entryOf(list, unit.kind)).find((entry) => entry !== null)?.onlyInNew ?? null;
    if (rule !== null) return fault('only-in-new-detachment', rule, { unit: unit.name }, ['units', i]);
  }
  return null;
}

/**
 * HEX-EXT-01: the list that all units of a detachment of this seat come from, in the hex that builds them; null if no
 * list has them all. Except for an Imperial player that is the seat's own race.
 */
export function raceOfNew(
  realm: Realm,
  hex: HexKey,
  special: SpecialDetachment | null,
  units: readonly ListedUnit[],
): Faction | null {
  const of = special === null ? null : ownSpecial(realm, special.key);
  if (of !== null && of.race !== realm.faction) {
    return units.every((unit) => isInList(realm, of.race, unit)) ? of.race : null;
  }
  return raceOfUnits(realm, units, (race, unit) => buildFault(realm, hex, unit, race) === null, hex);
}

/** The slot that a unit fills in a detachment; null if its list does not have the unit. HEX-DET-23. */
export function slotIn(realm: Realm, special: SpecialDetachment | null, unit: ListedUnit): Slot | null {
  return slotOf(realm, special === null ? null : ownSpecial(realm, special.key), unit);
}

/** What a special detachment requires of units joining together, besides slots. */
export function specialFault(realm: Realm, special: SpecialDetachment, units: readonly ListedUnit[]): Fault | null {
  const of = ownSpecial(realm, special.key);
  return of === null ? null : zeroOneFault(realm, of, units);
}

/** Kinds of units of the seat's lists, for forms. */
export function listedKinds(realm: Realm): readonly (ListedUnit & { readonly scout: boolean })[] {
  const kinds = new Map<string, ListedUnit & { readonly scout: boolean }>();
  for (const race of racesOf(realm)) {
    for (const { kind, name, slot, moveClass, tags, limits, mount } of LISTS[race].entries) {
      if (kinds.has(kind)) continue;
      const nature = { kind, tags, limits, mount, mark: RACES[race].markOf(realm, kind) };
      kinds.set(kind, { ...nature, name, slot, moveClass, points: 0, scout: isScoutKind(kind) });
    }
  }
  return [...kinds.values()];
}

/** HEX-DET-16, HEX-RACE-SM-01, HEX-RACE-TY-01: why a new detachment may not arrive in orbit. */
export function orbitFault(
  realm: Realm,
  hex: HexKey,
  special: SpecialDetachment | null,
  units: readonly ListedUnit[],
): Fault | null {
  const of = special === null ? null : ownSpecial(realm, special.key);
  const race = of?.race ?? raceOfNew(realm, hex, special, units) ?? realm.faction;
  const found = RACES[race].orbitFault(of?.special ?? null, units);
  if (found !== null) return found;
  return hex === realm.record.capital ? null : fault('orbit-from-capital', 'HEX-DET-16', { hex }, ['orbit']);
}
