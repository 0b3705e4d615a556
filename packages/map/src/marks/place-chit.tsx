import { columnRow, type HexKey } from '@sealed-orders/rules/kernel';
import type { ReactElement } from 'react';
import type { Chunk, Ground } from '../hex/chunks.ts';
import { Figures, Washes } from '../hex/layers/land.tsx';
import { SitePlan } from '../hex/layers/sites.tsx';
import { centreOf, fixed, hexPath, layoutOf, xy } from '../hex/layout.ts';
import { type MapView, siteAt } from '../hex/model.ts';
import { Emblem } from './emblem.tsx';

interface PlaceChitProps {
  readonly view: MapView;
  readonly hex: HexKey;
  /** Pixels. */
  readonly size?: number;
}

/** A hex by itself, for panels: its land as it is printed, and the site in it as the viewer knows it. */
export function PlaceChit({ view, hex, size = 58 }: PlaceChitProps): ReactElement {
  const layout = layoutOf(view.chart.size);
  const ground: Ground = { layout, rows: view.chart.rows };
  const { column, row } = columnRow(hex);
  const chunk: Chunk = { id: hex, columns: [column, column + 1], rows: [row, row + 1] };
  const site = siteAt(view, hex);
  const { x, y } = centreOf(layout, hex);
  const half = layout.s * 1.03;
  const box = [x - half, y - half, 2 * half, 2 * half].map(fixed).join(' ');
  return (
    <Emblem label={undefined} className="hexmap place-chit" width={size} height={size} viewBox={box}>
      <Washes ground={ground} chunk={chunk} fog="i" />
      <Figures ground={ground} chunk={chunk} fog="i" busy={site === null ? '.' : 'x'} />
      <g transform={`translate(${xy({ x, y })})`}>
        {site === null ? null : <SitePlan site={site} s={layout.s} isCrowded={false} />}
      </g>
      <path d={hexPath(layout, hex)} className="rim" />
    </Emblem>
  );
}
