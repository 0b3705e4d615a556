import { MapPicture } from '@sealed-orders/map/hex';
import { demoChart } from '@sealed-orders/rules/hex-campaign';
import { emptyChart, maps, SIZE_LIMITS } from '@sealed-orders/rules/hex-campaign/cartography';
import { useMemo } from 'react';
import type { MapDoor, MapShownProps } from '../../maps/door.ts';
import { chartFiles } from './chart-files.ts';
import { chartOf } from './chart-of.ts';
import { editorView } from './editor-view.ts';
import { MapEditor } from './map-editor.tsx';

function Shown({ map, label }: MapShownProps) {
  const chart = useMemo(() => chartOf(map), [map]);
  const view = useMemo(() => (chart === null ? null : editorView(chart)), [chart]);
  return view === null ? null : <MapPicture view={view} label={label} />;
}

/** The hex campaign's door into the pages of maps. */
export const hexCampaignMapDoor: MapDoor = {
  member: maps.id,
  files: chartFiles,
  Editor: MapEditor,
  Picture: Shown,
  printed: demoChart,
  empty: { kind: 'grid', usual: { columns: 18, rows: 16 }, limits: SIZE_LIMITS, of: emptyChart },
};
