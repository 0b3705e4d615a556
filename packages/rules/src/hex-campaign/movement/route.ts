import { isPartnerLand } from './blocked.ts';
import { entryCost } from './entry.ts';
import { nextTo, OPPOSITE, steps } from './grid.ts';
import type { Ground } from './ground.ts';
import type { Mover } from './mover.ts';
import { hasEnemyArmy } from './zoc.ts';

const BUCKETS = 16;
const FAR = 0xffff;

/** Costs over the whole map, for plans of more than one turn. FAR where there is no way. */
export interface Spread {
  readonly cost: Uint16Array;
  /** The hex before (or, for costs to a goal, the hex after). */
  readonly via: Int16Array;
}

export const isReached = (spread: Spread, hex: number): boolean => (spread.cost[hex] ?? FAR) !== FAR;

/** Hexes that a plan leaves out: those with enemy armies and those of pact partners. */
function isShut(ground: Ground, mover: Mover, hex: number): boolean {
  if (hex === mover.start) return false;
  const minds = mover.kind === 'detachment' || mover.kind === 'convoy';
  return (
    (mover.kind !== 'spy' && hasEnemyArmy(ground, mover.seat, hex)) || (minds && isPartnerLand(ground, mover.seat, hex))
  );
}

/**
 * Least costs without regard to allowance and zones of control.
 * @param towards `from`: costs from `origin` to each hex; `to`: costs from each hex to `origin`
 */
export function spread(ground: Ground, mover: Mover, origin: number, towards: 'from' | 'to'): Spread {
  const { grid } = ground;
  const cost = new Uint16Array(grid.count).fill(FAR);
  const via = new Int16Array(grid.count).fill(-1);
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  cost[origin] = 0;
  buckets[0]?.push(origin);
  let waiting = 1;
  for (let level = 0; waiting > 0; level++) {
    const bucket = buckets[level % BUCKETS] ?? [];
    for (let at = bucket.pop(); at !== undefined; at = bucket.pop()) {
      waiting -= 1;
      if (cost[at] !== level) continue;
      for (let d = 0; d < 6; d++) {
        const other = nextTo(grid, at, d);
        if (other < 0 || isShut(ground, mover, towards === 'from' ? other : at)) continue;
        const step =
          towards === 'from' ? entryCost(ground, mover, at, d) : entryCost(ground, mover, other, OPPOSITE[d] ?? 0);
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
 * HEX-MORD-04: the cheapest way to the reachable hex that is nearest to a target, hexes entered without the start.
 * @param mayEnd where the move may come to its end
 */
export function routeTowards(
  ground: Ground,
  mover: Mover,
  target: number,
  mayEnd: (hex: number) => boolean,
): readonly number[] {
  const out = spread(ground, mover, mover.start, 'from');
  let best = mover.start;
  for (let hex = 0; hex < ground.grid.count; hex++) {
    if (!isReached(out, hex) || (hex !== mover.start && !mayEnd(hex))) continue;
    const nearer = steps(ground.grid, hex, target) - steps(ground.grid, best, target);
    if (nearer < 0 || (nearer === 0 && (out.cost[hex] ?? FAR) < (out.cost[best] ?? FAR))) best = hex;
  }
  const way: number[] = [];
  for (let at = best; at !== mover.start; at = out.via[at] ?? mover.start) way.push(at);
  return way.reverse();
}
