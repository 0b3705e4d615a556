import { present } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { banks, edgeKey } from '../../space/hex.ts';
import type { Grid } from '../map/grid.ts';
import { directionTo, gridOf, indexOf, keyAt, nextTo, terrainAt } from '../map/grid.ts';
import { FIRST_DIRECTION, turned } from '../map/numbers.ts';
import type { Realm } from '../realm/realm.ts';
import { isOwnHex, isThreatened, ownHexes } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { View } from '../types.ts';

/** HEX-ROAD-04, -05: whether a hex is plains without a river on any side. HEX-MAP-02. */
const isPurePlains = (grid: Grid, hex: HexKey): boolean => {
  const at = indexOf(grid, hex);
  return terrainAt(grid, at) === 'plains' && grid.rivers[at] === 0;
};

/** HEX-ROAD-04, -05: the least die that builds a road; 1: no throw. Urban hexes count by their terrain. */
export function dieNeeded(grid: Grid, edge: EdgeKey): 1 | 3 | 5 {
  const difficult = banks(edge).filter((hex) => !isPurePlains(grid, hex)).length;
  return present(([1, 3, 5] as const)[difficult], 'a side has two banks');
}

/** HEX-ROAD-04, -05: the same for forms; 1: no throw. */
export const roadDie = ({ chart }: Pick<View, 'chart'>, edge: EdgeKey): 1 | 3 | 5 => dieNeeded(gridOf(chart), edge);

/** The same side as the state writes it, whichever hex was named first. */
export function asWritten(edge: EdgeKey): EdgeKey {
  const [a, b] = banks(edge);
  return edgeKey(a, b);
}

/** HEX-MAP-03: whether a road joins the two already, built or by itself. */
function isLinked({ ground, grid, roads }: Realm, edge: EdgeKey): boolean {
  const [a, b] = banks(edge);
  const from = indexOf(grid, a);
  const d = directionTo(grid, from, indexOf(grid, b));
  return roads.has(asWritten(edge)) || ((ground.roads[from] ?? 0) & (1 << d)) !== 0;
}

/** HEX-ROAD-03, -07: why no road can be built across this side, enemies aside; null if one can. */
export function roadFault(realm: Realm, edge: EdgeKey): Fault | null {
  const [a, b] = banks(edge);
  const [from, to] = [indexOf(realm.grid, a), indexOf(realm.grid, b)];
  if (from < 0 || to < 0 || directionTo(realm.grid, from, to) < 0)
    return fault('no-neighbours', 'HEX-ROAD-03', { edge });
  const strange = [a, b].find((hex) => !isOwnHex(realm, hex));
  if (strange !== undefined) return fault('hex-not-yours', 'HEX-ROAD-03', { hex: strange });
  return isLinked(realm, edge) ? fault('road-there', 'HEX-MAP-03', { hex: a }) : null;
}

/**
 * HEX-ROAD-03: whether an enemy holds one of the hexes. Checked last, after payment: the enemy may be unseen, and an
 * order that could not be paid anyway must not reveal it.
 */
export function zoneFault(realm: Realm, edge: EdgeKey): Fault | null {
  const threatened = banks(edge).find((hex) => isThreatened(realm, hex));
  return threatened === undefined ? null : fault('enemy-zone', 'HEX-ROAD-03', { hex: threatened });
}

/** Three directions: with them every side of a map is visited once. */
const HALF = [0, 4, 5].map((turns) => turned(FIRST_DIRECTION, turns));

/** Sides between two own hexes that no road joins yet, row by row. */
export function openSides(realm: Realm): readonly EdgeKey[] {
  const { grid } = realm;
  return ownHexes(realm).flatMap((hex) => {
    const at = indexOf(grid, hex);
    const others = HALF.map((d) => nextTo(grid, at, d)).filter((other) => other >= 0);
    return others
      .map((other) => keyAt(grid, other))
      .filter((other) => isOwnHex(realm, other))
      .map((other) => edgeKey(hex, other))
      .filter((edge) => !isLinked(realm, edge));
  });
}
