import type { HexKey } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { indexOf, keyAt, OFF_MAP } from '../movement/grid.ts';
import type { HexLook, HexMemory, KnownHex, Memory } from '../types.ts';
import { factsOf } from './hex-memory.ts';

/** What a seat remembers of a hex, as its memory holds it and as its view shows it. */
export interface Keepsake {
  readonly memory: HexMemory;
  readonly known: KnownHex;
}

/** A look with the indices of its hexes, and as a view shows each of them. */
interface Shelved {
  readonly look: HexLook;
  readonly places: readonly number[];
  readonly known: KnownHex;
}

/**
 * The looks of a memory by number, with that of each hex. Thirty seats remember hundreds of hexes each, and each phase
 * asks for all of them.
 */
export interface HexShelf {
  /** Of the map whose hex indices these are. */
  readonly grid: Grid;
  /** Null: nothing is left of it. */
  readonly shelved: readonly (Shelved | null)[];
  /**
   * By hex index; {@link NOWHERE} where nothing is remembered. Wide enough: a map has 16,384 hexes at most, and a shelf
   * that is kept fewer than twice as many looks.
   */
  readonly numbers: Int16Array;
  /** The latest turn from which anything was ever remembered; 0: nothing is. */
  readonly latest: number;
  /** Whether a hex is off the map or in two looks. */
  readonly isOdd: boolean;
}

const NOWHERE = -1;

const shelves = new WeakMap<Memory['looks'], HexShelf>();

/** HEX-SIGHT-11: a remembered hex as a view shows it. */
export function keepsake(memory: HexMemory): Keepsake {
  const { control, site, stronghold, roads, ruin } = factsOf(memory);
  const seenIn = memory.turn;
  return { memory, known: { inSight: false, seenIn, control, site, stronghold, roads, ruin, discovered: null } };
}

/** The shelf of the looks of a memory; made once for them, unless they are asked for on another map. */
export function shelfOf(grid: Grid, looks: Memory['looks']): HexShelf {
  const made = shelves.get(looks);
  if (made?.grid === grid) return made;
  const numbers = new Int16Array(grid.count).fill(NOWHERE);
  const shelved = looks.map((look) => ({
    look,
    places: look.hexes.map((hex) => indexOf(grid, hex)),
    known: keepsake(look).known,
  }));
  let hexes = 0;
  for (const [number, { places }] of shelved.entries()) {
    for (const at of places) if (at !== OFF_MAP) numbers[at] = number;
    hexes += places.length;
  }
  const latest = looks.reduce((turn, look) => Math.max(turn, look.turn), 0);
  const isOdd = numbers.reduce((sum, number) => (number === NOWHERE ? sum : sum + 1), 0) !== hexes;
  const shelf = { grid, shelved, numbers, latest, isOdd };
  shelves.set(looks, shelf);
  return shelf;
}

/** What is remembered of a hex, if anything is. */
export function rememberedAt(grid: Grid, looks: Memory['looks'], hex: HexKey): HexMemory | undefined {
  const { shelved, numbers } = shelfOf(grid, looks);
  return shelved[numbers[indexOf(grid, hex)] ?? NOWHERE]?.look;
}

/**
 * Looks with other or further hexes, given by their indices in the order of the map; the same where there are none. Those
 * that are kept as one and the same are one look, behind all that were there.
 */
export function withKeepsakes(
  grid: Grid,
  looks: Memory['looks'],
  come: readonly number[],
  kept: (at: number) => Keepsake,
): Memory['looks'] {
  if (come.length === 0) return looks;
  const old = shelfOf(grid, looks);
  const numbers = old.numbers.slice();
  const fresh = new Map<Keepsake, number[]>();
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
  const shelved = [...old.shelved];
  for (const number of worn) shelved[number] = stillThere(shelved[number], number, numbers);
  let { latest } = old;
  for (const [{ memory, known }, places] of fresh) {
    for (const at of places) numbers[at] = shelved.length;
    shelved.push({ look: { ...memory, hexes: places.map((at) => keyAt(grid, at)) }, places, known });
    latest = Math.max(latest, memory.turn);
  }
  const left: HexLook[] = [];
  for (const one of shelved) if (one !== null) left.push(one.look);
  // A shelf of which half is empty is made afresh when it is asked for.
  if (2 * left.length > shelved.length) shelves.set(left, { grid, shelved, numbers, latest, isOdd: old.isOdd });
  return left;
}

/** A look without the hexes that were taken out; null where none is left. */
function stillThere(one: Shelved | null | undefined, number: number, numbers: Int16Array): Shelved | null {
  if (one === null || one === undefined) return null;
  const places: number[] = [];
  const hexes: HexKey[] = [];
  for (let i = 0; i < one.places.length; i++) {
    const at = one.places[i] ?? OFF_MAP;
    const hex = one.look.hexes[i];
    // What is off the map nobody takes out.
    if (hex === undefined || (at !== OFF_MAP && numbers[at] !== number)) continue;
    places.push(at);
    hexes.push(hex);
  }
  return places.length === 0 ? null : { look: { ...one.look, hexes }, places, known: one.known };
}
