import type { RaceList } from '../data/races/list.ts';
import type { Limit, LimitKind, UnitNature } from '../types.ts';
import { entryOf } from './units.ts';

export const isCharacter = (kind: LimitKind): boolean => kind === 'character' || kind === 'character-2000';

/** Normalizes a name that lists and rosters may write differently. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A roster limit adjusted to the race's rules: the things that they name are as rare as they say. */
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
