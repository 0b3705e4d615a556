import type { HexKey } from '@sealed-orders/rules/kernel';
import { TERRAIN_NAMES } from '@sealed-orders/text';
import { memo, type ReactElement, useCallback } from 'react';
import { LinePatterns } from '../marks/patterns.tsx';
import { type Chunk, letterAt, slice, terrainAt } from './chunks.ts';
import { Coast, Figures, Grid, Lining, Sheet, Veil, Washes } from './layers/land.tsx';
import { Borders, Rivers, Roads } from './layers/lines.tsx';
import { Labels, Ledger, Rulers } from './layers/print.tsx';
import type { Level } from './levels.ts';
import type { Picture, Print } from './use-map-model.ts';

interface LandDrawingProps {
  readonly print: Print;
  readonly picture: Picture;
  readonly level: Level;
  /** Ids of the chunks whose ledger is written at the nearest level; all if left out. */
  readonly near?: string;
  /** Prefix of the drawing's ids. */
  readonly drawing: string;
}

/** Everything that lies below the pieces and does not change while one gives orders. */
export const LandDrawing = memo(function LandDrawing({ print, picture, level, near, drawing }: LandDrawingProps): ReactElement {
  const { ground, chunks, rivers } = print;
  const { layout } = ground;
  const { fog, control, roads } = picture.model;
  const { busy } = picture;
  const fogOf = (chunk: Chunk): string => slice(layout, chunk, fog);
  const close = near?.split(' ');
  const legible = chunks.filter((chunk) => close?.includes(chunk.id) ?? true);
  const describe = useCallback(
    (hex: HexKey): string => {
      const terrain = terrainAt(ground, hex);
      const holder = letterAt(layout, control, hex);
      return `${terrain === null ? '' : TERRAIN_NAMES[terrain]}${holder === '.' ? '' : `, ${holder.toUpperCase()}`}`;
    },
    [ground, layout, control],
  );
  return (
    <>
      <defs>
        <LinePatterns drawing={drawing} />
        <pattern
          id={`${drawing}hatch`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" stroke="var(--map-hatch)" strokeWidth=".8" />
        </pattern>
      </defs>
      <Sheet layout={layout} />
      <g>
        {chunks.map((chunk) => (
          <Washes key={chunk.id} ground={ground} chunk={chunk} fog={fogOf(chunk)} />
        ))}
      </g>
      <g>
        {chunks.map((chunk) => (
          <Lining key={chunk.id} ground={ground} chunk={chunk} drawing={drawing} />
        ))}
      </g>
      <g>
        {chunks.map((chunk) => (
          <Figures key={chunk.id} ground={ground} chunk={chunk} fog={fogOf(chunk)} busy={slice(layout, chunk, busy)} />
        ))}
      </g>
      <g>
        {chunks.map((chunk) => (
          <Coast key={chunk.id} ground={ground} chunk={chunk} />
        ))}
      </g>
      <g>
        {chunks.map((chunk) => (
          <Veil key={chunk.id} ground={ground} chunk={chunk} fog={fogOf(chunk)} drawing={drawing} />
        ))}
      </g>
      <g>
        {chunks.map((chunk) => (
          <Borders key={chunk.id} layout={layout} chunk={chunk} control={control} drawing={drawing} />
        ))}
      </g>
      <Rivers layout={layout} rivers={rivers} fog={fog} />
      <Roads layout={layout} roads={roads} rivers={rivers} busy={busy} />
      <g>
        {chunks.map((chunk) => (
          <Grid key={chunk.id} ground={ground} chunk={chunk} />
        ))}
      </g>
      <g>
        {chunks.map((chunk) => (
          <Labels key={chunk.id} layout={layout} chunk={chunk} fog={fogOf(chunk)} />
        ))}
      </g>
      {level === 'hex' && (
        <g>
          {legible.map((chunk) => (
            <Ledger key={chunk.id} layout={layout} chunk={chunk} fog={fogOf(chunk)} describe={describe} />
          ))}
        </g>
      )}
      <Rulers layout={layout} />
    </>
  );
});
