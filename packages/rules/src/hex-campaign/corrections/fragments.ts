import { canonical, lookup, recordOf, revised, sortedKeys } from '../../kernel/index.ts';
import type { Fragment, State } from '../types.ts';

type Table<Key extends string, Value> = Readonly<Record<Key, Value>>;

/** The same members before and after. */
interface Pair<Part> {
  readonly was: Part;
  readonly now: Part;
}

const isSame = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Members of two tables that differ; null: not there. */
export function tablePair<Key extends string, Value>(
  was: Table<Key, Value>,
  now: Table<Key, Value>,
): Pair<Table<Key, Value | null>> {
  const of = (table: Table<Key, Value>, key: Key): Value | null => lookup(table, key) ?? null;
  const keys = was === now ? [] : [...new Set([...sortedKeys(was), ...sortedKeys(now)])];
  const other = keys.filter((key) => !isSame(of(was, key), of(now, key)));
  return { was: recordOf(other, (key) => of(was, key)), now: recordOf(other, (key) => of(now, key)) };
}

/** Of nothing. */
export const EMPTY_FRAGMENT: Fragment = {
  seats: {},
  control: {},
  sites: {},
  strongholds: {},
  pieces: {},
  orbit: {},
  captives: {},
  roads: [],
  undiscovered: [],
  ruins: [],
  treaties: [],
  promises: [],
};

const has = (list: readonly unknown[], item: unknown): boolean => list.some((one) => isSame(one, item));

/** What is in one list and not in the other. */
function listPair<Item>(was: readonly Item[], now: readonly Item[]): Pair<readonly Item[]> {
  if (was === now) return { was: [], now: [] };
  const [before, after] = [was, now].map((list) => new Set(list.map(canonical)));
  return {
    was: was.filter((item) => after?.has(canonical(item)) !== true),
    now: now.filter((item) => before?.has(canonical(item)) !== true),
  };
}

/** What differs between two states, in the tables and lists that corrections change. */
export function difference(before: State, after: State): Pair<Fragment> {
  const pairs = {
    seats: tablePair(before.seats, after.seats),
    control: tablePair(before.control, after.control),
    sites: tablePair(before.sites, after.sites),
    strongholds: tablePair(before.strongholds, after.strongholds),
    pieces: tablePair(before.pieces, after.pieces),
    orbit: tablePair(before.orbit, after.orbit),
    captives: tablePair(before.captives, after.captives),
    roads: listPair(before.roads, after.roads),
    undiscovered: listPair(before.undiscovered, after.undiscovered),
    ruins: listPair(before.ruins, after.ruins),
    treaties: listPair(before.treaties, after.treaties),
    promises: listPair(before.promises, after.promises),
  };
  const more = fought(before, after);
  return {
    was: { ...sideOf(pairs, ({ was }) => was), ...more.was },
    now: { ...sideOf(pairs, ({ now }) => now), ...more.now },
  };
}

type Fought = Pick<
  Fragment,
  'battles' | 'battleMoves' | 'constructions' | 'pending' | 'airMissions' | 'airSupport' | 'deals' | 'deliveries'
>;

/** What few rulings change; without any of it absent, as in logs from before there were such rulings. */
function fought(before: State, after: State): Pair<Fought> {
  const battles = listPair(before.battles, after.battles);
  const moves = tablePair(before.battleMoves, after.battleMoves);
  const built = listPair(before.constructions, after.constructions);
  const finds = listPair(before.pending, after.pending);
  const deals = listPair(before.deals, after.deals);
  const sent = { was: before.deliveries, now: after.deliveries };
  const missions = { was: before.airMissions, now: after.airMissions };
  const support = { was: before.airSupport, now: after.airSupport };
  const of = (name: 'was' | 'now'): Fought => ({
    ...(battles.was.length + battles.now.length === 0 ? {} : { battles: battles[name] }),
    ...(sortedKeys(moves.was).length === 0 ? {} : { battleMoves: moves[name] }),
    ...(built.was.length + built.now.length === 0 ? {} : { constructions: built[name] }),
    ...(finds.was.length + finds.now.length === 0 ? {} : { pending: finds[name] }),
    ...(deals.was.length + deals.now.length === 0 ? {} : { deals: deals[name] }),
    ...(isSame(before.deliveries, after.deliveries) ? {} : { deliveries: sent[name] }),
    ...(isSame(before.airMissions, after.airMissions) ? {} : { airMissions: missions[name] }),
    ...(isSame(before.airSupport, after.airSupport) ? {} : { airSupport: support[name] }),
  });
  return { was: of('was'), now: of('now') };
}

type Whole = Omit<Fragment, keyof Fought>;
type Pairs = { readonly [Part in keyof Whole]: Pair<Whole[Part]> };

const sideOf = (pairs: Pairs, of: <Part>(pair: Pair<Part>) => Part): Whole => ({
  seats: of(pairs.seats),
  control: of(pairs.control),
  sites: of(pairs.sites),
  strongholds: of(pairs.strongholds),
  pieces: of(pairs.pieces),
  orbit: of(pairs.orbit),
  captives: of(pairs.captives),
  roads: of(pairs.roads),
  undiscovered: of(pairs.undiscovered),
  ruins: of(pairs.ruins),
  treaties: of(pairs.treaties),
  promises: of(pairs.promises),
});

const tableStands = <Key extends string, Value>(table: Table<Key, Value>, left: Table<Key, Value | null>): boolean =>
  sortedKeys(left).every((key) => isSame(lookup(table, key) ?? null, left[key]));

const listStands = <Item>(list: readonly Item[], come: readonly Item[], gone: readonly Item[]): boolean =>
  come.every((item) => has(list, item)) && !gone.some((item) => has(list, item));

/** Whether everything is still as a ruling left it. */
export function stands(state: State, { was, now }: Pair<Fragment>): boolean {
  return (
    tableStands(state.seats, now.seats) &&
    tableStands(state.control, now.control) &&
    tableStands(state.sites, now.sites) &&
    tableStands(state.strongholds, now.strongholds) &&
    tableStands(state.pieces, now.pieces) &&
    tableStands(state.orbit, now.orbit) &&
    tableStands(state.captives, now.captives) &&
    listStands(state.roads, now.roads, was.roads) &&
    listStands(state.undiscovered, now.undiscovered, was.undiscovered) &&
    listStands(state.ruins, now.ruins, was.ruins) &&
    listStands(state.treaties, now.treaties, was.treaties) &&
    listStands(state.promises, now.promises, was.promises) &&
    listStands(state.battles, now.battles ?? [], was.battles ?? []) &&
    tableStands(state.battleMoves, now.battleMoves ?? {}) &&
    listStands(state.constructions, now.constructions ?? [], was.constructions ?? []) &&
    listStands(state.pending, now.pending ?? [], was.pending ?? []) &&
    listStands(state.deals, now.deals ?? [], was.deals ?? []) &&
    isSame(state.deliveries, now.deliveries ?? state.deliveries) &&
    isSame(state.airMissions, now.airMissions ?? state.airMissions) &&
    isSame(state.airSupport, now.airSupport ?? state.airSupport)
  );
}

function tableBack<Key extends string, Value>(
  table: Table<Key, Value>,
  was: Table<Key, Value | null>,
): Table<Key, Value> {
  const keys = sortedKeys(was);
  const come = keys.flatMap((key): readonly (readonly [Key, Value])[] => {
    const value = was[key];
    return value === null ? [] : [[key, value]];
  });
  return revised(table, new Set(keys), come);
}

const listBack = <Item>(list: readonly Item[], gone: readonly Item[], come: readonly Item[]): readonly Item[] =>
  gone.length + come.length === 0 ? list : [...list.filter((item) => !has(gone, item)), ...come];

const sorted = <Item extends string>(list: readonly Item[]): readonly Item[] => list.toSorted();

/** HEX-WD-02: postponed ones first, by number. */
const inTurn = (battles: State['battles']): State['battles'] =>
  battles.toSorted((a, b) => a.turn - b.turn || a.number - b.number);

/** The state with everything that a ruling changed as it was before. */
export const restored = (state: State, { was, now }: Pair<Fragment>): State => ({
  ...state,
  seats: tableBack(state.seats, was.seats),
  control: tableBack(state.control, was.control),
  sites: tableBack(state.sites, was.sites),
  strongholds: tableBack(state.strongholds, was.strongholds),
  pieces: tableBack(state.pieces, was.pieces),
  orbit: tableBack(state.orbit, was.orbit),
  captives: tableBack(state.captives, was.captives),
  roads: sorted(listBack(state.roads, now.roads, was.roads)),
  undiscovered: sorted(listBack(state.undiscovered, now.undiscovered, was.undiscovered)),
  ruins: sorted(listBack(state.ruins, now.ruins, was.ruins)),
  treaties: listBack(state.treaties, now.treaties, was.treaties),
  promises: listBack(state.promises, now.promises, was.promises),
  battles: inTurn(listBack(state.battles, now.battles ?? [], was.battles ?? [])),
  battleMoves: tableBack(state.battleMoves, was.battleMoves ?? {}),
  constructions: listBack(state.constructions, now.constructions ?? [], was.constructions ?? []),
  pending: listBack(state.pending, now.pending ?? [], was.pending ?? []),
  deals: listBack(state.deals, now.deals ?? [], was.deals ?? []),
  deliveries: was.deliveries ?? state.deliveries,
  airMissions: was.airMissions ?? state.airMissions,
  airSupport: was.airSupport ?? state.airSupport,
});
