import type { Terrain } from '@sealed-orders/rules/hex-campaign';

import type { ReactElement } from 'react';
import { fixed, openPath, type Point } from '../board/sheet.ts';
import { LinePatterns, ref } from '../symbols/patterns.tsx';
import { letterAt, type PrintedLand, terrainAt } from './chunks.ts';
import { Sheet } from './layers/land.tsx';
import { Borders, Rivers, Roads } from './layers/lines.tsx';
import { Rulers } from './layers/print.tsx';
import { hexesOf, insetCorner, type Layout } from './layout.ts';
import { type Fog, fogAt } from './model.ts';
import type { Picture, Print } from './picture.ts';

interface FarLandProps {
  readonly print: Print;
  readonly picture: Picture;
  /** Prefix of the drawing's ids. */
  readonly drawing: string;
}

/**
 * The land of a large sheet as seen from far away, for a page that is just loading: a tenth of the weight of the whole
 * drawing. Straight sides, no figures, no labels; lines and colours are in the same places.
 */
export function FarLand({ print, picture, drawing }: FarLandProps): ReactElement {
  const { land, chunks, rivers } = print;
  const { layout } = land;
  const { fog, control, roads } = picture.model;
  const areas = areasOf(land, fog);
  return (
    <>
      <defs>
        <LinePatterns drawing={drawing} />
        <GridPattern layout={layout} drawing={drawing} />
        {areas.map(({ terrain, state, path }) => (
          <path key={terrain + state} id={drawing + terrain + state} d={path} />
        ))}
      </defs>
      <Sheet layout={layout} />
      {areas.map(({ terrain, state }) => (
        <g key={terrain + state}>
          <use href={`#${drawing}${terrain}${state}`} className={`wash ${state}`} fill={`var(--t-${terrain})`} />
          <g className="veil">
            {state === 'sight' ? null : <use href={`#${drawing}${terrain}${state}`} className={state} />}
          </g>
          <use href={`#${drawing}${terrain}${state}`} fill={ref(`${drawing}grid`)} />
        </g>
      ))}
      {chunks.map((chunk) => (
        <Borders key={chunk.id} layout={layout} chunk={chunk} control={control} drawing={drawing} />
      ))}
      <Rivers layout={layout} rivers={rivers} fog={fog} />
      <Roads layout={layout} roads={roads} rivers={rivers} busy={picture.busy} />
      <Rulers layout={layout} />
    </>
  );
}

interface Area {
  readonly terrain: Terrain;
  readonly state: Fog;
  path: string;
}

/** All hexes of each terrain and state as one path. All hexes have the same letters, which compress well. */
function areasOf(land: PrintedLand, fog: string): readonly Area[] {
  const areas = new Map<string, Area>();
  const shape = shapeOf(land.layout);
  for (const hex of hexesOf(land.layout)) {
    const terrain = terrainAt(land, hex);
    if (terrain === null) continue;
    const state = fogAt(letterAt(land.layout, fog, hex));
    const area = areas.get(terrain + state) ?? { terrain, state, path: '' };
    const { x, y } = insetCorner(land.layout, hex, TOP, 1);
    area.path += `M${Math.round(x)} ${Math.round(y)}${shape}`;
    areas.set(terrain + state, area);
  }
  return [...areas.values()];
}

/** The uppermost corner of a hex. */
const TOP = 5;

/** A hex from its uppermost corner on, a little too large so that no paper shines through. */
function shapeOf({ s }: Layout): string {
  const half = Math.ceil((Math.sqrt(3) * s) / 2);
  return `l${half} ${s / 2}v${s}l-${half} ${s / 2}-${half}-${s / 2}v-${s}z`;
}

/** The sides of two rows of hexes: the whole grid repeats them. */
function GridPattern({ layout, drawing }: { readonly layout: Layout; readonly drawing: string }): ReactElement {
  const { s, margin } = layout;
  const [width, height] = [Math.sqrt(3) * s, 3 * s];
  const at = (x: number, y: number): Point => ({ x: x * width, y: y * s });
  const sides = [
    openPath([at(0, 0.5), at(0.5, 0), at(1, 0.5)]),
    openPath([at(0, 0.5), at(0, 1.5), at(0.5, 2), at(1, 1.5)]),
    openPath([at(0.5, 2), at(0.5, 3)]),
  ];
  return (
    <pattern
      id={`${drawing}grid`}
      x={fixed(margin)}
      y={fixed(margin)}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
    >
      <path d={sides.join('')} className="grid" />
    </pattern>
  );
}
