import { type Grid, nextTo } from './grid.ts';
import type { Direction, HexIndex } from './numbers.ts';
import { FIRST_DIRECTION, OFF_MAP, SIX } from './numbers.ts';

/** A way over the map: the hexes entered, and what they weigh together. */
interface LeastWay {
  readonly way: readonly HexIndex[];
  readonly weight: number;
}

/**
 * The lightest way from one hex to another on the map, whatever lies between.
 * @param weigh what a step weighs; more than 0
 */
export function leastWay(
  grid: Grid,
  start: HexIndex,
  to: HexIndex,
  weigh: (from: HexIndex, d: Direction, into: HexIndex) => number,
): LeastWay {
  const weights = new Map<HexIndex, number>([[start, 0]]);
  const before = new Map<HexIndex, HexIndex>();
  const open = [start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const so = weights.get(at) ?? 0;
    for (let d = FIRST_DIRECTION; d < SIX; d++) {
      const next = nextTo(grid, at, d);
      const total = next === OFF_MAP ? Infinity : so + weigh(at, d, next);
      if (total >= (weights.get(next) ?? Infinity)) continue;
      weights.set(next, total);
      before.set(next, at);
      open.push(next);
    }
  }
  const way: HexIndex[] = [];
  for (let at: HexIndex | undefined = to; at !== undefined && at !== start; at = before.get(at)) way.unshift(at);
  return { way, weight: weights.get(to) ?? Infinity };
}
