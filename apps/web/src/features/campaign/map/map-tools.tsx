import type { MapHandle } from '@sealed-orders/map';
import { campaignText } from '@sealed-orders/text/pages/campaign';
import { Eye, History, List, type LucideIcon, Maximize, Minus, PanelRight, Plane, Plus, Shield } from 'lucide-react';
import type { RefObject } from 'react';
import { BELOW_DESK, PHONE, useMedia } from '../../shell/use-media.ts';
import { OVERLAYS, type Overlay, type Overlays } from './overlays.ts';

interface MapToolsProps {
  readonly overlays: Overlays;
  readonly map: RefObject<MapHandle | null>;
  readonly isList: boolean;
  readonly toggleList: () => void;
  readonly toggleHistory: () => void;
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
}

const OVERLAY_ICONS: Readonly<Record<Overlay, LucideIcon>> = { zones: Shield, sight: Eye, airspaces: Plane };

/** Zoom, overlays, and the list that stands in for the map. */
export function MapTools({ overlays, map, ...props }: MapToolsProps) {
  const { tools } = campaignText;
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(BELOW_DESK);
  return (
    <div className="map-tools no-print" role="toolbar" aria-label={tools.label} aria-orientation="vertical">
      {isPhone ? null : (
        <>
          <Tool label={tools.zoomIn} Icon={Plus} onTouch={() => map.current?.zoomBy(1.3)} />
          <Tool label={tools.zoomOut} Icon={Minus} onTouch={() => map.current?.zoomBy(1 / 1.3)} />
        </>
      )}
      <Tool label={tools.whole} Icon={Maximize} onTouch={() => map.current?.fit()} />
      {OVERLAYS.map((overlay) => (
        <Tool
          key={overlay}
          label={tools[overlay]}
          Icon={OVERLAY_ICONS[overlay]}
          isOn={overlays.shown.includes(overlay)}
          onTouch={() => overlays.toggle(overlay)}
        />
      ))}
      <Tool label={tools.list} Icon={List} isOn={props.isList} onTouch={props.toggleList} />
      {isPhone ? <Tool label={tools.history} Icon={History} onTouch={props.toggleHistory} /> : null}
      {isNarrow && !isPhone ? (
        <Tool label={tools.panel} Icon={PanelRight} isOn={props.isPanelOpen} onTouch={props.togglePanel} />
      ) : null}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onTouch: () => void;
  readonly isOn?: boolean;
}

function Tool({ label, Icon, onTouch, isOn }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={onTouch}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
