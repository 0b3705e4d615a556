import type { Realm } from '../build/realm.ts';
import type { RaceList } from '../data/races/list.ts';
import type { Limit, UnitNature } from '../types.ts';
import { listsOf } from './imperial-player.ts';
import { entryOf } from './units.ts';

/** A name as lists and rosters may write it differently. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A limit of a roster as the rules of the race have it: the things that they name are as rare as they say. */
const asRuled = (list: RaceList, limit: Limit): Limit =>
  list.items.find(({ name }) => plain(name) === plain(limit.name)) ?? limit;

/** Limits of a unit by one list. */
export function limitsBy(list: RaceList, unit: UnitNature): readonly Limit[] {
  const entry = entryOf(list, unit.kind);
  const own = entry?.limits ?? [];
  const names = new Set(own.map(({ name }) => plain(name)));
  const rostered = unit.limits.filter(
    (limit) => !names.has(plain(limit.name)) && !(entry?.waives.includes(limit.kind) ?? false),
  );
  return [...own, ...rostered.map((limit) => asRuled(list, limit))];
}

/**
 * HEX-DET-04 to -08: limits of a unit, those of its roster and those that the rules of its race add or change
 * (HEX-RACE-IMP-01, -03, SM-04, -06 to -08, BA-02, -03, IG-06, CH-18, -19, -25, DE-16).
 */
export function limitsOf(realm: Realm, unit: UnitNature): readonly Limit[] {
  const lists = listsOf(realm);
  const holding = lists.find((list) => entryOf(list, unit.kind) !== null) ?? lists[0];
  return holding === undefined ? unit.limits : limitsBy(holding, unit);
}
