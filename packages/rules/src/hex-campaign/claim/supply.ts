import { isPartnerLand } from '../ground/blocked.ts';
import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import { areEnemies, areFriends } from '../ground/ground.ts';
import { isInEnemyZoc, isInFriendlyZoc } from '../ground/zoc.ts';
import { nextTo } from '../map/grid.ts';
import type { Direction, HexIndex, PerHex, SeatIndex } from '../map/numbers.ts';
import { FIRST_DIRECTION, NOBODY, noMarks, opposite, SIX } from '../map/numbers.ts';

/** The tracer of a supply path: a seat's detachments of the same movement classes share one. */
export interface Tracer {
  readonly seat: SeatIndex;
  readonly classes: number;
}

/**
 * Supply from a Capital as far as it has been traced, by hex index. It spreads breadth first and no further than
 * needed: most claims are near their Capital, and the map is wide. The ground must not change meanwhile.
 */
export interface Supply {
  readonly ground: Ground;
  readonly tracer: Tracer;
  readonly capital: HexIndex;
  /** Hexes being claimed count as own. */
  readonly claimed: ReadonlySet<HexIndex>;
  /** {@link SUPPLIED}, {@link SHUT}, or 0 where the trace has not reached. */
  readonly labels: PerHex;
  /** The supplied hexes in the order in which they were reached, and the first one not expanded yet. */
  readonly reached: HexIndex[];
  next: number;
}

const SUPPLIED = 1;
const SHUT = 2;

/** HEX-CLAIM-08: supply for a tracer from its Capital, not traced yet. */
export function supplyFrom(ground: Ground, tracer: Tracer, capital: HexIndex, claimed: ReadonlySet<HexIndex>): Supply {
  const labels = noMarks(ground.grid.count);
  const supply: Supply = { ground, tracer, capital, claimed, labels, reached: [], next: 0 };
  reach(supply, capital);
  return supply;
}

function reach(supply: Supply, hex: HexIndex): void {
  const isOpen = isUsable(supply.ground, supply.tracer.seat, hex, supply.claimed);
  supply.labels[hex] = isOpen ? SUPPLIED : SHUT;
  if (isOpen) supply.reached.push(hex);
}

/** HEX-CLAIM-08: one hex further. Costs and length do not matter, but the tracer must be able to make every step. */
function traceOn(supply: Supply, from: HexIndex): void {
  const { ground, tracer, labels } = supply;
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const other = nextTo(ground.grid, from, d);
    if (other >= 0 && labels[other] === 0 && canStep(ground, tracer, other, opposite(d))) reach(supply, other);
  }
}

const canStep = (ground: Ground, tracer: Tracer, from: HexIndex, d: Direction): boolean =>
  entryCost(ground, { classes: tracer.classes, high: false }, from, d) > 0;

/** HEX-CLAIM-08: whether a path may lead through the hex. */
function isUsable(ground: Ground, seat: SeatIndex, hex: HexIndex, claimed: ReadonlySet<HexIndex>): boolean {
  const isClaimed = claimed.has(hex);
  if (!isClaimed && isPartnerLand(ground, seat, hex)) return false;
  const isEnemyLand = !isClaimed && areEnemies(ground, seat, ground.control[hex] ?? NOBODY);
  if (isEnemyLand && !isInFriendlyZoc(ground, seat, hex)) return false;
  const isHeld =
    areFriends(ground, seat, ground.detachments[hex] ?? NOBODY) ||
    areFriends(ground, seat, ground.garrisons[hex] ?? NOBODY);
  return isHeld || !isInEnemyZoc(ground, seat, hex);
}

/** HEX-CLAIM-08: whether a detachment in this hex has a path to its Capital. The start itself is fine. */
export function isSupplied(supply: Supply, start: HexIndex): boolean {
  if (start === supply.capital) return true;
  const ways = waysFrom(supply, start);
  const isReached = (): boolean => ways.some((hex) => supply.labels[hex] === SUPPLIED);
  while (!isReached()) {
    const from = supply.reached[supply.next];
    if (from === undefined) return false;
    supply.next += 1;
    traceOn(supply, from);
  }
  return true;
}

/** Hexes, one of which must be supplied: the start and those that the tracer could step to. */
function waysFrom({ ground, tracer }: Supply, start: HexIndex): readonly HexIndex[] {
  const ways = [start];
  for (let d = FIRST_DIRECTION; d < SIX; d++) {
    const other = nextTo(ground.grid, start, d);
    if (other >= 0 && canStep(ground, tracer, start, d)) ways.push(other);
  }
  return ways;
}
