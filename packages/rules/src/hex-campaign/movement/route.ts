import { remembered } from '../../kernel/index.ts';
import { isPartnerLand } from '../ground/blocked.ts';
import { entryCost } from '../ground/entry.ts';
import type { Ground } from '../ground/ground.ts';
import type { Mover } from '../ground/mover.ts';
import { hasEnemyArmy } from '../ground/zoc.ts';
import type { Grid } from '../map/grid.ts';
import { nextTo, steps } from '../map/grid.ts';
import type { HexIndex, PerHex } from '../map/numbers.ts';
import { FIRST_DIRECTION, noHexes, noMarks, opposite, SIX } from '../map/numbers.ts';
import type { Flood } from './flood.ts';
import { floodFor, floodReach, wayTo } from './flood.ts';

const BUCKETS = 16;
const FAR = 0xffff;

/** Costs over the whole map, for plans of more than one turn. FAR if there is no path. */
export interface Spread {
  readonly cost: PerHex;
  /** The previous hex (or, for costs to a goal, the next hex). */
  readonly via: PerHex<HexIndex>;
}

export const isReached = (spread: Spread, hex: HexIndex): boolean => (spread.cost[hex] ?? FAR) !== FAR;

/** The arrays for {@link routeTowards}, one set for each map; it never returns them. */
const floodOn: (grid: Grid) => Flood = remembered((grid: Grid) => floodFor(grid.count));

/** Hexes that a plan avoids: those with enemy armies and those of pact partners. */
function isShut(ground: Ground, mover: Mover, hex: HexIndex): boolean {
  if (hex === mover.start) return false;
  const minds = mover.kind === 'detachment' || mover.kind === 'convoy';
  return (
    (mover.kind !== 'spy' && hasEnemyArmy(ground, mover.seat, hex)) || (minds && isPartnerLand(ground, mover.seat, hex))
  );
}

/**
 * Least costs ignoring allowance and zones of control.
 * @param towards `from`: costs from `origin` to each hex; `to`: costs from each hex to `origin`
 * @param goals 1 for each goal hex: costs above the cheapest goal's are not needed
 */
export function spread(
  ground: Ground,
  mover: Mover,
  origin: HexIndex,
  towards: 'from' | 'to',
  goals: PerHex | null = null,
): Spread {
  const { grid } = ground;
  const cost: PerHex = new Uint16Array(grid.count).fill(FAR);
  const via = noHexes(grid.count);
  const buckets: HexIndex[][] = Array.from({ length: BUCKETS }, () => []);
  cost[origin] = 0;
  buckets[0]?.push(origin);
  let waiting = 1;
  let isFound = false;
  for (let level = 0; waiting > 0 && !isFound; level++) {
    const bucket = buckets[level % BUCKETS] ?? [];
    for (let at = bucket.pop(); at !== undefined; at = bucket.pop()) {
      waiting -= 1;
      if (cost[at] !== level) continue;
      if (goals?.[at] === 1) isFound = true;
      for (let d = FIRST_DIRECTION; d < SIX; d++) {
        const other = nextTo(grid, at, d);
        const into = towards === 'from' ? other : at;
        if (other < 0 || (into !== origin && isShut(ground, mover, into))) continue;
        const step =
          towards === 'from' ? entryCost(ground, mover, at, d) : entryCost(ground, mover, other, opposite(d));
        if (step <= 0 || level + step >= (cost[other] ?? FAR)) continue;
        cost[other] = level + step;
        via[other] = at;
        buckets[(level + step) % BUCKETS]?.push(other);
        waiting += 1;
      }
    }
  }
  return { cost, via };
}

/**
 * HEX-MORD-04: the path, within the allowance, to the hex with the least remaining cost to a target; if nothing
 * leads there, to the hex nearest to it. Hexes entered, without the start; empty if staying is best.
 * @param mayEnd where the move may end
 */
export function routeTowards(
  ground: Ground,
  mover: Mover,
  target: HexIndex,
  mayEnd: (hex: HexIndex) => boolean,
): readonly HexIndex[] {
  const flood = floodReach(ground, mover, floodOn(ground.grid));
  const ends = [...flood.reached.subarray(0, flood.count)].filter(mayEnd);
  // A piece that stays may stay anywhere.
  const goals = noMarks(ground.grid.count);
  for (const hex of [mover.start, ...ends]) goals[hex] = 1;
  const left = spread(ground, mover, target, 'to', goals);
  const spent = (hex: HexIndex) => Math.min(flood.open[hex] ?? FAR, flood.stopped[hex] ?? FAR);
  const isBetter = (hex: HexIndex, than: HexIndex): boolean => {
    const byCost = (left.cost[hex] ?? FAR) - (left.cost[than] ?? FAR);
    const byDistance = steps(ground.grid, hex, target) - steps(ground.grid, than, target);
    return (byCost || byDistance || spent(hex) - spent(than) || hex - than) < 0;
  };
  let best = mover.start;
  for (const hex of ends) if (isBetter(hex, best)) best = hex;
  return best === mover.start ? [] : wayTo(flood, mover.start, best);
}
