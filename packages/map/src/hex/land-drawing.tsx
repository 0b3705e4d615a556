import type { HexKey } from '@sealed-orders/rules/space';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { memo, type ReactElement, useCallback } from 'react';
import type { Level } from '../board/levels.ts';
import { LinePatterns } from '../symbols/patterns.tsx';
import { type Chunk, letterAt, slice, terrainAt } from './chunks.ts';
import { Coast, Figures, Grid, Lining, Sheet, Veil, Washes } from './layers/land.tsx';
import { Borders, Rivers, Roads } from './layers/lines.tsx';
import { Labels, Ledger, Rulers } from './layers/print.tsx';
import type { Picture, Print } from './picture.ts';
import { type Underlay, UnderlayImage } from './underlay.tsx';

interface LandDrawingProps {
  readonly print: Print;
  readonly picture: Picture;
  readonly level: Level;
  /** Prefix of the drawing's ids. */
  readonly drawing: string;
  readonly underlay?: Underlay | null;
}

/** Everything below the pieces that does not change while the user gives orders. */
export const LandDrawing = memo(function LandDrawing(props: LandDrawingProps): ReactElement {
  const { print, picture, drawing, underlay = null } = props;
  const { land, chunks, rivers } = print;
  const { layout } = land;
  const { fog, control, roads } = picture.model;
  const { busy } = picture;
  const fogIn = (chunk: Chunk): string => slice(layout, chunk, fog);
  const each = (layer: (chunk: Chunk) => ReactElement): ReactElement => <g>{chunks.map(layer)}</g>;
  return (
    <>
      <LandPatterns drawing={drawing} />
      <Sheet layout={layout} />
      {each((chunk) => (
        <Washes key={chunk.id} land={land} chunk={chunk} fog={fogIn(chunk)} />
      ))}
      {each((chunk) => (
        <Lining key={chunk.id} land={land} chunk={chunk} drawing={drawing} />
      ))}
      {each((chunk) => (
        <Figures key={chunk.id} land={land} chunk={chunk} fog={fogIn(chunk)} busy={slice(layout, chunk, busy)} />
      ))}
      {each((chunk) => (
        <Coast key={chunk.id} land={land} chunk={chunk} />
      ))}
      {each((chunk) => (
        <Veil key={chunk.id} land={land} chunk={chunk} fog={fogIn(chunk)} drawing={drawing} />
      ))}
      {underlay === null ? null : <UnderlayImage underlay={underlay} />}
      {each((chunk) => (
        <Borders key={chunk.id} layout={layout} chunk={chunk} control={control} drawing={drawing} />
      ))}
      <Rivers layout={layout} rivers={rivers} fog={fog} />
      <Roads layout={layout} roads={roads} rivers={rivers} busy={busy} />
      {each((chunk) => (
        <Grid key={chunk.id} land={land} chunk={chunk} />
      ))}
      <Letterings {...props} />
      <Rulers layout={layout} />
    </>
  );
});

function LandPatterns({ drawing }: { readonly drawing: string }): ReactElement {
  return (
    <defs>
      <LinePatterns drawing={drawing} />
      <pattern id={`${drawing}hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" stroke="var(--map-hatch)" strokeWidth=".8" />
      </pattern>
    </defs>
  );
}

/** The label of every hex, and at the nearest level its terrain in words and its controller's letter. */
function Letterings({ print: { land, chunks }, picture, level }: LandDrawingProps): ReactElement {
  const { layout } = land;
  const { fog, control } = picture.model;
  const lettered = chunks.map((chunk) => ({ layout, chunk, fog: slice(layout, chunk, fog) }));
  const describe = useCallback(
    (hex: HexKey): string => {
      const terrain = terrainAt(land, hex);
      const holder = letterAt(layout, control, hex);
      return `${terrain === null ? '' : TERRAIN_NAMES[terrain]}${holder === '.' ? '' : `, ${holder.toUpperCase()}`}`;
    },
    [land, layout, control],
  );
  return (
    <g>
      {lettered.map((part) => (
        <Labels key={part.chunk.id} {...part} />
      ))}
      {level === 'hex' && lettered.map((part) => <Ledger key={part.chunk.id} {...part} describe={describe} />)}
    </g>
  );
}
