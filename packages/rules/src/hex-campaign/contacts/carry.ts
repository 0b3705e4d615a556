import { canonical, lookup, sortedKeys } from '../../kernel/index.ts';
import { EMPTY_FRAGMENT, restored } from '../corrections/fragments.ts';
import { fragment as fragmentSchema } from '../schemas/settled.ts';
import type { Fragment, State } from '../types.ts';
import { changedBy } from './three-way.ts';

const TABLES = ['seats', 'control', 'sites', 'strongholds', 'pieces', 'orbit', 'captives'] as const;
type TableName = (typeof TABLES)[number];

/** What has changed again since, so that a change could not be carried over to it, or not whole. */
export interface Stuck {
  readonly table: TableName;
  readonly key: string;
}

export interface CarriedOver {
  readonly state: State;
  readonly stuck: readonly Stuck[];
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));

/** Armies and captives that go are gone, whatever has changed about them; one thing is not in two places. */
const GO: readonly TableName[] = ['pieces', 'orbit', 'captives'];

/** A state with the change from one fragment to another, though other things have changed since. */
export function carriedOver(state: State, from: Fragment, to: Fragment): CarriedOver {
  const stuck: Stuck[] = [];
  const made = TABLES.map((table) => {
    const now: Readonly<Record<string, unknown>> = state[table];
    const [before, after]: readonly Readonly<Record<string, unknown>>[] = [from[table], to[table]];
    const keys = [...new Set([...sortedKeys(before ?? {}), ...sortedKeys(after ?? {})])];
    const values = keys.map((key) => {
      const [old, next] = [lookup(before ?? {}, key) ?? null, lookup(after ?? {}, key) ?? null];
      const one = changedBy(lookup(now, key) ?? null, old, next, isSame);
      if (!one.fits) stuck.push({ table, key });
      return [key, !one.fits && next === null && GO.includes(table) ? null : one.value] as const;
    });
    return [table, Object.fromEntries(values)] as const;
  });
  const tables = fragmentSchema.parse({ ...EMPTY_FRAGMENT, ...Object.fromEntries(made) });
  const was = { ...tables, ...listsOf(state, to) };
  return { state: restored(state, { was, now: gone(from, to) }), stuck };
}

const without = <Item>(list: readonly Item[], other: readonly Item[]): Item[] =>
  list.filter((item) => !other.some((one) => isSame(one, item)));

/** Members of lists that come, unless they are there already. */
const listsOf = (state: State, { roads, undiscovered, ruins, constructions = [] }: Fragment) => ({
  roads: without(roads, state.roads),
  undiscovered: without(undiscovered, state.undiscovered),
  ruins: without(ruins, state.ruins),
  constructions: without(constructions, state.constructions),
});

/** Members of lists that go. */
const gone = (from: Fragment, to: Fragment): Fragment => ({
  ...EMPTY_FRAGMENT,
  roads: without(from.roads, to.roads),
  undiscovered: without(from.undiscovered, to.undiscovered),
  ruins: without(from.ruins, to.ruins),
  constructions: without(from.constructions ?? [], to.constructions ?? []),
});
