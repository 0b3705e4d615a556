import type { HexKey } from '../../space/hex.ts';
import { indexOf, SEA, steps } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { FIRST_HEX, NOBODY, OFF_MAP } from '../map/numbers.ts';
import type { Settings } from '../types.ts';
import { BARRED } from '../units/classes.ts';
import type { Ground } from './ground.ts';
import { areFriends, PACT, relation } from './ground.ts';

/** The seat that needs a place, and where. Hexes by index. */
export interface Newcomer {
  readonly seat: SeatIndex;
  /** Movement classes of its units: see Mover. */
  readonly classes: number;
  readonly hex: HexIndex;
  /** Whether it was built in the hex: then any ground will do there. Mercenaries were only found there. */
  readonly isBuilt?: boolean;
  readonly prefer: readonly HexKey[];
  /** HEX-START-06: in set-up only own hexes will do. */
  readonly ownOnly: boolean;
}

/** HEX-MOV-15: whether the ground, or a road over it, carries the newcomer. */
function carries(
  ground: Ground,
  { hex, classes, isBuilt = false }: Newcomer,
  at: HexIndex,
  rule: Settings['terrainRestriction'],
): boolean {
  if ((isBuilt && at === hex) || (ground.roads[at] ?? 0) !== 0) return true;
  const terrain = ground.grid.terrain[at] ?? SEA;
  if (((BARRED[terrain] ?? 0) & classes) === 0) return true;
  return rule === 'ignore' && terrain !== SEA;
}

/** HEX-DET-11: no detachment, no garrison except a friend's, enterable, and not a pact partner's. */
export function isFreeFor(ground: Ground, newcomer: Newcomer, at: HexIndex): boolean {
  const { seat } = newcomer;
  const owner = ground.control[at] ?? NOBODY;
  const garrison = ground.garrisons[at] ?? NOBODY;
  if ((ground.detachments[at] ?? NOBODY) >= 0 || (garrison >= 0 && !areFriends(ground, seat, garrison))) return false;
  if (newcomer.ownOnly && owner !== seat) return false;
  return relation(ground, seat, owner) !== PACT && carries(ground, newcomer, at, ground.settings.terrainRestriction);
}

/**
 * HEX-DET-11: the nearest hex where a newcomer may stand: at equal distance own hexes first, then as its owner
 * prefers, then by chance. {@link OFF_MAP}: there is none.
 * @param draw picks a number from 1 to `among`
 */
export function nearestFree(ground: Ground, newcomer: Newcomer, draw: (among: number) => number): HexIndex {
  const { hex, seat, prefer } = newcomer;
  if (isFreeFor(ground, newcomer, hex)) return hex;
  let found: HexIndex[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = FIRST_HEX; at < ground.grid.count; at++) {
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
  return among.length < 2 ? (among[0] ?? OFF_MAP) : (among[draw(among.length) - 1] ?? OFF_MAP);
}
