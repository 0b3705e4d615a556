import { keysOf, present } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Grid } from '../map/grid.ts';
import { indexOf, SEA } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import type { Chart } from '../types.ts';
import { PLAINS, type Sketch } from './land.ts';
import { turnedBy } from './starts.ts';

/** What is kept of a map when the land is regenerated: its size, starts and sites, and their names. */
export interface Kept extends Pick<Chart, 'size' | 'names'> {
  readonly starts: NonNullable<Chart['starts']>;
  readonly sites: NonNullable<Chart['sites']>;
}

/** HEX-START-17: what to keep of a map; null: it has fewer than two usable starts. */
export function keptOf({ size, starts = [], sites = {}, names }: Chart): Kept | null {
  if (starts.length < 2) return null;
  const stays = (hex: HexKey) => starts.includes(hex) || sites[hex] !== undefined;
  const named = keysOf(names).filter(stays);
  return {
    size,
    starts,
    sites,
    names: Object.fromEntries(named.map((hex) => [hex, present(names[hex], 'a name that stays')])),
  };
}

/** Whether the starts are symmetric, so that the land between them can be. */
export function isTurned(grid: Grid, starts: readonly HexIndex[]): boolean {
  return grid.rows % 2 === 0 && starts.every((start) => starts.includes(turnedBy(grid, start)));
}

/** HEX-MAP-07: kept sites are on land. */
export function landedSites({ grid, terrain }: Sketch, sites: Kept['sites']): void {
  for (const hex of keysOf(sites)) {
    const at = indexOf(grid, hex);
    if (terrain[at] === SEA) terrain[at] = PLAINS;
  }
}
