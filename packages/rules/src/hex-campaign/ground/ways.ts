import type { HexKey } from '../../space/hex.ts';
import { ROUTE_FREE, ROUTE_LOSS } from '../data/routes.ts';
import { indexOf, keyAt, nextTo } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { FIRST_DIRECTION, NOBODY, SIX } from '../map/numbers.ts';
import { entryCost } from './entry.ts';
import { areFriends, type Ground } from './ground.ts';
import { CARTERS } from './route.ts';

/** A path of resources to a hex, with its length. */
export interface Way {
  readonly path: readonly HexKey[];
  readonly length: number;
}

/** Longer paths bring nothing: HEX-ROUTE-04. */
const LONGEST = ROUTE_FREE + 100 / ROUTE_LOSS - 1;

/**
 * HEX-ROUTE-02, -03: the shortest paths over own and allied land to each hex where something still arrives.
 * @param longest the longest path that counts
 */
export function waysFrom(
  ground: Ground,
  seat: SeatIndex,
  from: HexKey,
  longest: number = LONGEST,
): ReadonlyMap<HexKey, Way> {
  const { grid } = ground;
  const start = indexOf(grid, from);
  const ways = new Map<HexIndex, Way>([[start, { path: [], length: 0 }]]);
  const levels: HexIndex[][] = [[start]];
  for (let length = 0; length <= longest; length++) {
    for (const at of levels[length] ?? []) {
      const way = ways.get(at);
      if (way?.length !== length) continue;
      for (let d = FIRST_DIRECTION; d < SIX; d++) {
        const other = nextTo(grid, at, d);
        if (other < 0 || !areFriends(ground, seat, ground.control[other] ?? NOBODY)) continue;
        const cost = entryCost(ground, CARTERS, at, d);
        const total = length + cost;
        if (cost <= 0 || total > longest || total >= (ways.get(other)?.length ?? longest + 1)) continue;
        ways.set(other, { path: [...way.path, keyAt(grid, other)], length: total });
        levels[total] = [...(levels[total] ?? []), other];
      }
    }
  }
  return new Map([...ways].map(([at, way]) => [keyAt(grid, at), way]));
}
