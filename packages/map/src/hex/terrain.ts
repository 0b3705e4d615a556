import type { Terrain } from '@sealed-orders/rules/hex-campaign';
import { around, columnRow, type HexKey } from '@sealed-orders/rules/space';
import { FIGURES } from '../board/figures.ts';
import { seedOf, streamOf } from '../board/seeded.ts';
import { closedPath, openPath, type Point } from '../board/sheet.ts';
import { type Chunk, hexesIn, type PrintedLand, terrainAt } from './chunks.ts';
import { terrainSide } from './edges.ts';
import { centreOf } from './layout.ts';

/** How terrain is drawn in a hex: how many figures, how far apart (parts of `s`), and how flat the spacing is. */
interface Stand {
  readonly figures: number;
  readonly apart: number;
  readonly flat: number;
}

const STANDS: Readonly<Record<Terrain, Stand>> = {
  plains: { figures: 5, apart: 0.3, flat: 1.25 },
  hills: { figures: 4, apart: 0.5, flat: 1.5 },
  forest: { figures: 13, apart: 0.2, flat: 1.25 },
  jungle: { figures: 10, apart: 0.28, flat: 1.25 },
  sea: { figures: 3, apart: 0.5, flat: 1.25 },
};

/** Strokes of one kind of figure, by the style class that inks them, in painting order. */
export type Strokes = Readonly<Record<string, string>>;

const FIGURE_OF: Readonly<Record<Terrain, keyof typeof FIGURES>> = {
  plains: 'tuft',
  hills: 'mound',
  forest: 'tree',
  jungle: 'fronds',
  sea: 'wave',
};

/** Places of a hex's figures relative to its centre: clear of the label, and of the site if there is one. */
function standsOf(terrain: Terrain, s: number, hasSite: boolean, stream: () => number): readonly Point[] {
  const { figures, apart, flat } = STANDS[terrain];
  const places: Point[] = [];
  for (let tries = 0; tries < 160 && places.length < figures; tries++) {
    const angle = stream() * Math.PI * 2;
    const reach = Math.sqrt(stream()) * 0.8 * s;
    const x = Math.cos(angle) * reach;
    const y = Math.sin(angle) * reach + s * 0.07;
    const isOnLabel = Math.abs(x) < s * 0.27 && y < -s * 0.52;
    const isUnderSite = hasSite && Math.hypot(x, y * 1.1) < s * 0.54;
    if (isOnLabel || isUnderSite || Math.abs(x) > s * 0.76) continue;
    if (places.some((other) => Math.hypot(other.x - x, (other.y - y) * flat) < apart * s)) continue;
    places.push({ x, y });
  }
  return places.sort((a, b) => a.y - b.y);
}

/**
 * The figures of a chunk, one path a style class and state of sight. `fog` returns the state of a hex, `hasSite`
 * whether the figures must leave room for something in it. Seeded by the hex alone.
 */
export function figuresOf<Fog extends string>(
  land: PrintedLand,
  chunk: Chunk,
  fog: (hex: HexKey) => Fog,
  hasSite: (hex: HexKey) => boolean,
): Readonly<Partial<Record<Fog, Strokes>>> {
  const inked: Partial<Record<Fog, Record<string, string>>> = {};
  const { s } = land.layout;
  for (const hex of hexesIn(land.layout, chunk)) {
    const terrain = terrainAt(land, hex);
    if (terrain === null) continue;
    const { column, row } = columnRow(hex);
    const stream = streamOf(seedOf(column, row));
    const middle = centreOf(land.layout, hex);
    inked[fog(hex)] ??= {};
    const strokes = inked[fog(hex)] ?? {};
    for (const place of standsOf(terrain, s, hasSite(hex), stream)) {
      for (const [style, path] of FIGURES[FIGURE_OF[terrain]](
        { x: middle.x + place.x, y: middle.y + place.y },
        s,
        stream,
      )) {
        strokes[style] = (strokes[style] ?? '') + path;
      }
    }
  }
  return inked;
}

/** A hex's ground as it is washed: its sides irregular where the terrain changes. */
export function washOf(land: PrintedLand, hex: HexKey): string {
  const terrain = terrainAt(land, hex);
  const changes = (other: HexKey): boolean => terrainAt(land, other) !== terrain;
  const points: Point[] = [];
  // Clockwise, unlike the directions.
  for (const { direction } of [...around(hex)].reverse()) {
    points.push(...terrainSide(land.layout, hex, direction, changes).slice(0, -1));
  }
  return closedPath(points);
}

/** The washes of a chunk: one path a terrain and state of sight. */
export function washesOf<Fog extends string>(
  land: PrintedLand,
  chunk: Chunk,
  fog: (hex: HexKey) => Fog,
): readonly { readonly terrain: Terrain; readonly fog: Fog; readonly path: string }[] {
  const paths = new Map<string, { terrain: Terrain; fog: Fog; path: string }>();
  for (const hex of hexesIn(land.layout, chunk)) {
    const terrain = terrainAt(land, hex);
    if (terrain === null) continue;
    const state = fog(hex);
    const key = `${terrain} ${state}`;
    const wash = paths.get(key) ?? { terrain, fog: state, path: '' };
    wash.path += washOf(land, hex);
    paths.set(key, wash);
  }
  return [...paths.values()];
}

/** The water of a chunk: the sea's area, and the shore lines of the chunk and one hex around it. */
export function watersOf(land: PrintedLand, chunk: Chunk): { readonly sea: string; readonly shore: string } {
  let sea = '';
  let shore = '';
  const isLand = (hex: HexKey): boolean => terrainAt(land, hex) !== 'sea';
  for (const hex of hexesIn(land.layout, chunk)) if (!isLand(hex)) sea += washOf(land, hex);
  for (const hex of hexesIn(land.layout, chunk, 1)) {
    if (isLand(hex)) continue;
    for (const { hex: other, direction } of around(hex)) {
      if (terrainAt(land, other) === null || !isLand(other)) continue;
      shore += openPath(terrainSide(land.layout, hex, direction, isLand));
    }
  }
  return { sea, shore };
}
