import { StarPicture } from '@sealed-orders/map/graph';
import { blankMap, defaultMap, maps } from '@sealed-orders/rules/node-campaign/cartography';
import { nodeMapEditorText } from '@sealed-orders/text/node-campaign/map-editor';
import { useMemo } from 'react';
import type { MapDoor, MapShownProps } from '../../maps/door.ts';
import { mapOf, viewOf } from './chart-of.ts';
import { graphFiles } from './graph-files.ts';
import { MapEditor } from './map-editor.tsx';

function Shown({ map, label }: MapShownProps) {
  const view = useMemo(() => {
    const read = mapOf(map);
    return read === null ? null : viewOf(read);
  }, [map]);
  return view === null ? null : <StarPicture view={view} label={label} />;
}

/** The node campaign's door into the pages of maps. */
export const nodeCampaignMapDoor: MapDoor = {
  member: maps.id,
  files: graphFiles,
  Editor: MapEditor,
  Picture: Shown,
  printed: defaultMap,
  empty: { kind: 'whole', of: () => blankMap(nodeMapEditorText.blank) },
};
