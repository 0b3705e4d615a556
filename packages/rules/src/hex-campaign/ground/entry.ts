import { HIGH_COST, RIVER_COST, TERRAIN_COST } from '../data/terrain.ts';
import { nextTo, SEA } from '../map/grid.ts';
import type { Direction, HexIndex } from '../map/numbers.ts';
import { TERRAINS } from '../types.ts';
import { BARRED, isSkimmersOnly, NEEDS_BRIDGE, RIVER_RESTRICTED, SKIMMER_BIT } from '../units/classes.ts';
import type { Ground } from './ground.ts';
import type { Mover } from './mover.ts';

/** Not a cost: the terrain may not be entered. HEX-MOV-15. */
export const CLOSED = 0;
/** Not a cost: the river edge may not be crossed. HEX-MOV-16. */
export const NO_BRIDGE = -1;

const COSTS: readonly number[] = TERRAINS.map((terrain) => TERRAIN_COST[terrain]);

/** What entering needs to know about a mover. */
export type Entering = Pick<Mover, 'classes' | 'high'>;

const isRoad = (ground: Ground, from: HexIndex, d: Direction): boolean => ((ground.roads[from] ?? 0) & (1 << d)) !== 0;
const isRiver = (ground: Ground, from: HexIndex, d: Direction): boolean =>
  ((ground.grid.rivers[from] ?? 0) & (1 << d)) !== 0;

/**
 * HEX-MOV-11, -12, -13, -15, -16: movement points to enter the neighbour in direction `d`, or {@link CLOSED} or
 * {@link NO_BRIDGE}. A road link opens any terrain, halves its cost and bridges the river. HEX-MOV-18: 1 when high.
 */
export function entryCost(ground: Ground, mover: Entering, from: HexIndex, d: Direction): number {
  if (mover.high) return HIGH_COST;
  const to = nextTo(ground.grid, from, d);
  const terrain = ground.grid.terrain[to] ?? SEA;
  const cost = COSTS[terrain] ?? CLOSED;
  if (isRoad(ground, from, d)) return cost / 2;
  if (((BARRED[terrain] ?? 0) & mover.classes) !== 0 && !isLifted(ground, mover, terrain)) return CLOSED;
  if (!isRiver(ground, from, d) || isSkimmersOnly(mover.classes)) return cost;
  return mayFord(ground, mover) ? cost + RIVER_COST : NO_BRIDGE;
}

/** HEX-MOV-15: `terrainRestriction` ignore lifts the table on land; only skimmers can enter the sea. */
const isLifted = (ground: Ground, mover: Entering, terrain: number): boolean =>
  ground.settings.terrainRestriction === 'ignore' && (terrain !== SEA || mover.classes === SKIMMER_BIT);

function mayFord(ground: Ground, mover: Entering): boolean {
  if (ground.settings.terrainRestriction === 'ignore') return true;
  if ((mover.classes & NEEDS_BRIDGE) !== 0) return false;
  return (mover.classes & RIVER_RESTRICTED) === 0 || ground.settings.trackedRiver !== 'bridgeOnly';
}

/** HEX-MOV-16: whether the step fords a river with tracked vehicles that end their move on the other side. */
export function endsAfterFord(ground: Ground, mover: Entering, from: HexIndex, d: Direction): boolean {
  return (
    (mover.classes & RIVER_RESTRICTED) !== 0 &&
    ground.settings.trackedRiver === 'stop' &&
    ground.settings.terrainRestriction === 'allUnits' &&
    !mover.high &&
    isRiver(ground, from, d) &&
    !isRoad(ground, from, d)
  );
}

/** HEX-MOV-17: whether the step goes along a road link. */
export const isRoadStep = isRoad;
