import { MapPicture } from '@sealed-orders/map/hex';
import type { GivenChart } from '@sealed-orders/rules/hex-campaign';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { useMemo } from 'react';
import { previewView } from './preview-view.ts';
import { StartTable } from './start-table.tsx';

/** A map as a picture, with what its starts offer. */
export function ChartShown({ chart }: { readonly chart: GivenChart }) {
  const view = useMemo(() => previewView(chart), [chart]);
  const letters = chart.rows.join('');
  const land = letters.replaceAll('s', '').length;
  return (
    <>
      <div className="picture">
        <MapPicture view={view} label={printedMapText.label} />
      </div>
      <div className="paper">
        <p className="py-2">{printedMapText.says(letters.length, land)}</p>
        {chart.starts === undefined ? null : <StartTable chart={view.chart} starts={chart.starts} />}
      </div>
    </>
  );
}
