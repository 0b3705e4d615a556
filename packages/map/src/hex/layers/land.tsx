import { memo, type ReactElement } from 'react';
import { closedPath, fixed } from '../../board/sheet.ts';
import { ref } from '../../symbols/patterns.tsx';
import type { Chunk, PrintedLand } from '../chunks.ts';
import { hexesIn, readerOf } from '../chunks.ts';
import { hexPath, type Layout } from '../layout.ts';
import { FOGS, type Fog, fogAt } from '../model.ts';
import { gridOf } from '../outline.ts';
import { figuresOf, washesOf, watersOf } from '../terrain.ts';

/** One block of the land and what the viewer knows of it: letters of its hexes, so that comparing them is cheap. */
export interface ChunkProps {
  readonly land: PrintedLand;
  readonly chunk: Chunk;
  /** i, s or n a hex. */
  readonly fog: string;
}

/** Terrain colours, thinner if the hex is out of sight. */
export const Washes = memo(function Washes({ land, chunk, fog }: ChunkProps): ReactElement {
  const letter = readerOf(chunk, fog);
  return (
    <g>
      {washesOf(land, chunk, (hex): Fog => fogAt(letter(hex))).map((wash) => (
        <path
          key={`${wash.terrain} ${wash.fog}`}
          d={wash.path}
          className={`wash ${wash.fog}`}
          fill={`var(--t-${wash.terrain})`}
          stroke={`var(--t-${wash.terrain})`}
        />
      ))}
    </g>
  );
});

/** Widths of the lines that follow a coast outwards (parts of `s`), alternately dark and light. */
const LINING = [0.86, 0.835, 0.6, 0.572, 0.37, 0.34, 0.19, 0.155];

interface WaterProps {
  readonly land: PrintedLand;
  readonly chunk: Chunk;
  /** Prefix of the drawing's ids. */
  readonly drawing: string;
}

/** Water lining along the coasts of a chunk. */
export const Lining = memo(function Lining({ land, chunk, drawing }: WaterProps): ReactElement | null {
  const { sea, shore } = watersOf(land, chunk);
  if (sea === '' || shore === '') return null;
  const clip = `${drawing}sea${chunk.id}`;
  return (
    <g className="lining" clipPath={ref(clip)}>
      <clipPath id={clip}>
        <path d={sea} />
      </clipPath>
      {LINING.map((width, i) => (
        <path
          key={width}
          d={shore}
          className={i % 2 === 0 ? 'dark' : 'light'}
          strokeWidth={fixed(width * land.layout.s)}
        />
      ))}
    </g>
  );
});

/** The coast line itself. */
export const Coast = memo(function Coast({ land, chunk }: Omit<WaterProps, 'drawing'>): ReactElement | null {
  const { shore } = watersOf(land, chunk);
  return shore === '' ? null : <path d={shore} className="coast" />;
});

/** Tufts, mounds, trees, fronds and waves. `busy` has an x for each hex with a site. */
export const Figures = memo(function Figures(props: ChunkProps & { readonly busy: string }): ReactElement {
  const { land, chunk, fog, busy } = props;
  const [letter, site] = [readerOf(chunk, fog), readerOf(chunk, busy)];
  const inked = figuresOf(
    land,
    chunk,
    (hex): Fog => fogAt(letter(hex)),
    (hex) => site(hex) === 'x',
  );
  return (
    <g className="figures">
      {FOGS.map((state) => (
        <g key={state} className={state}>
          {Object.entries(inked[state] ?? {}).map(([style, path]) => (
            <path key={style} className={style} d={path} />
          ))}
        </g>
      ))}
    </g>
  );
});

/** The veil over hexes out of sight, hatched over those never seen. */
export const Veil = memo(function Veil(props: ChunkProps & { readonly drawing: string }): ReactElement | null {
  const { land, chunk, fog, drawing } = props;
  const letter = readerOf(chunk, fog);
  const [seen, never] = ['s', 'n'].map((state) =>
    hexesIn(land.layout, chunk)
      .filter((hex) => letter(hex) === state)
      .map((hex) => hexPath(land.layout, hex, 1.003))
      .join(''),
  );
  if (seen === '' && never === '') return null;
  return (
    <g className="veil">
      {seen === '' ? null : <path d={seen} className="seen" />}
      {never === '' ? null : <path d={never} className="never" />}
      {never === '' ? null : <path d={never} fill={ref(`${drawing}hatch`)} />}
    </g>
  );
});

/** The hexes' own lines. */
export const Grid = memo(function Grid({ land, chunk }: Omit<WaterProps, 'drawing'>): ReactElement {
  return <path d={gridOf(land.layout, hexesIn(land.layout, chunk))} className="grid" />;
});

/** Paper, neat line and rulers. */
export const Sheet = memo(function Sheet({ layout }: { readonly layout: Layout }): ReactElement {
  const frame = (inset: number): string =>
    closedPath([
      { x: inset, y: inset },
      { x: layout.width - inset, y: inset },
      { x: layout.width - inset, y: layout.height - inset },
      { x: inset, y: layout.height - inset },
    ]);
  return (
    <g className="sheet">
      <path d={frame(0)} className="paper" />
      <path d={frame(5.5)} className="neat" />
      <path d={frame(8.5)} className="neat inner" />
    </g>
  );
});
