import type { HexKey } from '../../space/hex.ts';
import type { Grid } from '../map/grid.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex, PerHex } from '../map/numbers.ts';
import { FIRST_HEX, OFF_MAP } from '../map/numbers.ts';
import { factsOf } from '../schemas/hex-memory.ts';
import type { HexLook, HexMemory, KnownHex, Memory } from '../types.ts';

/** The memory of a seat that has not lost sight of anything yet. */
export const NO_MEMORY: Memory = { looks: [], ghosts: {} };

/** What a seat remembers of a hex, as its memory holds it and as its view shows it. */
export interface Keepsake {
  readonly memory: HexMemory;
  readonly known: KnownHex;
}

/** A look with the indices of its hexes, and as a view shows each of them. */
interface CachedLook {
  readonly look: HexLook;
  readonly places: readonly HexIndex[];
  readonly known: KnownHex;
}

/**
 * The looks of a memory by number, with that of each hex. Thirty seats remember hundreds of hexes each, and each phase
 * needs all of them.
 */
export interface HexCache {
  /** The map of these hex indices. */
  readonly grid: Grid;
  /** Null: an empty look. */
  readonly cachedLooks: readonly (CachedLook | null)[];
  /**
   * By hex index; {@link NOWHERE} if nothing is remembered. Wide enough: a map has 16,384 hexes at most, and a cache
   * keeps fewer than twice as many looks.
   */
  readonly numbers: PerHex;
  /** The latest turn ever remembered; 0: none. */
  readonly latest: number;
  /** Whether a hex is off the map or in two looks. */
  readonly isOdd: boolean;
}

const NOWHERE = -1;

const caches = new WeakMap<Memory['looks'], HexCache>();

/** HEX-SIGHT-11: a remembered hex as a view shows it. */
export function keepsake(memory: HexMemory): Keepsake {
  const { control, site, stronghold, capital, roads, ruin } = factsOf(memory);
  const known = { inSight: false, seenIn: memory.turn, control, site, stronghold, roads, ruin, discovered: null };
  return { memory, known: capital === null ? known : { ...known, capital } };
}

/** The cache of the looks of a memory; made once, unless requested for another map. */
export function hexCacheOf(grid: Grid, looks: Memory['looks']): HexCache {
  const made = caches.get(looks);
  if (made?.grid === grid) return made;
  const numbers: PerHex = new Int16Array(grid.count).fill(NOWHERE);
  const cachedLooks = looks.map((look) => ({
    look,
    places: look.hexes.map((hex) => indexOf(grid, hex)),
    known: keepsake(look).known,
  }));
  let hexes = 0;
  for (const [number, { places }] of cachedLooks.entries()) {
    for (const at of places) if (at !== OFF_MAP) numbers[at] = number;
    hexes += places.length;
  }
  const latest = looks.reduce((turn, look) => Math.max(turn, look.turn), 0);
  const isOdd = countOf(numbers) !== hexes;
  const cache = { grid, cachedLooks, numbers, latest, isOdd };
  caches.set(looks, cache);
  return cache;
}

/** How many hexes are remembered. */
function countOf(numbers: PerHex): number {
  let count = 0;
  for (let at = FIRST_HEX; at < numbers.length; at++) if (numbers[at] !== NOWHERE) count += 1;
  return count;
}

/** The memory of a hex, if any. */
export function rememberedAt(grid: Grid, looks: Memory['looks'], hex: HexKey): HexMemory | undefined {
  const { cachedLooks, numbers } = hexCacheOf(grid, looks);
  return cachedLooks[numbers[indexOf(grid, hex)] ?? NOWHERE]?.look;
}

/**
 * Looks with other or further hexes, given by their indices in map order; the same if there are none. Hexes
 * stored as one object form one look, after all existing ones.
 */
export function withKeepsakes(
  grid: Grid,
  looks: Memory['looks'],
  come: readonly HexIndex[],
  kept: (at: HexIndex) => Keepsake,
): Memory['looks'] {
  if (come.length === 0) return looks;
  const old = hexCacheOf(grid, looks);
  const numbers = old.numbers.slice();
  const fresh = new Map<Keepsake, HexIndex[]>();
  const worn = new Set<number>();
  for (const at of come) {
    const was = numbers[at] ?? NOWHERE;
    if (was !== NOWHERE) worn.add(was);
    const one = kept(at);
    const places = fresh.get(one);
    if (places === undefined) fresh.set(one, [at]);
    else places.push(at);
    numbers[at] = NOWHERE;
  }
  const cachedLooks = [...old.cachedLooks];
  for (const number of worn) cachedLooks[number] = stillThere(cachedLooks[number], number, numbers);
  let { latest } = old;
  for (const [{ memory, known }, places] of fresh) {
    for (const at of places) numbers[at] = cachedLooks.length;
    cachedLooks.push({ look: { ...memory, hexes: places.map((at) => keyAt(grid, at)) }, places, known });
    latest = Math.max(latest, memory.turn);
  }
  const left: HexLook[] = [];
  for (const one of cachedLooks) if (one !== null) left.push(one.look);
  // A cache that is half empty is rebuilt on request.
  if (2 * left.length > cachedLooks.length) caches.set(left, { grid, cachedLooks, numbers, latest, isOdd: old.isOdd });
  return left;
}

/** A look without the removed hexes; null if none is left. */
function stillThere(one: CachedLook | null | undefined, number: number, numbers: PerHex): CachedLook | null {
  if (one === null || one === undefined) return null;
  const places: HexIndex[] = [];
  const hexes: HexKey[] = [];
  for (let i = 0; i < one.places.length; i++) {
    const at = one.places[i] ?? OFF_MAP;
    const hex = one.look.hexes[i];
    // Hexes off the map are never removed.
    if (hex === undefined || (at !== OFF_MAP && numbers[at] !== number)) continue;
    places.push(at);
    hexes.push(hex);
  }
  return places.length === 0 ? null : { look: { ...one.look, hexes }, places, known: one.known };
}
