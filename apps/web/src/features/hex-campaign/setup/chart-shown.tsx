import { MapPicture } from '@sealed-orders/map/hex';
import { defaultSettings, type GivenChart, withAirspaces } from '@sealed-orders/rules/hex-campaign';
import { keysOf } from '@sealed-orders/rules/kernel';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { useMemo } from 'react';
import { editorView } from '../map-editor/editor-view.ts';
import { StartTable } from './start-table.tsx';

/** A map as a picture, with what its starts offer. */
export function ChartShown({ chart }: { readonly chart: GivenChart }) {
  const whole = useMemo(() => withAirspaces(chart, defaultSettings.airspaceGrid), [chart]);
  const view = useMemo(() => editorView(whole), [whole]);
  const letters = chart.rows.join('');
  const land = letters.replaceAll('s', '').length;
  return (
    <>
      <div className="picture">
        <MapPicture view={view} label={printedMapText.label} />
      </div>
      <div className="paper">
        <p className="py-2">{printedMapText.says(letters.length, land)}</p>
        {chart.starts === undefined ? null : (
          <>
            <p className="hint mt-0!">{printedMapText.zones}</p>
            <StartTable chart={whole} starts={chart.starts} />
          </>
        )}
        {keysOf(chart.sites ?? {}).length === 0 ? null : <p className="hint">{printedMapText.proposes}</p>}
      </div>
    </>
  );
}
