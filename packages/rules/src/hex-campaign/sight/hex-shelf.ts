import type { HexKey, Listing } from '../../kernel/index.ts';
import { listingOf, tableOf } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { indexOf, keyAt, OFF_MAP } from '../movement/grid.ts';
import type { HexMemory, KnownHex, Memory } from '../types.ts';
import { factsOf } from './hex-memory.ts';

/** What a seat remembers of a hex, as its memory holds it and as its view shows it. */
export interface Keepsake {
  readonly memory: HexMemory;
  readonly known: KnownHex;
}

/**
 * The hexes of a memory as lists in the order of their keys, each with its index and as a view shows it. Thirty seats
 * remember hundreds each, and each phase asks for all of them: whoever goes through lists need not look anything up.
 */
export interface HexShelf extends Listing<HexKey, HexMemory> {
  readonly places: readonly number[];
  readonly known: readonly KnownHex[];
  /** The latest turn from which anything was ever remembered; 0: nothing is. */
  readonly latest: number;
  /** Whether one of the hexes is off the map. */
  readonly strays: boolean;
}

const shelves = new WeakMap<Memory['hexes'], HexShelf>();

/** HEX-SIGHT-11: a remembered hex as a view shows it. */
export function keepsake(memory: HexMemory): Keepsake {
  const { control, site, stronghold, roads, ruin } = factsOf(memory);
  const seenIn = memory.turn;
  return { memory, known: { inSight: false, seenIn, control, site, stronghold, roads, ruin, discovered: null } };
}

/** The lists of a table; made once for it. */
export function shelfOf(grid: Grid, hexes: Memory['hexes']): HexShelf {
  const made = shelves.get(hexes);
  if (made !== undefined) return made;
  const { keys, values } = listingOf(hexes);
  const places = keys.map((key) => indexOf(grid, key));
  const known = values.map((memory) => keepsake(memory).known);
  const latest = values.reduce((turn, memory) => Math.max(turn, memory.turn), 0);
  const shelf = { keys, values, places, known, latest, strays: places.includes(OFF_MAP) };
  shelves.set(hexes, shelf);
  return shelf;
}

/** A table with other or further hexes, given by their indices; the same where there are none. */
export function withKeepsakes(
  grid: Grid,
  hexes: Memory['hexes'],
  come: readonly number[],
  kept: (at: number) => Keepsake,
): Memory['hexes'] {
  if (come.length === 0) return hexes;
  const shelf = merged(grid, shelfOf(grid, hexes), come, kept);
  const table = tableOf(shelf);
  shelves.set(table, shelf);
  return table;
}

function merged(grid: Grid, old: HexShelf, come: readonly number[], kept: (at: number) => Keepsake): HexShelf {
  const rank = (at: number | undefined): number => (at === undefined ? grid.count : (grid.ranks[at] ?? 0));
  const fresh = come.toSorted((a, b) => rank(a) - rank(b));
  const shelf: Filling = { keys: [], values: [], places: [], known: [] };
  let { latest } = old;
  let from = 0;
  for (const at of fresh) {
    const to = firstFrom(old.places, rank, rank(at), from);
    copy(old, from, to, shelf);
    from = old.places[to] === at ? to + 1 : to;
    const one = kept(at);
    shelf.keys.push(keyAt(grid, at));
    shelf.values.push(one.memory);
    shelf.places.push(at);
    shelf.known.push(one.known);
    latest = Math.max(latest, one.memory.turn);
  }
  copy(old, from, old.places.length, shelf);
  return { ...shelf, latest, strays: old.strays };
}

interface Filling {
  readonly keys: HexKey[];
  readonly values: HexMemory[];
  readonly places: number[];
  readonly known: KnownHex[];
}

/** A stretch of a shelf, list by list: most of a memory stays as it is. */
function copy(old: HexShelf, from: number, to: number, into: Filling): void {
  append(old.keys, from, to, into.keys);
  append(old.values, from, to, into.values);
  append(old.places, from, to, into.places);
  append(old.known, from, to, into.known);
}

function append<Value>(list: readonly Value[], from: number, to: number, into: Value[]): void {
  for (let i = from; i < to; i++) {
    const value = list[i];
    if (value !== undefined) into.push(value);
  }
}

/** The first place, from one on, that does not come before a rank. */
function firstFrom(
  places: readonly number[],
  rank: (at: number | undefined) => number,
  least: number,
  start: number,
): number {
  let [from, to] = [start, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (rank(places[middle]) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
