import type { HexKey } from '../../space/hex.ts';
import type { RaceList } from '../data/races/list.ts';
import { LISTS } from '../lists/lists.ts';
import { entryOf } from '../lists/units.ts';
import type { Realm } from '../realm/realm.ts';
import type { Faction, UnitNature } from '../types.ts';

/** HEX-EXT-01: the lists of an Imperial player besides those of the Imperial Guard. */
const IMPERIUM: readonly Faction[] = ['ig', 'sm', 'sob'];

/** HEX-EXT-01: whether the seat leads the whole Imperium: that of the Imperial Guard, under the setting. */
const leadsImperium = (realm: Pick<Realm, 'faction' | 'settings'>): boolean =>
  realm.settings.imperialPlayer === 'on' && realm.faction === 'ig';

/** The races whose lists a seat builds from, its own first. */
export const racesOf = (realm: Pick<Realm, 'faction' | 'settings'>): readonly Faction[] =>
  leadsImperium(realm) ? IMPERIUM : [realm.faction];

/** The lists that a seat builds from, its own first. */
export const listsOf = (realm: Pick<Realm, 'faction' | 'settings'>): readonly RaceList[] =>
  racesOf(realm).map((race) => LISTS[race]);

/** Whether a list has a unit: by name, or because no list of the seat names it. */
export function isInList(realm: Realm, race: Faction, unit: UnitNature): boolean {
  const lists = listsOf(realm);
  return entryOf(LISTS[race], unit.kind) !== null || lists.every((list) => entryOf(list, unit.kind) === null);
}

/**
 * HEX-EXT-01: the list that all units of a detachment come from: lists are not mixed. Of several the first that can
 * build all of them in the hex; null if no list has them all.
 */
export function raceOfUnits<Kind extends UnitNature>(
  realm: Realm,
  units: readonly Kind[],
  isBuilt: (race: Faction, unit: Kind, hex: HexKey) => boolean,
  hex: HexKey,
): Faction | null {
  const fitting = racesOf(realm).filter((race) => units.every((unit) => isInList(realm, race, unit)));
  return fitting.find((race) => units.every((unit) => isBuilt(race, unit, hex))) ?? fitting[0] ?? null;
}
