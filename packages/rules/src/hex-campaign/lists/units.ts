import { lookup } from '../../kernel/index.ts';
import type { Choice, ListEntry, RaceList } from '../data/races/list.ts';
import { MOUNT_TAGS } from '../data/races/mounts.ts';
import { SCOUTS } from '../data/races/scouts.ts';
import type { MoveClass, Slot, UnitNature, UnitTag } from '../types.ts';

/** What lists need to know about a unit besides its kind. */
export type Rostered = UnitNature & { readonly slot: Slot; readonly moveClass: MoveClass };

/** Lists never change. Only requested ones are loaded: a page loads no more than it needs. */
const BY_KIND = new WeakMap<RaceList, ReadonlyMap<string, ListEntry>>();

function byKind(list: RaceList): ReadonlyMap<string, ListEntry> {
  const known = BY_KIND.get(list) ?? new Map(list.entries.map((one) => [one.kind, one]));
  BY_KIND.set(list, known);
  return known;
}

/** A unit's entry in a list; null if no rule of the race names it. */
export const entryOf = (list: RaceList, kind: string): ListEntry | null => byKind(list).get(kind) ?? null;

/** The unit's transport, from its roster or by default. */
export const mountOf = (list: RaceList, unit: UnitNature): string | null =>
  unit.mount ?? entryOf(list, unit.kind)?.mount ?? null;

/** All tags of a unit: those of its roster and those that its entry always has. */
export const tagsOf = (list: RaceList, unit: UnitNature): readonly UnitTag[] => {
  const always = entryOf(list, unit.kind)?.tags ?? [];
  return [...unit.tags, ...always.filter((tag) => !unit.tags.includes(tag))];
};

/** Further tags of a bike or jetbike rider: HEX-RACE-EL-09, HEX-RACE-DE-17. */
export const tagsMounted = (list: RaceList, unit: UnitNature): readonly UnitTag[] => {
  const mount = mountOf(list, unit);
  return [...tagsOf(list, unit), ...(mount === null ? [] : (lookup(MOUNT_TAGS, mount) ?? []))];
};

const isAmong = <Value>(values: readonly Value[] | undefined, value: Value): boolean =>
  values?.includes(value) ?? false;

/** Whether a choice of a list holds a unit with these tags. */
export function isChosen(list: RaceList, choice: Choice, unit: Rostered, tags = tagsOf(list, unit)): boolean {
  const { kinds, slots, moves, mounts } = choice;
  const isNamedIn = kinds === undefined && slots === undefined;
  if (!isNamedIn && !isAmong(kinds, unit.kind) && !isAmong(slots, unit.slot)) return false;
  if (choice.tags !== undefined && !tags.some((tag) => isAmong(choice.tags, tag))) return false;
  if (moves !== undefined && !moves.includes(unit.moveClass)) return false;
  const mount = mountOf(list, unit);
  if (mounts !== undefined && (mount === null || !mounts.includes(mount))) return false;
  if (isAmong(choice.withoutKinds, unit.kind)) return false;
  return !tags.some((tag) => isAmong(choice.withoutTags, tag));
}

/** HEX-SIGHT-06: whether the rules of its race call a kind scouts. */
export const isScoutKind = (kind: string): boolean => SCOUTS.includes(kind);
