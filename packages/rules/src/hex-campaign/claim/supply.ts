import { isPartnerLand } from '../movement/blocked.ts';
import { entryCost } from '../movement/entry.ts';
import { nextTo, OPPOSITE } from '../movement/grid.ts';
import type { Ground } from '../movement/ground.ts';
import { areEnemies, areFriends } from '../movement/ground.ts';
import { isInEnemyZoc, isInFriendlyZoc } from '../movement/zoc.ts';

/** Who traces a supply path: a seat's detachments of the same movement classes share one. */
export interface Tracer {
  readonly seat: number;
  readonly classes: number;
}

/**
 * Supply from a Capital as far as it was traced, by index of the hexes. It spreads breadth first and no further than
 * somebody asked: most claims lie near their Capital, and the map is wide. The ground stays as it is meanwhile.
 */
export interface Supply {
  readonly ground: Ground;
  readonly tracer: Tracer;
  readonly capital: number;
  /** Hexes being claimed count as own. */
  readonly claimed: ReadonlySet<number>;
  /** {@link SUPPLIED}, {@link SHUT}, or 0 where the trace has not come to. */
  readonly marks: Uint8Array;
  /** The supplied hexes in the order in which they were reached, and the first of them that was not left yet. */
  readonly reached: number[];
  next: number;
}

const SUPPLIED = 1;
const SHUT = 2;

/** HEX-CLAIM-08: supply for a tracer from its Capital, not traced yet. */
export function supplyFrom(ground: Ground, tracer: Tracer, capital: number, claimed: ReadonlySet<number>): Supply {
  const marks = new Uint8Array(ground.grid.count);
  const supply: Supply = { ground, tracer, capital, claimed, marks, reached: [], next: 0 };
  reach(supply, capital);
  return supply;
}

function reach(supply: Supply, hex: number): void {
  const isOpen = isUsable(supply.ground, supply.tracer.seat, hex, supply.claimed);
  supply.marks[hex] = isOpen ? SUPPLIED : SHUT;
  if (isOpen) supply.reached.push(hex);
}

/** HEX-CLAIM-08: one hex further. Costs and length do not matter, but every step must be one that the tracer could make. */
function traceOn(supply: Supply, from: number): void {
  const { ground, tracer, marks } = supply;
  for (let d = 0; d < 6; d++) {
    const other = nextTo(ground.grid, from, d);
    if (other >= 0 && marks[other] === 0 && canStep(ground, tracer, other, OPPOSITE[d] ?? 0)) reach(supply, other);
  }
}

const canStep = (ground: Ground, tracer: Tracer, from: number, d: number): boolean =>
  entryCost(ground, { classes: tracer.classes, high: false }, from, d) > 0;

/** HEX-CLAIM-08: whether a path may lead through the hex. */
function isUsable(ground: Ground, seat: number, hex: number, claimed: ReadonlySet<number>): boolean {
  const isClaimed = claimed.has(hex);
  if (!isClaimed && isPartnerLand(ground, seat, hex)) return false;
  const isEnemyLand = !isClaimed && areEnemies(ground, seat, ground.control[hex] ?? -1);
  if (isEnemyLand && !isInFriendlyZoc(ground, seat, hex)) return false;
  const isHeld =
    areFriends(ground, seat, ground.detachments[hex] ?? -1) || areFriends(ground, seat, ground.garrisons[hex] ?? -1);
  return isHeld || !isInEnemyZoc(ground, seat, hex);
}

/** HEX-CLAIM-08: whether a detachment that stands here has a path to its Capital. The start itself is fine. */
export function isSupplied(supply: Supply, start: number): boolean {
  if (start === supply.capital) return true;
  const ways = waysFrom(supply, start);
  const isReached = (): boolean => ways.some((hex) => supply.marks[hex] === SUPPLIED);
  while (!isReached()) {
    const from = supply.reached[supply.next];
    if (from === undefined) return false;
    supply.next += 1;
    traceOn(supply, from);
  }
  return true;
}

/** The hexes of which one must be supplied: the start and those that the tracer could step to. */
function waysFrom({ ground, tracer }: Supply, start: number): readonly number[] {
  const ways = [start];
  for (let d = 0; d < 6; d++) {
    const other = nextTo(ground.grid, start, d);
    if (other >= 0 && canStep(ground, tracer, start, d)) ways.push(other);
  }
  return ways;
}
