import type { HexKey } from '../../kernel/index.ts';
import { indexOf, SEA, steps } from '../movement/grid.ts';
import type { Ground } from '../movement/ground.ts';
import { areFriends, PACT, relation } from '../movement/ground.ts';
import { BARRED } from '../movement/mover.ts';
import type { Settings } from '../types.ts';

/** Who looks for a place, and where. Hexes by index. */
export interface Newcomer {
  readonly seat: number;
  /** Movement classes of its units: see Mover. */
  readonly classes: number;
  readonly hex: number;
  /** Whether it was built in the hex: there it stands whatever the ground. Mercenaries were only found there. */
  readonly isBuilt?: boolean;
  readonly prefer: readonly HexKey[];
  /** HEX-START-06: in set-up only own hexes will do. */
  readonly ownOnly: boolean;
}

/** HEX-MOV-15: whether the ground, or a road over it, carries the newcomer. */
function carries(
  ground: Ground,
  { hex, classes, isBuilt = false }: Newcomer,
  at: number,
  rule: Settings['terrainRestriction'],
): boolean {
  if ((isBuilt && at === hex) || (ground.roads[at] ?? 0) !== 0) return true;
  const terrain = ground.grid.terrain[at] ?? SEA;
  if (((BARRED[terrain] ?? 0) & classes) === 0) return true;
  return rule === 'ignore' && terrain !== SEA;
}

/** HEX-DET-11: no detachment, no garrison but a friend's, enterable, and not a pact partner's. */
export function isFreeFor(ground: Ground, newcomer: Newcomer, at: number): boolean {
  const { seat } = newcomer;
  const owner = ground.control[at] ?? -1;
  const garrison = ground.garrisons[at] ?? -1;
  if ((ground.detachments[at] ?? -1) >= 0 || (garrison >= 0 && !areFriends(ground, seat, garrison))) return false;
  if (newcomer.ownOnly && owner !== seat) return false;
  return relation(ground, seat, owner) !== PACT && carries(ground, newcomer, at, ground.settings.terrainRestriction);
}

/**
 * HEX-DET-11: the nearest hex where a newcomer may stand: at equal distance own hexes first, then as its owner
 * prefers, then by chance. -1: there is none.
 * @param draw one of so many, from 1
 */
export function nearestFree(ground: Ground, newcomer: Newcomer, draw: (among: number) => number): number {
  const { hex, seat, prefer } = newcomer;
  if (isFreeFor(ground, newcomer, hex)) return hex;
  let found: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < ground.grid.count; at++) {
    const away = steps(ground.grid, hex, at);
    if (away > least || !isFreeFor(ground, newcomer, at)) continue;
    if (away < least) found = [];
    least = away;
    found.push(at);
  }
  const own = found.filter((at) => ground.control[at] === seat);
  const among = own.length > 0 ? own : found;
  const wished = prefer.map((key) => indexOf(ground.grid, key)).find((at) => among.includes(at));
  if (wished !== undefined) return wished;
  return among.length < 2 ? (among[0] ?? -1) : (among[draw(among.length) - 1] ?? -1);
}
