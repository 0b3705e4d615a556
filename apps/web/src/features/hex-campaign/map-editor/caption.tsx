import { terrainAt } from '@sealed-orders/map/hex';
import type { Chart } from '@sealed-orders/rules/hex-campaign';
import { turnedHex } from '@sealed-orders/rules/hex-campaign/cartography';
import { type HexKey, label } from '@sealed-orders/rules/space';
import { TERRAIN_NAMES } from '@sealed-orders/text/hex-campaign';
import { mapEditorText } from '@sealed-orders/text/hex-campaign/map-editor';
import { type Ref, useImperativeHandle, useState } from 'react';
import type { Kit } from './strokes.ts';
import { touchSays } from './touch-says.ts';

/** Receives the pointer's position without redrawing the map. */
export type Pointing = (hex: HexKey | null) => void;

interface CaptionProps {
  readonly chart: Chart;
  readonly kit: Kit;
  readonly ref: Ref<Pointing>;
}

/** The hex under the pointer, and the effect of a touch on it, also at the mirrored place. */
export function Caption({ chart, kit, ref }: CaptionProps) {
  const [hex, point] = useState<HexKey | null>(null);
  useImperativeHandle(ref, () => point, []);
  const terrain = hex === null ? null : terrainAt(chart, hex);
  const site = hex === null ? undefined : chart.sites?.[hex];
  const does = hex === null ? null : touchSays(chart, kit, hex);
  return (
    <p className="map-caption">
      {hex === null || terrain === null ? (
        <span className="muted">{mapEditorText.pointSays}</span>
      ) : (
        <>
          <b>{label(chart.size, hex)}</b>
          <span>
            {[TERRAIN_NAMES[terrain], chart.names[hex], site && mapEditorText.site[site]].filter(Boolean).join(', ')}
            {does === null ? null : (
              <>
                , <b>{does}</b>
              </>
            )}
          </span>
          {kit.isMirrored ? (
            <span>{mapEditorText.mirroredAt(label(chart.size, turnedHex(chart.size, hex)))}</span>
          ) : null}
        </>
      )}
    </p>
  );
}
