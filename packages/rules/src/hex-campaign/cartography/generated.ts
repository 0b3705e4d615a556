import type { Result } from '../../kernel/index.ts';
import { failed, ok } from '../../kernel/index.ts';
import type { MapSize } from '../../space/hex.ts';
import { DRAWN_LARGE_MAPS, DRAWN_MAPS, LARGE_MAP } from '../data/cartography.ts';
import { TERRAIN_LETTERS } from '../data/terrain.ts';
import { airspaceRows } from '../map/airspaces.ts';
import { gridOf, indexOf, keyAt, terrainAt } from '../map/grid.ts';
import type { Chart } from '../types.ts';
import { comparedStarts, fairness } from './compared.ts';
import { isTurned, type Kept, landedSites } from './kept.ts';
import { drawnLand, type Sketch } from './land.ts';
import { drawnNames } from './names.ts';
import { drawnSites } from './proposals.ts';
import { randomFrom } from './random.ts';
import { drawnRivers } from './rivers.ts';
import { startHexes } from './starts.ts';
import { type ChartWish, SIZE_LIMITS, sizeOf } from './wish.ts';

/** A map of this size cannot hold the start zones of so many seats. */
export interface TooSmall {
  readonly size: MapSize;
  readonly seats: number;
  /** The smallest larger map of about the same shape that can; null: none that may be made. */
  readonly fits: MapSize | null;
}

/**
 * HEX-START-17: a map made from a seed: the same wish always gives the same map. Several are made, and the one with
 * the most even starts is taken. `kept`: generates land around the starts and sites of an existing map;
 * then the wish's size and seats do not count.
 */
export function generatedChart(wish: ChartWish, kept: Kept | null = null): Result<Chart, TooSmall> {
  const size = kept?.size ?? sizeOf(wish);
  const best = fairestChart(wish, size, kept);
  return best === null ? failed(tooSmall(wish, size)) : ok(best);
}

/** Null: there is no room. */
function fairestChart(wish: ChartWish, size: MapSize, kept: Kept | null): Chart | null {
  const blank = blankChart(size);
  const isLarge = size.columns * size.rows > LARGE_MAP;
  let best: Chart | null = null;
  let most = -1;
  for (let drawn = 0; drawn < (isLarge ? DRAWN_LARGE_MAPS : DRAWN_MAPS); drawn++) {
    const chart = drawnChart(blank, wish, drawn, kept);
    if (chart === null) continue;
    const alike = fairness(comparedStarts(chart, chart.starts ?? []));
    if (alike <= most) continue;
    best = chart;
    most = alike;
  }
  return best;
}

/** Grows the shorter side first, so that the map becomes no larger than it must. */
function tooSmall(wish: ChartWish, size: MapSize): TooSmall {
  const { seats } = wish;
  const isRotated = wish.symmetry === 'rotated' && seats % 2 === 0;
  let { columns, rows } = size;
  while (columns < SIZE_LIMITS.most || rows < SIZE_LIMITS.most) {
    if (rows >= SIZE_LIMITS.most || (columns <= rows && columns < SIZE_LIMITS.most)) columns += 1;
    else rows += isRotated ? 2 : 1;
    const fits = sizeOf({ ...wish, size: { columns, rows } });
    if (fairestChart(wish, fits, null) !== null) return { size, seats, fits };
  }
  return { size, seats, fits: null };
}

/** Null: no room for so many starts, or for their sites. All attempts share the blank map, so that its grid is made once. */
function drawnChart(blank: Chart, wish: ChartWish, drawn: number, kept: Kept | null): Chart | null {
  const random = randomFrom(`${wish.seed} ${drawn}`);
  const grid = gridOf(blank);
  const isEven = wish.symmetry === 'rotated' && wish.seats % 2 === 0;
  const starts = kept?.starts.map((start) => indexOf(grid, start)) ?? startHexes(grid, wish.seats, isEven, random);
  if (starts === null) return null;
  const isRotated = kept === null ? isEven : wish.symmetry === 'rotated' && isTurned(grid, starts);
  const sketch = drawnLand({ grid, starts, isRotated }, wish, random);
  if (kept !== null) landedSites(sketch, kept.sites);
  const rivers = drawnRivers(sketch, random);
  const names = drawnNames(sketch, random);
  const sites = kept?.sites ?? drawnSites(sketch, random);
  if (sites === null) return null;
  const land = { ...blank, rows: rowsOf(sketch), rivers, sites };
  if (kept !== null) return { ...land, names: withKept(names, kept.names), starts: kept.starts };
  return { ...land, names, starts: starts.map((start) => keyAt(grid, start)) };
}

/** The names of kept places, and other names for the land. */
function withKept(names: Chart['names'], kept: Chart['names']): Chart['names'] {
  const taken = new Set(Object.values(kept));
  return { ...Object.fromEntries(Object.entries(names).filter(([, name]) => !taken.has(name))), ...kept };
}

/** Nothing but plains. */
function blankChart(size: MapSize): Chart {
  const row = TERRAIN_LETTERS.plains.repeat(size.columns);
  return {
    size,
    rows: Array.from({ length: size.rows }, () => row),
    rivers: [],
    airspaces: airspaceRows(size, [airspacesAlong(size.columns), airspacesAlong(size.rows)]),
    names: {},
  };
}

/** HEX-MAP-04: Airspaces of about four by four hexes, as on the four-player map, and five by five of them at most. */
const airspacesAlong = (hexes: number) => Math.min(5, Math.max(2, Math.round(hexes / 4)));

function rowsOf({ grid, terrain }: Sketch): readonly string[] {
  return Array.from({ length: grid.rows }, (_, row) =>
    grid.hexes
      .slice(row * grid.columns, (row + 1) * grid.columns)
      .map((hex) => TERRAIN_LETTERS[terrainAt({ terrain }, hex)])
      .join(''),
  );
}
