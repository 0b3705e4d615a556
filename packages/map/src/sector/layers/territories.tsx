import { lookup } from '@sealed-orders/rules/kernel';
import { memo, type ReactElement } from 'react';
import { lineId, ref } from '../../symbols/patterns.tsx';
import { battleLine } from '../battle-line.ts';
import { groundOf } from '../ground.ts';
import { cornerOf, TILE } from '../places.ts';
import type { SectorPlate, SectorTerritory } from '../sector-view.ts';
import { FORT, LOZENGE, STAR, SWORDS } from '../signs.ts';

interface TerritoriesProps {
  readonly territories: readonly SectorTerritory[];
  /** Prefix of the drawing’s ids. */
  readonly drawing: string;
}

/** Id of the hatching of isolated territories within a drawing. */
export const isolatedId = (drawing: string): string => `${drawing}iso`;

/** The land of all territories, with the bands of their holders and the battle line between them. */
export const Territories = memo(function Territories({ territories, drawing }: TerritoriesProps): ReactElement {
  const line = battleLine(territories);
  return (
    <g className="territories">
      {territories.map((one) => (
        <Land key={one.id} {...one} drawing={drawing} />
      ))}
      <path d={line.edges + line.teeth} className="front casing" />
      <path d={line.edges} className="front" />
      <path d={line.teeth} className="teeth" />
      {territories.map((one) => (
        <Signs key={one.id} {...one} />
      ))}
    </g>
  );
});

interface LandProps extends SectorTerritory {
  readonly drawing: string;
}

const frame = (x: number, y: number, inset: number): string =>
  `M${x + inset} ${y + inset}H${x + TILE.width - inset}V${y + TILE.height - inset}H${x + inset}Z`;

const Land = memo(function Land({ id, column, row, holder, isIsolated, drawing }: LandProps): ReactElement {
  const { x, y } = cornerOf({ column, row });
  return (
    <g className={isIsolated ? 'tile isolated' : 'tile'} data-territory={id}>
      <Ground {...{ id, column, row }} />
      {isIsolated ? <rect x={x} y={y} {...TILE} fill={ref(isolatedId(drawing))} /> : null}
      <path d={frame(x, y, 4.5)} className="band-casing" />
      <path d={frame(x, y, 4)} className="band" stroke={ref(lineId(drawing, holder))} />
      <rect x={x} y={y} {...TILE} className="rim" />
    </g>
  );
});

/** The drawn ground, which never changes. */
const Ground = memo(function Ground(place: Pick<SectorTerritory, 'id' | 'column' | 'row'>): ReactElement {
  const { x, y } = cornerOf(place);
  const { wash, figures } = groundOf(place);
  return (
    <>
      <rect x={x} y={y} {...TILE} style={{ fill: `var(--t-${wash})` }} />
      <g className="figures">
        {Object.entries(figures).map(([style, path]) => (
          <path key={style} className={style} d={path} />
        ))}
      </g>
    </>
  );
});

/** How far apart the signs stand at the top right. */
const SIGN = 30;

/** The name of a territory and what is there. */
const Signs = memo(function Signs({ name, isMajor, fort, hasBattle, ...place }: SectorTerritory): ReactElement {
  const { x, y } = cornerOf(place);
  const right = x + TILE.width - 24;
  return (
    <g>
      <text x={x + 15} y={y + 33} className="name">
        {name}
      </text>
      {isMajor ? (
        <g className="major" transform={`translate(${x + 30 + 12 * name.length} ${y + 25})`}>
          <circle r="8" />
          <path d={STAR} />
        </g>
      ) : null}
      {fort === 'none' ? null : (
        <path d={FORT} className={`fort ${fort}`} transform={`translate(${right} ${y + 26})`} />
      )}
      {hasBattle ? (
        <g className="lozenge" transform={`translate(${fort === 'none' ? right : right - SIGN} ${y + 26})`}>
          <path d={LOZENGE} className="ground" />
          <path d={SWORDS} className="swords" />
        </g>
      ) : null}
    </g>
  );
});

/** Half the width of a letter on a plate, and room at its ends. */
const PLATE = { letter: 2.9, ends: 8 } as const;

interface PlatesProps extends Pick<TerritoriesProps, 'territories'> {
  readonly plates: Readonly<Record<string, SectorPlate>>;
}

/** What is written at the foot of territories: isolated, or what would isolate them. It lies over the counters. */
export const Plates = memo(function Plates({ territories, plates }: PlatesProps): ReactElement {
  return (
    <g className="plates">
      {territories.map((territory) => {
        const plate = lookup(plates, territory.id);
        return plate === undefined ? null : <Plate key={territory.id} {...plate} territory={territory} />;
      })}
    </g>
  );
});

function Plate({ text, isForecast, territory }: SectorPlate & { readonly territory: SectorTerritory }): ReactElement {
  const { x, y } = cornerOf(territory);
  const half = Math.min(TILE.width / 2 - 6, text.length * PLATE.letter + PLATE.ends);
  return (
    <g
      className={isForecast ? 'plate forecast' : 'plate'}
      transform={`translate(${x + TILE.width / 2} ${y + TILE.height - 17})`}
    >
      <rect x={-half} y="-9" width={2 * half} height="17" rx="2" />
      <text y="4">{text}</text>
    </g>
  );
}
