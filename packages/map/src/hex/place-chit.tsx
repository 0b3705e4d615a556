import { columnRow, type HexKey } from '@sealed-orders/rules/space';
import { memo, type ReactElement } from 'react';
import { fixed, xy } from '../board/sheet.ts';
import { Emblem } from '../symbols/emblem.tsx';
import type { Chunk, PrintedLand } from './chunks.ts';
import { Figures, Washes } from './layers/land.tsx';
import { SitePlan } from './layers/sites.tsx';
import { centreOf, hexPath, layoutOf } from './layout.ts';
import type { MapView } from './map-view.ts';
import { siteAt } from './model.ts';

interface PlaceChitProps {
  readonly view: MapView;
  readonly hex: HexKey;
  /** Pixels. */
  readonly size?: number;
}

/** A single hex for panels: its printed land, and its site as the viewer knows it. */
export const PlaceChit = memo(function PlaceChit({ view, hex, size = 58 }: PlaceChitProps): ReactElement {
  const layout = layoutOf(view.chart.size);
  const land: PrintedLand = { layout, rows: view.chart.rows };
  const { column, row } = columnRow(hex);
  const chunk: Chunk = { id: hex, columns: [column, column + 1], rows: [row, row + 1] };
  const site = siteAt(view, hex);
  const { x, y } = centreOf(layout, hex);
  const half = layout.s * 1.03;
  const box = [x - half, y - half, 2 * half, 2 * half].map(fixed).join(' ');
  return (
    <Emblem label={undefined} className="hexmap place-chit" width={size} height={size} viewBox={box}>
      <Washes land={land} chunk={chunk} fog="i" />
      <Figures land={land} chunk={chunk} fog="i" busy={site === null ? '.' : 'x'} />
      <g transform={`translate(${xy({ x, y })})`}>
        {site === null ? null : <SitePlan site={site} s={layout.s} isCrowded={false} />}
      </g>
      <path d={hexPath(layout, hex)} className="rim" />
    </Emblem>
  );
});
