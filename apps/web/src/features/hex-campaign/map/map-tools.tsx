'use client';
import type { MapHandle } from '@sealed-orders/map/hex';
import { campaignText } from '@sealed-orders/text/hex-campaign/campaign';
import { Crosshair, Layers, List, type LucideIcon, Maximize, Minus, PanelRight, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { BELOW_DESKTOP, FEW_TOOLS, PHONE, useMedia } from '../../browser/use-media.ts';
import { Icon } from '../../kit/icon.tsx';
import { type HexPlace, useHexPlace } from '../hex-context.ts';
import { LayersSheet } from '../on-demand.ts';
import { knownPiece } from './known.ts';
import type { MapLook } from './layers-sheet.tsx';
import { OVERLAY_ICONS, OVERLAYS } from './overlays.ts';

interface MapToolsProps extends MapLook {
  readonly isCovered: boolean;
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
}

/** Zoom, overlays, and the list that stands in for the map; in small windows, two tools and a sheet. */
export function MapTools(props: MapToolsProps) {
  const { tools } = campaignText;
  const hasFew = useMedia(FEW_TOOLS);
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(BELOW_DESKTOP);
  const [hasLayers, setLayers] = useState(false);
  return (
    <>
      <div
        className="map-tools no-print"
        role="toolbar"
        aria-label={tools.label}
        aria-orientation="vertical"
        inert={props.isCovered}
      >
        {hasFew ? <FewTools {...props} openLayers={() => setLayers(true)} /> : <AllTools {...props} />}
        {isNarrow && !isPhone ? (
          <Tool label={tools.panel} icon={PanelRight} isOn={props.isPanelOpen} onTouch={props.togglePanel} />
        ) : null}
      </div>
      <Suspense>{hasFew && hasLayers ? <LayersSheet {...props} onClose={() => setLayers(false)} /> : null}</Suspense>
    </>
  );
}

function AllTools({ overlays, map, isList, toggleList }: MapToolsProps) {
  const { tools } = campaignText;
  return (
    <>
      <Tool label={tools.zoomIn} icon={Plus} onTouch={() => map.current?.zoomBy(1.3)} />
      <Tool label={tools.zoomOut} icon={Minus} onTouch={() => map.current?.zoomBy(1 / 1.3)} />
      <Tool label={tools.whole} icon={Maximize} onTouch={() => map.current?.fit()} />
      {OVERLAYS.map((overlay) => (
        <Tool
          key={overlay}
          label={tools[overlay]}
          icon={OVERLAY_ICONS[overlay]}
          isOn={overlays.shown.includes(overlay)}
          onTouch={() => overlays.toggle(overlay)}
        />
      ))}
      <Tool label={tools.list} icon={List} isOn={isList} onTouch={toggleList} />
    </>
  );
}

function FewTools({ map, openLayers }: MapToolsProps & { readonly openLayers: () => void }) {
  const { tools } = campaignText;
  const place = useHexPlace();
  return (
    <>
      <Tool label={tools.layers} icon={Layers} onTouch={openLayers} />
      <Tool label={tools.centre} icon={Crosshair} onTouch={() => centre(place, map.current)} />
    </>
  );
}

/** Centres the reader's selection, otherwise their Capital; readers with neither see the whole map. */
function centre({ view, selection }: HexPlace, map: MapHandle | null): void {
  const piece = selection?.kind === 'piece' ? knownPiece(view, selection.piece)?.piece.hex : undefined;
  const hex = piece ?? (selection?.kind === 'hex' ? selection.hex : undefined) ?? view.own?.capital ?? null;
  if (hex === null) map?.fit();
  else map?.centreOn(hex);
}

interface ToolProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onTouch: () => void;
  readonly isOn?: boolean;
}

function Tool({ label, icon, onTouch, isOn }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={onTouch}>
      <Icon of={icon} size={18} />
    </button>
  );
}
