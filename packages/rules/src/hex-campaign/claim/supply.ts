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
 * HEX-CLAIM-08: the hexes from which supply reaches the Capital, by index, hexes being claimed counting as own. Costs
 * and length do not matter, but every step must be one that the detachment could make.
 */
export function suppliedHexes(
  ground: Ground,
  tracer: Tracer,
  capital: number,
  claimed: ReadonlySet<number>,
): Uint8Array {
  const supplied = new Uint8Array(ground.grid.count);
  if (!isUsable(ground, tracer.seat, capital, claimed)) return supplied;
  supplied[capital] = 1;
  const waiting = [capital];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (let d = 0; d < 6; d++) {
      const other = nextTo(ground.grid, at, d);
      if (other < 0 || supplied[other] === 1 || !isUsable(ground, tracer.seat, other, claimed)) continue;
      if (!canStep(ground, tracer, other, OPPOSITE[d] ?? 0)) continue;
      supplied[other] = 1;
      waiting.push(other);
    }
  }
  return supplied;
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
export function isSupplied(
  ground: Ground,
  tracer: Tracer,
  start: number,
  capital: number,
  supplied: Uint8Array,
): boolean {
  if (start === capital || supplied[start] === 1) return true;
  for (let d = 0; d < 6; d++) {
    const other = nextTo(ground.grid, start, d);
    if (other >= 0 && supplied[other] === 1 && canStep(ground, tracer, start, d)) return true;
  }
  return false;
}
